<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>A click on a number or symbol of a teammate&apos;s card gives that hint; the check plays an own card, the cross discards it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A look without a turn: nothing can be played or hinted now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard card {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the card open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the teammates&apos; cards without taking a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name colour and play card {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play card {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The announced card is laid open before any token moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has the turn. When all have seen the table, choose Ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} moves the token: click it, drag it, or choose the button.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <name>CoverPage</name>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game rests; nothing is lost.</source>
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
    <name>Editions</name>
    <message numerus="yes">
        <source>%n blue token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue token(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) lose(s) the game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A hint is shown once; then everybody has to remember.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint may name what a hand does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint may point at no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint must point at a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A master turns the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sixth colour that hints can name like any other; 30 points at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. 30 points at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sixth colour, each of its cards only once: none may be lost. 30 points at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the hints told, and what they rule out, stays marked on the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the book: the oldest player, who is the master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the book: whoever wears the most colourful clothes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choreography</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour avalanche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detailed choreography</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone moves the tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone turns the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every switch is yours, in any combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert game: the crowning touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farbrausch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farbrausch with five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farbrausch²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer mistakes are harder, more tokens for hints are easier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer storm tiles are harder, more hint tiles are easier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five multicolour cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the colour before you play: right brings a blue token back, wrong is a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the colour before you play: right brings a clock token back, wrong is a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the colour before you play: right turns a hint tile to white, wrong is a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No book says who: choose, or draw lots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No last round. Whoever loses an indispensable card loses the game for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norwegian edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a perfect show wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the latest hint stays marked on each card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swedish edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten multicolour cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten wild multicolour cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The basic game: 50 cards, 25 points at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first bolt of lightning loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first mistake burns the last red fuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first mistake uncovers the explosion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first red token in the lid loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth bolt of lightning loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth mistake burns the last red fuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth mistake uncovers the explosion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth red token in the lid loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second bolt of lightning loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second mistake burns the last red fuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second mistake uncovers the explosion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second red token in the lid loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third bolt of lightning loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third mistake burns the last red fuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third mistake uncovers the explosion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third red token in the lid loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant 1: ten multicolour cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant 2: five multicolour cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant 3: ten wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant 4: only a perfect show</source>
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
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier game(s) of these players, best: {best}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A lost show scores 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the share link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fireworks reached {heights} = {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is their new record!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title screen</source>
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
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is looking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Move to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise or lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
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
    <name>MainWindow</name>
    <message>
        <source>All players at the table have to agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game now and count the score as it stands?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hanabi games (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the game? The table is covered until you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} decides, as the master.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;End the game early…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hand over the master&apos;s role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Is everybody agreed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No link for this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the link into a web browser to replay the game there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved game damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved just now. You can play on; it is saved again as soon as that works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replay page would read these house rules as another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game cannot be read. It was kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be read. They were kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened. It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>&amp;Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Ins in a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del takes the player away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hanabi is for at most %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hanabi needs at least %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>How many hints can be paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many mistakes lose the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;emory aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move player {number} down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move player {number} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players are called {name}. That is allowed, but hard to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take player {number} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This edition has one way to play: there are no variants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player already sits first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player already sits last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table plays without a master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is the master?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is the oldest player?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>All hands lie face down while everybody looks at the table together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened since {name}&apos;s last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {name} missed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteBar</name>
    <message>
        <source>&amp;Note on card {place}</source>
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
    <name>Table</name>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone except {name} looks away</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} announces: a hint to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} announces: discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} announces: play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays open {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays the card open for all to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} of at most {reachable} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitlePage</name>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title page</source>
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
        <source>Clock tokens</source>
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
        <source>Blue tokens: {available} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock tokens: {available} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuse: {mistakes} of {limit} mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint tiles: {available} of {total} white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red tokens: {mistakes} of {limit} mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm: {mistakes} of {limit} lightnings</source>
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
        <source>the explosion, at the bottom of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the explosion, uncovered</source>
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
