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
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n clock token</numerusform>
            <numerusform>%n clock tokens</numerusform>
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
        <source>Mistake %n loses the game</source>
        <translation>
            <numerusform>The first mistake loses the game</numerusform>
            <numerusform>Mistake %n loses the game</numerusform>
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
    <name>Endings</name>
    <message numerus="yes">
        <source>%n card(s) in the sky</source>
        <translation>
            <numerusform>%n card in the sky</numerusform>
            <numerusform>%n cards in the sky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n firework(s) complete before it went dark. That deserves another show.</source>
        <translation>
            <numerusform>One firework was complete before it went dark. That deserves another show.</numerusform>
            <numerusform>%n fireworks were complete before it went dark. That deserves another show.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new best for this group! Until now it was {best} (%n game(s)).</source>
        <translation>
            <numerusform>A new best for this group! Until now it was {best}.</numerusform>
            <numerusform>A new best for this group! Until now it was {best} (%n games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equals this group’s best so far (in %n game(s)).</source>
        <translation>
            <numerusform>Equals this group’s best so far.</numerusform>
            <numerusform>Equals this group’s best so far (in&#xa0;%n games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This group’s best so far: {best} (in %n game(s)).</source>
        <translation>
            <numerusform>This group’s best so far: {best}.</numerusform>
            <numerusform>This group’s best so far: {best} (in&#xa0;%n games).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoingBack</name>
    <message numerus="yes">
        <source>%n turn(s) back: {name}’s turn again.</source>
        <translation>
            <numerusform>One turn back: {name}’s turn again.</numerusform>
            <numerusform>%n turns back: {name}’s turn again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>{count} multicolour</source>
        <translation>
            <numerusform>one multicolour</numerusform>
            <numerusform>{count} multicolour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n “{colour}”</source>
        <translation>
            <numerusform>%n× “{colour}”</numerusform>
            <numerusform>%n× “{colour}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 1(s)</source>
        <translation>
            <numerusform>one 1</numerusform>
            <numerusform>{count} 1s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 2(s)</source>
        <translation>
            <numerusform>one 2</numerusform>
            <numerusform>{count} 2s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 3(s)</source>
        <translation>
            <numerusform>one 3</numerusform>
            <numerusform>{count} 3s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 4(s)</source>
        <translation>
            <numerusform>one 4</numerusform>
            <numerusform>{count} 4s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 5(s)</source>
        <translation>
            <numerusform>one 5</numerusform>
            <numerusform>{count} 5s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blue</source>
        <translation>
            <numerusform>one blue</numerusform>
            <numerusform>{count} blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} green</source>
        <translation>
            <numerusform>one green</numerusform>
            <numerusform>{count} green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} red</source>
        <translation>
            <numerusform>one red</numerusform>
            <numerusform>{count} red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <translation>
            <numerusform>one white</numerusform>
            <numerusform>{count} white</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} yellow</source>
        <translation>
            <numerusform>one yellow</numerusform>
            <numerusform>{count} yellow</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>%n saved games can’t be continued now. Their files haven’t been changed.</source>
        <translation>
            <numerusform>%n saved game can’t be continued now. Its file hasn’t been changed.</numerusform>
            <numerusform>%n saved games can’t be continued now. Their files haven’t been changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message numerus="yes">
        <source>Turns {first} to {last}: %n good plays in a row, by {names}.</source>
        <translation>
            <numerusform>Turns {first} to {last}: %n good play in a row, by {names}.</numerusform>
            <numerusform>Turns {first} to {last}: %n good plays in a row, by {names}.</numerusform>
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
        <source>%n turn(s) taken back.</source>
        <translation>
            <numerusform>%n turn taken back.</numerusform>
            <numerusform>%n turns taken back.</numerusform>
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
        <source>Cards looked at %n time(s) without a turn.</source>
        <translation>
            <numerusform>Cards looked at once without a turn.</numerusform>
            <numerusform>Cards looked at %n times without a turn.</numerusform>
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
        <source>{name} looked at the cards %n time(s) without taking a turn (time unknown).</source>
        <translation>
            <numerusform>{name} looked at the cards once without taking a turn (time unknown).</numerusform>
            <numerusform>{name} looked at the cards %n times without taking a turn (time unknown).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} looked at the cards once without taking a turn ({time} in all).</numerusform>
            <numerusform>{name} looked at the cards %n times without taking a turn ({time} in all).</numerusform>
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
        <source>%n black fuse tokens, their fuses ever shorter; the last shows the explosion.</source>
        <translation>
            <numerusform>%n black fuse tokens, their fuses ever shorter; the last shows the explosion.</numerusform>
            <numerusform>%n black fuse tokens, their fuses ever shorter; the last shows the explosion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue clock tokens.</source>
        <translation>
            <numerusform>One blue clock token.</numerusform>
            <numerusform>%n blue clock tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens.</source>
        <translation>
            <numerusform>One blue token.</numerusform>
            <numerusform>%n blue tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other.</source>
        <translation>
            <numerusform>One hint tile, white on one side and black on the other.</numerusform>
            <numerusform>%n hint tiles, white on one side and black on the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>%n hint tiles, white on one side and black on the other. One more stays in the box as a spare.</numerusform>
            <numerusform>%n hint tiles, white on one side and black on the other. One more stays in the box as a spare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>%n hint tiles, white on one side and black on the other. One of them is the spare.</numerusform>
            <numerusform>%n hint tiles, white on one side and black on the other. One of them is the spare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare; use coins if you need more than the box contains.</source>
        <translation>
            <numerusform>%n hint tiles, white on one side and black on the other. One of them is the spare; use coins if you need more than the box contains.</numerusform>
            <numerusform>%n hint tiles, white on one side and black on the other. One of them is the spare; use coins if you need more than the box contains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red fuse tokens.</source>
        <translation>
            <numerusform>One red fuse token.</numerusform>
            <numerusform>%n red fuse tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tokens.</source>
        <translation>
            <numerusform>One red token.</numerusform>
            <numerusform>%n red tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tiles, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>One storm tile, with a starry sky on one side and lightning on the other.</numerusform>
            <numerusform>%n storm tiles, with a starry sky on one side and lightning on the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. Every mistake sends one in.</source>
        <translation>
            <numerusform>Keep the red token beside the lid. A mistake sends it in.</numerusform>
            <numerusform>Keep the %n red tokens beside the lid. Every mistake sends one in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up. Spent ones are turned on their side.</source>
        <translation>
            <numerusform>Lay out the clock token the right way up. Spent, it is turned on its side.</numerusform>
            <numerusform>Lay out the %n clock tokens the right way up. Spent ones are turned on their side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Lay out the hint tile, white side up. Spent, it is turned to black.</numerusform>
            <numerusform>Lay out the %n hint tiles, white sides up. Spent ones are turned to black.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n storm tiles, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Lay out the storm tile, starry side up. A mistake turns it to lightning.</numerusform>
            <numerusform>Lay out the %n storm tiles, starry sides up. Every mistake turns one to lightning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table. Spent ones go into the box lid.</source>
        <translation>
            <numerusform>Lay the clock token face up on the table. Spent, it goes into the box lid.</numerusform>
            <numerusform>Lay the %n clock tokens face up on the table. Spent ones go into the box lid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Lay the hint tile in front of the master, white side up. Spent, it is turned to black.</numerusform>
            <numerusform>Lay the %n hint tiles in front of the master, white sides up. Spent ones are turned to black.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Lay the storm tile in front of the master too, starry side up. A mistake turns it to lightning.</numerusform>
            <numerusform>Lay the %n storm tiles in front of the master too, starry sides up. Every mistake turns one to lightning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Put the blue token into the box lid, ready to use. Spent, it goes beside the lid.</numerusform>
            <numerusform>Put the %n blue tokens into the box lid, ready to use. Spent ones go beside the lid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; once the explosion at the bottom is uncovered, you’ve lost.</source>
        <translation>
            <numerusform>Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; once the explosion at the bottom is uncovered, you’ve lost.</numerusform>
            <numerusform>Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; once the explosion at the bottom is uncovered, you’ve lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside them. Every mistake takes one off and lays it on its side.</source>
        <translation>
            <numerusform>Put the red fuse token there too. A mistake lays it on its side.</numerusform>
            <numerusform>Stack the %n red fuse tokens beside them. Every mistake takes one off and lays it on its side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players.</source>
        <translation>
            <numerusform>The table for %n player.</numerusform>
            <numerusform>The table for %n players.</numerusform>
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
    <name>SavedGames</name>
    <message numerus="yes">
        <source>the latest of %n unfinished games</source>
        <translation>
            <numerusform>the latest of %n unfinished game</numerusform>
            <numerusform>the latest of %n unfinished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n card(s) played before the show was lost</source>
        <translation>
            <numerusform>%n card played before the show was lost</numerusform>
            <numerusform>%n cards played before the show was lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computer</numerusform>
            <numerusform>%n computers</numerusform>
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
        <source>%n game(s) in a row without a defeat; the record is {record}.</source>
        <translation>
            <numerusform>%n game in a row without a defeat; the record is {record}.</numerusform>
            <numerusform>%n games in a row without a defeat; the record is {record}.</numerusform>
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
        <source>%n game(s) so far.</source>
        <translation>
            <numerusform>%n game so far.</numerusform>
            <numerusform>%n games so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together.</source>
        <translation>
            <numerusform>%n game together.</numerusform>
            <numerusform>%n games together.</numerusform>
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
        <source>cards looked at %n time(s) without a turn</source>
        <translation>
            <numerusform>cards looked at once without a turn</numerusform>
            <numerusform>cards looked at %n times without a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new medal(s): {medals}.</source>
        <translation>
            <numerusform>%n new medal: {medals}.</numerusform>
            <numerusform>%n new medals: {medals}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n perfect show(s).</source>
        <translation>
            <numerusform>%n perfect show.</numerusform>
            <numerusform>%n perfect shows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in a row, each better than the one before; the record is {record}.</source>
        <translation>
            <numerusform>%n game in a row better than the one before; the record is {record}.</numerusform>
            <numerusform>%n games in a row, each better than the one before; the record is {record}.</numerusform>
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
        <source>Each dot is a game; the line is the average of the last %n</source>
        <translation>
            <numerusform>Each dot is a game; the line is the average of the last game</numerusform>
            <numerusform>Each dot is a game; the line is the average of the last %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n games in a row without a defeat.</source>
        <translation>
            <numerusform>Play %n game without a defeat.</numerusform>
            <numerusform>Play %n games in a row without a defeat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n or more points in one game.</source>
        <translation>
            <numerusform>Score %n or more points in one game.</numerusform>
            <numerusform>Score %n or more points in one game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the first %n games</source>
        <translation>
            <numerusform>in the first game</numerusform>
            <numerusform>in the first %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the last %n games</source>
        <translation>
            <numerusform>in the last game</numerusform>
            <numerusform>in the last %n games</numerusform>
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
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>after %n minute</numerusform>
            <numerusform>after %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n second(s)</source>
        <translation>
            <numerusform>after %n second</numerusform>
            <numerusform>after %n seconds</numerusform>
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
        <source>%n last copies lost</source>
        <translation>
            <numerusform>%n last copy lost</numerusform>
            <numerusform>%n last copies lost</numerusform>
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
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
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
