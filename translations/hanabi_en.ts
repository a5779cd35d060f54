<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message numerus="yes">
        <source>%n blue token(s)</source>
        <translation>
            <numerusform>%n blue token</numerusform>
            <numerusform>%n blue tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue token(s).</source>
        <translation>
            <numerusform>%n blue token.</numerusform>
            <numerusform>%n blue tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n clock token</numerusform>
            <numerusform>%n clock tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s).</source>
        <translation>
            <numerusform>%n clock token.</numerusform>
            <numerusform>%n clock tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s)</source>
        <translation>
            <numerusform>%n hint tile</numerusform>
            <numerusform>%n hint tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s).</source>
        <translation>
            <numerusform>%n hint tile.</numerusform>
            <numerusform>%n hint tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) lose(s) the game</source>
        <translation>
            <numerusform>%n mistake loses the game</numerusform>
            <numerusform>%n mistakes lose the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red token(s)</source>
        <translation>
            <numerusform>%n red token</numerusform>
            <numerusform>%n red tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tile(s)</source>
        <translation>
            <numerusform>%n storm tile</numerusform>
            <numerusform>%n storm tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n earlier game(s) with these players, best: {best}.</source>
        <translation>
            <numerusform>%n earlier game with these players, best: {best}.</numerusform>
            <numerusform>%n earlier games with these players, best: {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoingBack</name>
    <message numerus="yes">
        <source>%n turn(s) back: {name} to play.</source>
        <translation>
            <numerusform>One turn back: {name} to play.</numerusform>
            <numerusform>%n turns back: {name} to play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n blue card</numerusform>
            <numerusform>{giver} → {target}: %n blue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n blue or wild card</numerusform>
            <numerusform>{giver} → {target}: %n blue or wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n card(s) of value {rank}</source>
        <translation>
            <numerusform>{giver} → {target}: %n card of value {rank}</numerusform>
            <numerusform>{giver} → {target}: %n cards of value {rank}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n green card</numerusform>
            <numerusform>{giver} → {target}: %n green cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n green or wild card</numerusform>
            <numerusform>{giver} → {target}: %n green or wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n multicolour card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n multicolour card</numerusform>
            <numerusform>{giver} → {target}: %n multicolour cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n red card</numerusform>
            <numerusform>{giver} → {target}: %n red cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n red or wild card</numerusform>
            <numerusform>{giver} → {target}: %n red or wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n white card</numerusform>
            <numerusform>{giver} → {target}: %n white cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n white or wild card</numerusform>
            <numerusform>{giver} → {target}: %n white or wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n yellow card</numerusform>
            <numerusform>{giver} → {target}: %n yellow cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: %n yellow or wild card</numerusform>
            <numerusform>{giver} → {target}: %n yellow or wild cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>Hanabi is for up to %n player(s).</source>
        <translation>
            <numerusform>Hanabi is for up to %n player.</numerusform>
            <numerusform>Hanabi is for up to %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hanabi needs at least %n player(s).</source>
        <translation>
            <numerusform>Hanabi needs at least %n player.</numerusform>
            <numerusform>Hanabi needs at least %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>%n action taken back.</numerusform>
            <numerusform>%n actions taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peek(s) without a turn.</source>
        <translation>
            <numerusform>%n peek without a turn.</numerusform>
            <numerusform>%n peeks without a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn (nobody knows for how long).</source>
        <translation>
            <numerusform>{name} peeked at the cards once without taking a turn (nobody knows for how long).</numerusform>
            <numerusform>{name} peeked at the cards %n times without taking a turn (nobody knows for how long).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} peeked at the cards once without taking a turn ({time} in all).</numerusform>
            <numerusform>{name} peeked at the cards %n times without taking a turn ({time} in all).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message numerus="yes">
        <source>Shuffle all %n cards and deal everybody a hand, face down:</source>
        <translation>
            <numerusform>Shuffle the card and deal it, face down:</numerusform>
            <numerusform>Shuffle all %n cards and deal everybody a hand, face down:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n black fuse tokens. On each one the fuse is a little shorter than on the one before, and the last shows the explosion.</source>
        <translation>
            <numerusform>You have one black fuse token. It shows the explosion.</numerusform>
            <numerusform>You have %n black fuse tokens. On each one the fuse is a little shorter than on the one before, and the last shows the explosion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue clock tokens to pay for your hints.</source>
        <translation>
            <numerusform>You have one blue clock token to pay for your hints.</numerusform>
            <numerusform>You have %n blue clock tokens to pay for your hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue tokens to pay for your hints.</source>
        <translation>
            <numerusform>You have one blue token to pay for your hints.</numerusform>
            <numerusform>You have %n blue tokens to pay for your hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>You have one hint tile to pay for your hints, white on one side and black on the other. It is the spare.</numerusform>
            <numerusform>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other.</source>
        <translation>
            <numerusform>You have one hint tile to pay for your hints, white on one side and black on the other.</numerusform>
            <numerusform>You have %n hint tiles to pay for your hints, white on one side and black on the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. For every mistake, one of them goes in.</source>
        <translation>
            <numerusform>Keep the red token beside the lid. The first mistake puts it in.</numerusform>
            <numerusform>Keep the %n red tokens beside the lid. For every mistake, one of them goes in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up: that means they’re ready to use. A spent one is turned on its side.</source>
        <translation>
            <numerusform>Lay out the clock token the right way up: that means it’s ready to use. When it’s spent, it’s turned on its side.</numerusform>
            <numerusform>Lay out the %n clock tokens the right way up: that means they’re ready to use. A spent one is turned on its side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Lay out the hint tile with its white side up: white means ready to use. When it’s spent, it shows its black side.</numerusform>
            <numerusform>Lay out the %n hint tiles with their white sides up: white means ready to use. A spent one shows its black side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table, ready to use, and put the box lid beside them: that’s where the spent ones go.</source>
        <translation>
            <numerusform>Lay the clock token face up on the table, ready to use, and put the box lid beside it: that’s where it goes when it’s spent.</numerusform>
            <numerusform>Lay the %n clock tokens face up on the table, ready to use, and put the box lid beside them: that’s where the spent ones go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Lay the hint tile in front of the master, with its white side up: white means ready to use. When it’s spent, it shows its black side.</numerusform>
            <numerusform>Lay the %n hint tiles in front of the master, with their white sides up: white means ready to use. A spent one shows its black side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles beside the hint tiles, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Lay the storm tile beside the hint tiles, showing the starry sky. The first mistake turns it over to lightning.</numerusform>
            <numerusform>Lay the %n storm tiles beside the hint tiles, showing the starry sky. Every mistake turns one of them over to lightning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Lay the storm tile in front of the master too, showing the starry sky. The first mistake turns it over to lightning.</numerusform>
            <numerusform>Lay the %n storm tiles in front of the master too, showing the starry sky. Every mistake turns one of them over to lightning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, where they’re ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Put the blue token into the box lid, where it’s ready to use. When it’s spent, it goes beside the lid.</numerusform>
            <numerusform>Put the %n blue tokens into the box lid, where they’re ready to use. Spent ones go beside the lid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</source>
        <translation>
            <numerusform>Lay out the fuse token with the explosion.</numerusform>
            <numerusform>Stack the %n fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside the clock tokens. Every mistake uses one up.</source>
        <translation>
            <numerusform>Lay the red fuse token beside the clock tokens. The first mistake uses it up.</numerusform>
            <numerusform>Stack the %n red fuse tokens beside the clock tokens. Every mistake uses one up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players, just before the first turn.</source>
        <translation>
            <numerusform>The table for %n player, just before the first turn.</numerusform>
            <numerusform>The table for %n players, just before the first turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>You have one hint tile to pay for your hints, white on one side and black on the other. One more stays in the box as a spare.</numerusform>
            <numerusform>You have %n hint tiles to pay for your hints, white on one side and black on the other. One more stays in the box as a spare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare; use coins for any that the box doesn’t have.</source>
        <translation>
            <numerusform>You have one hint tile to pay for your hints, white on one side and black on the other. It is the spare; use a coin if the box doesn’t have it.</numerusform>
            <numerusform>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare; use coins for any that the box doesn’t have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red fuse tokens, one for each mistake.</source>
        <translation>
            <numerusform>You have one red fuse token: a single mistake uses it up.</numerusform>
            <numerusform>You have %n red fuse tokens, one for each mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red tokens, one for each mistake.</source>
        <translation>
            <numerusform>You have one red token, for a single mistake.</numerusform>
            <numerusform>You have %n red tokens, one for each mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n storm tiles, one for each mistake, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>You have one storm tile, with a starry sky on one side and lightning on the other: a single mistake turns it over.</numerusform>
            <numerusform>You have %n storm tiles, one for each mistake, with a starry sky on one side and lightning on the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message numerus="yes">
        <source>Match {number} of %n</source>
        <translation>
            <numerusform>Match {number} of %n</numerusform>
            <numerusform>Match {number} of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n counted game(s), oldest first.</source>
        <translation>
            <numerusform>%n counted game.</numerusform>
            <numerusform>%n counted games, oldest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n file could not be read.</numerusform>
            <numerusform>%n files could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) listed</source>
        <translation>
            <numerusform>%n game listed</numerusform>
            <numerusform>%n games listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were saved by a later version of the program and stay as they are.</source>
        <translation>
            <numerusform>%n game was saved by a later version of the program and stays as it is.</numerusform>
            <numerusform>%n games were saved by a later version of the program and stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n line copied.</numerusform>
            <numerusform>%n lines copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peek(s) without a turn</source>
        <translation>
            <numerusform>%n peek without a turn</numerusform>
            <numerusform>%n peeks without a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>%n turn taken back</numerusform>
            <numerusform>%n turns taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best: %n point(s), {date}.</source>
        <translation>
            <numerusform>Best: %n point, {date}.</numerusform>
            <numerusform>Best: %n points, {date}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games}, of which %n counted: best {best}, average {average}.</source>
        <translation>
            <numerusform>{games}, of which %n counted: best {best}, average {average}.</numerusform>
            <numerusform>{games}, of which %n counted: best {best}, average {average}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n card discarded</numerusform>
            <numerusform>%n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indispensable card(s) lost</source>
        <translation>
            <numerusform>%n indispensable card lost</numerusform>
            <numerusform>%n indispensable cards lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns {first}–{last}: %n card(s) in a row that fitted, played by {names}.</source>
        <translation>
            <numerusform>Turns {first}–{last}: %n card that fitted, played by {names}.</numerusform>
            <numerusform>Turns {first}–{last}: %n cards in a row that fitted, played by {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>One turn taken back</numerusform>
            <numerusform>%n turns taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Last round: %n turn left</numerusform>
            <numerusform>Last round: %n turns left</numerusform>
        </translation>
    </message>
</context>
</TS>
