<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>By the hints: value {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the hints: {colours}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the hints: {colours}; value {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints pointed at it: {hints}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last hint points at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, card {place}: face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, card {place}: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>{card}: {discarded} on the discard pile; left: {left} of {copies}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Defeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine: even the stars look pale beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dreadful: the crowd boos and goes home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every firework is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honourable, though nobody will speak of it next week.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legendary: nobody finds words, and all eyes shine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to play, discard or hint: the show cannot be finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last red token lies in the lid: everything blows up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The show is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The storm has broken: the show is rained out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very good: the crowd goes home happy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak: a few hands clap, out of politeness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wonderful: people will talk of it for years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was the last one, and still needed: the show cannot be perfect.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; it can no longer be completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; next is {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): complete.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Hand of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is looking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPicker</name>
    <message>
        <source>&amp;Hint to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint to {name}: value {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint to {name}: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teammate to give a hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>A blue token is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clock token is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: a blue token is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: a clock token is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: a hint tile turns white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake {mistakes} of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blue firework is complete!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus is lost: no hint was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour was right, but no hint was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour was right: a blue token is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour was right: a clock token is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour was right: a hint tile turns white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green firework is complete!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last card is drawn: %n more turn(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The multicolour firework is complete!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red firework is complete!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The white firework is complete!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The yellow firework is complete!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} gave {target} a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue or wild card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n card(s) of value {rank}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green or wild card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n multicolour card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red or wild card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white or wild card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow or wild card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} → {target}: no blue card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {target}: no card of value {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {target}: no green card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {target}: no multicolour card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {target}: no red card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {target}: no white card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {target}: no yellow card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} names {colour}, but the card is {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card}: it does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card}: it fits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}: has the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: has the turn; is the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: is the master</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A hint goes to a teammate, never to oneself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All blue tokens are available, so nothing can be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All clock tokens are available, so nothing can be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hint tiles show black: none is left to pay for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hint tiles show white, so nothing can be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multicolour cards are wild: a hint cannot name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blue token is left to pay for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock token is left to pay for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No colour is named before playing in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is to be turned now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token is to be moved now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the wrong tile for what was announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the wrong token for what was announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card has to be laid open first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card lies open: this can no longer be withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The master has to move a token first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right kind of tile, but it turns the other way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no multicolour cards in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is empty: there is nothing to give a hint about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is done in a player&apos;s own private view.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clover leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rainbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>Blue tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue tokens: {available} of {total} available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock tokens: {available} of {total} available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuse tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint tiles: {available} of {total} show white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes: {mistakes}; lightning {limit} ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes: {mistakes}; red token {limit} ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes: {mistakes}; the fuse ends at {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue token beside the box lid: spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue token in the box lid: available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock token in the box lid: spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock token on its side: spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock token, upright: available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fuse token covering the explosion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fuse token, burnt away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint tile, black side up: spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint tile, white side up: available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red fuse token, unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red fuse token, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red token beside the box lid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red token in the box lid: a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storm tile, lightning: a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storm tile, starry sky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the explosion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: bring a clock token back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: put a blue token back into the box lid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: put a red token into the box lid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: take a blue token out of the box lid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: take a clock token away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: take the top fuse token away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its black side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its white side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{master}: turn a storm tile to lightning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
