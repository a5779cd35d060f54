<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Just a peek: no playing, discarding or hinting now.</source>
        <translation>Bare en kikk: Nå kan ingen spille, kaste eller gi hint.</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>button</comment>
        <translation>Dekk til</translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation>Dekk til skjermen</translation>
    </message>
    <message>
        <source>Discard card {place}</source>
        <translation>Kast kort {place}</translation>
    </message>
    <message>
        <source>Turn the card face up</source>
        <translation>Snu kortet</translation>
    </message>
    <message>
        <source>Peek at the teammates’ cards without taking a turn</source>
        <translation>Kikk på medspillernes kort uten å bruke turen</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menyer</translation>
    </message>
    <message>
        <source>Name a colour…</source>
        <translation>Si en farge…</translation>
    </message>
    <message>
        <source>Name {colour} and play card {place}</source>
        <translation>Si «{colour}» og spill kort {place}</translation>
    </message>
    <message>
        <source>Opens the rulebook at this rule</source>
        <translation>Åpner regelheftet ved denne regelen</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Kikk</translation>
    </message>
    <message>
        <source>Play card {place}</source>
        <translation>Spill kort {place}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tilbake</translation>
    </message>
    <message>
        <source>First the announced card is turned face up.</source>
        <translation>Først må kortet snus.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>When everyone has seen the table, press “Ready”.</source>
        <translation>Trykk på «Klar» når alle har sett bordet.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvorfor?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Trekk tilbake</translation>
    </message>
    <message>
        <source>{name} to play, but not at this screen.</source>
        <translation>{name} har turen, men spiller ikke ved denne skjermen.</translation>
    </message>
    <message>
        <source>{name} can click it, drag it or press the button.</source>
        <translation>{name} kan klikke på den, dra den eller trykke på knappen.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>A finished game: {edition}. At the table: {players}.</source>
        <translation>Et ferdig spill: {edition}. Ved bordet: {players}.</translation>
    </message>
    <message>
        <source>A new game: {edition}. At the table, clockwise: {players}.</source>
        <translation>Nytt spill: {edition}. Ved bordet, med klokken: {players}.</translation>
    </message>
    <message>
        <source>Card {place}.</source>
        <translation>Kort {place}.</translation>
    </message>
    <message>
        <source>Cards {places}.</source>
        <translation>Kort {places}.</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <translation>Det går ikke.</translation>
    </message>
    <message>
        <source>Taken back: the card {name} discarded.</source>
        <translation>Tatt tilbake: kortet som {name} kastet.</translation>
    </message>
    <message>
        <source>Taken back: the card {name} turned face up.</source>
        <translation>Tatt tilbake: kortet som {name} snudde.</translation>
    </message>
    <message>
        <source>Taken back: the card {name} played.</source>
        <translation>Tatt tilbake: kortet som {name} spilte.</translation>
    </message>
    <message>
        <source>Taken back: the early end of the game.</source>
        <translation>Tatt tilbake: at spillet ble avsluttet før tiden.</translation>
    </message>
    <message>
        <source>Taken back: the hint from {giver} to {target}.</source>
        <translation>Tatt tilbake: hintet fra {giver} til {target}.</translation>
    </message>
    <message>
        <source>The cards are shown to {name}.</source>
        <translation>Kortene vises for {name}.</translation>
    </message>
    <message>
        <source>The game goes on: {edition}. At the table: {players}.</source>
        <translation>Spillet fortsetter: {edition}. Ved bordet: {players}.</translation>
    </message>
    <message>
        <source>{name} goes first. All hands are face down.</source>
        <translation>{name} begynner. Alles kort ligger med baksiden opp.</translation>
    </message>
    <message>
        <source>{name} is now the master.</source>
        <translation>Nå er {name} mester.</translation>
    </message>
    <message>
        <source>{name} withdraws the announcement.</source>
        <translation>{name} trekker meldingen tilbake.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>boat</source>
        <translation>båt</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>katt</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>trane</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>krem</translation>
    </message>
    <message>
        <source>dark teal</source>
        <translation>mørk petrol</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>fisk</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>port</translation>
    </message>
    <message>
        <source>moss green</source>
        <translation>mosegrønn</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oransje</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>kanin</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>himmelblå</translation>
    </message>
    <message>
        <source>teapot</source>
        <translation>tekanne</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>paraply</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>fiolett</translation>
    </message>
    <message>
        <source>{name} already has it.</source>
        <translation>Brukes allerede av {name}.</translation>
    </message>
    <message>
        <source>{sign}, {colour}</source>
        <translation>{sign}, {colour}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Discard pile</source>
        <translation>Kastebunke</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Kastebunke: %n kort</numerusform>
            <numerusform>Kastebunke: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks: {score}</source>
        <translation>Fyrverkerier: {score}</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logg</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Announced: it will be discarded.</source>
        <translation>Meldt til mesteren: Kortet skal kastes.</translation>
    </message>
    <message>
        <source>Announced: it will be played.</source>
        <translation>Meldt til mesteren: Kortet skal spilles.</translation>
    </message>
    <message>
        <source>From the hints: value {values}.</source>
        <translation>Ifølge hintene: tallet {values}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}.</source>
        <translation>Ifølge hintene: {colours}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}; value {values}.</source>
        <translation>Ifølge hintene: {colours}; tallet {values}.</translation>
    </message>
    <message>
        <source>Hints so far: {hints}.</source>
        <translation>Hint om kortet: {hints}.</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notat: {note}</translation>
    </message>
    <message>
        <source>Raised.</source>
        <translation>Løftet.</translation>
    </message>
    <message>
        <source>The last copy.</source>
        <translation>Det siste av sitt slag.</translation>
    </message>
    <message>
        <source>The last hint points at it.</source>
        <translation>Det siste hintet peker på det.</translation>
    </message>
    <message>
        <source>Turned sideways.</source>
        <translation>Lagt på tvers.</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blå {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>grønn {rank}</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>flerfarget {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>rød {rank}</translation>
    </message>
    <message>
        <source>white {rank}</source>
        <translation>hvit {rank}</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gul {rank}</translation>
    </message>
    <message>
        <source>{name}, card {place}.</source>
        <translation>{name}, kort {place}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: face down.</source>
        <translation>{name}, kort {place}: baksiden opp.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {card}.</source>
        <translation>{name}, kort {place}: {card}.</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} eller {last}</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Discard card {place}?</source>
        <translation>Vil du kaste kort {place}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: value {rank}?</source>
        <translation>Vil du gi {name} hintet «{rank}»?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {colour}?</source>
        <translation>Vil du gi {name} hintet «{colour}»?</translation>
    </message>
    <message>
        <source>Name {colour} and play card {place}?</source>
        <translation>Vil du si «{colour}» og spille kort {place}?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Play card {place}?</source>
        <translation>Vil du spille kort {place}?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A screen reader is running. How may it read the teammates’ cards to {name}?</source>
        <translation>En skjermleser er i gang. Hvordan skal den lese opp medspillernes kort for {name}?</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tilbake til bordet</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Jeg er {name} – vis kortene</translation>
    </message>
    <message>
        <source>The game is paused. Nothing is lost.</source>
        <translation>Spillet er satt på pause. Ingenting går tapt.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>Medspillernes kort leses opp for {name}:</translation>
    </message>
    <message>
        <source>each card as the keyboard reaches it</source>
        <translation>hvert kort når tastaturet kommer dit</translation>
    </message>
    <message>
        <source>only when a key asks for it</source>
        <translation>bare når noen ber om det med en tast</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldri</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Discarded last.</source>
        <translation>Kastet sist.</translation>
    </message>
    <message>
        <source>Needed next.</source>
        <translation>Trengs nå.</translation>
    </message>
    <message>
        <source>Played.</source>
        <translation>Spilt.</translation>
    </message>
    <message>
        <source>{card}: {discarded} in the discard pile, {left} of {copies} left.</source>
        <translation>{card}: {discarded} i kastebunken, {left} av {copies} igjen.</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message numerus="yes">
        <source>%n blue token(s)</source>
        <translation>
            <numerusform>%n blå sjetong</numerusform>
            <numerusform>%n blå sjetonger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue token(s).</source>
        <translation>
            <numerusform>%n blå sjetong.</numerusform>
            <numerusform>%n blå sjetonger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n klokkebrikke</numerusform>
            <numerusform>%n klokkebrikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s).</source>
        <translation>
            <numerusform>%n klokkebrikke.</numerusform>
            <numerusform>%n klokkebrikker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s)</source>
        <translation>
            <numerusform>%n hintbrikke</numerusform>
            <numerusform>%n hintbrikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s).</source>
        <translation>
            <numerusform>%n hintbrikke.</numerusform>
            <numerusform>%n hintbrikker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) lose(s) the game</source>
        <translation>
            <numerusform>Spillet er tapt etter én feil</numerusform>
            <numerusform>Spillet er tapt etter %n feil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red token(s)</source>
        <translation>
            <numerusform>%n rød sjetong</numerusform>
            <numerusform>%n røde sjetonger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tile(s)</source>
        <translation>
            <numerusform>%n uværsbrikke</numerusform>
            <numerusform>%n uværsbrikker</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint is shown once; after that, everybody has to remember it.</source>
        <translation>Et hint vises én gang. Etterpå må alle huske det selv.</translation>
    </message>
    <message>
        <source>A hint may name something the hand doesn’t have.</source>
        <translation>Et hint kan nevne noe som ikke er på hånden.</translation>
    </message>
    <message>
        <source>A hint may point at no card at all.</source>
        <translation>Tomme hint er lov.</translation>
    </message>
    <message>
        <source>Every hint must point at a card.</source>
        <translation>Et hint må peke på minst ett kort.</translation>
    </message>
    <message>
        <source>A master moves the tokens.</source>
        <translation>En mester flytter brikkene.</translation>
    </message>
    <message>
        <source>A master turns the tiles.</source>
        <translation>En mester snur brikkene.</translation>
    </message>
    <message>
        <source>A sixth colour that hints can name like any other. Up to 30 points.</source>
        <translation>En sjette farge, som kan nevnes akkurat som de andre. Opptil 30 poeng.</translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. Up to 30 points.</source>
        <translation>En sjette farge, som ingen hint kan nevne: Alle fargehint peker på den også. Opptil 30 poeng.</translation>
    </message>
    <message>
        <source>A sixth colour with only one of each card, so don’t lose any. Up to 30 points.</source>
        <translation>En sjette farge med bare ett av hvert kort, så ingen av dem må gå tapt. Opptil 30 poeng.</translation>
    </message>
    <message>
        <source>Everything the hints have told, and everything they rule out, stays marked on the cards.</source>
        <translation>Alt hintene har fortalt, og alt de utelukker, blir stående på kortene.</translation>
    </message>
    <message>
        <source>The book says: the oldest player, who is the master.</source>
        <translation>Ifølge regelheftet: den eldste spilleren, som er mester.</translation>
    </message>
    <message>
        <source>The book says: whoever is wearing the most colourful clothes.</source>
        <translation>Ifølge regelheftet: den som har de mest fargerike klærne.</translation>
    </message>
    <message>
        <source>Choreography</source>
        <translation>Koreografi</translation>
    </message>
    <message>
        <source>Colour avalanche</source>
        <translation>Et skred av farger</translation>
    </message>
    <message>
        <source>Detailed choreography</source>
        <translation>Detaljstyrt koreografi</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Tomme hint</translation>
    </message>
    <message>
        <source>English edition</source>
        <translation>Engelsk utgave</translation>
    </message>
    <message>
        <source>Every action is announced to the master, and nobody else moves the tokens.</source>
        <translation>Alt meldes til mesteren, og ingen andre flytter brikkene.</translation>
    </message>
    <message>
        <source>Every action is announced to the master, and nobody else turns the tiles.</source>
        <translation>Alt meldes til mesteren, og ingen andre snur brikkene.</translation>
    </message>
    <message>
        <source>Every option can be set, in any combination.</source>
        <translation>Her bestemmer dere alt selv, i alle kombinasjoner.</translation>
    </message>
    <message>
        <source>Expert game: the crowning touch</source>
        <translation>Ekspertspill: Kronen på verket</translation>
    </message>
    <message>
        <source>Farbrausch</source>
        <translation>Fargerus</translation>
    </message>
    <message>
        <source>Farbrausch with five cards</source>
        <translation>Fargerus med fem kort</translation>
    </message>
    <message>
        <source>Farbrausch²</source>
        <translation>Fargerus²</translation>
    </message>
    <message>
        <source>Allowing fewer mistakes makes it harder; more tokens for hints make it easier.</source>
        <translation>Færre tillatte feil gjør det vanskeligere, flere hint gjør det lettere.</translation>
    </message>
    <message>
        <source>Fewer storm tiles make it harder; more hint tiles make it easier.</source>
        <translation>Færre uværsbrikker gjør det vanskeligere, flere hintbrikker gjør det lettere.</translation>
    </message>
    <message>
        <source>Five colours</source>
        <translation>Fem farger</translation>
    </message>
    <message>
        <source>Five multicolour cards</source>
        <translation>Fem flerfargede kort</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>German edition</source>
        <translation>Tysk utgave</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Last hint</source>
        <translation>Siste hint</translation>
    </message>
    <message>
        <source>These rules don’t say: choose, or draw lots.</source>
        <translation>Reglene sier ikke hvem: Velg selv, eller trekk lodd.</translation>
    </message>
    <message>
        <source>No last round. Losing an indispensable card loses the game.</source>
        <translation>Ingen siste runde. Går et uunnværlig kort tapt, er spillet tapt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Norwegian edition</source>
        <translation>Norsk utgave</translation>
    </message>
    <message>
        <source>Online edition</source>
        <translation>Nettutgave</translation>
    </message>
    <message>
        <source>Only a perfect show wins</source>
        <translation>Bare en perfekt oppvisning gir seier</translation>
    </message>
    <message>
        <source>Only the latest hint stays marked on each card.</source>
        <translation>Bare det siste hintet blir stående på hvert kort.</translation>
    </message>
    <message>
        <source>Swedish edition</source>
        <translation>Svensk utgave</translation>
    </message>
    <message>
        <source>Ten multicolour cards</source>
        <translation>Ti flerfargede kort</translation>
    </message>
    <message>
        <source>Ten wild multicolour cards</source>
        <translation>Ti flerfargede jokere</translation>
    </message>
    <message>
        <source>The basic game: 50 cards, up to 25 points.</source>
        <translation>Grunnspillet: 50 kort, opptil 25 poeng.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one brings back a blue token, the wrong one is a mistake.</source>
        <translation>Den som spiller et kort, kan si fargen først. Stemmer den, kommer en blå sjetong tilbake. Stemmer den ikke, er det en feil.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one brings back a clock token, the wrong one is a mistake.</source>
        <translation>Den som spiller et kort, kan si fargen først. Stemmer den, kommer en klokkebrikke tilbake. Stemmer den ikke, er det en feil.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one turns a hint tile back to white, the wrong one is a mistake.</source>
        <translation>Den som spiller et kort, kan si fargen først. Stemmer den, snus en hintbrikke tilbake til hvit. Stemmer den ikke, er det en feil.</translation>
    </message>
    <message>
        <source>Colour cascade</source>
        <translation>Et skred av farger</translation>
    </message>
    <message>
        <source>The first lightning bolt loses the game.</source>
        <translation>Med det første lynet er spillet tapt.</translation>
    </message>
    <message>
        <source>The first mistake burns the last red fuse.</source>
        <translation>Den første feilen brenner opp den siste røde lunten.</translation>
    </message>
    <message>
        <source>The first mistake uncovers the explosion.</source>
        <translation>Den første feilen avdekker eksplosjonen.</translation>
    </message>
    <message>
        <source>The first red token in the lid loses the game.</source>
        <translation>Med den første røde sjetongen i lokket er spillet tapt.</translation>
    </message>
    <message>
        <source>The fourth lightning bolt loses the game.</source>
        <translation>Med det fjerde lynet er spillet tapt.</translation>
    </message>
    <message>
        <source>The fourth mistake burns the last red fuse.</source>
        <translation>Den fjerde feilen brenner opp den siste røde lunten.</translation>
    </message>
    <message>
        <source>The fourth mistake uncovers the explosion.</source>
        <translation>Den fjerde feilen avdekker eksplosjonen.</translation>
    </message>
    <message>
        <source>The fourth red token in the lid loses the game.</source>
        <translation>Med den fjerde røde sjetongen i lokket er spillet tapt.</translation>
    </message>
    <message>
        <source>The second lightning bolt loses the game.</source>
        <translation>Med det andre lynet er spillet tapt.</translation>
    </message>
    <message>
        <source>The second mistake burns the last red fuse.</source>
        <translation>Den andre feilen brenner opp den siste røde lunten.</translation>
    </message>
    <message>
        <source>The second mistake uncovers the explosion.</source>
        <translation>Den andre feilen avdekker eksplosjonen.</translation>
    </message>
    <message>
        <source>The second red token in the lid loses the game.</source>
        <translation>Med den andre røde sjetongen i lokket er spillet tapt.</translation>
    </message>
    <message>
        <source>The third lightning bolt loses the game.</source>
        <translation>Med det tredje lynet er spillet tapt.</translation>
    </message>
    <message>
        <source>The third mistake burns the last red fuse.</source>
        <translation>Den tredje feilen brenner opp den siste røde lunten.</translation>
    </message>
    <message>
        <source>The third mistake uncovers the explosion.</source>
        <translation>Den tredje feilen avdekker eksplosjonen.</translation>
    </message>
    <message>
        <source>The third red token in the lid loses the game.</source>
        <translation>Med den tredje røde sjetongen i lokket er spillet tapt.</translation>
    </message>
    <message>
        <source>Variant 1: ten multicolour cards</source>
        <translation>Variant 1: ti flerfargede kort</translation>
    </message>
    <message>
        <source>Variant 2: five multicolour cards</source>
        <translation>Variant 2: fem flerfargede kort</translation>
    </message>
    <message>
        <source>Variant 3: ten wild cards</source>
        <translation>Variant 3: ti jokere</translation>
    </message>
    <message>
        <source>Variant 4: a perfect show or nothing</source>
        <translation>Variant 4: perfekt oppvisning eller ingenting</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>{score} of {possible} possible points</source>
        <translation>{score} av {possible} mulige poeng</translation>
    </message>
    <message>
        <source>{score} of {possible} possible</source>
        <translation>{score} av {possible} mulige</translation>
    </message>
    <message>
        <source>{score} of {possible}</source>
        <translation>{score} av {possible}</translation>
    </message>
    <message>
        <source>Weak: hardly anybody claps.</source>
        <translation>Svakt: Nesten ingen klapper.</translation>
    </message>
    <message>
        <source>Very good: the crowd can hardly contain itself.</source>
        <translation>Svært bra: Publikum er fra seg av begeistring.</translation>
    </message>
    <message>
        <source>Very good: happy faces everywhere in the crowd.</source>
        <translation>Svært bra: blide ansikter overalt blant publikum.</translation>
    </message>
    <message>
        <source>So says the league of firework artisans.</source>
        <translation>Det sier fyrverkerihåndverkernes liga.</translation>
    </message>
    <message>
        <source>So says the international federation of firework makers.</source>
        <translation>Det sier det internasjonale forbundet for fyrverkerimakere.</translation>
    </message>
    <message>
        <source>Oh dear! Just listen to them boo.</source>
        <translation>Huff da! Hør bare hvordan de buer.</translation>
    </message>
    <message>
        <source>Oh dear</source>
        <translation>Huff da</translation>
    </message>
    <message>
        <source>Middling: polite applause, a little here and a little there.</source>
        <translation>Midt på treet: høflig applaus, litt her og litt der.</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Midt på treet</translation>
    </message>
    <message>
        <source>Mediocre: a trace of applause, then silence.</source>
        <translation>Middelmådig: en antydning til applaus, og så stillhet.</translation>
    </message>
    <message>
        <source>Mediocre</source>
        <translation>Middelmådig</translation>
    </message>
    <message>
        <source>Legendary: nobody who was there will ever forget this show.</source>
        <translation>Legendarisk: De som var der, kommer aldri til å glemme denne oppvisningen.</translation>
    </message>
    <message>
        <source>Legendary: nobody can say a word, and there are stars in every eye.</source>
        <translation>Legendarisk: Ingen får fram et ord, og alle har stjerner i øynene.</translation>
    </message>
    <message>
        <source>Legendary: a whole crowd without words, with stars in its eyes.</source>
        <translation>Legendarisk: et helt publikum uten ord, med stjerner i øynene.</translation>
    </message>
    <message>
        <source>Incredible: people will remember it for a long time.</source>
        <translation>Utrolig: Dette kommer folk til å huske lenge.</translation>
    </message>
    <message>
        <source>Incredible</source>
        <translation>Utrolig</translation>
    </message>
    <message>
        <source>Horrible: the crowd boos louder than the rockets.</source>
        <translation>Fryktelig: Publikum buer høyere enn rakettene smeller.</translation>
    </message>
    <message>
        <source>Horrible</source>
        <translation>Fryktelig</translation>
    </message>
    <message>
        <source>Honourable, but forgotten before the smoke has cleared.</source>
        <translation>Hederlig, men glemt før røyken har lettet.</translation>
    </message>
    <message>
        <source>Honour intact, but it won’t be remembered for long.</source>
        <translation>Æren i behold, men lenge blir det ikke husket.</translation>
    </message>
    <message>
        <source>Honour intact</source>
        <translation>Æren i behold</translation>
    </message>
    <message>
        <source>Good: the crowd has enjoyed itself.</source>
        <translation>Bra: Publikum har kost seg.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bra</translation>
    </message>
    <message>
        <source>Excellent: the crowd has got what it came for.</source>
        <translation>Utmerket: Publikum fikk det de kom for.</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Utmerket</translation>
    </message>
    <message>
        <source>Dreadful: they are booing from the first row to the last.</source>
        <translation>Elendig: Det bues fra første til siste benkerad.</translation>
    </message>
    <message>
        <source>Amazing: it will be the talk of the town for weeks.</source>
        <translation>Forbløffende: I ukevis kommer hele byen til å snakke om dette.</translation>
    </message>
    <message>
        <source>Amazing</source>
        <translation>Forbløffende</translation>
    </message>
    <message>
        <source>All right, but this crowd is used to better.</source>
        <translation>Greit nok, men dette publikummet er vant til bedre.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Greit nok</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Tap</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Guddommelig</translation>
    </message>
    <message>
        <source>Divine: even the stars look pale next to it.</source>
        <translation>Guddommelig: Selv stjernene blekner i forhold.</translation>
    </message>
    <message>
        <source>Dreadful</source>
        <translation>Elendig</translation>
    </message>
    <message>
        <source>Dreadful: the crowd boos and goes home.</source>
        <translation>Elendig: Publikum buer og går hjem.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Avsluttet før tiden</translation>
    </message>
    <message>
        <source>Every firework is complete.</source>
        <translation>Alle fyrverkeriene er fullført.</translation>
    </message>
    <message>
        <source>All fireworks complete</source>
        <translation>Alle fyrverkeriene fullført</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Hederlig</translation>
    </message>
    <message>
        <source>Honourable, but nobody will be talking about it next week.</source>
        <translation>Hederlig, men neste uke er det ingen som snakker om det.</translation>
    </message>
    <message>
        <source>Indispensable card lost</source>
        <translation>Uunnværlig kort tapt</translation>
    </message>
    <message>
        <source>Last round played</source>
        <translation>Siste runde spilt</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Legendarisk</translation>
    </message>
    <message>
        <source>Legendary: words fail everyone, and every eye shines.</source>
        <translation>Legendarisk: Publikum er målløst, og alle øyne glitrer.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Ingenting igjen å gjøre</translation>
    </message>
    <message>
        <source>There’s nothing left to play, discard or hint, so the show can’t be finished.</source>
        <translation>Det er verken kort eller hint igjen, så oppvisningen kan ikke fullføres.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Lunten er brent ned, og alt går i luften.</translation>
    </message>
    <message>
        <source>Legendary: words fail everyone, and grown-ups are children again.</source>
        <translation>Legendarisk: Publikum er målløst, og de voksne er barn igjen.</translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>Spillet ble avsluttet før tiden.</translation>
    </message>
    <message>
        <source>The last red token is in the lid: everything blows up.</source>
        <translation>Den siste røde sjetongen ligger i lokket, og alt går i luften.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Den siste runden er over.</translation>
    </message>
    <message>
        <source>The show is over</source>
        <translation>Oppvisningen er over</translation>
    </message>
    <message>
        <source>The storm has broken: the show is rained off.</source>
        <translation>Uværet bryter løs, og hele oppvisningen regner bort.</translation>
    </message>
    <message>
        <source>Too many mistakes</source>
        <translation>For mange feil</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Svært bra</translation>
    </message>
    <message>
        <source>Very good: the crowd goes home happy.</source>
        <translation>Svært bra: Publikum går fornøyd hjem.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Seier!</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Svakt</translation>
    </message>
    <message>
        <source>Weak: a few hands clap, out of politeness.</source>
        <translation>Svakt: Noen få klapper, av ren høflighet.</translation>
    </message>
    <message>
        <source>Wonderful</source>
        <translation>Fantastisk</translation>
    </message>
    <message>
        <source>Wonderful: people will talk about it for years.</source>
        <translation>Fantastisk: Dette kommer folk til å snakke om i årevis.</translation>
    </message>
    <message>
        <source>That was the last {card}, and it was still needed: the show can’t be perfect any more.</source>
        <translation>Kortet {card} var det siste av sitt slag, og oppvisningen trengte det. Nå kan den ikke bli perfekt.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n earlier game(s) with these players, best: {best}.</source>
        <translation>
            <numerusform>Ett tidligere spill med disse spillerne, poengsum: {best}.</numerusform>
            <numerusform>%n tidligere spill med disse spillerne, beste poengsum: {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poeng</numerusform>
            <numerusform>%n poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>A lost show scores 0.</source>
        <translation>En tapt oppvisning gir 0 poeng.</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fyrverkerier</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Slik telles poengene</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Se på bordet</translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation>Samme spillere igjen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Poengbok</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Share ▾</source>
        <translation>Del ▾</translation>
    </message>
    <message>
        <source>The fireworks reached {heights} = {total}.</source>
        <translation>Fyrverkeriene nådde {heights} = {total}.</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Til startsiden</translation>
    </message>
    <message>
        <source>A new best for these players!</source>
        <translation>Ny rekord for disse spillerne!</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>{firework} ({symbol}): at {height}. It can’t grow any more: {why}.</source>
        <translation>{firework} ({symbol}): har nådd {height}. Det kan ikke vokse mer: {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}; next is {next}.</source>
        <translation>{firework} ({symbol}): har nådd {height}; neste er {next}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}; next is {next}. It can’t grow past {reach}: {why}.</source>
        <translation>{firework} ({symbol}): har nådd {height}; neste er {next}. Lenger enn til {reach} kan det ikke vokse: {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): complete.</source>
        <translation>{firework} ({symbol}): fullført.</translation>
    </message>
    <message>
        <source>{firework}: it can’t grow past {reach} now, because {why}.</source>
        <translation>{firework}: Det kan ikke vokse lenger enn til {reach} nå, for {why}.</translation>
    </message>
    <message>
        <source>{firework}: it can’t grow any more, because {why}.</source>
        <translation>{firework}: Det kan ikke vokse mer, for {why}.</translation>
    </message>
    <message>
        <source>Blue firework</source>
        <translation>Blått fyrverkeri</translation>
    </message>
    <message>
        <source>Green firework</source>
        <translation>Grønt fyrverkeri</translation>
    </message>
    <message>
        <source>Multicolour firework</source>
        <translation>Flerfarget fyrverkeri</translation>
    </message>
    <message>
        <source>Red firework</source>
        <translation>Rødt fyrverkeri</translation>
    </message>
    <message>
        <source>White firework</source>
        <translation>Hvitt fyrverkeri</translation>
    </message>
    <message>
        <source>Yellow firework</source>
        <translation>Gult fyrverkeri</translation>
    </message>
    <message>
        <source>all three copies of {card} are in the discard pile</source>
        <translation>alle tre eksemplarene av {card} ligger i kastebunken</translation>
    </message>
    <message>
        <source>both copies of {card} are in the discard pile</source>
        <translation>begge eksemplarene av {card} ligger i kastebunken</translation>
    </message>
    <message>
        <source>the only {card} is in the discard pile</source>
        <translation>det finnes bare én {card}, og den ligger i kastebunken</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spill…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>&amp;Åpne et lagret spill…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Lagre en kopi…</translation>
    </message>
    <message>
        <source>&amp;Title screen</source>
        <translation>&amp;Til startsiden</translation>
    </message>
    <message>
        <source>Open a share &amp;link…</source>
        <translation>Åpne en delingslen&amp;ke…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>&amp;Poengbok…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Innstillinger…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Del</translation>
    </message>
</context>
<context>
    <name>GoingBack</name>
    <message numerus="yes">
        <source>%n turn(s) back: {name} to play.</source>
        <translation>
            <numerusform>Én tur tilbake: {name} har turen.</numerusform>
            <numerusform>%n turer tilbake: {name} har turen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to…</source>
        <translation>Tilbake til…</translation>
    </message>
    <message>
        <source>How far back? The marked turns will be taken back.</source>
        <translation>Hvor langt tilbake? Turene som er merket, tas tilbake.</translation>
    </message>
    <message>
        <source>What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Det som er sett, er sett, og det blir stående i poengboken.</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Hand of {name}</source>
        <translation>Hånden til {name}</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>peeking</source>
        <translation>kikker</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>siste tur</translation>
    </message>
    <message>
        <source>plays elsewhere</source>
        <translation>spiller et annet sted</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Move to the left</source>
        <translation>Flytt til venstre</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Flytt til høyre</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notat…</translation>
    </message>
    <message>
        <source>Raise or lower</source>
        <translation>Løft eller senk</translation>
    </message>
    <message>
        <source>Turn sideways</source>
        <translation>Legg på tvers</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Hurtigtaster</translation>
    </message>
    <message>
        <source>&amp;Practice game</source>
        <translation>&amp;Øvingsspill</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhefte</translation>
    </message>
</context>
<context>
    <name>HintPicker</name>
    <message>
        <source>H&amp;int to</source>
        <translation>Hin&amp;t til</translation>
    </message>
    <message>
        <source>Hint to {name}: value {rank}</source>
        <translation>Hint til {name}: tallet {rank}</translation>
    </message>
    <message>
        <source>Hint to {name}: {colour}</source>
        <translation>Hint til {name}: {colour}</translation>
    </message>
    <message>
        <source>Who the hint is for</source>
        <translation>Medspilleren som skal få hintet</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>A blue token comes back.</source>
        <translation>En blå sjetong kommer tilbake.</translation>
    </message>
    <message>
        <source>A clock token comes back.</source>
        <translation>En klokkebrikke kommer tilbake.</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>En hintbrikke blir hvit igjen.</translation>
    </message>
    <message>
        <source>Bonus: a blue token comes back.</source>
        <translation>Bonus: En blå sjetong kommer tilbake.</translation>
    </message>
    <message>
        <source>Bonus: a clock token comes back.</source>
        <translation>Bonus: En klokkebrikke kommer tilbake.</translation>
    </message>
    <message>
        <source>Bonus: a hint tile turns white.</source>
        <translation>Bonus: En hintbrikke blir hvit igjen.</translation>
    </message>
    <message>
        <source>Mistake {mistakes} of {limit}.</source>
        <translation>Feil {mistakes} av {limit}.</translation>
    </message>
    <message>
        <source>The blue firework is complete!</source>
        <translation>Det blå fyrverkeriet er fullført!</translation>
    </message>
    <message>
        <source>No bonus: there was no spent hint to win back.</source>
        <translation>Ingen bonus: Det var ingen brukte hint å få tilbake.</translation>
    </message>
    <message>
        <source>The colour was right, but there was no spent hint to win back.</source>
        <translation>Fargen stemte, men det var ingen brukte hint å få tilbake.</translation>
    </message>
    <message>
        <source>The colour was right: a blue token comes back.</source>
        <translation>Fargen stemte: En blå sjetong kommer tilbake.</translation>
    </message>
    <message>
        <source>The colour was right: a clock token comes back.</source>
        <translation>Fargen stemte: En klokkebrikke kommer tilbake.</translation>
    </message>
    <message>
        <source>The colour was right: a hint tile turns white.</source>
        <translation>Fargen stemte: En hintbrikke blir hvit igjen.</translation>
    </message>
    <message>
        <source>The deck is empty: {names} have one more turn each.</source>
        <translation>Trekkbunken er tom: {names} har én tur igjen hver.</translation>
    </message>
    <message>
        <source>The green firework is complete!</source>
        <translation>Det grønne fyrverkeriet er fullført!</translation>
    </message>
    <message>
        <source>The multicolour firework is complete!</source>
        <translation>Det flerfargede fyrverkeriet er fullført!</translation>
    </message>
    <message>
        <source>The red firework is complete!</source>
        <translation>Det røde fyrverkeriet er fullført!</translation>
    </message>
    <message>
        <source>The white firework is complete!</source>
        <translation>Det hvite fyrverkeriet er fullført!</translation>
    </message>
    <message>
        <source>The yellow firework is complete!</source>
        <translation>Det gule fyrverkeriet er fullført!</translation>
    </message>
    <message>
        <source>{giver} gave {target} a hint.</source>
        <translation>{giver} ga {target} et hint.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett blått kort</numerusform>
            <numerusform>{giver} → {target}: %n blå kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett blått eller flerfarget kort</numerusform>
            <numerusform>{giver} → {target}: %n blå eller flerfargede kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n card(s) of value {rank}</source>
        <translation>
            <numerusform>{giver} → {target}: ett kort med tallet {rank}</numerusform>
            <numerusform>{giver} → {target}: %n kort med tallet {rank}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett grønt kort</numerusform>
            <numerusform>{giver} → {target}: %n grønne kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett grønt eller flerfarget kort</numerusform>
            <numerusform>{giver} → {target}: %n grønne eller flerfargede kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n multicolour card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett flerfarget kort</numerusform>
            <numerusform>{giver} → {target}: %n flerfargede kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett rødt kort</numerusform>
            <numerusform>{giver} → {target}: %n røde kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett rødt eller flerfarget kort</numerusform>
            <numerusform>{giver} → {target}: %n røde eller flerfargede kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett hvitt kort</numerusform>
            <numerusform>{giver} → {target}: %n hvite kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett hvitt eller flerfarget kort</numerusform>
            <numerusform>{giver} → {target}: %n hvite eller flerfargede kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett gult kort</numerusform>
            <numerusform>{giver} → {target}: %n gule kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett gult eller flerfarget kort</numerusform>
            <numerusform>{giver} → {target}: %n gule eller flerfargede kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} → {target}: no blue card</source>
        <translation>{giver} → {target}: ingen blå kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no card of value {rank}</source>
        <translation>{giver} → {target}: ingen kort med tallet {rank}</translation>
    </message>
    <message>
        <source>{giver} → {target}: no green card</source>
        <translation>{giver} → {target}: ingen grønne kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no multicolour card</source>
        <translation>{giver} → {target}: ingen flerfargede kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no red card</source>
        <translation>{giver} → {target}: ingen røde kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no white card</source>
        <translation>{giver} → {target}: ingen hvite kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no yellow card</source>
        <translation>{giver} → {target}: ingen gule kort</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} kaster {card}.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it doesn’t fit.</source>
        <translation>{name} sier «{colour}» og spiller {card}, men kortet passer ikke.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it fits.</source>
        <translation>{name} sier «{colour}» og spiller {card}, og kortet passer.</translation>
    </message>
    <message>
        <source>{name} names {colour}, but the card is {card}.</source>
        <translation>{name} sier «{colour}», men kortet er {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it doesn’t fit.</source>
        <translation>{name} spiller {card}, men kortet passer ikke.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it fits.</source>
        <translation>{name} spiller {card}, og kortet passer.</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åpne</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Hurtigtaster</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>1–5</source>
        <translation>1–5</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Alt+{letter}</source>
        <translation>Alt+{letter}</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Piltaster</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>C, C</source>
        <translation>C, C</translation>
    </message>
    <message>
        <source>C, then 1–6</source>
        <translation>C, så 1–6</translation>
    </message>
    <message>
        <source>C, {place}</source>
        <translation>C, {place}</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+4</source>
        <translation>Ctrl+1 … Ctrl+4</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Pil venstre, Ctrl+Pil høyre</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Skift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, mellomrom</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overalt</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Your own cards, while the others look away</source>
        <translation>Egne kort (mens de andre ser bort)</translation>
    </message>
    <message>
        <source>In the private view, on the teammates’ cards</source>
        <translation>Medspillernes kort (mens de andre ser bort)</translation>
    </message>
    <message>
        <source>In the private view, to have cards spoken</source>
        <translation>Opplesing (mens de andre ser bort)</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tast: {key}</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Pil venstre</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Pil venstre, Pil høyre</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>O, 0, 1–5</source>
        <translation>O, 0, 1–5</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down, Page Up</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pil høyre</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellomrom</translation>
    </message>
    <message>
        <source>Space, arrows, Enter</source>
        <translation>Mellomrom, piltaster, Enter</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>I en reprise</translation>
    </message>
    <message>
        <source>back to the player’s own hand</source>
        <translation>tilbake til egen hånd</translation>
    </message>
    <message>
        <source>back to the previous page</source>
        <translation>tilbake til forrige side</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>dekk til kortene og gå tilbake til fellesbordet</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation>gjør om igjen det som ble tatt tilbake</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>raskere, langsommere</translation>
    </message>
    <message>
        <source>from card to card, from line to line</source>
        <translation>fra kort til kort, fra linje til linje</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>fullskjerm</translation>
    </message>
    <message>
        <source>give that colour as a hint; the numbers follow the buttons</source>
        <translation>gi hint om den fargen, i samme rekkefølge som knappene</translation>
    </message>
    <message>
        <source>give that value as a hint, straight away</source>
        <translation>gi hint om det tallet med én gang</translation>
    </message>
    <message>
        <source>give the focused card’s colour as a hint</source>
        <translation>gi hint om fargen på det valgte kortet</translation>
    </message>
    <message>
        <source>give the focused card’s value as a hint</source>
        <translation>gi hint om tallet på det valgte kortet</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>gå til kortet på den plassen</translation>
    </message>
    <message>
        <source>in full screen: the menus</source>
        <translation>i fullskjerm: vis menyene</translation>
    </message>
    <message>
        <source>move the card within the hand</source>
        <translation>flytt kortet på hånden</translation>
    </message>
    <message>
        <source>on a line, a card or a mistake: jump to its turns</source>
        <translation>på en linje, et kort eller en feil: gå til turen der det skjedde</translation>
    </message>
    <message>
        <source>on the tokens: the master’s move</source>
        <translation>på en brikke: mesteren flytter eller snur den</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>på knappen «Si en farge…»: velg farge og spill kortet</translation>
    </message>
    <message>
        <source>on to the next hand, set of tokens or button</source>
        <translation>videre til neste hånd, brikkefelt eller knapp</translation>
    </message>
    <message>
        <source>one round back, one round on</source>
        <translation>en runde tilbake, en runde fram</translation>
    </message>
    <message>
        <source>one turn back, one turn on</source>
        <translation>en tur tilbake, en tur fram</translation>
    </message>
    <message>
        <source>all hands, the public table, what one player saw</source>
        <translation>alle hender, fellesbordet, slik én spiller så det</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>start eller stopp reprisen</translation>
    </message>
    <message>
        <source>press the focused button: “Ready”, then “I am …: show the cards”</source>
        <extracomment>Quotes the buttons &quot;Ready&quot; and &quot;I am {name}: show the cards&quot;.</extracomment>
        <translation>trykk på den valgte knappen: «Klar», så «Jeg er … – vis kortene»</translation>
    </message>
    <message>
        <source>raise or lower the card</source>
        <translation>løft eller senk kortet</translation>
    </message>
    <message>
        <source>speak the focused card</source>
        <translation>les opp det valgte kortet</translation>
    </message>
    <message>
        <source>speak the whole hand</source>
        <translation>les opp hele hånden</translation>
    </message>
    <message>
        <source>read out what is known about the player’s own hand</source>
        <translation>les opp det spilleren vet om sin egen hånd</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>discard the card; D again or Enter to confirm</source>
        <translation>kast kortet; bekreft med D eller Enter</translation>
    </message>
    <message>
        <source>play the card; P again or Enter to confirm</source>
        <translation>spill kortet; bekreft med P eller Enter</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>ta tilbake</translation>
    </message>
    <message>
        <source>the journal, full size; again or Esc to go back</source>
        <translation>loggen i full størrelse; samme tast eller Esc går tilbake</translation>
    </message>
    <message>
        <source>the rulebook, open at whatever has the focus</source>
        <translation>regelheftet, åpnet ved det som er valgt</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>disse tastene</translation>
    </message>
    <message>
        <source>choose who the hint is for</source>
        <translation>velg hvem som skal få hintet</translation>
    </message>
    <message>
        <source>to the deal, to the end</source>
        <translation>til utdelingen, til slutten</translation>
    </message>
    <message>
        <source>to the hand of the first … fourth teammate, clockwise</source>
        <translation>til hånden til den første … fjerde medspilleren, med klokken</translation>
    </message>
    <message>
        <source>to the next hand or the previous one</source>
        <translation>til neste eller forrige hånd</translation>
    </message>
    <message>
        <source>turn the card sideways</source>
        <translation>legg kortet på tvers</translation>
    </message>
    <message>
        <source>all the cards that are left, full size; again or Esc to go back</source>
        <translation>alle kortene som er igjen, i full størrelse; samme tast eller Esc går tilbake</translation>
    </message>
    <message>
        <source>write a note on the card</source>
        <translation>skriv et notat på kortet</translation>
    </message>
    <message>
        <source>{action} — {key}</source>
        <translation>{action} – {key}</translation>
    </message>
</context>
<context>
    <name>Knowing</name>
    <message>
        <source>a {rank}</source>
        <translation>en {rank}-er</translation>
    </message>
    <message>
        <source>not a {ranks}</source>
        <translation>ikke {ranks}</translation>
    </message>
    <message>
        <source>not {colours}</source>
        <translation>ikke {colours}</translation>
    </message>
    <message>
        <source>{fact} ({giver}, turn {turn})</source>
        <translation>{fact} ({giver}, tur {turn})</translation>
    </message>
    <message>
        <source>{fact} ({giver}, turns {turns})</source>
        <translation>{fact} ({giver}, tur {turns})</translation>
    </message>
    <message>
        <source>{name}, card {place}, from the last hint: {facts}.</source>
        <translation>{name}, kort {place}, ifølge det siste hintet: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, kort {place}: Ingen hint har pekt på dette kortet ennå.</translation>
    </message>
    <message>
        <source>{name}, card {place}: what the hints said is for everyone to remember.</source>
        <translation>{name}, kort {place}: Hva hintene har sagt, må alle huske selv.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows it is {facts}.</source>
        <translation>{name}, kort {place} – {name} vet: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows nothing about this card yet.</source>
        <translation>{name}, kort {place}: {name} vet ingenting om dette kortet ennå.</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>A &amp;link to a game on hanab.live, or the game itself as text:</source>
        <translation>En &amp;lenke til et spill på hanab.live, eller selve spillet som tekst:</translation>
    </message>
    <message>
        <source>Link to a game on hanab.live, or the game itself as text</source>
        <translation>Lenke til et spill på hanab.live, eller selve spillet som tekst</translation>
    </message>
    <message>
        <source>Open a share link</source>
        <translation>Åpne en delingslenke</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game can’t be saved just now. Leaving it would lose whatever has not been saved.</source>
        <translation>Spillet kan ikke lagres akkurat nå. Går dere ut av det, blir alt som ikke er lagret, borte.</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Et annet spill?</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Gjør om igjen</translation>
    </message>
    <message>
        <source>Do again what was last taken back? It will happen exactly as before.</source>
        <translation>Vil dere gjøre om igjen det som sist ble tatt tilbake? Alt skjer nøyaktig som før.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Avslutt spillet</translation>
    </message>
    <message>
        <source>End the game now and count the score as it stands?</source>
        <translation>Vil dere avslutte spillet nå og telle opp poengene slik de står?</translation>
    </message>
    <message>
        <source>Hanabi games (*.json)</source>
        <translation>Hanabi-spill (*.json)</translation>
    </message>
    <message>
        <source>It will be kept with the other saved games and can be opened again at any time.</source>
        <translation>Det blir liggende blant de lagrede spillene og kan åpnes igjen når som helst.</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>Se det i reprise</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Åpne et lagret spill</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the game? The table stays covered until play goes on.</source>
        <translation>Vil dere ta en pause? Bordet dekkes til helt til dere spiller videre.</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bilde av bordet</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>Play on, or replay it turn by turn?</source>
        <translation>Vil dere spille videre, eller se spillet i reprise, tur for tur?</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Legg det til side</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Lagre en kopi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tilbake</translation>
    </message>
    <message>
        <source>Take back the announced action? The card returns to its hand, and anything moved for it goes back. What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Vil dere ta tilbake det som er meldt? Kortet går tilbake til hånden, og alt som er flyttet i den forbindelse, flyttes også tilbake. Det som er sett, er sett, og det blir stående i poengboken.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Vil dere ta tilbake den siste handlingen? Det som er sett, er sett, og det blir stående i poengboken.</translation>
    </message>
    <message>
        <source>As the master, {name} decides.</source>
        <translation>Som mester er det {name} som bestemmer.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Gå uten å lagre</translation>
    </message>
    <message>
        <source>All the players must agree: {names}.</source>
        <translation>Alle spillerne må være enige: {names}.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Erstatt</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Lagre en kopi…</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bli her</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} finnes allerede. Skal den erstattes?</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The saved games in {folder} are in use on another computer. Close the program there first.</source>
        <translation>De lagrede spillene i {folder} er i bruk på en annen datamaskin. Lukk programmet der først.</translation>
    </message>
    <message>
        <source>The program is running already with the saved games in {folder}, but it doesn’t answer.</source>
        <translation>Programmet er allerede åpent med de lagrede spillene i {folder}, men det svarer ikke.</translation>
    </message>
    <message>
        <source>The settings were written by a later version of the program.</source>
        <translation>Innstillingene ble skrevet av en nyere versjon av programmet.</translation>
    </message>
    <message>
        <source>Does everyone agree?</source>
        <translation>Er alle enige?</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Lenken er kopiert</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>No link for this game</source>
        <translation>Ingen lenke til dette spillet</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Ikke åpnet</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Ikke lagret</translation>
    </message>
    <message>
        <source>Paste the link into a web browser to replay the game there.</source>
        <translation>Lim lenken inn i en nettleser for å se spillet i reprise der.</translation>
    </message>
    <message>
        <source>Saved game damaged</source>
        <translation>Det lagrede spillet er skadet</translation>
    </message>
    <message>
        <source>Settings damaged</source>
        <translation>Innstillingene er skadet</translation>
    </message>
    <message>
        <source>Settings not read</source>
        <translation>Innstillingene ble ikke lest</translation>
    </message>
    <message>
        <source>The game can’t be saved just now. It goes on, and will be saved again as soon as possible.</source>
        <translation>Spillet kan ikke lagres akkurat nå. Det fortsetter likevel, og lagres igjen så snart det lar seg gjøre.</translation>
    </message>
    <message>
        <source>The game goes on, but there’s no telling how the hands were arranged or who was the master.</source>
        <translation>Spillet fortsetter, men det er umulig å si hvordan hendene var ordnet eller hvem som var mester.</translation>
    </message>
    <message>
        <source>With these house rules, the replay page would show a different game.</source>
        <translation>Med disse husreglene ville reprisesiden vist et annet spill.</translation>
    </message>
    <message>
        <source>The settings can’t be read just now.</source>
        <translation>Innstillingene kan ikke leses akkurat nå.</translation>
    </message>
    <message>
        <source>The settings can’t be read. They were kept as {file}.</source>
        <translation>Innstillingene kan ikke leses. De er tatt vare på som {file}.</translation>
    </message>
    <message>
        <source>They are left as they are; any changes made now last until the program is closed.</source>
        <translation>De blir liggende som de er. Endringer dere gjør nå, gjelder bare til programmet avsluttes.</translation>
    </message>
    <message>
        <source>This link or text can’t be opened.</source>
        <translation>Denne lenken eller teksten kan ikke åpnes.</translation>
    </message>
    <message>
        <source>{file} can’t be opened. It was left as it is.</source>
        <translation>{file} kan ikke åpnes. Filen er ikke endret.</translation>
    </message>
    <message>
        <source>{file} can’t be written.</source>
        <translation>Kan ikke skrive til {file}.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopier rapporten</translation>
    </message>
    <message>
        <source>Saved game left as it is</source>
        <translation>Det lagrede spillet er urørt</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noe gikk galt</translation>
    </message>
    <message>
        <source>Something went wrong, but the program goes on.</source>
        <translation>Noe gikk galt, men programmet går videre.</translation>
    </message>
    <message>
        <source>Something went wrong. The game goes on, but can’t be saved just now.</source>
        <translation>Noe gikk galt. Spillet fortsetter, men kan ikke lagres akkurat nå.</translation>
    </message>
    <message>
        <source>Something went wrong, but the game is saved and goes on.</source>
        <translation>Noe gikk galt, men spillet er lagret og fortsetter.</translation>
    </message>
    <message>
        <source>The program stopped unexpectedly last time. The game was saved after every action.</source>
        <translation>Programmet stoppet uventet sist. Spillet ble lagret etter hver handling.</translation>
    </message>
    <message>
        <source>The details are in {file}, which names no cards.</source>
        <translation>Det som skjedde, står i {file}, som ikke nevner noen kort.</translation>
    </message>
    <message>
        <source>The game in {file} can’t be continued now. It was left as it is, and other games are saved next to it.</source>
        <translation>{file} kan ikke fortsettes nå. Filen er urørt, og andre spill lagres ved siden av den.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Legg til en spiller</translation>
    </message>
    <message>
        <source>&amp;Master</source>
        <translation>&amp;Mester</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhefte</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Who goes first</source>
        <translation>&amp;Hvem begynner</translation>
    </message>
    <message>
        <source>Alt+Ins in a name field</source>
        <translation>Alt+Ins i et navnefelt</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del removes the player.</source>
        <translation>Alt+Pil opp og Alt+Pil ned endrer rekkefølgen, Alt+Del fjerner spilleren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farge</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Loddtrekning</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message numerus="yes">
        <source>Hanabi is for up to %n player(s).</source>
        <translation>
            <numerusform>Hanabi er for høyst %n spiller.</numerusform>
            <numerusform>Hanabi er for høyst %n spillere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hanabi needs at least %n player(s).</source>
        <translation>
            <numerusform>Hanabi krever minst %n spiller.</numerusform>
            <numerusform>Hanabi krever minst %n spillere.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many hints to start with</source>
        <translation>Antall hint til å begynne med</translation>
    </message>
    <message>
        <source>How many mistakes lose the game</source>
        <translation>Antall feil som betyr tap</translation>
    </message>
    <message>
        <source>M&amp;emory aid</source>
        <translation>Hus&amp;kehjelp</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Huskehjelp</translation>
    </message>
    <message>
        <source>Move player {number} down</source>
        <translation>Flytt spiller {number} ned</translation>
    </message>
    <message>
        <source>Move player {number} up</source>
        <translation>Flytt spiller {number} opp</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Navnet på spiller {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spillere, med klokken</translation>
    </message>
    <message>
        <source>Several players are called {name}. That’s allowed, but they’ll be hard to tell apart.</source>
        <translation>Flere spillere heter {name}. Det er lov, men de blir vanskelige å skille fra hverandre.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Tegn</translation>
    </message>
    <message>
        <source>Sign and colour of player {number}: {badge}</source>
        <translation>Tegn og farge for spiller {number}: {badge}</translation>
    </message>
    <message>
        <source>Sign and colour of {name}</source>
        <translation>Tegn og farge for {name}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Fjern spiller {number}</translation>
    </message>
    <message>
        <source>This edition has just one way to play: no variants.</source>
        <translation>Denne utgaven kan bare spilles på én måte: Den har ingen varianter.</translation>
    </message>
    <message>
        <source>This player already sits first.</source>
        <translation>Denne spilleren sitter allerede først.</translation>
    </message>
    <message>
        <source>This player already sits last.</source>
        <translation>Denne spilleren sitter allerede sist.</translation>
    </message>
    <message>
        <source>This table plays without a master.</source>
        <translation>Ved dette bordet er det ingen mester.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Hvem begynner</translation>
    </message>
    <message>
        <source>Who is the master?</source>
        <translation>Hvem er mester?</translation>
    </message>
    <message>
        <source>Who is the oldest player?</source>
        <translation>Hvem er eldst?</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>All hands are face down while everyone looks at the table together.</source>
        <translation>Alles kort ligger med baksiden opp mens dere ser på bordet sammen.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Kortene er delt ut</translation>
    </message>
    <message>
        <source>What happened: {news}</source>
        <translation>Dette har skjedd: {news}</translation>
    </message>
    <message>
        <source>What {name} missed</source>
        <translation>Dette har {name} gått glipp av</translation>
    </message>
</context>
<context>
    <name>NoteBar</name>
    <message>
        <source>&amp;Note on card {place}</source>
        <translation>&amp;Notat på kort {place}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}: to play</source>
        <translation>{name}: har turen</translation>
    </message>
    <message>
        <source>{name}: to play, the master</source>
        <translation>{name}: har turen, er mester</translation>
    </message>
    <message>
        <source>{name}: the master</source>
        <translation>{name}: er mester</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The discard brings back a clock token, so there can be hints again.</source>
        <translation>Det kastede kortet gir en klokkebrikke tilbake, så nå kan det gis hint igjen.</translation>
    </message>
    <message>
        <source>Good idea, but something else comes first here.</source>
        <translation>God idé, men her kommer noe annet først.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>Et hint før aller siste tur kan bare bety én ting: Spill dette kortet!</translation>
    </message>
    <message>
        <source>Every firework starts with a 1, so both cards fit. The hint cost a clock token.</source>
        <translation>Alle fyrverkerier begynner med 1, så begge kortene passer. Hintet kostet en klokkebrikke.</translation>
    </message>
    <message>
        <source>All hands are face down: nobody ever sees their own cards, only everyone else’s.</source>
        <translation>Alles kort ligger med baksiden opp: Ingen får noen gang se sine egne kort, bare de andres.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Before any cards are shown, everyone else looks away. Then {name} presses the big button.</source>
        <translation>Før noen kort vises, ser alle andre bort. Så trykker {name} på den store knappen.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Avslutt øvingen</translation>
    </message>
    <message>
        <source>It doesn’t fit: the card is gone, and so is a fuse token. A third mistake would lose the game.</source>
        <translation>Det passer ikke. Kortet er borte, og en luntebrikke med det. Med en tredje feil er spillet tapt.</translation>
    </message>
    <message>
        <source>It fits! Wondering why a hint was given can tell more than the hint itself.</source>
        <translation>Det passer! Hvorfor kom hintet akkurat nå? Svaret kan si mer enn selve hintet.</translation>
    </message>
    <message>
        <source>It fits! The yellow firework has started, and {name} has drawn a new card.</source>
        <translation>Det passer! Det gule fyrverkeriet er i gang, og {name} har trukket et nytt kort.</translation>
    </message>
    <message>
        <source>Just this once, on purpose, {name} plays a card without any hints about it.</source>
        <translation>Bare denne ene gangen, og med vilje: {name} spiller et kort uten noe hint om det.</translation>
    </message>
    <message>
        <source>Much later in the same show: only three cards are left for {name} and {other} to draw.</source>
        <translation>Mye senere i samme oppvisning: {name} og {other} har bare tre kort igjen å trekke.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>No clock tokens are left, so no hints can be given. Click the red cross to discard this card.</source>
        <translation>Det er ingen klokkebrikker igjen, så ingen kan gi hint. Klikk på det røde krysset for å kaste dette kortet.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nei takk</translation>
    </message>
    <message>
        <source>Now it’s up to {name}. Press “{button}” to start the turn.</source>
        <translation>Nå har {name} turen. Trykk på «{button}» for å begynne.</translation>
    </message>
    <message>
        <source>Now {other} will keep this card safe: once a 5 is gone, it’s gone for good.</source>
        <translation>Nå tar {other} vare på dette kortet: En tapt femmer kommer aldri tilbake.</translation>
    </message>
    <message>
        <source>The hand of {other} holds just the card for the yellow firework. Click its symbol to say yellow.</source>
        <translation>{other} har akkurat det kortet det gule fyrverkeriet trenger. Klikk på symbolet for å si «gul».</translation>
    </message>
    <message>
        <source>Only one card is yellow. Why would {name} say so now, unless it’s meant to be played?</source>
        <translation>Bare ett kort er gult. Hvorfor si det nå, hvis ikke {name} vil at kortet skal spilles?</translation>
    </message>
    <message>
        <source>Only one firework still needs a 4, and {other} has one. Click the 4 to say so.</source>
        <translation>Bare ett fyrverkeri mangler fireren, og {other} har en. Klikk på 4-tallet for å si det.</translation>
    </message>
    <message>
        <source>Only {name} is looking now.</source>
        <translation>Nå er det bare {name} som ser på.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Øvingsspill</translation>
    </message>
    <message>
        <source>The deck is empty: everyone has exactly one more turn.</source>
        <translation>Trekkbunken er tom: Alle har nøyaktig én tur til.</translation>
    </message>
    <message>
        <source>First time here? A five-minute practice game shows how to play.</source>
        <translation>Første gang her? Et øvingsspill på fem minutter viser hvordan det går for seg.</translation>
    </message>
    <message>
        <source>The last turn of the show: {name} plays the card the hint pointed at.</source>
        <translation>Siste tur i oppvisningen: {name} spiller kortet som hintet pekte på.</translation>
    </message>
    <message>
        <source>The red firework is complete! As a bonus, a clock token comes back.</source>
        <translation>Det røde fyrverkeriet er fullført! Som bonus kommer en klokkebrikke tilbake.</translation>
    </message>
    <message>
        <source>The red firework is waiting for its 5. Click the symbol on this card to say red.</source>
        <translation>Det røde fyrverkeriet venter på femmeren. Klikk på symbolet her for å si «rød».</translation>
    </message>
    <message>
        <source>The show is over, and the fireworks add up to the score. That’s all there is to it. Have fun!</source>
        <translation>Oppvisningen er over, og fyrverkeriene teller poeng. Det er alt som skal til. Ha det gøy!</translation>
    </message>
    <message>
        <source>Together they build five fireworks, one in each colour, in order from 1 to 5.</source>
        <translation>Sammen bygger de fem fyrverkerier, ett i hver farge, i rekkefølge fra 1 til 5.</translation>
    </message>
    <message>
        <source>Put the two hints together, and {other} knows exactly what this card is.</source>
        <translation>Legg sammen de to hintene, så vet {other} nøyaktig hvilket kort dette er.</translation>
    </message>
    <message>
        <source>Welcome! {name} and {other} are putting on a show. Playing alone? Then take turns as both.</source>
        <translation>Velkommen! {name} og {other} skal holde en oppvisning. Den som er alene, spiller begge etter tur.</translation>
    </message>
    <message>
        <source>{name} discards the oldest card and draws the last one in the deck.</source>
        <translation>{name} kaster det eldste kortet og trekker det siste fra trekkbunken.</translation>
    </message>
    <message>
        <source>{name} knows for sure that this is the red 5. Click the green tick to play it.</source>
        <translation>{name} er helt sikker: Dette er den røde femmeren. Klikk på den grønne haken for å spille den.</translation>
    </message>
    <message>
        <source>Now {name} knows that two of these cards are 1s. Click the green tick on this one to play it.</source>
        <translation>Nå vet {name} at to av disse kortene er enere. Klikk på den grønne haken for å spille dette.</translation>
    </message>
    <message>
        <source>{name} may peek at everyone else’s cards at any time, without taking a turn.</source>
        <translation>{name} kan når som helst kikke på kortene til de andre uten å bruke turen.</translation>
    </message>
    <message>
        <source>{name} trusts the hint. Click the green tick to play the yellow card.</source>
        <translation>{name} stoler på hintet. Klikk på den grønne haken for å spille det gule kortet.</translation>
    </message>
    <message>
        <source>{other} has a 5, and there’s only one in each colour. Click the 5 to say so.</source>
        <translation>{other} har en femmer, og det finnes bare én i hver farge. Klikk på 5-tallet for å si det.</translation>
    </message>
    <message>
        <source>{other} has two 1s. Click the number on either card to point at both.</source>
        <translation>{other} har to enere. Klikk på tallet på en av dem for å peke på begge.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>This file was written by a later version of the program.</source>
        <translation>Filen er skrevet av en nyere versjon av programmet.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disken er full.</translation>
    </message>
    <message>
        <source>Action {index} (turn {turn}) breaks the rules: {reason}</source>
        <translation>Handling {index} (tur {turn}) bryter reglene: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder does not exist.</source>
        <translation>Filen eller mappen finnes ikke.</translation>
    </message>
    <message>
        <source>This game can’t be played here: {option} is not supported.</source>
        <translation>Dette spillet kan ikke spilles her: {option} støttes ikke.</translation>
    </message>
    <message>
        <source>This is not a Hanabi game, or it is damaged: {detail}</source>
        <translation>Dette er ikke et Hanabi-spill, eller så er det skadet: {detail}</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Systemet tillater det ikke.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Dette er en mappe, ikke en fil.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A hint goes to a teammate, never to oneself.</source>
        <translation>Et hint går til en medspiller, aldri til en selv.</translation>
    </message>
    <message>
        <source>All the blue tokens are available, so there’s no discarding now.</source>
        <translation>Alle de blå sjetongene er ledige, så nå kan ingen kaste kort.</translation>
    </message>
    <message>
        <source>All the clock tokens are available, so there’s no discarding now.</source>
        <translation>Alle klokkebrikkene er ledige, så nå kan ingen kaste kort.</translation>
    </message>
    <message>
        <source>All the hint tiles are black side up: none are left to pay for a hint.</source>
        <translation>Alle hintbrikkene har den svarte siden opp, så nå kan ingen gi hint.</translation>
    </message>
    <message>
        <source>All the hint tiles are white side up, so there’s no discarding now.</source>
        <translation>Alle hintbrikkene har den hvite siden opp, så nå kan ingen kaste kort.</translation>
    </message>
    <message>
        <source>It’s someone else’s turn.</source>
        <translation>Det er en annens tur.</translation>
    </message>
    <message>
        <source>Multicolour cards are wild: no hint can name them.</source>
        <translation>Flerfargede kort er jokere: Ingen hint kan nevne dem.</translation>
    </message>
    <message>
        <source>No blue tokens are left to pay for a hint.</source>
        <translation>Det er ingen blå sjetonger igjen å betale et hint med.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at one at least.</source>
        <translation>Ingen kort på denne hånden stemmer, og et hint må peke på minst ett.</translation>
    </message>
    <message>
        <source>No clock tokens are left to pay for a hint.</source>
        <translation>Det er ingen klokkebrikker igjen å betale et hint med.</translation>
    </message>
    <message>
        <source>In this game, no colour is named before playing.</source>
        <translation>I dette spillet sier ingen fargen før et kort spilles.</translation>
    </message>
    <message>
        <source>No tiles need turning now.</source>
        <translation>Ingen brikker skal snus nå.</translation>
    </message>
    <message>
        <source>No tokens need moving now.</source>
        <translation>Ingen brikker skal flyttes nå.</translation>
    </message>
    <message>
        <source>That’s the wrong tile for what was announced.</source>
        <translation>Det er feil brikke for det som er meldt.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <translation>Det er feil brikke for det som er meldt.</translation>
    </message>
    <message>
        <source>The card has to be turned face up first.</source>
        <translation>Kortet må snus først.</translation>
    </message>
    <message>
        <source>The card is face up, so this can’t be withdrawn any more.</source>
        <translation>Kortet er snudd, så dette kan ikke trekkes tilbake lenger.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>The master has to make the move first.</source>
        <translation>Mesteren må flytte eller snu en brikke først.</translation>
    </message>
    <message>
        <source>The right kind of tile, but it needs turning the other way.</source>
        <translation>Riktig slags brikke, men den skal snus den andre veien.</translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <translation>Riktig slags brikke, men den skal flyttes den andre veien.</translation>
    </message>
    <message>
        <source>There are no multicolour cards in this game.</source>
        <translation>Det er ingen flerfargede kort i dette spillet.</translation>
    </message>
    <message>
        <source>There’s no such card in this hand.</source>
        <translation>Det kortet finnes ikke på denne hånden.</translation>
    </message>
    <message>
        <source>There’s nothing to do again.</source>
        <translation>Det er ingenting å gjøre om igjen.</translation>
    </message>
    <message>
        <source>There’s nothing to take back.</source>
        <translation>Det er ingenting å ta tilbake.</translation>
    </message>
    <message>
        <source>This hand is empty: there’s nothing to give a hint about.</source>
        <translation>Denne hånden er tom: Her er det ingenting å gi hint om.</translation>
    </message>
    <message>
        <source>That has to wait for a player’s own private view.</source>
        <translation>Det må vente til en spiller er alene med kortene.</translation>
    </message>
    <message>
        <source>This player isn’t playing at this screen.</source>
        <translation>Denne spilleren spiller ikke ved denne skjermen.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>Én handling er tatt tilbake.</numerusform>
            <numerusform>%n handlinger er tatt tilbake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peek(s) without a turn.</source>
        <translation>
            <numerusform>Noen kikket på kortene én gang uten å bruke turen.</numerusform>
            <numerusform>Noen kikket på kortene %n ganger uten å bruke turen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minutt</numerusform>
            <numerusform>%n minutter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekund</numerusform>
            <numerusform>%n sekunder</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, by {name}.</source>
        <translation>Tatt tilbake: tur {turn} ({name}).</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} discarded.</source>
        <translation>Tatt tilbake: tur {turn}, kortet som {name} kastet.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} played.</source>
        <translation>Tatt tilbake: tur {turn}, kortet som {name} spilte.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the hint from {name} to {target}.</source>
        <translation>Tatt tilbake: tur {turn}, hintet fra {name} til {target}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn (nobody knows for how long).</source>
        <translation>
            <numerusform>{name} kikket på kortene én gang uten å bruke turen (ingen vet hvor lenge).</numerusform>
            <numerusform>{name} kikket på kortene %n ganger uten å bruke turen (ingen vet hvor lenge).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} kikket på kortene én gang uten å bruke turen ({time} til sammen).</numerusform>
            <numerusform>{name} kikket på kortene %n ganger uten å bruke turen ({time} til sammen).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} peeked at the cards without taking a turn (nobody knows for how long).</source>
        <translation>{name} kikket på kortene uten å bruke turen (ingen vet hvor lenge).</translation>
    </message>
    <message>
        <source>{name} peeked at the cards without taking a turn ({time}).</source>
        <translation>{name} kikket på kortene uten å bruke turen ({time}).</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n feil</numerusform>
            <numerusform>%n feil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poeng</numerusform>
            <numerusform>%n poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: {edition}. At the table: {players}.</source>
        <translation>Reprise: {edition}. Ved bordet: {players}.</translation>
    </message>
    <message>
        <source>Replay of an unfinished game: {edition}. At the table: {players}.</source>
        <translation>Reprise av et uferdig spill: {edition}. Ved bordet: {players}.</translation>
    </message>
    <message>
        <source>Choose a line in the journal, a card, a firework or a mistake to jump to its turn.</source>
        <translation>Velg en linje i loggen, et kort, et fyrverkeri eller en feil for å gå til turen.</translation>
    </message>
    <message>
        <source>After the last turn there’s nothing left to play.</source>
        <translation>Etter den siste turen er det ingenting igjen å spille.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to where one came from</comment>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Fortsett herfra</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>En runde tilbake</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>En runde fram</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>En tur tilbake</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>En tur fram</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle hender</translation>
    </message>
    <message>
        <source>Start the replay</source>
        <translation>Start reprisen</translation>
    </message>
    <message>
        <source>Public table</source>
        <translation>Fellesbordet</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Only a finished game can be continued from here.</source>
        <translation>Bare et ferdig spill kan fortsettes herfra.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Tempo {factor}.</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Stopp reprisen</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Utdelingen</translation>
    </message>
    <message>
        <source>The deal: this card is dealt</source>
        <translation>Utdelingen: Kortet deles ut</translation>
    </message>
    <message>
        <source>The hands of an unfinished game are shown only if all its players agree.</source>
        <translation>Hendene i et uferdig spill vises bare hvis alle spillerne er enige.</translation>
    </message>
    <message>
        <source>The replay has stopped.</source>
        <translation>Reprisen er stoppet.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <translation>Reprisen går.</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Til utdelingen</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutten</translation>
    </message>
    <message>
        <source>Turn {number} of {of}</source>
        <translation>Tur {number} av {of}</translation>
    </message>
    <message>
        <source>Turn {number}: this card is drawn</source>
        <translation>Tur {number}: Kortet trekkes</translation>
    </message>
    <message>
        <source>Turn {number}: {what}</source>
        <translation>Tur {number}: {what}</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Slik {name} så det</translation>
    </message>
    <message>
        <source>{turn}, {points}, {mistakes}</source>
        <translation>{turn}, {points}, {mistakes}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>This edition has no scale of its own. Once the show is over, the program says in its own words what the crowd made of it.</source>
        <translation>Denne utgaven har ingen egen skala. Når oppvisningen er over, sier programmet med egne ord hva publikum syntes.</translation>
    </message>
    <message>
        <source>Every show is judged by the league of firework artisans. Its verdicts:</source>
        <translation>Hver oppvisning blir bedømt av fyrverkerihåndverkernes liga. Slik lyder dommene:</translation>
    </message>
    <message>
        <source>Every show is judged by the international federation of firework makers. Its verdicts:</source>
        <translation>Hver oppvisning blir bedømt av det internasjonale forbundet for fyrverkerimakere. Slik lyder dommene:</translation>
    </message>
    <message>
        <source>The journal also tells everybody who peeked when it wasn’t their turn, how often and for how long. Peeks and actions that were taken back are also counted beside the score.</source>
        <translation>Loggen forteller også alle hvem som kikket da turen var en annens, hvor ofte og hvor lenge. Ved poengsummen står det dessuten hvor mange ganger noen har kikket, og hvor mange handlinger som er tatt tilbake.</translation>
    </message>
    <message>
        <source>50 cards: ten each in white, red, blue, yellow and green.</source>
        <translation>50 kort: ti hvite, ti røde, ti blå, ti gule og ti grønne.</translation>
    </message>
    <message>
        <source>55 cards: ten each in white, red, blue, yellow and green, which makes 50, plus five multicolour cards, numbered 1, 2, 3, 4 and 5.</source>
        <translation>55 kort: ti hvite, ti røde, ti blå, ti gule og ti grønne, til sammen 50, og fem flerfargede med tallene 1, 2, 3, 4 og 5.</translation>
    </message>
    <message>
        <source>60 cards in six full suits: ten each in white, red, blue, yellow and green, which makes 50, plus ten multicolour cards.</source>
        <translation>60 kort i seks hele farger: ti hvite, ti røde, ti blå, ti gule og ti grønne, til sammen 50, og ti flerfargede.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and there’s no other copy left. As soon as one lands on the discard pile, whether discarded or misplayed, the game is lost.</source>
        <translation>Et kort er uunnværlig når fyrverkeriet fortsatt trenger det og det er det siste av sitt slag. Havner det i kastebunken, enten det blir kastet eller spilt feil, er spillet tapt.</translation>
    </message>
    <message>
        <source>If hints of two different colours have pointed at the same card, it can only be multicolour.</source>
        <translation>Har hint om to ulike farger pekt på samme kort, kan det bare være flerfarget.</translation>
    </message>
    <message>
        <source>Click the colour symbol on a teammate’s card to give a hint about this colour.</source>
        <translation>Klikk på fargesymbolet på et av medspillernes kort for å gi hint om den fargen.</translation>
    </message>
    <message>
        <source>A click on the number gives a value hint, a click on the symbol a colour hint.</source>
        <translation>Et klikk på tallet gir et tallhint, et klikk på symbolet et fargehint.</translation>
    </message>
    <message>
        <source>Click the number on a teammate’s card to give that player a hint about this value.</source>
        <translation>Klikk på tallet på et av medspillernes kort for å gi hint om det tallet.</translation>
    </message>
    <message>
        <source>A full suit has ten cards: three 1s, two 2s, two 3s, two 4s and just one 5.</source>
        <translation>En hel farge har ti kort: tre enere, to toere, to treere, to firere og bare én femmer.</translation>
    </message>
    <message>
        <source>A hint also tells you about the cards it doesn’t point at: those are definitely not red, or definitely not 2s.</source>
        <translation>Et hint sier også noe om kortene det ikke peker på: De er helt sikkert ikke røde, eller helt sikkert ikke toere.</translation>
    </message>
    <message>
        <source>Give your hint to one teammate of your choice, never to yourself.</source>
        <translation>Gi hintet til én medspiller, hvem du vil, men aldri til deg selv.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other hint.</source>
        <translation>Et hint kan også peke på ingenting: «Du har ingen hvite kort» er lov. Det koster like mye som alle andre hint.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: every hint is a click on a teammate’s card, so there’s always something to point at.</source>
        <translation>Et hint som ikke peker på noe, er umulig her: Du gir alle hint ved å klikke på kortet til en medspiller, så det er alltid noe å peke på.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is not allowed: say “you have no white cards”, and there’s nothing to lay a finger on.</source>
        <translation>Et hint som ikke peker på noe, er ikke lov: Sier du «du har ingen hvite kort», har du ingenting å sette fingeren på.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Noen gode råd</translation>
    </message>
    <message>
        <source>A lost game scores 0. As a consolation, the table still shows how far each firework got.</source>
        <translation>Et tapt spill gir 0 poeng. Til trøst viser bordet fortsatt hvor langt hvert fyrverkeri kom.</translation>
    </message>
    <message>
        <source>If nobody touches a private view, it’s covered after two minutes, or after the time you choose in the settings. The button “Cover the screen” counts down the last seconds.</source>
        <translation>Hvis ingen rører noe mens en spiller er alene med kortene, dekkes de til etter to minutter, eller etter den tiden dere har valgt i innstillingene. Knappen «Dekk til skjermen» teller ned de siste sekundene.</translation>
    </message>
    <message>
        <source>A teammate who has no cards left cannot be given a hint.</source>
        <translation>En medspiller uten kort på hånden kan ikke få noe hint.</translation>
    </message>
    <message>
        <source>The wrong tile, a tile turned the wrong way, or one that no action calls for is refused: you’re told why, and nothing changes.</source>
        <translation>Feil brikke, en brikke som snus feil vei, eller en brikke som ingen handling krever, blir avvist. Du får vite hvorfor, og ingenting endrer seg.</translation>
    </message>
    <message>
        <source>The wrong token, a token moved the wrong way, or one that no action calls for is refused: you’re told why, and nothing changes.</source>
        <translation>Feil brikke, en brikke som flyttes feil vei, eller en brikke som ingen handling krever, blir avvist. Du får vite hvorfor, og ingenting endrer seg.</translation>
    </message>
    <message>
        <source>You play with all 50 of them.</source>
        <translation>Dere spiller med alle 50.</translation>
    </message>
    <message>
        <source>The master looks after all the tiles; nobody else touches them.</source>
        <translation>Mesteren passer på alle brikkene. Ingen andre rører dem.</translation>
    </message>
    <message>
        <source>The master looks after all the tokens; nobody else touches them.</source>
        <translation>Mesteren passer på alle brikkene. Ingen andre rører dem.</translation>
    </message>
    <message>
        <source>An empty deck</source>
        <translation>Tom trekkbunke</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Tom hånd</translation>
    </message>
    <message>
        <source>An indispensable card</source>
        <translation>Et uunnværlig kort</translation>
    </message>
    <message>
        <source>And tell the whole truth: point at all the cards in that hand that match, and leave none of them out.</source>
        <translation>Og si hele sannheten: Pek på alle kortene på hånden som stemmer, og ikke hopp over noen.</translation>
    </message>
    <message>
        <source>And here’s what the crowd makes of it:</source>
        <translation>Og dette synes publikum:</translation>
    </message>
    <message>
        <source>And if it all goes wrong, laugh! The next show is only a shuffle away.</source>
        <translation>Og går alt galt, så le av det! Neste oppvisning er bare en stokking unna.</translation>
    </message>
    <message>
        <source>Any edition can be played with a master. That’s one of you, in any seat: everybody announces their actions to the master, and nobody else handles what they cost or earn. You decide on a master when you start a new game.</source>
        <translation>Alle utgaver kan spilles med en mester. Det er en av dere, uansett plass. Alle melder handlingene sine til mesteren, og ingen andre rører brikkene. Om dere vil ha en mester, velger dere når dere begynner et nytt spill.</translation>
    </message>
    <message>
        <source>Ask yourself: why this hint, and why now? Usually a friend wants you to play that card, or to hang on to it.</source>
        <translation>Spør deg selv: Hvorfor akkurat dette hintet, og hvorfor nå? Som regel vil en venn at du skal spille kortet, eller holde på det.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Kort fortalt</translation>
    </message>
    <message>
        <source>At this table all ten multicolour cards join in, so you play with 60 cards.</source>
        <translation>Ved dette bordet er alle de ti flerfargede kortene med, så dere spiller med 60 kort.</translation>
    </message>
    <message>
        <source>At this table five of the multicolour cards join in, numbered 1 to 5, and the rest stay in the box. You play with 55 cards.</source>
        <translation>Ved dette bordet er fem av de flerfargede kortene med, nummerert fra 1 til 5, og resten blir liggende i esken. Dere spiller med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the five multicolour cards join in, so you play with 55 cards.</source>
        <translation>Ved dette bordet er de fem flerfargede kortene med, så dere spiller med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the multicolour cards stay in the box, so you play with 50 cards.</source>
        <translation>Ved dette bordet blir de flerfargede kortene liggende i esken, så dere spiller med 50 kort.</translation>
    </message>
    <message>
        <source>Before you discard, look through the discard pile. If all the other copies of a card are there already, the one still out is the last.</source>
        <translation>Bla i kastebunken før du kaster et kort. Ligger alle de andre av samme slag der allerede, finnes det bare ett igjen.</translation>
    </message>
    <message>
        <source>Start with the 1s. A hint about them early on is rarely wasted.</source>
        <translation>Begynn med enerne. Et tidlig hint om dem er sjelden bortkastet.</translation>
    </message>
    <message>
        <source>All the colours and values are buttons below the table, too. First choose the teammate in the list beside them.</source>
        <translation>Alle fargene og tallene finnes også som knapper nederst på skjermen. Velg først medspilleren i listen ved siden av.</translation>
    </message>
    <message>
        <source>Between turns, anybody may peek in the same way: the others look away, and you study the hands in peace without taking a turn.</source>
        <translation>Mellom turene kan hvem som helst ta en kikk på samme måte: De andre ser bort, og du studerer kortene deres i fred uten å bruke turen.</translation>
    </message>
    <message>
        <source>Between actions, the master may hand the role over to anybody else, from the Table menu.</source>
        <translation>Mellom to handlinger kan mesteren overlate rollen til hvem som helst av de andre. Det gjøres i menyen «Bord».</translation>
    </message>
    <message>
        <source>The German book lets its master go first, and that’s the oldest player. You’re playing without a master, so choose somebody, or let the program draw lots.</source>
        <translation>I det tyske regelheftet begynner mesteren, og det er den eldste. Dere spiller uten mester, så velg en av dere, eller la programmet trekke lodd.</translation>
    </message>
    <message>
        <source>Cards in the game</source>
        <translation>Kort i spillet</translation>
    </message>
    <message>
        <source>Choose a card from your hand and put it face up on the table, whether you know what it is or not.</source>
        <translation>Velg et kort fra hånden og legg det åpent på bordet, enten du vet hva det er eller ikke.</translation>
    </message>
    <message>
        <source>Perfect show</source>
        <translation>Perfekt oppvisning</translation>
    </message>
    <message>
        <source>Count the copies: a card you can’t replace is worth more than any hint.</source>
        <translation>Hold regnskap: Et kort dere ikke kan erstatte, er mer verdt enn noe hint.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vanskelighetsgrad</translation>
    </message>
    <message>
        <source>Discarding a card</source>
        <translation>Kaste et kort</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without blue tokens you’ll soon run out of breath.</source>
        <translation>Ikke klamre deg til kortene. Hvert kort du kaster, betaler for et hint, og uten blå sjetonger går dere snart tomme for luft.</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without clock tokens you’ll soon run out of breath.</source>
        <translation>Ikke klamre deg til kortene. Hvert kort du kaster, betaler for et hint, og uten klokkebrikker går dere snart tomme for luft.</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without hint tiles you’ll soon run out of breath.</source>
        <translation>Ikke klamre deg til kortene. Hvert kort du kaster, betaler for et hint, og uten hintbrikker går dere snart tomme for luft.</translation>
    </message>
    <message>
        <source>Drag your cards into any order you like. Raise one, turn one sideways, or write yourself a note on it that nobody else will see. It’s all still there when you open a saved game.</source>
        <translation>Dra kortene dine i den rekkefølgen du vil. Løft et kort, legg det på tvers, eller skriv et notat på det som bare du får se. Alt er på plass igjen når dere åpner et lagret spill.</translation>
    </message>
    <message>
        <source>There’s only one of each multicolour card, so look after them like 5s.</source>
        <translation>Det finnes bare ett av hvert flerfarget kort, så pass på dem som om de var femmere.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Tomme hint</translation>
    </message>
    <message>
        <source>Before every action, announce to the master what you’re going to do.</source>
        <translation>Før hver handling melder du til mesteren hva du har tenkt å gjøre.</translation>
    </message>
    <message>
        <source>Every action is saved before the next one begins, so you can stop at any moment and carry on later.</source>
        <translation>Hver handling lagres før den neste begynner, så dere kan slutte når som helst og fortsette senere.</translation>
    </message>
    <message>
        <source>A hint costs one blue token, which comes out of the box lid and goes beside it. Once there are none left in the lid, nobody can give a hint.</source>
        <translation>Et hint koster én blå sjetong. Den tas ut av eskelokket og legges ved siden av. Er det ingen igjen i lokket, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which goes from the table into the box lid. Once there are none left on the table, nobody can give a hint.</source>
        <translation>Et hint koster én klokkebrikke. Den flyttes fra bordet og ned i eskelokket. Er det ingen igjen på bordet, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which is turned on its side. Once there are none left the right way up, nobody can give a hint.</source>
        <translation>Et hint koster én klokkebrikke. Den legges på siden. Ligger ingen rett vei lenger, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>A hint costs one hint tile, which is turned from white to black. Once there are no white ones left, nobody can give a hint.</source>
        <translation>Et hint koster én hintbrikke. Den snus fra hvit til svart. Er ingen hvite igjen, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>No starry sky is left: the show is lost.</source>
        <translation>Ingen stjernehimmel igjen: Oppvisningen er tapt.</translation>
    </message>
    <message>
        <source>Everybody at the table can hear a screen reader. That’s why, in a private view, it says nothing about the teammates’ cards until you press a key for one. On the page that asks the others to look away, each player can choose to hear every card, or none.</source>
        <translation>Alle rundt bordet kan høre en skjermleser. Derfor sier den ingenting om medspillernes kort før du trykker på en tast for det. På siden der de andre blir bedt om å se bort, kan hver spiller velge å få lest opp alle kortene, eller ingen.</translation>
    </message>
    <message>
        <source>You can drag a card as well: drop it on the fireworks to play it, or on the discard pile to discard it. You’ll see what is going to happen before you let go.</source>
        <translation>Du kan også dra kortene: Slipp et kort på fyrverkeriene for å spille det, eller på kastebunken for å kaste det. Du ser hva som kommer til å skje, før du slipper.</translation>
    </message>
    <message>
        <source>You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. You can take back a hint freely until somebody opens the next private view. After that, or once a card has been turned up, everybody must agree.</source>
        <translation>Dere kan rette opp en glipp ved å ta tilbake én tur eller flere på én gang (menyen «Bord»: Ta tilbake til…), helt tilbake til utdelingen. Et hint kan dere fritt ta tilbake til nestemann får se kortene. Etter det, eller når et kort er snudd, må alle være enige.</translation>
    </message>
    <message>
        <source>You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. You can take back a hint freely until somebody opens the next private view. After that, or once a card has been turned up, the master must agree.</source>
        <translation>Dere kan rette opp en glipp ved å ta tilbake én tur eller flere på én gang (menyen «Bord»: Ta tilbake til…), helt tilbake til utdelingen. Et hint kan dere fritt ta tilbake til nestemann får se kortene. Etter det, eller når et kort er snudd, må mesteren være enig.</translation>
    </message>
    <message>
        <source>You can do everything from the keyboard:</source>
        <translation>Du kan gjøre alt fra tastaturet:</translation>
    </message>
    <message>
        <source>Either way, draw a new card without looking at it.</source>
        <translation>Uansett hvordan det gikk, trekker du et nytt kort uten å se på det.</translation>
    </message>
    <message>
        <source>Fireworks on their way up. The yellow one is complete.</source>
        <translation>Fyrverkerier på vei opp. Det gule er fullført.</translation>
    </message>
    <message>
        <source>For each turn, the screen asks everybody except one player to look away. No cards are shown until that player has chosen “I am …: show the cards”.</source>
        <translation>For hver tur ber skjermen alle unntatt én spiller om å se bort. Ingen kort vises før den spilleren har valgt «Jeg er … – vis kortene».</translation>
    </message>
    <message>
        <source>Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the white one 3. That makes {sum} points.</source>
        <translation>La oss si at det røde fyrverkeriet har nådd 4, det gule 5, det grønne 2, det blå 4 og det hvite 3. Det blir {sum} poeng.</translation>
    </message>
    <message>
        <source>Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the white one 3 and the multicolour one 3. That makes {sum} points.</source>
        <translation>La oss si at det røde fyrverkeriet har nådd 4, det gule 5, det grønne 2, det blå 4, det hvite 3 og det flerfargede 3. Det blir {sum} poeng.</translation>
    </message>
    <message>
        <source>For players who know what they’re holding: say which colour you’re about to play, and earn a hint for it.</source>
        <translation>For spillere som vet hva de sitter med: Si fargen på kortet du skal til å spille, og tjen inn et hint.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Før dere begynner</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Gi et hint</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Vanskeligere: Tillat færre feil, eller bruk færre klokkebrikker. Lettere: flere av det ene eller det andre.</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more of either.</source>
        <translation>Vanskeligere: færre røde sjetonger, eller færre blå. Lettere: flere av det ene eller det andre.</translation>
    </message>
    <message>
        <source>Harder: play with two storm tiles instead of three, or with only one. Easier: add the spare hint tile to the eight, and coins if you’d like even more.</source>
        <translation>Vanskeligere: Spill med to uværsbrikker i stedet for tre, eller med bare én. Lettere: Legg reservebrikken til de åtte hintbrikkene, og bruk mynter hvis dere vil ha enda flere.</translation>
    </message>
    <message>
        <source>Pick up your cards with their backs towards you, so that everybody else can see the faces and you can’t. On this screen the program takes care of that.</source>
        <translation>Ta opp kortene med baksiden mot deg, så alle de andre ser forsiden, men ikke du. På denne skjermen sørger programmet for det.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Slik vokser fyrverkeriene</translation>
    </message>
    <message>
        <source>How strict to be is for your group to decide, best before the first card is dealt. Every group finds its own balance.</source>
        <translation>Hvor strenge dere vil være, bestemmer dere selv, helst før det første kortet er delt ut. Hver gjeng finner sin egen balanse.</translation>
    </message>
    <message>
        <source>How the show ends</source>
        <translation>Slik slutter oppvisningen</translation>
    </message>
    <message>
        <source>If everybody agrees, you can pause, which covers the table, or end the game early and count your points.</source>
        <translation>Er alle enige, kan dere ta en pause (da dekkes bordet til) eller avslutte spillet før tiden og telle opp poengene.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, the bonus is lost.</source>
        <translation>Hvis ingen blå sjetonger er brukt, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, the one you’ve earned is lost.</source>
        <translation>Hvis ingen blå sjetonger er brukt, faller gevinsten bort.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, the bonus is lost.</source>
        <translation>Hvis ingen klokkebrikker er brukt, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, the one you’ve earned is lost.</source>
        <translation>Hvis ingen klokkebrikker er brukt, faller gevinsten bort.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the bonus is lost.</source>
        <translation>Er alle hintbrikkene hvite, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the one you’ve earned is lost.</source>
        <translation>Er alle hintbrikkene hvite, faller gevinsten bort.</translation>
    </message>
    <message>
        <source>If it starts or continues the firework of its colour, add it there. A firework starts with the 1, and each card after that must be exactly one higher than the one before.</source>
        <translation>Hvis kortet begynner eller fortsetter fyrverkeriet i sin farge, legger du det der. Et fyrverkeri begynner med eneren, og hvert nytt kort må være nøyaktig ett tall høyere enn det forrige.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the storm comes closer: a storm tile is turned from the starry sky to lightning.</source>
        <translation>Passer det ikke, går det i kastebunken, og uværet trekker nærmere: En uværsbrikke snus fra stjernehimmel til lyn.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: a red token goes into the box lid.</source>
        <translation>Passer det ikke, går det i kastebunken, og lunten blir kortere: En rød sjetong legges i eskelokket.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: one red fuse token is used up.</source>
        <translation>Passer det ikke, går det i kastebunken, og lunten blir kortere: En rød luntebrikke brukes opp.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: the top fuse token comes off the stack and goes into the box lid.</source>
        <translation>Passer det ikke, går det i kastebunken, og lunten blir kortere: Den øverste luntebrikken tas av stabelen og legges i eskelokket.</translation>
    </message>
    <message>
        <source>If the master agrees, you can pause, which covers the table, or end the game early and count your points.</source>
        <translation>Er mesteren enig, kan dere ta en pause (da dekkes bordet til) eller avslutte spillet før tiden og telle opp poengene.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no blue token to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Det kan hende at en spiller ikke har flere kort og heller ikke kan gi hint, fordi det ikke er noen blå sjetong å betale med, eller ingen medspiller som har kort igjen. Da kan oppvisningen ikke fullføres, og spillet er tapt med en gang.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no clock token to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Det kan hende at en spiller ikke har flere kort og heller ikke kan gi hint, fordi det ikke er noen klokkebrikke å betale med, eller ingen medspiller som har kort igjen. Da kan oppvisningen ikke fullføres, og spillet er tapt med en gang.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no white hint tile to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Det kan hende at en spiller ikke har flere kort og heller ikke kan gi hint, fordi det ikke er noen hvit hintbrikke å betale med, eller ingen medspiller som har kort igjen. Da kan oppvisningen ikke fullføres, og spillet er tapt med en gang.</translation>
    </message>
    <message>
        <source>If you all agree, a hint may name a colour or a value that the hand doesn’t have: “you have no white cards”.</source>
        <translation>Er alle enige, kan et hint nevne en farge eller et tall som ikke er på hånden: «Du har ingen hvite kort.»</translation>
    </message>
    <message>
        <source>You can combine it with any of the multicolour variants.</source>
        <translation>Denne varianten kan kombineres med hvilken som helst av variantene med flerfargede kort.</translation>
    </message>
    <message>
        <source>Name exactly one colour or exactly one value, never both.</source>
        <translation>Nevn nøyaktig én farge eller nøyaktig ett tall, aldri begge deler.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one blue token goes back into the box lid.</source>
        <translation>Legg et av kortene dine åpent i kastebunken, så går én blå sjetong tilbake i eskelokket.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one clock token comes back out of the box lid onto the table.</source>
        <translation>Legg et av kortene dine åpent i kastebunken, så kommer én klokkebrikke tilbake fra eskelokket til bordet.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one spent clock token is turned the right way up again.</source>
        <translation>Legg et av kortene dine åpent i kastebunken, så legges én brukt klokkebrikke rett vei igjen.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Legg et av kortene dine åpent i kastebunken, så snus én hintbrikke fra svart tilbake til hvit.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Se bort</translation>
    </message>
    <message>
        <source>Game lost at</source>
        <translation>Tapt ved</translation>
    </message>
    <message>
        <source>Your memory can have some help, too. For each game, the setting “Memory aid” decides how much of the hints stays on the cards:</source>
        <translation>Hukommelsen kan også få litt hjelp. For hvert spill bestemmer innstillingen «Huskehjelp» hvor mye av hintene som blir stående på kortene:</translation>
    </message>
    <message>
        <source>Multicolour counts as a colour of its own.</source>
        <translation>Flerfarget regnes som en egen farge.</translation>
    </message>
    <message>
        <source>These rules don’t say who goes first: choose somebody, or let the program draw lots.</source>
        <translation>Disse reglene sier ikke hvem som begynner: Velg en av dere, eller la programmet trekke lodd.</translation>
    </message>
    <message>
        <source>No colour is named beforehand in this game: just turn the card up and see.</source>
        <translation>I dette spillet sier dere ingen farge på forhånd: Snu kortet og se.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Ingenting igjen å gjøre</translation>
    </message>
    <message>
        <source>There’s nothing to announce here: a click is the action itself.</source>
        <translation>Her trenger du ikke å melde noe: Klikket er selve handlingen.</translation>
    </message>
    <message>
        <source>The game doesn’t stop just because 25 points are out of reach: make the best of what’s left.</source>
        <translation>Spillet stopper ikke bare fordi 25 poeng er utenfor rekkevidde: Gjør det beste ut av det som er igjen.</translation>
    </message>
    <message>
        <source>The game doesn’t stop just because 30 points are out of reach: make the best of what’s left.</source>
        <translation>Spillet stopper ikke bare fordi 30 poeng er utenfor rekkevidde: Gjør det beste ut av det som er igjen.</translation>
    </message>
    <message>
        <source>Now that player sees every hand but their own, finds out first what has happened since their last turn, and takes the turn. This is the only place to take a turn or arrange a hand.</source>
        <translation>Nå ser den spilleren alle hendene unntatt sin egen, får først vite hva som har skjedd siden sist, og bruker så turen sin. Bare her kan du bruke turen din og ordne hånden.</translation>
    </message>
    <message>
        <source>On this screen, the announcement shows which tile has to be turned. The master turns it with a click, a drag or the keyboard, and only then does the game go on.</source>
        <translation>På denne skjermen viser meldingen hvilken brikke som må snus. Mesteren snur den ved å klikke på den, dra den eller bruke tastaturet, og først da går spillet videre.</translation>
    </message>
    <message>
        <source>On this screen, the announcement shows which token has to move. The master moves it with a click, a drag or the keyboard, and only then does the game go on.</source>
        <translation>På denne skjermen viser meldingen hvilken brikke som må flyttes. Mesteren flytter den ved å klikke på den, dra den eller bruke tastaturet, og først da går spillet videre.</translation>
    </message>
    <message>
        <source>On your turn, you do exactly one of three things:</source>
        <translation>Når det er din tur, gjør du nøyaktig én av tre ting:</translation>
    </message>
    <message>
        <source>Ready for something different? This edition also offers:</source>
        <translation>Klare for noe nytt? Denne utgaven har også dette å by på:</translation>
    </message>
    <message>
        <source>Even after the card has been turned up, the action can be taken back if the master agrees: the card returns to the hand, and whatever was moved for it goes back too.</source>
        <translation>Selv når kortet er snudd, kan handlingen tas tilbake hvis mesteren er enig: Kortet går tilbake til hånden, og alt som ble flyttet i den forbindelse, flyttes også tilbake.</translation>
    </message>
    <message>
        <source>Once the deck is empty</source>
        <translation>Når trekkbunken er tom</translation>
    </message>
    <message>
        <source>Here’s what makes it tricky, and wonderful: you hold your cards facing away from you. Everybody else sees them. You never do, not once in the whole game, so all you know about them is what your friends’ hints tell you.</source>
        <translation>Det som gjør det så vanskelig, og så vidunderlig, er dette: Du holder kortene vendt bort fra deg. Alle andre ser dem. Du ser dem aldri, ikke en eneste gang i hele spillet. Alt du vet om dem, kommer fra hintene vennene dine gir deg.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all five fireworks complete, for 25 points. Anything less is a defeat, so there’s no applause to measure here.</source>
        <translation>Bare den perfekte oppvisningen teller: alle fem fyrverkeriene fullført, 25 poeng. Alt mindre er tap, så her er det ingen applaus å måle.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all six fireworks complete, for 30 points. Anything less is a defeat, so there’s no applause to measure here.</source>
        <translation>Bare den perfekte oppvisningen teller: alle seks fyrverkeriene fullført, 30 poeng. Alt mindre er tap, så her er det ingen applaus å måle.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>Ta en kikk</translation>
    </message>
    <message>
        <source>Play passes to the left, clockwise around the table.</source>
        <translation>Turen går videre til venstre, med klokken rundt bordet.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Spille et kort</translation>
    </message>
    <message>
        <source>Playing on this screen</source>
        <translation>Spille på denne skjermen</translation>
    </message>
    <message>
        <source>If every copy of a card is on the discard pile before its firework has got that far, the firework can never be completed. It can still grow, and score, up to the value below the lost card; on this screen, a small plate on the firework shows how far. Keep playing its cards up to there. Only the higher ones are useless now, so discard those to pay for more hints. If the very next card is lost, the firework can grow no more, and a ribbon is tied around it.</source>
        <translation>Ligger alle kortene av ett slag i kastebunken før fyrverkeriet har kommet så langt, kan det aldri fullføres. Det kan fortsatt vokse, og gi poeng, opp til tallet under det tapte kortet. På skjermen viser et lite skilt på fyrverkeriet hvor langt det kan komme. Fortsett å spille kortene opp til det tallet. Bare de høyere kortene er ubrukelige nå, så dem kan dere kaste for å få råd til flere hint. Er det aller neste kortet tapt, kan fyrverkeriet ikke vokse mer, og det får et bånd rundt seg.</translation>
    </message>
    <message>
        <source>Red needs its 4 next. Yellow can only grow to 3, because both its 4s are gone. Green has a ribbon around it, because both its 3s are gone. White is still waiting for its 1.</source>
        <translation>Rødt trenger fireren nå. Gult kan bare vokse til 3, for begge firerne er borte. Grønt har fått bånd rundt seg, for begge treerne er borte. Hvitt venter fortsatt på eneren.</translation>
    </message>
    <message>
        <source>Rest the pointer there first, and you’ll see every card the hint would point at.</source>
        <translation>Hold pekeren der først, så ser du alle kortene hintet kommer til å peke på.</translation>
    </message>
    <message>
        <source>Say aloud that you’re discarding before you do it.</source>
        <translation>Si høyt at du kaster et kort, før du gjør det.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Når dere ombestemmer dere</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle all %n cards and deal everybody a hand, face down:</source>
        <translation>
            <numerusform>Stokk det ene kortet, og del ut en hånd til hver, med baksiden opp:</numerusform>
            <numerusform>Stokk alle %n kortene, og del ut en hånd til hver, med baksiden opp:</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle in five multicolour cards, numbered 1 to 5. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not wild. But there’s only one of each card, so every single one is irreplaceable.</source>
        <translation>Stokk inn fem flerfargede kort, nummerert fra 1 til 5. De utgjør en sjette farge og bygger et sjette fyrverkeri, og nå kan dere få opptil 30 poeng. Flerfarget er en farge som alle andre: Hint kan nevne den, og kortene er ikke jokere. Men det finnes bare ett av hvert kort, så hvert eneste er uerstattelig.</translation>
    </message>
    <message>
        <source>Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not wild.</source>
        <translation>Stokk inn ti flerfargede kort. De utgjør en sjette farge og bygger et sjette fyrverkeri, og nå kan dere få opptil 30 poeng. Flerfarget er en farge som alle andre: Hint kan nevne den, og kortene er ikke jokere.</translation>
    </message>
    <message>
        <source>Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. No hint can ever name multicolour. Instead, every colour hint, whatever the colour, also points at all multicolour cards in that hand. Once played, they make a firework of their own.</source>
        <translation>Stokk inn ti flerfargede kort. De utgjør en sjette farge og bygger et sjette fyrverkeri, og nå kan dere få opptil 30 poeng. Et hint kan aldri nevne flerfarget. Til gjengjeld peker hvert fargehint, uansett farge, også på alle de flerfargede kortene på hånden. Når de er spilt, blir de et eget fyrverkeri.</translation>
    </message>
    <message>
        <source>Careful: misplaying an indispensable card loses the game for everybody.</source>
        <translation>Pass på: Spiller du et uunnværlig kort feil, har alle tapt.</translation>
    </message>
    <message>
        <source>Careful: discarding an indispensable card loses the game for everybody.</source>
        <translation>Pass på: Kaster du et uunnværlig kort, har alle tapt.</translation>
    </message>
    <message>
        <source>Strictly speaking, you may tell each other nothing but hints.</source>
        <translation>Strengt tatt er hint det eneste dere får si til hverandre.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Prat ved bordet</translation>
    </message>
    <message>
        <source>The last red token goes into the box lid.</source>
        <translation>Da havner den siste røde sjetongen i eskelokket.</translation>
    </message>
    <message>
        <source>The last fuse comes off the stack and uncovers the explosion.</source>
        <translation>Da tas den siste lunten av stabelen, og eksplosjonen kommer til syne.</translation>
    </message>
    <message>
        <source>The last storm tile is turned to lightning.</source>
        <translation>Da snus den siste uværsbrikken til lyn.</translation>
    </message>
    <message>
        <source>The last red fuse token is used up.</source>
        <translation>Da er den siste røde luntebrikken brukt opp.</translation>
    </message>
    <message>
        <source>The best hints help two people: whoever receives them, and whoever plays next.</source>
        <translation>De beste hintene hjelper to: den som får dem, og den som spiller etterpå.</translation>
    </message>
    <message>
        <source>The blue firework is at 2, so the blue 3 comes next: it fits.</source>
        <translation>Det blå fyrverkeriet står på 2, så blå 3 er neste kort: Det passer.</translation>
    </message>
    <message>
        <source>The blue firework is at 2, so the blue 4 doesn’t fit: that’s a mistake.</source>
        <translation>Det blå fyrverkeriet står på 2, så blå 4 passer ikke: Det er en feil.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Bonusen</translation>
    </message>
    <message>
        <source>Out goes a card, back comes a hint.</source>
        <translation>Ut går et kort, inn kommer et hint.</translation>
    </message>
    <message>
        <source>In Japan, fireworks are called hanabi. The word is made up of two others, “flower” and “fire”, and that’s just what opens up in the night sky: a flower of fire.</source>
        <translation>På japansk heter fyrverkeri hanabi. Ordet er satt sammen av to andre, «blomst» og «ild», og det er nettopp det som slår ut på nattehimmelen: en blomst av ild.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards, and at the multicolour one too.</source>
        <translation>Fargehintet «rød» peker på begge de røde kortene, og på det flerfargede også.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards.</source>
        <translation>Fargehintet «rød» peker på begge de røde kortene.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no blue token comes back.</source>
        <translation>Riktig farge, men kortet passer ikke: Det er en vanlig feil, og ingen blå sjetong kommer tilbake.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no clock token comes back.</source>
        <translation>Riktig farge, men kortet passer ikke: Det er en vanlig feil, og ingen klokkebrikke kommer tilbake.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no hint tile is turned back.</source>
        <translation>Riktig farge, men kortet passer ikke: Det er en vanlig feil, og ingen hintbrikke snus tilbake.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one blue token comes back, on top of the bonus one if the card is a 5.</source>
        <translation>Riktig farge: Kortet spilles som vanlig, og én blå sjetong kommer tilbake, i tillegg til bonusen hvis kortet er en femmer.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one clock token comes back, on top of the bonus one if the card is a 5.</source>
        <translation>Riktig farge: Kortet spilles som vanlig, og én klokkebrikke kommer tilbake, i tillegg til bonusen hvis kortet er en femmer.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one hint tile is turned back to white, on top of the bonus one if the card is a 5.</source>
        <translation>Riktig farge: Kortet spilles som vanlig, og én hintbrikke snus tilbake til hvit, i tillegg til bonusen hvis kortet er en femmer.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile, even if it would have fitted, and a storm tile is turned to lightning.</source>
        <translation>Feil farge: Kortet går i kastebunken selv om det ville ha passet, og en uværsbrikke snus til lyn.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile, even if it would have fitted, and it counts as a mistake.</source>
        <translation>Feil farge: Kortet går i kastebunken selv om det ville ha passet, og det regnes som en feil.</translation>
    </message>
    <message>
        <source>Tiles turned by</source>
        <translation>Brikkene snus av</translation>
    </message>
    <message>
        <source>What you announce to the master is no hint, so that’s always allowed.</source>
        <translation>Det dere melder til mesteren, er ikke hint. Det er alltid lov.</translation>
    </message>
    <message>
        <source>With a sixth suit in the game, the scale goes on:</source>
        <translation>Med en sjette farge i spillet fortsetter skalaen:</translation>
    </message>
    <message>
        <source>You can combine it with the variant “{variant}”.</source>
        <translation>Denne varianten kan kombineres med «{variant}».</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour can never be named. Its cards are wild: every colour hint, whatever the colour, points at all of them in that hand as well.</source>
        <translation>Du kan nevne fargene hvit, rød, blå, gul og grønn. Flerfarget kan aldri nevnes, for de flerfargede kortene er jokere: Hvert fargehint, uansett farge, peker også på alle slike kort på hånden.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour cards are not in this game.</source>
        <translation>Du kan nevne fargene hvit, rød, blå, gul og grønn. Flerfargede kort er ikke med i dette spillet.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any other, and it is not wild.</source>
        <translation>Du kan nevne fargene hvit, rød, blå, gul, grønn og flerfarget. Flerfarget er en farge som alle andre, og de flerfargede kortene er ikke jokere.</translation>
    </message>
    <message>
        <source>The discard pile lies face up, and anybody may look through it at any time.</source>
        <translation>Kastebunken ligger åpent, og alle kan bla i den når som helst.</translation>
    </message>
    <message>
        <source>The explosion is uncovered: the show is lost.</source>
        <translation>Eksplosjonen er avdekket: Oppvisningen er tapt.</translation>
    </message>
    <message>
        <source>The fourth mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Med den fjerde feilen er spillet tapt: Det stopper på flekken, og oppvisningen er over.</translation>
    </message>
    <message>
        <source>Click the green tick on one of your own cards to play it.</source>
        <translation>Klikk på den grønne haken på et av dine egne kort for å spille det.</translation>
    </message>
    <message>
        <source>1 Fireworks · 2 Deck · 3 Discard pile · 4 {clocks} · 5 {fuses} · 6 A player’s own cards</source>
        <extracomment>The figures stand in the picture. {clocks} and {fuses} are the tokens, as in &quot;Clock tokens&quot;.</extracomment>
        <translation>1 Fyrverkerier · 2 Trekkbunke · 3 Kastebunke · 4 {clocks} · 5 {fuses} · 6 En spillers egne kort</translation>
    </message>
    <message>
        <source>Add up the highest card of each firework, and that’s your score.</source>
        <translation>Legg sammen det høyeste kortet i hvert fyrverkeri, så har dere poengsummen.</translation>
    </message>
    <message>
        <source>All set? Then this is what lies in front of you.</source>
        <translation>Alt klart? Da ser bordet slik ut.</translation>
    </message>
    <message>
        <source>And then there’s the weather. Up above, the gods like their nights dark and quiet. A beautiful show they’ll put up with, but every rocket that goes astray makes them grumble, and the clouds roll in. Annoy them once too often, and they’ll send a thunderstorm to put an end to it.</source>
        <translation>Og så var det været. Gudene der oppe liker nettene mørke og stille. En vakker oppvisning finner de seg i, men for hver rakett på avveie brummer de, og skyene trekker seg sammen. Går dere dem på nervene én gang for mye, sender de et tordenvær som gjør slutt på det hele.</translation>
    </message>
    <message>
        <source>Announce a discard. The master takes one clock token out of the box lid, and then you discard the card and draw a new one.</source>
        <translation>Meld at du vil kaste et kort. Mesteren tar én klokkebrikke ut av eskelokket, og så kaster du kortet og trekker et nytt.</translation>
    </message>
    <message>
        <source>Announce a discard. The master turns one clock token the right way up, and then you discard the card and draw a new one.</source>
        <translation>Meld at du vil kaste et kort. Mesteren snur én klokkebrikke rett vei igjen, og så kaster du kortet og trekker et nytt.</translation>
    </message>
    <message>
        <source>Announce a hint. The master puts one clock token into the box lid, and then you give your hint.</source>
        <translation>Meld at du vil gi et hint. Mesteren legger én klokkebrikke i eskelokket, og så gir du hintet.</translation>
    </message>
    <message>
        <source>Announce a hint. The master turns one clock token on its side, and then you give your hint.</source>
        <translation>Meld at du vil gi et hint. Mesteren legger én klokkebrikke på siden, og så gir du hintet.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master puts the top fuse token into the box lid and the card goes to the discard pile. If it completes a firework, the master takes one clock token out of the lid, if any has been spent. Then you draw.</source>
        <translation>Meld at du vil spille, og snu kortet. Passer det ikke, legger mesteren den øverste luntebrikken i eskelokket, og kortet går i kastebunken. Fullfører kortet et fyrverkeri, tar mesteren én klokkebrikke ut av lokket, hvis noen er brukt. Så trekker du.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master turns one red fuse token on its side and the card goes to the discard pile. If it completes a firework, the master turns one clock token the right way up, if any has been spent. Then you draw.</source>
        <translation>Meld at du vil spille, og snu kortet. Passer det ikke, legger mesteren én rød luntebrikke på siden, og kortet går i kastebunken. Fullfører kortet et fyrverkeri, snur mesteren én klokkebrikke rett vei igjen, hvis noen er brukt. Så trekker du.</translation>
    </message>
    <message>
        <source>Around a table, you’d say your hints aloud, with a finger on each card:</source>
        <translation>Rundt et vanlig bord ville dere sagt hintene høyt, med en finger på hvert kort:</translation>
    </message>
    <message>
        <source>But never “this one is a red 1”: that’s a colour and a value in one. And never “this one is red” if there’s another red card in the same hand.</source>
        <translation>Men aldri «dette er en rød ener»: Det er både farge og tall på én gang. Og aldri «dette kortet er rødt» hvis det er et rødt kort til på samme hånd.</translation>
    </message>
    <message>
        <source>For example: a teammate holds a blue 2, a blue 4 and a multicolour 1. A hint about blue is “you have three blue cards, here, here and here”. A hint about red is “you have a red card, here”, and points at the multicolour 1.</source>
        <translation>Et eksempel: En medspiller har en blå toer, en blå firer og en flerfarget ener. Et hint om blått er «du har tre blå kort, her, her og her». Et hint om rødt er «du har ett rødt kort, her», og det peker på den flerfargede eneren.</translation>
    </message>
    <message>
        <source>For example: a teammate holds a red 3 and two multicolour cards. You can say “you have two multicolour cards, here and here”, but a hint about red points at the red 3 alone.</source>
        <translation>Et eksempel: En medspiller har en rød treer og to flerfargede kort. Du kan si «du har to flerfargede kort, her og her», men et hint om rødt peker bare på den røde treeren.</translation>
    </message>
    <message>
        <source>For example: if the multicolour 3 is discarded, the sixth firework can never grow past 2.</source>
        <translation>Et eksempel: Blir den flerfargede treeren kastet, kan det sjette fyrverkeriet aldri vokse lenger enn til 2.</translation>
    </message>
    <message>
        <source>For example: the blue firework is at 2. You say “blue”, turn up your card, and it’s the blue 3. Well done! If it had been the red 1 instead, it would have gone to the discard pile.</source>
        <translation>Et eksempel: Det blå fyrverkeriet står på 2. Du sier «blå», snur kortet, og det er en blå treer. Bra! Hadde det vært en rød ener i stedet, ville den ha havnet i kastebunken.</translation>
    </message>
    <message>
        <source>For example: the yellow firework is at 2, and one of the yellow 4s has been discarded. The other one is now indispensable.</source>
        <translation>Et eksempel: Det gule fyrverkeriet står på 2, og den ene gule fireren er kastet. Da er den andre uunnværlig.</translation>
    </message>
    <message>
        <source>From left to right: {cards}.</source>
        <translation>Fra venstre mot høyre: {cards}.</translation>
    </message>
    <message>
        <source>Here is everything this edition offers. What you’re playing at this table is marked.</source>
        <translation>Dette er alt denne utgaven byr på. Det dere spiller ved dette bordet, er merket.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I midten er fyrverkeriene, og ingen av dem er begynt på ennå. Til venstre ligger sjetongene med eskelokket, og ved siden av lokket kastebunken; til høyre ligger trekkbunken. Medspillernes kort øverst viser forsiden, kortene nederst bare baksiden.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left is what counts hints and mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I midten er fyrverkeriene, og ingen av dem er begynt på ennå. Til venstre ligger det som teller hint og feil, til høyre trekkbunken og kastebunken. Medspillernes kort øverst viser forsiden, kortene nederst bare baksiden.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Stikkord</translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. For every mistake, one of them goes in.</source>
        <translation>
            <numerusform>La den røde sjetongen ligge ved siden av lokket. Gjør dere en feil, legges den oppi.</numerusform>
            <numerusform>La de %n røde sjetongene ligge ved siden av lokket. For hver feil legges én av dem oppi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up: that means they’re ready to use. A spent one is turned on its side.</source>
        <translation>
            <numerusform>Legg fram klokkebrikken rett vei: Da er den ledig. Når den er brukt, legges den på siden.</numerusform>
            <numerusform>Legg fram de %n klokkebrikkene rett vei: Da er de ledige. En brukt brikke legges på siden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Legg fram hintbrikken med den hvite siden opp: Da er den ledig. Når den er brukt, ligger den med den svarte siden opp.</numerusform>
            <numerusform>Legg fram de %n hintbrikkene med den hvite siden opp: Da er de ledige. En brukt brikke ligger med den svarte siden opp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table, ready to use, and put the box lid beside them: that’s where the spent ones go.</source>
        <translation>
            <numerusform>Legg klokkebrikken på bordet med forsiden opp: Da er den ledig. Sett eskelokket ved siden av. Der havner den når den er brukt.</numerusform>
            <numerusform>Legg de %n klokkebrikkene på bordet med forsiden opp: Da er de ledige. Sett eskelokket ved siden av. Der havner de brukte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Legg hintbrikken foran mesteren med den hvite siden opp: Da er den ledig. Når den er brukt, ligger den med den svarte siden opp.</numerusform>
            <numerusform>Legg de %n hintbrikkene foran mesteren med den hvite siden opp: Da er de ledige. En brukt brikke ligger med den svarte siden opp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles beside the hint tiles, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Legg uværsbrikken ved siden av hintbrikkene, med stjernehimmelen opp. Gjør dere en feil, snus den til lyn.</numerusform>
            <numerusform>Legg de %n uværsbrikkene ved siden av hintbrikkene, med stjernehimmelen opp. For hver feil snus én av dem til lyn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Legg også uværsbrikken foran mesteren, med stjernehimmelen opp. Gjør dere en feil, snus den til lyn.</numerusform>
            <numerusform>Legg også de %n uværsbrikkene foran mesteren, med stjernehimmelen opp. For hver feil snus én av dem til lyn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave room beside the box lid for the discard pile, and in front of the deck for the fireworks, one stack for each colour.</source>
        <translation>Sett av plass til kastebunken ved siden av eskelokket og til fyrverkeriene foran trekkbunken, én stabel for hver farge.</translation>
    </message>
    <message>
        <source>Leave room beside the deck for the discard pile, and in front of it for the fireworks, one stack for each colour.</source>
        <translation>Sett av plass til kastebunken ved siden av trekkbunken og til fyrverkeriene foran den, én stabel for hver farge.</translation>
    </message>
    <message>
        <source>One hand, seen from both sides: by its owner, and by everybody else.</source>
        <translation>Samme hånd fra begge sider: slik eieren ser den, og slik alle andre ser den.</translation>
    </message>
    <message>
        <source>One multicolour card of each value, and no spares.</source>
        <translation>Ett flerfarget kort med hvert tall, og ingen i reserve.</translation>
    </message>
    <message>
        <source>Only the master does this, once the hint has been announced.</source>
        <translation>Bare mesteren gjør dette, når hintet er meldt.</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, where they’re ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Legg den blå sjetongen i eskelokket: Der er den ledig. Når den er brukt, havner den ved siden av lokket.</numerusform>
            <numerusform>Legg de %n blå sjetongene i eskelokket: Der er de ledige. De brukte havner ved siden av lokket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six fireworks on their way up; the yellow one is complete.</source>
        <translation>Seks fyrverkerier på vei opp. Det gule er fullført.</translation>
    </message>
    <message>
        <source>Sneaking a look at your own cards? No pyrotechnician with any honour would dream of it, and it spoils all the fun.</source>
        <translation>En liten titt på egne kort? Ingen fyrverker med ære i livet kunne finne på noe slikt, og det ødelegger all moroa.</translation>
    </message>
    <message>
        <source>Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of everything except the 5s and the multicolour cards, so the show will usually survive it.</source>
        <translation>Noen ganger må du kaste et kort du ikke vet noe om. Bare ta det med ro: Det finnes mer enn ett av alt unntatt femmerne og de flerfargede kortene, så som regel går det bra.</translation>
    </message>
    <message>
        <source>Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of everything except the 5s, so the show will usually survive it.</source>
        <translation>Noen ganger må du kaste et kort du ikke vet noe om. Bare ta det med ro: Det finnes mer enn ett av alt unntatt femmerne, så som regel går det bra.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</source>
        <translation>
            <numerusform>Legg fram luntebrikken med eksplosjonen.</numerusform>
            <numerusform>Stable de %n luntebrikkene med eksplosjonen nederst og den lengste lunten øverst. For hver feil brenner én av dem opp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside the clock tokens. Every mistake uses one up.</source>
        <translation>
            <numerusform>Legg den røde luntebrikken ved siden av klokkebrikkene. Gjør dere en feil, er den brukt opp.</numerusform>
            <numerusform>Stable de %n røde luntebrikkene ved siden av klokkebrikkene. For hver feil brukes én av dem opp.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 5 completes the yellow firework, and here comes the bonus.</source>
        <translation>Femmeren fullfører det gule fyrverkeriet, og her kommer bonusen.</translation>
    </message>
    <message>
        <source>The colour hint “blue” points at the blue card, and at both multicolour ones.</source>
        <translation>Fargehintet «blå» peker på det blå kortet og på begge de flerfargede.</translation>
    </message>
    <message>
        <source>The colour hint “multicolour” points at both multicolour cards, and at no others.</source>
        <translation>Fargehintet «flerfarget» peker på begge de flerfargede kortene og ikke på noen andre.</translation>
    </message>
    <message>
        <source>The last card has been drawn. Three turns are left, and whoever drew it takes the last one.</source>
        <translation>Det siste kortet er trukket. Tre turer gjenstår, og den som trakk kortet, får den siste.</translation>
    </message>
    <message>
        <source>The last mistake</source>
        <translation>Den siste feilen</translation>
    </message>
    <message>
        <source>The last red fuse token is used up: the show is lost.</source>
        <translation>Den siste røde luntebrikken er brukt opp: Oppvisningen er tapt.</translation>
    </message>
    <message>
        <source>The last red token is in the lid: the show is lost.</source>
        <translation>Den siste røde sjetongen ligger i lokket: Oppvisningen er tapt.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Siste runde</translation>
    </message>
    <message>
        <source>The master</source>
        <translation>Mesteren</translation>
    </message>
    <message>
        <source>The master also decides for everybody whether an action is taken back, and whether the game is paused or ended early.</source>
        <translation>Mesteren bestemmer også, for alle, om en handling tas tilbake, og om dere tar pause eller avslutter før tiden.</translation>
    </message>
    <message>
        <source>The master is one of you and plays like everybody else. In this edition it’s the oldest, who also goes first.</source>
        <translation>Mesteren er en av dere og spiller som alle andre. I denne utgaven er det den eldste, som også begynner.</translation>
    </message>
    <message>
        <source>The master is one of you, in any seat, and plays like everybody else.</source>
        <translation>Mesteren er en av dere, uansett plass, og spiller som alle andre.</translation>
    </message>
    <message>
        <source>The moment all five fireworks are complete, the game stops: that’s a full victory, worth 25 points, even if there are cards left in the deck.</source>
        <translation>Straks alle fem fyrverkeriene er fullført, stopper spillet: Det gir full seier og 25 poeng, selv om det er kort igjen i trekkbunken.</translation>
    </message>
    <message>
        <source>The moment all six fireworks are complete, the game stops: that’s a full victory, worth 30 points, even if there are cards left in the deck.</source>
        <translation>Straks alle seks fyrverkeriene er fullført, stopper spillet: Det gir full seier og 30 poeng, selv om det er kort igjen i trekkbunken.</translation>
    </message>
    <message>
        <source>The multicolour cards make a sixth firework, all of their own.</source>
        <translation>De flerfargede kortene bygger et sjette fyrverkeri, helt for seg selv.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, and goes first.</source>
        <translation>Den eldste av dere er mester og begynner.</translation>
    </message>
    <message>
        <source>The owner sees only the backs. Everybody else sees {cards}.</source>
        <translation>Eieren ser bare baksidene. Alle andre ser {cards}.</translation>
    </message>
    <message>
        <source>The perfect show</source>
        <translation>Den perfekte oppvisningen</translation>
    </message>
    <message>
        <source>The private view</source>
        <translation>Alene med kortene</translation>
    </message>
    <message>
        <source>The public table</source>
        <translation>Fellesbordet</translation>
    </message>
    <message>
        <source>The screen counts the cards for you, too. Click the discard pile to see what is left: a full card for each copy that’s still in a hand or in the deck, a tick for each one that’s been played, and a cross for each one that’s been discarded.</source>
        <translation>Skjermen teller også kortene for dere. Klikk på kastebunken for å se hva som er igjen: et helt kort for hvert som fortsatt er på en hånd eller i trekkbunken, en hake for hvert som er spilt, og et kryss for hvert som er kastet.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players, just before the first turn.</source>
        <translation>
            <numerusform>Bordet for %n spiller, rett før første tur.</numerusform>
            <numerusform>Bordet for %n spillere, rett før første tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a hint costs, before and after.</source>
        <translation>Hva et hint koster, før og etter.</translation>
    </message>
    <message>
        <source>a card seen from the back</source>
        <translation>et kort sett fra baksiden</translation>
    </message>
    <message>
        <source>{card} (pointed at)</source>
        <translation>{card} (pekt på)</translation>
    </message>
    <message>
        <source>{colour}: not begun</source>
        <translation>{colour}: ikke begynt på</translation>
    </message>
    <message>
        <source>“Green!” is said first, then the card is turned up: it is green, and it fits.</source>
        <translation>Først sier du «grønn!», og så snur du kortet: Det er grønt, og det passer.</translation>
    </message>
    <message>
        <source>“You have no 2s.” No finger needed for that one.</source>
        <translation>«Du har ingen toere.» Til det trengs det ingen finger.</translation>
    </message>
    <message>
        <source>“You have one 5, right here.”</source>
        <translation>«Du har én femmer, akkurat her.»</translation>
    </message>
    <message>
        <source>“You have three blue cards: this one, this one and this one.” Two of them really are blue, and the third is multicolour, but which is which you don’t say.</source>
        <translation>«Du har tre blå kort: dette, dette og dette.» To av dem er virkelig blå, og det tredje er flerfarget, men hvilket sier du ikke.</translation>
    </message>
    <message>
        <source>“You have two multicolour cards, here and here.”</source>
        <translation>«Du har to flerfargede kort, her og her.»</translation>
    </message>
    <message>
        <source>“You have two yellow cards, here and here.”</source>
        <translation>«Du har to gule kort, her og her.»</translation>
    </message>
    <message>
        <source>Click the red cross on one of your own cards to discard it.</source>
        <translation>Klikk på det røde krysset på et av dine egne kort for å kaste det.</translation>
    </message>
    <message>
        <source>The rest of the cards are the deck. Put it face down in the middle of the table; you draw from it without looking.</source>
        <translation>Resten av kortene blir trekkbunken. Legg den midt på bordet med baksiden opp, og trekk fra den uten å se.</translation>
    </message>
    <message>
        <source>The rules of Hanabi</source>
        <translation>Reglene for Hanabi</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Poengsummen</translation>
    </message>
    <message>
        <source>The second mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Med den andre feilen er spillet tapt: Det stopper på flekken, og oppvisningen er over.</translation>
    </message>
    <message>
        <source>The show can end in three ways. After that, no more turns are taken.</source>
        <translation>Oppvisningen kan slutte på tre måter. Når den er slutt, får ingen flere turer.</translation>
    </message>
    <message>
        <source>The show goes on until it’s perfect, or until it’s lost. After that, no more turns are taken.</source>
        <translation>Oppvisningen varer til den er perfekt, eller til den er tapt. Når den er slutt, får ingen flere turer.</translation>
    </message>
    <message>
        <source>The show in the example, as the curtain falls.</source>
        <translation>Oppvisningen i eksempelet idet teppet faller.</translation>
    </message>
    <message>
        <source>The story and the goal</source>
        <translation>Historien og målet</translation>
    </message>
    <message>
        <source>The ten cards of a full suit.</source>
        <translation>De ti kortene i en hel farge.</translation>
    </message>
    <message>
        <source>The third mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Med den tredje feilen er spillet tapt: Det stopper på flekken, og oppvisningen er over.</translation>
    </message>
    <message>
        <source>All set for the first turn.</source>
        <translation>Alt klart til første tur.</translation>
    </message>
    <message>
        <source>The value hint “1” points at every 1, whatever its colour.</source>
        <translation>Tallhintet «1» peker på alle enerne, uansett farge.</translation>
    </message>
    <message>
        <source>The very first mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Med den aller første feilen er spillet tapt: Det stopper på flekken, og oppvisningen er over.</translation>
    </message>
    <message>
        <source>Then draw a new card without looking at it.</source>
        <translation>Trekk så et nytt kort uten å se på det.</translation>
    </message>
    <message>
        <source>There’s no last round. When the deck is empty, you play on without drawing, and your hands get smaller and smaller.</source>
        <translation>Det er ingen siste runde. Når trekkbunken er tom, spiller dere videre uten å trekke, og dere får stadig færre kort på hånden.</translation>
    </message>
    <message>
        <source>There’s no master at this table: the program moves the tokens itself.</source>
        <translation>Ved dette bordet er det ingen mester. Programmet flytter brikkene selv.</translation>
    </message>
    <message>
        <source>There’s no master at this table: the program turns the tiles itself.</source>
        <translation>Ved dette bordet er det ingen mester. Programmet snur brikkene selv.</translation>
    </message>
    <message>
        <source>There’s one firework for each colour. It grows in order, 1, 2, 3, 4, 5, with a single card of each value; any further copies are spares.</source>
        <translation>Det er ett fyrverkeri for hver farge. Det vokser i rekkefølge, 1, 2, 3, 4, 5, med ett eneste kort av hvert tall. Resten er reserver.</translation>
    </message>
    <message>
        <source>There’s only one way to play this edition: it has no variants.</source>
        <translation>Denne utgaven kan bare spilles på én måte: Den har ingen varianter.</translation>
    </message>
    <message>
        <source>To name a colour first, use the button “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Vil du si en farge først, bruker du knappen «Si en farge…».</translation>
    </message>
    <message>
        <source>Tokens moved by</source>
        <translation>Brikkene flyttes av</translation>
    </message>
    <message>
        <source>Two signs help you along. The number in the little lantern on a firework is the value it needs next; the seal with an exclamation mark is on every face-up card that’s the last of its kind and still needed.</source>
        <translation>To tegn hjelper dere på vei. Tallet i den lille lykten på et fyrverkeri er det neste det trenger. Et segl med utropstegn viser at et åpent kort er det siste av sitt slag og fortsatt trengs.</translation>
    </message>
    <message>
        <source>Hanabi is for two to five players aged eight and up, and you’re all on the same side: you plan together, and you win or lose together.</source>
        <translation>Hanabi er for to til fem spillere fra åtte år og oppover, og alle er på samme lag: Dere planlegger sammen, og dere vinner eller taper sammen.</translation>
    </message>
    <message>
        <source>With house rules, you can set every option, in any combination: lose at any mistake from the first to the fourth, play with 1 to 20 clock tokens, with or without a master, and pick whatever you like from the list below.</source>
        <translation>Med husregler bestemmer dere alt selv, i alle kombinasjoner: hvilken feil som betyr tap, fra den første til den fjerde, 1 til 20 klokkebrikker, med eller uten mester, og alt dere måtte ønske fra listen nedenfor.</translation>
    </message>
    <message>
        <source>The saved game and the score sheet keep a record of everything that was taken back, and the journal says what kind of action it was.</source>
        <translation>Det lagrede spillet og poengboken husker alt som er tatt tilbake, og loggen sier hva slags handling det var.</translation>
    </message>
    <message>
        <source>You can replay a finished game turn by turn, with all hands face up or as one player saw it. Choose a line in the journal, a card or a mistake to jump to its turn. You can also go on playing from any turn; in the new game, that turn then counts as taken back. If a game isn’t over yet, its hands are only shown if all its players agree.</source>
        <translation>Dere kan se et ferdig spill i reprise, tur for tur, med alle hendene synlige eller slik én spiller så det. Velg en linje i loggen, et kort eller en feil for å gå til turen. Dere kan også spille videre fra hvilken som helst tur; i det nye spillet gjelder den turen da som tatt tilbake. Er et spill ikke ferdig, vises hendene bare hvis alle spillerne er enige.</translation>
    </message>
    <message>
        <source>Until then everything else waits: no other action, and no looking at the cards.</source>
        <translation>Imens må alt annet vente: ingen andre handlinger, og ingen kikking på kortene.</translation>
    </message>
    <message>
        <source>Most of the time, you all look at the screen together. Everything that belongs to all of you is in plain sight: fireworks, deck, discard pile and journal, and how many hints and mistakes are left. Every hand lies face down.</source>
        <translation>For det meste ser dere på skjermen sammen. Alt som er felles, ligger framme: fyrverkerier, trekkbunke, kastebunke og logg, og hvor mange hint og feil dere har igjen. Alles kort ligger med baksiden opp.</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Spilles med</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Look after the 5s: there’s only one of each. Tell their owners in good time.</source>
        <translation>Pass godt på femmerne: Det finnes bare én av hver. Fortell eierne om dem i god tid.</translation>
    </message>
    <message>
        <source>Anything you can’t do is marked before you try, and tells you why. From there you can go straight to the rule in this book.</source>
        <translation>Det du ikke kan gjøre, er merket før du prøver, og du får vite hvorfor. Derfra kommer du rett til regelen her i heftet.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>I esken</translation>
    </message>
    <message>
        <source>Everything a card’s owner can know about it is marked on its lower part, for everybody and on both sides. What a hint has said is large and framed; where something has been ruled out, only what’s left is shown. Rest the pointer on a card, or go to it with the keyboard, and below the table you can read who gave the hint and when.</source>
        <translation>Alt eieren kan vite om et kort, står nederst på kortet, synlig for alle og på begge sider. Det et hint har sagt, er stort og innrammet. Der noe er utelukket, vises bare det som er igjen. Hold pekeren på et kort, eller gå til det med tastaturet, så står det nederst på skjermen hvem som ga hintet, og når.</translation>
    </message>
    <message>
        <source>Whatever you take back can be done again, turn by turn and exactly as it was, until you do something else or close the game. The same people must agree, and either way you end up at the public table.</source>
        <translation>Det dere tar tilbake, kan gjøres om igjen, tur for tur og nøyaktig som det var, helt til dere gjør noe annet eller lukker spillet. De samme må være enige, og begge deler fører dere tilbake til fellesbordet.</translation>
    </message>
    <message>
        <source>Choosing an action only announces it. The master then moves whatever has to move, with a click, a drag or the keyboard. If you’re playing a card, it’s turned face up first.</source>
        <translation>Når du velger en handling, blir den bare meldt. Så flytter mesteren det som skal flyttes, ved å klikke, dra eller bruke tastaturet. Spiller du et kort, snus det først.</translation>
    </message>
    <message>
        <source>When somebody draws the last card, the last round begins. Everybody gets exactly one more turn, including whoever drew that card, and nobody draws any more. With three players, for example, that means three more turns. Then the show is over, and you add up your score.</source>
        <translation>Når noen trekker det siste kortet, begynner siste runde. Alle får nøyaktig én tur til, også den som trakk kortet, og ingen trekker mer. Er dere for eksempel tre, er det tre turer igjen. Så er oppvisningen over, og dere teller opp poengene.</translation>
    </message>
    <message>
        <source>When you play a card, you may name its colour before you turn it up. The choice is yours each time: you can also just play.</source>
        <translation>Når du spiller et kort, kan du si fargen før du snur det. Det velger du på nytt hver gang: Du kan også bare spille.</translation>
    </message>
    <message>
        <source>Whatever you choose, announce it to the master first, and then do it.</source>
        <translation>Uansett hva du velger, melder du det først til mesteren. Så gjør du det.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, there’s none to bring back, so you can’t discard.</source>
        <translation>Hvis ingen blå sjetonger er brukt, er det ingen å få tilbake, og da kan du ikke kaste noe kort.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, there’s none to bring back, so you can’t discard.</source>
        <translation>Hvis ingen klokkebrikker er brukt, er det ingen å få tilbake, og da kan du ikke kaste noe kort.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, there’s none to turn back, so you can’t discard.</source>
        <translation>Er alle hintbrikkene hvite, er det ingen å snu tilbake, og da kan du ikke kaste noe kort.</translation>
    </message>
    <message>
        <source>While somebody is thinking, everybody else keeps a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Mens noen tenker, holder alle andre masken: ingen kommentarer, ingen dulting, ingen megetsigende sukk.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Hvem begynner</translation>
    </message>
    <message>
        <source>If you have no cards left, you can only give hints, and nobody can give you any.</source>
        <translation>Har du ingen kort igjen, kan du bare gi hint, og ingen kan gi deg noen.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one spent blue token comes back for free, no discard needed.</source>
        <translation>Den som fullfører et fyrverkeri med femmeren, får en bonus: Én brukt blå sjetong kommer tilbake helt gratis, uten at noe kort må kastes.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one spent clock token comes back for free, no discard needed.</source>
        <translation>Den som fullfører et fyrverkeri med femmeren, får en bonus: Én brukt klokkebrikke kommer tilbake helt gratis, uten at noe kort må kastes.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one black hint tile is turned back to white for free, no discard needed.</source>
        <translation>Den som fullfører et fyrverkeri med femmeren, får en bonus: Én svart hintbrikke snus tilbake til hvit helt gratis, uten at noe kort må kastes.</translation>
    </message>
    <message>
        <source>Whoever is wearing the most colourful clothes goes first.</source>
        <translation>Den som har de mest fargerike klærne, begynner.</translation>
    </message>
    <message>
        <source>With a master</source>
        <translation>Med mester</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Med skjermleser</translation>
    </message>
    <message>
        <source>As soon as the action is done, the screen returns to the public table by itself and shows everybody what happened. It also does that when you switch to another window or minimise this one, or when a question pops up.</source>
        <translation>Så snart handlingen er gjort, går skjermen av seg selv tilbake til fellesbordet og viser alle hva som skjedde. Det gjør den også når du bytter til et annet vindu eller minimerer dette, og når et spørsmål dukker opp.</translation>
    </message>
    <message>
        <source>These buttons can also name something the hand doesn’t have: that’s an empty hint.</source>
        <translation>Med disse knappene kan du også nevne noe som ikke er på hånden: Det er et tomt hint.</translation>
    </message>
    <message>
        <source>The show goes on until it’s complete or lost. Anything less than a perfect show is a defeat, and the rating scale is not used.</source>
        <translation>Oppvisningen varer til den er fullført eller tapt. Alt mindre enn en perfekt oppvisning regnes som tap, og poengskalaen brukes ikke.</translation>
    </message>
    <message>
        <source>You’re pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have ended up in one big heap, the crowd is already lining the river, and the show must go on.</source>
        <translation>Dere er fyrverkere: geniale med raketter, håpløse til å rydde. Krutt, lunter og raketter ligger i én eneste stor haug, publikum står allerede tett langs elven, og oppvisningen må i gang.</translation>
    </message>
    <message>
        <source>You can’t pass.</source>
        <translation>Du kan ikke stå over.</translation>
    </message>
    <message>
        <source>You can change your mind and withdraw an announcement, as long as no tile has been turned for it and no card has been turned up: what everybody has seen can’t be unseen.</source>
        <translation>Du kan ombestemme deg og trekke tilbake det du har meldt, så lenge verken en brikke eller et kort er snudd: Det alle har sett, har de sett.</translation>
    </message>
    <message>
        <source>You can change your mind and withdraw an announcement, as long as no token has moved for it and no card has been turned up: what everybody has seen can’t be unseen.</source>
        <translation>Du kan ombestemme deg og trekke tilbake det du har meldt, så lenge ingen brikke er flyttet og ikke noe kort er snudd: Det alle har sett, har de sett.</translation>
    </message>
    <message>
        <source>Announce a discard. The master puts one blue token back into the box lid, and then you discard the card and draw a new one.</source>
        <translation>Meld at du vil kaste et kort. Mesteren legger én blå sjetong tilbake i eskelokket, og så kaster du kortet og trekker et nytt.</translation>
    </message>
    <message>
        <source>Announce a discard. The master turns one black tile to white, and then you discard the card and draw a new one.</source>
        <translation>Meld at du vil kaste et kort. Mesteren snur én brikke fra svart til hvit, og så kaster du kortet og trekker et nytt.</translation>
    </message>
    <message>
        <source>Announce a hint. The master takes one blue token out of the box lid, and then you give your hint.</source>
        <translation>Meld at du vil gi et hint. Mesteren tar én blå sjetong ut av eskelokket, og så gir du hintet.</translation>
    </message>
    <message>
        <source>Announce a hint. The master turns one white tile to black, and then you give your hint.</source>
        <translation>Meld at du vil gi et hint. Mesteren snur én brikke fra hvit til svart, og så gir du hintet.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master puts one red token into the box lid and the card goes to the discard pile. If it completes a firework, the master puts one blue token back into the lid, if any has been spent. Then you draw.</source>
        <translation>Meld at du vil spille, og snu kortet. Passer det ikke, legger mesteren én rød sjetong i eskelokket, og kortet går i kastebunken. Fullfører kortet et fyrverkeri, legger mesteren én blå sjetong tilbake i lokket, hvis noen er brukt. Så trekker du.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master turns one storm tile to lightning and the card goes to the discard pile. If it completes a firework, the master turns one black hint tile to white, if there is one. Then you draw.</source>
        <translation>Meld at du vil spille, og snu kortet. Passer det ikke, snur mesteren én uværsbrikke til lyn, og kortet går i kastebunken. Fullfører kortet et fyrverkeri, snur mesteren én svart hintbrikke til hvit, hvis det finnes noen. Så trekker du.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n black fuse tokens. On each one the fuse is a little shorter than on the one before, and the last shows the explosion.</source>
        <translation>
            <numerusform>Dere har én svart luntebrikke. Den viser eksplosjonen.</numerusform>
            <numerusform>Dere har %n svarte luntebrikker. På hver av dem er lunten litt kortere enn på den forrige, og den siste viser eksplosjonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue clock tokens to pay for your hints.</source>
        <translation>
            <numerusform>Dere betaler for hintene med én blå klokkebrikke.</numerusform>
            <numerusform>Dere betaler for hintene med %n blå klokkebrikker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue tokens to pay for your hints.</source>
        <translation>
            <numerusform>Dere betaler for hintene med én blå sjetong.</numerusform>
            <numerusform>Dere betaler for hintene med %n blå sjetonger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>Dere betaler for hintene med én hintbrikke, hvit på den ene siden og svart på den andre. Det er reservebrikken.</numerusform>
            <numerusform>Dere betaler for hintene med %n hintbrikker, hvite på den ene siden og svarte på den andre. Én av dem er reservebrikken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other.</source>
        <translation>
            <numerusform>Dere betaler for hintene med én hintbrikke, hvit på den ene siden og svart på den andre.</numerusform>
            <numerusform>Dere betaler for hintene med %n hintbrikker, hvite på den ene siden og svarte på den andre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>Dere betaler for hintene med én hintbrikke, hvit på den ene siden og svart på den andre. Én til ligger i esken som reserve.</numerusform>
            <numerusform>Dere betaler for hintene med %n hintbrikker, hvite på den ene siden og svarte på den andre. Én til ligger i esken som reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare; use coins for any that the box doesn’t have.</source>
        <translation>
            <numerusform>Dere betaler for hintene med én hintbrikke, hvit på den ene siden og svart på den andre. Det er reservebrikken; bruk mynter i stedet for dem esken ikke har.</numerusform>
            <numerusform>Dere betaler for hintene med %n hintbrikker, hvite på den ene siden og svarte på den andre. Én av dem er reservebrikken; bruk mynter i stedet for dem esken ikke har.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red fuse tokens, one for each mistake.</source>
        <translation>
            <numerusform>Dere har én rød luntebrikke, for én eneste feil.</numerusform>
            <numerusform>Dere har %n røde luntebrikker, én for hver feil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red tokens, one for each mistake.</source>
        <translation>
            <numerusform>Dere har én rød sjetong, for én eneste feil.</numerusform>
            <numerusform>Dere har %n røde sjetonger, én for hver feil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n storm tiles, one for each mistake, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>Dere har én uværsbrikke, for én eneste feil, med stjernehimmel på den ene siden og lyn på den andre.</numerusform>
            <numerusform>Dere har %n uværsbrikker, én for hver feil, med stjernehimmel på den ene siden og lyn på den andre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Complete all five and you’ve put on the perfect show, worth 25 points. A show that falls short still scores what it has reached, as long as it isn’t lost.</source>
        <translation>Målet er et fyrverkeri i hver av de fem fargene, fra 1 og opp til 5, med ett kort av hvert tall. Fullfører dere alle fem, er det den perfekte oppvisningen, verdt 25 poeng. Kommer dere ikke helt i mål, får dere poeng for det dere fikk til, så lenge spillet ikke er tapt.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Only the perfect show will do, all five complete for 25 points: anything less is a defeat.</source>
        <translation>Målet er et fyrverkeri i hver av de fem fargene, fra 1 og opp til 5, med ett kort av hvert tall. Bare den perfekte oppvisningen er god nok, med alle fem fullført og 25 poeng. Alt mindre er tap.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Complete all six and you’ve put on the perfect show, worth 30 points. A show that falls short still scores what it has reached, as long as it isn’t lost.</source>
        <translation>Målet er et fyrverkeri i hver av de seks fargene, fra 1 og opp til 5, med ett kort av hvert tall. Fullfører dere alle seks, er det den perfekte oppvisningen, verdt 30 poeng. Kommer dere ikke helt i mål, får dere poeng for det dere fikk til, så lenge spillet ikke er tapt.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Only the perfect show will do, all six complete for 30 points: anything less is a defeat.</source>
        <translation>Målet er et fyrverkeri i hver av de seks fargene, fra 1 og opp til 5, med ett kort av hvert tall. Bare den perfekte oppvisningen er god nok, med alle seks fullført og 30 poeng. Alt mindre er tap.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Dine egne kort</translation>
    </message>
    <message>
        <source>Your hand is yours to arrange. Whenever you like, change the order of your cards, or raise or lower some of them or turn them sideways, to help you remember.</source>
        <translation>Hånden din ordner du som du vil. Du kan når som helst bytte om på kortene, løfte eller senke dem, eller legge noen på tvers for å huske bedre.</translation>
    </message>
    <message>
        <source>Your own hand. Everything the hints have told you is marked; the tick plays a card, the cross discards it.</source>
        <translation>Din egen hånd. Alt hintene har fortalt deg, er merket av. Haken spiller et kort, krysset kaster det.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>lov</translation>
    </message>
    <message>
        <source>discard a card,</source>
        <translation>kaste et kort</translation>
    </message>
    <message>
        <source>everybody gets one more turn</source>
        <translation>alle får én tur til</translation>
    </message>
    <message>
        <source>five cards each</source>
        <translation>fem kort til hver</translation>
    </message>
    <message>
        <source>five fireworks, 25 points</source>
        <translation>fem fyrverkerier, 25 poeng</translation>
    </message>
    <message>
        <source>four cards each</source>
        <translation>fire kort til hver</translation>
    </message>
    <message>
        <source>give a hint,</source>
        <translation>gi et hint,</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ikke lov</translation>
    </message>
    <message>
        <source>or play a card.</source>
        <translation>eller spille et kort.</translation>
    </message>
    <message>
        <source>you play on without drawing</source>
        <translation>dere spiller videre uten å trekke</translation>
    </message>
    <message>
        <source>played at this table</source>
        <translation>spilles ved dette bordet</translation>
    </message>
    <message>
        <source>six fireworks, 30 points</source>
        <translation>seks fyrverkerier, 30 poeng</translation>
    </message>
    <message>
        <source>the first mistake</source>
        <translation>den første feilen</translation>
    </message>
    <message>
        <source>the fourth mistake</source>
        <translation>den fjerde feilen</translation>
    </message>
    <message>
        <source>the master</source>
        <translation>mesteren</translation>
    </message>
    <message>
        <source>the oldest player, who is the master</source>
        <translation>den eldste, som er mester</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>programmet</translation>
    </message>
    <message>
        <source>the second mistake</source>
        <translation>den andre feilen</translation>
    </message>
    <message>
        <source>the third mistake</source>
        <translation>den tredje feilen</translation>
    </message>
    <message>
        <source>whoever you choose, or draw by lot</source>
        <translation>etter valg eller loddtrekning</translation>
    </message>
    <message>
        <source>whoever is wearing the most colourful clothes</source>
        <translation>den som har de mest fargerike klærne</translation>
    </message>
    <message>
        <source>with four or five players</source>
        <translation>med fire eller fem spillere</translation>
    </message>
    <message>
        <source>with two or three players</source>
        <translation>med to eller tre spillere</translation>
    </message>
    <message>
        <source>“I still know nothing about my cards” or “do you remember what you have?”: allowing remarks like these is always a fair house rule.</source>
        <translation>Det er alltid en grei husregel å tillate små replikker: «Jeg aner fortsatt ikke hva jeg sitter med», eller «husker du hva du har?».</translation>
    </message>
    <message>
        <source>“These two are your 1s” says nothing about their colours; “these are red” says nothing about their values.</source>
        <translation>«Disse to er enerne dine» sier ingenting om fargene. «Disse er røde» sier ingenting om tallene.</translation>
    </message>
</context>
<context>
    <name>RulebookIndex</name>
    <message>
        <source>Actions: turn, move, choices, options, what to do</source>
        <translation>Handlinger: tur, trekk, valg, muligheter, hva kan jeg gjøre</translation>
    </message>
    <message>
        <source>Advice: strategy, tips, tactics, convention, beginner</source>
        <translation>Råd: strategi, tips, taktikk, konvensjon, nybegynner</translation>
    </message>
    <message>
        <source>Arranging a hand: sort, rearrange, reorder, order, swap, move cards</source>
        <translation>Ordne hånden: sortere, flytte kort, rekkefølge, bytte om, snu kort, legge på tvers</translation>
    </message>
    <message>
        <source>Bonus: reward, extra hint, finished firework, completing, five</source>
        <translation>Bonus for femmeren: bonus, belønning, ekstra hint, fullført fyrverkeri, femmer, gratis</translation>
    </message>
    <message>
        <source>Box: components, contents, pieces, material, parts</source>
        <translation>Eske: innhold, komponenter, deler, utstyr, materiell, brikker</translation>
    </message>
    <message>
        <source>Cards: copies, duplicates, distribution, values, numbers, ranks, how many of each</source>
        <translation>Kort: antall, fordeling, tall, verdier, hvor mange av hver, like kort</translation>
    </message>
    <message>
        <source>Colours: color, colors, suit, suits</source>
        <translation>Farger: farge, fargeserie, kulør</translation>
    </message>
    <message>
        <source>Deck: draw pile, stock, draw, drawing</source>
        <translation>Trekkbunke: bunke, trekke, trekke kort, kortstokk, stokk</translation>
    </message>
    <message>
        <source>Discard pile: graveyard, waste, rubbish, used cards</source>
        <translation>Kastebunke: bunke, kastede kort, søppel, brukte kort</translation>
    </message>
    <message>
        <source>Discarding: trash, throw away, bin, dump, get rid of, chop</source>
        <translation>Kaste et kort: forkaste, kvitte seg med, legge bort, søppel, bytte</translation>
    </message>
    <message>
        <source>Empty hints: negative hint, negative clue, zero, none, nothing</source>
        <translation>Tomme hint: negativt hint, tom opplysning, ingen kort, null, ingenting</translation>
    </message>
    <message>
        <source>End of the game: finish, game over, over, stop, win, winning, lose, losing</source>
        <translation>Slutten på spillet: slutt, ferdig, over, stopp, vinne, tape, tapt, seier</translation>
    </message>
    <message>
        <source>Fireworks that are stuck: dead, blocked, lost card, ribbon, smoke, plate</source>
        <translation>Fyrverkerier som står fast: dødt, låst, blokkert, tapt kort, bånd, sløyfe, røyk, skilt</translation>
    </message>
    <message>
        <source>Fireworks: stack, pile, sequence, order, build</source>
        <translation>Fyrverkerier: fyrverkeri, rekke, rekkefølge, bygge, stabel</translation>
    </message>
    <message>
        <source>Glance, rules at a: overview, summary, quick, short, cheat sheet</source>
        <translation>Kort fortalt: oversikt, sammendrag, hurtig, kortversjon</translation>
    </message>
    <message>
        <source>Hand, size of the: deal, dealing, how many cards, four cards, five cards</source>
        <translation>Hånd, antall kort på: håndens størrelse, dele ut, utdeling, hvor mange kort, fire kort, fem kort</translation>
    </message>
    <message>
        <source>Hand: hold, holding, backwards, face away, own cards</source>
        <translation>Hånd: holde kortene, bakvendt, baksiden, bort fra seg, egne kort</translation>
    </message>
    <message>
        <source>Hints: clue, clues, information, info, tell, inform, give a hint</source>
        <translation>Hint: opplysning, opplysninger, ledetråd, tips, informasjon, info, fortelle, gi et hint</translation>
    </message>
    <message>
        <source>Last copy: indispensable, critical, unique, irreplaceable, only one left</source>
        <translation>Siste kort av sitt slag: uunnværlig, kritisk, eneste, uerstattelig, siste eksemplar</translation>
    </message>
    <message>
        <source>Last round: final round, last turn, last card, empty deck, deck runs out</source>
        <translation>Siste runde: sluttrunde, siste tur, siste kort, tom bunke, bunken er tom</translation>
    </message>
    <message>
        <source>Master: game master, referee, leader, host</source>
        <translation>Mester: spilleder, dommer, leder, vert</translation>
    </message>
    <message>
        <source>Memory aid: remember, forget, forgotten, notes, marks, reminder</source>
        <translation>Huskehjelp: huske, glemme, glemt, notat, merker, hukommelse</translation>
    </message>
    <message>
        <source>Mistakes: misplay, error, wrong card, fail, strike, strikes, penalty</source>
        <translation>Feil: feilspill, feil kort, bom, tabbe, straff, mislykket</translation>
    </message>
    <message>
        <source>Multicolour cards: rainbow, wild, joker, sixth colour, six colours, multicolor</source>
        <translation>Flerfargede kort: regnbue, joker, sjette farge, seks farger, flerfarget</translation>
    </message>
    <message>
        <source>Naming the colour: choreography, declare, call, announce a colour</source>
        <translation>Si fargen først: koreografi, nevne fargen, melde fargen, annonsere</translation>
    </message>
    <message>
        <source>Passing: pass, skip, miss a turn, do nothing</source>
        <translation>Stå over: passe, hoppe over, melde pass, gjøre ingenting</translation>
    </message>
    <message>
        <source>Perfect show: maximum, full score, victory, complete, all fireworks</source>
        <translation>Perfekt oppvisning: forestilling, maksimum, full pott, seier, fullført, alle fyrverkerier</translation>
    </message>
    <message>
        <source>Players: age, number of players, how many people, two players, five players</source>
        <translation>Spillere: alder, antall spillere, hvor mange, to spillere, fem spillere</translation>
    </message>
    <message>
        <source>Playing a card: play, lay, put down, place</source>
        <translation>Spille et kort: spille ut, legge ut, legge ned, legge på</translation>
    </message>
    <message>
        <source>Score: points, scoring, result, counting, add up</source>
        <translation>Poengsum: poeng, resultat, telle, regne ut, poengberegning</translation>
    </message>
    <message>
        <source>Screen, playing on this: computer, look away, private view, peek, secret, keyboard</source>
        <translation>Skjerm, spille på: datamaskin, PC, se bort, alene med kortene, kikke, hemmelig, tastatur</translation>
    </message>
    <message>
        <source>Setting up: setup, prepare, preparation, shuffle, start, layout</source>
        <translation>Forberedelser: oppsett, forberede, gjøre klart, stokke, starte, begynne</translation>
    </message>
    <message>
        <source>Starting player: first player, who starts, who begins, begin, oldest, youngest</source>
        <translation>Startspiller: hvem begynner, hvem starter, første spiller, eldst, yngst</translation>
    </message>
    <message>
        <source>Taking back: undo, redo, take back, misclick, revert</source>
        <translation>Ta tilbake: angre, gjøre om, feilklikk, omgjøre</translation>
    </message>
    <message>
        <source>Talking: speak, say, communication, table talk, cheat, cheating, silence, secret signs</source>
        <translation>Prat ved bordet: snakke, si, kommunikasjon, jukse, juks, stillhet, hemmelige tegn</translation>
    </message>
    <message>
        <source>Variants: expert, difficulty, harder, easier, options, advanced, house rules</source>
        <translation>Varianter: ekspert, vanskelighetsgrad, vanskeligere, lettere, husregler, avansert</translation>
    </message>
    <message>
        <source>abcdefghijklmnopqrstuvwxyz</source>
        <translation>abcdefghijklmnopqrstuvwxyzæøå</translation>
    </message>
    <message>
        <source>{tokens}: bomb, bombs, life, lives, fuse, fuses, lightning, storm, explosion, red, strike</source>
        <translation>{tokens}: bombe, bomber, liv, lunte, lyn, uvær, eksplosjon, rød brikke, feilbrikke</translation>
    </message>
    <message>
        <source>{tokens}: clue token, hint token, information token, clock, blue, note, notes</source>
        <translation>{tokens}: klokke, blå brikke, sjetong, hintbrikke, opplysningsbrikke</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Utgave</translation>
    </message>
    <message>
        <source>&amp;Read in</source>
        <translation>&amp;Les på</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innhold</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Utgaver</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Fram</translation>
    </message>
    <message numerus="yes">
        <source>Match {number} of %n</source>
        <translation>
            <numerusform>Treff {number} av %n</numerusform>
            <numerusform>Treff {number} av %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Ingen treff</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Forrige</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelhefte</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Lagre som PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Lagre som PDF…</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Søk i regelheftet</translation>
    </message>
    <message>
        <source>Rulebook text</source>
        <translation>Teksten i regelheftet</translation>
    </message>
    <message>
        <source>These are not the rules of this table.</source>
        <translation>Dette er ikke reglene ved dette bordet.</translation>
    </message>
    <message>
        <source>This table’s rules</source>
        <translation>Reglene ved dette bordet</translation>
    </message>
    <message>
        <source>With a &amp;master</source>
        <translation>Med &amp;mester</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>{names} have not finished their game (turn {turn}, {points}).</source>
        <translation>{names} har et uferdig spill (tur {turn}, {points}).</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tur {turn}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n counted game(s), oldest first.</source>
        <translation>
            <numerusform>%n spill teller.</numerusform>
            <numerusform>%n spill teller, de eldste først.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n fil kunne ikke leses.</numerusform>
            <numerusform>%n filer kunne ikke leses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) listed</source>
        <translation>
            <numerusform>%n spill i listen</numerusform>
            <numerusform>%n spill i listen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were saved by a later version of the program and stay as they are.</source>
        <translation>
            <numerusform>%n spill ble lagret av en nyere versjon av programmet og blir liggende som det er.</numerusform>
            <numerusform>%n spill ble lagret av en nyere versjon av programmet og blir liggende som de er.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n linje kopiert.</numerusform>
            <numerusform>%n linjer kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peek(s) without a turn</source>
        <translation>
            <numerusform>%n kikk uten å bruke turen</numerusform>
            <numerusform>%n kikk uten å bruke turen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>%n tur tatt tilbake</numerusform>
            <numerusform>%n turer tatt tilbake</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Best and average</source>
        <translation>&amp;Beste og gjennomsnitt</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>&amp;Kopier listen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Åpne spillet</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>&amp;Utvikling</translation>
    </message>
    <message>
        <source>&amp;Save the list…</source>
        <translation>&amp;Lagre listen…</translation>
    </message>
    <message>
        <source>2–5 players</source>
        <translation>2–5 spillere</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle utgaver</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle grupper</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gjennomsnitt</translation>
    </message>
    <message>
        <source>Average of the first ten: {first}; of the last ten: {last}.</source>
        <translation>Gjennomsnitt av de ti første: {first}, av de ti siste: {last}.</translation>
    </message>
    <message>
        <source>Average: {average}; last game: {last}.</source>
        <translation>Gjennomsnitt: {average}; siste spill: {last}.</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Grunnspillet</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Best and average</source>
        <translation>Beste og gjennomsnitt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Each finished game counts once. Games with turns taken back count too, but are marked. Unfinished games, and those played with a known deck, are listed but don’t count.</source>
        <translation>Hvert ferdige spill teller én gang. Spill der turer er tatt tilbake, teller også, men er merket. Uferdige spill, og spill med kjent trekkbunke, står i listen, men teller ikke.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Utfall</translation>
    </message>
    <message>
        <source>Perfect shows</source>
        <translation>Perfekte oppvisninger</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message numerus="yes">
        <source>Best: %n point(s), {date}.</source>
        <translation>
            <numerusform>Beste: %n poeng, {date}.</numerusform>
            <numerusform>Beste: %n poeng, {date}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games will be listed here once they are finished.</source>
        <translation>Her kommer spillene når de er ferdige.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Hvordan spillene endte</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, ending</source>
        <translation>Navn, utgave, variant, dato, utfall</translation>
    </message>
    <message>
        <source>No finished games count yet.</source>
        <translation>Ingen ferdige spill teller ennå.</translation>
    </message>
    <message>
        <source>Not finished, turn {turn}</source>
        <translation>Ikke ferdig, tur {turn}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Antall spillere</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Åpne en &amp;fil…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Vurdering</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Merknader</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Lagre poengboken</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poengsum</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Poengbok</translation>
    </message>
    <message>
        <source>Scores, game by game; the line is the average of the last ten</source>
        <translation>Poengsum, spill for spill; linjen er gjennomsnittet av de ti siste</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Søk i spillene</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>Reading the games: {read} of {all}.</source>
        <translation>Leser spillene: {read} av {all}.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Ingen spill passer.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spilletid</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>another copy of a game listed here: not counted</source>
        <translation>en annen kopi av et spill i listen: teller ikke</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>uten: {variant}</translation>
    </message>
    <message>
        <source>{count} ({share}%)</source>
        <translation>{count} ({share} %)</translation>
    </message>
    <message>
        <source>{games}, none of them counted.</source>
        <translation>{games}, ingen av dem teller.</translation>
    </message>
    <message numerus="yes">
        <source>{games}, of which %n counted: best {best}, average {average}.</source>
        <translation>
            <numerusform>{games}, hvorav %n teller: beste {best}, gjennomsnitt {average}.</numerusform>
            <numerusform>{games}, hvorav %n teller: beste {best}, gjennomsnitt {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} t {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sorter etter</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minutt</numerusform>
            <numerusform>%n minutter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekund</numerusform>
            <numerusform>%n sekunder</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Utseende</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Cover an unattended private view after</source>
        <translation>Uten aktivitet: dekk &amp;til kortene etter</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Glem</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bevegelse</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>&amp;Play a sample</source>
        <translation>&amp;Hør en lydprøve</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Lyd</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volum</translation>
    </message>
    <message>
        <source>A s&amp;ymbol for each colour</source>
        <translation>Et s&amp;ymbol for hver farge</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Samme som systemet</translation>
    </message>
    <message>
        <source>Ask before a &amp;hint is given</source>
        <translation>Spør før et &amp;hint blir gitt</translation>
    </message>
    <message>
        <source>Ask before a card is played or &amp;discarded</source>
        <translation>Spør før et kort blir spilt eller k&amp;astet</translation>
    </message>
    <message>
        <source>Choose the names first.</source>
        <translation>Velg navnene først.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Tele&amp;vision mode</source>
        <translation>TV-&amp;modus</translation>
    </message>
    <message>
        <source>Full: things move</source>
        <translation>Full – ting beveger seg</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Høy</translation>
    </message>
    <message>
        <source>Large text, a symbol for each colour and full screen.</source>
        <translation>Stor tekst, et symbol for hver farge og fullskjerm.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>M&amp;emory aid in new games</source>
        <translation>Huskehj&amp;elp i nye spill</translation>
    </message>
    <message>
        <source>Names of players</source>
        <translation>Navn på spillere</translation>
    </message>
    <message>
        <source>No names remembered yet.</source>
        <translation>Ingen navn er lagret ennå.</translation>
    </message>
    <message>
        <source>There’s no sound just now: no loudspeaker was found, or the sounds can’t be played.</source>
        <translation>Det er ingen lyd akkurat nå: Ingen høyttaler ble funnet, eller lydene kan ikke spilles av.</translation>
    </message>
    <message>
        <source>Offer the practice game before the ne&amp;xt game</source>
        <translation>Til&amp;by øvingsspillet før neste spill</translation>
    </message>
    <message>
        <source>Reduced: things fade</source>
        <translation>Redusert – ting toner inn</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>So&amp;und effects</source>
        <translation>Lyde&amp;ffekter</translation>
    </message>
    <message>
        <source>Taking back, pausing and ending early always need everyone’s agreement.</source>
        <translation>Alle må alltid være enige om å ta tilbake, ta pause eller avslutte før tiden.</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Tekststø&amp;rrelse</translation>
    </message>
    <message>
        <source>These names are offered when a new game is set up.</source>
        <translation>Disse navnene blir foreslått når dere setter opp et nytt spill.</translation>
    </message>
    <message>
        <source>This computer can’t play sounds: the part of the program that plays them isn’t installed. Everything else works without it.</source>
        <translation>Denne datamaskinen kan ikke spille av lydene: Den delen av programmet som gjør det, er ikke installert. Alt annet virker likevel.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>contrast</comment>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Without symbols, only colour tells the cards apart.</source>
        <translation>Uten symboler er det bare fargene som skiller kortene fra hverandre.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>covering</comment>
        <translation>aldri</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>Copy the share link (after the game)</source>
        <translation>Kopier delingslenken (etter spillet)</translation>
    </message>
    <message>
        <source>&amp;Picture of the table…</source>
        <translation>&amp;Bilde av bordet…</translation>
    </message>
    <message>
        <source>Copy the share &amp;link</source>
        <translation>Kopier &amp;delingslenken</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Tilbake til bordet</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Det som er igjen</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>kastet</translation>
    </message>
    <message>
        <source>still in the deck or in a hand</source>
        <translation>fortsatt i trekkbunken eller på en hånd</translation>
    </message>
    <message>
        <source>needed next</source>
        <translation>trengs nå</translation>
    </message>
    <message>
        <source>no longer needed</source>
        <translation>trengs ikke lenger</translation>
    </message>
    <message>
        <source>played</source>
        <translation>spilt</translation>
    </message>
    <message>
        <source>the last copy</source>
        <translation>det siste av sitt slag</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n kort kastet</numerusform>
            <numerusform>%n kort kastet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n feil</numerusform>
            <numerusform>%n feil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indispensable card(s) lost</source>
        <translation>
            <numerusform>%n uunnværlig kort tapt</numerusform>
            <numerusform>%n uunnværlige kort tapt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tur</numerusform>
            <numerusform>%n turer</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {what}</source>
        <translation>Tur {turn}, {name}: {what}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}, the last copy.</source>
        <translation>Tur {turn}: {name} spiller {card}, det siste av sitt slag.</translation>
    </message>
    <message numerus="yes">
        <source>Turns {first}–{last}: %n card(s) in a row that fitted, played by {names}.</source>
        <translation>
            <numerusform>Tur {first}–{last}: %n kort på rad som passet, spilt av {names}.</numerusform>
            <numerusform>Tur {first}–{last}: %n kort på rad som passet, spilt av {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>clover leaf</source>
        <translation>kløverblad</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rute</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>skive</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grønn</translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation>flerfarget</translation>
    </message>
    <message>
        <source>rainbow</source>
        <translation>regnbue</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rød</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stjerne</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trekant</translation>
    </message>
    <message>
        <source>white</source>
        <translation>hvit</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gul</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>play or discard</source>
        <translation>spille eller kaste</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>spille et kort</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>gi hint, spille eller kaste</translation>
    </message>
    <message>
        <source>hint or play</source>
        <translation>gi hint eller spille</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>gi et hint</translation>
    </message>
    <message>
        <source>On the player’s own cards, the tick plays.</source>
        <translation>Haken spiller et eget kort.</translation>
    </message>
    <message>
        <source>On the player’s own cards, the tick plays and the cross discards.</source>
        <translation>Haken spiller et eget kort, krysset kaster det.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint. On the player’s own, the tick plays.</source>
        <translation>Klikk på tall eller symbol hos en medspiller for å gi et hint. Haken spiller et eget kort.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint. On the player’s own, the tick plays and the cross discards.</source>
        <translation>Klikk på tall eller symbol hos en medspiller for å gi et hint. Haken spiller et eget kort, krysset kaster det.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint.</source>
        <translation>Klikk på tall eller symbol hos en medspiller for å gi et hint.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>Én tur er tatt tilbake</numerusform>
            <numerusform>%n turer er tatt tilbake</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Bunke</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Trekkbunke: %n kort</numerusform>
            <numerusform>Trekkbunke: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Gjort om igjen</translation>
    </message>
    <message>
        <source>Everyone except {name}: look away!</source>
        <translation>Alle unntatt {name}: Se bort!</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Siste runde: én tur igjen</numerusform>
            <numerusform>Siste runde: %n turer igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: {names} have one more turn each.</source>
        <translation>Siste runde: {names} har én tur igjen hver.</translation>
    </message>
    <message>
        <source>Last round: {name} has the last turn.</source>
        <translation>Siste runde: {name} har den siste turen.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Feil</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Tatt tilbake</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>Turer igjen</translation>
    </message>
    <message>
        <source>{master}: {request}</source>
        <extracomment>What the master is asked to do: &quot;Kari: put a clock token into the box lid&quot;.</extracomment>
        <translation>{master}, {request}</translation>
    </message>
    <message>
        <source>{name} announces a hint to {target}</source>
        <translation>{name} vil gi {target} et hint</translation>
    </message>
    <message>
        <source>{name} announces a discard</source>
        <translation>{name} vil kaste et kort</translation>
    </message>
    <message>
        <source>{name} announces a play</source>
        <translation>{name} vil spille et kort</translation>
    </message>
    <message>
        <source>Back to {name}.</source>
        <translation>{name} har turen igjen.</translation>
    </message>
    <message>
        <source>{name} turns up {card}: it doesn’t fit, a mistake</source>
        <translation>{name} snur {card}: Kortet passer ikke – en feil</translation>
    </message>
    <message>
        <source>{name} turns up {card}: it fits</source>
        <translation>{name} snur {card}: Kortet passer</translation>
    </message>
    <message>
        <source>{name} turns the card face up for all to see</source>
        <translation>{name} snur kortet så alle ser det</translation>
    </message>
    <message>
        <source>{name} is peeking</source>
        <translation>{name} tar en kikk</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>{name} har turen</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} av {of}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>&amp;Back to…</source>
        <translation>Ta tilbake t&amp;il…</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>&amp;Gjør om igjen</translation>
    </message>
    <message>
        <source>&amp;End the game early…</source>
        <translation>&amp;Avslutt spillet før tiden…</translation>
    </message>
    <message>
        <source>&amp;Hand over the master’s role</source>
        <translation>&amp;Overlat mesterrollen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ta tilbake</translation>
    </message>
</context>
<context>
    <name>TitlePage</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsett</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nytt spill</translation>
    </message>
    <message>
        <source>&amp;Open a saved game</source>
        <translation>&amp;Åpne et lagret spill</translation>
    </message>
    <message>
        <source>&amp;Practice game</source>
        <translation>&amp;Øvingsspill</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhefte</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Innstillinger</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Språk: {language}</translation>
    </message>
    <message>
        <source>Scor&amp;e sheet</source>
        <translation>P&amp;oengbok</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Startside</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>Blue tokens</source>
        <translation>Blå sjetonger</translation>
    </message>
    <message>
        <source>Clock tokens</source>
        <translation>Klokkebrikker</translation>
    </message>
    <message>
        <source>Fuse tokens</source>
        <translation>Luntebrikker</translation>
    </message>
    <message>
        <source>Hint tiles</source>
        <translation>Hintbrikker</translation>
    </message>
    <message>
        <source>Red tokens</source>
        <translation>Røde sjetonger</translation>
    </message>
    <message>
        <source>Storm tiles</source>
        <translation>Uværsbrikker</translation>
    </message>
    <message>
        <source>blue token beside the box lid: spent</source>
        <translation>blå sjetong ved siden av eskelokket: brukt</translation>
    </message>
    <message>
        <source>blue token in the box lid: available</source>
        <translation>blå sjetong i eskelokket: ledig</translation>
    </message>
    <message>
        <source>burnt fuse token in the box lid: a mistake</source>
        <translation>brent luntebrikke i eskelokket: en feil</translation>
    </message>
    <message>
        <source>clock token in the box lid: spent</source>
        <translation>klokkebrikke i eskelokket: brukt</translation>
    </message>
    <message>
        <source>clock token on its side: spent</source>
        <translation>klokkebrikke på siden: brukt</translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation>klokkebrikke med forsiden opp på bordet: ledig</translation>
    </message>
    <message>
        <source>clock token, right way up: available</source>
        <translation>klokkebrikke, rett vei: ledig</translation>
    </message>
    <message>
        <source>take a clock token out of the box lid</source>
        <translation>ta en klokkebrikke ut av eskelokket</translation>
    </message>
    <message>
        <source>turn a clock token on its side</source>
        <translation>legg en klokkebrikke på siden</translation>
    </message>
    <message>
        <source>turn a clock token the right way up</source>
        <translation>snu en klokkebrikke rett vei</translation>
    </message>
    <message>
        <source>Blue tokens: {available} of {total}</source>
        <translation>Blå sjetonger: {available} av {total}</translation>
    </message>
    <message>
        <source>Clock tokens: {available} of {total}</source>
        <translation>Klokkebrikker: {available} av {total}</translation>
    </message>
    <message>
        <source>Fuse: {mistakes} of {limit} mistakes</source>
        <translation>Lunte: {mistakes} av {limit} feil</translation>
    </message>
    <message>
        <source>Hint tiles: {available} of {total} white</source>
        <translation>Hintbrikker: {available} av {total} hvite</translation>
    </message>
    <message>
        <source>Red tokens: {mistakes} of {limit} mistakes</source>
        <translation>Røde sjetonger: {mistakes} av {limit} feil</translation>
    </message>
    <message>
        <source>Lightning: {mistakes} of {limit}</source>
        <translation>Lyn: {mistakes} av {limit}</translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation>luntebrikke i stabelen</translation>
    </message>
    <message>
        <source>hint tile, black side up: spent</source>
        <translation>hintbrikke med svart side opp: brukt</translation>
    </message>
    <message>
        <source>hint tile, white side up: available</source>
        <translation>hintbrikke med hvit side opp: ledig</translation>
    </message>
    <message>
        <source>red fuse token, unused</source>
        <translation>rød luntebrikke, ubrukt</translation>
    </message>
    <message>
        <source>red fuse token, used</source>
        <translation>rød luntebrikke, brukt</translation>
    </message>
    <message>
        <source>red token beside the box lid</source>
        <translation>rød sjetong ved siden av eskelokket</translation>
    </message>
    <message>
        <source>red token in the box lid: a mistake</source>
        <translation>rød sjetong i eskelokket: en feil</translation>
    </message>
    <message>
        <source>storm tile, lightning: a mistake</source>
        <translation>uværsbrikke, lyn: en feil</translation>
    </message>
    <message>
        <source>storm tile, starry sky</source>
        <translation>uværsbrikke, stjernehimmel</translation>
    </message>
    <message>
        <source>the explosion, at the bottom of the stack</source>
        <translation>eksplosjonen, nederst i stabelen</translation>
    </message>
    <message>
        <source>the explosion, uncovered</source>
        <translation>eksplosjonen, avdekket</translation>
    </message>
    <message>
        <source>put a blue token back into the box lid</source>
        <translation>legg en blå sjetong tilbake i eskelokket</translation>
    </message>
    <message>
        <source>put a clock token into the box lid</source>
        <translation>legg en klokkebrikke i eskelokket</translation>
    </message>
    <message>
        <source>put a red token into the box lid</source>
        <translation>legg en rød sjetong i eskelokket</translation>
    </message>
    <message>
        <source>put the top fuse token into the box lid</source>
        <translation>legg den øverste luntebrikken i eskelokket</translation>
    </message>
    <message>
        <source>take a blue token out of the box lid</source>
        <translation>ta en blå sjetong ut av eskelokket</translation>
    </message>
    <message>
        <source>turn a hint tile to its black side</source>
        <translation>snu en hintbrikke til den svarte siden</translation>
    </message>
    <message>
        <source>turn a hint tile to its white side</source>
        <translation>snu en hintbrikke til den hvite siden</translation>
    </message>
    <message>
        <source>turn a red fuse token on its side</source>
        <translation>legg en rød luntebrikke på siden</translation>
    </message>
    <message>
        <source>turn a storm tile to lightning</source>
        <translation>snu en uværsbrikke til lyn</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>&amp;Television mode</source>
        <translation>TV-&amp;modus</translation>
    </message>
</context>
</TS>
