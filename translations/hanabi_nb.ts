<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>A look without a turn: nothing can be played or hinted now.</source>
        <translation>Bare en kikk: Nå kan du verken spille kort eller gi opplysninger.</translation>
    </message>
    <message>
        <source>A teammate&apos;s card: number or symbol gives that hint. A card of one&apos;s own: the check plays it, the cross discards it.</source>
        <translation>Et klikk på tall eller symbol hos en medspiller gir den opplysningen. Haken spiller et eget kort, krysset forkaster det.</translation>
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
        <translation>Forkast kort {place}</translation>
    </message>
    <message>
        <source>Lay the card open</source>
        <translation>Legg kortet åpent</translation>
    </message>
    <message>
        <source>Look at the teammates&apos; cards without taking a turn</source>
        <translation>Se på medspillernes kort uten å bruke turen</translation>
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
        <translation>Si {colour} og spill kort {place}</translation>
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
        <source>The announced card is laid open before any token moves.</source>
        <translation>Det meldte kortet legges åpent før noen brikke flyttes.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>When all have seen the table, choose “Ready”.</source>
        <translation>Velg «Klar» når alle har sett på bordet.</translation>
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
        <source>{name} has the turn, and plays elsewhere.</source>
        <translation>{name} har tur og spiller på en annen enhet.</translation>
    </message>
    <message>
        <source>{name} moves the token: click it, drag it, or choose the button.</source>
        <translation>{name} flytter brikken: Klikk på den, dra den eller bruk knappen.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>A finished game: {edition}. At the table: {players}.</source>
        <translation>Et avsluttet spill: {edition}. Ved bordet: {players}.</translation>
    </message>
    <message>
        <source>A new game: {edition}. At the table, clockwise: {players}.</source>
        <translation>Nytt spill: {edition}. Ved bordet, med klokka: {players}.</translation>
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
        <source>Taken back: the card that {name} discarded.</source>
        <translation>Tatt tilbake: kortet som {name} forkastet.</translation>
    </message>
    <message>
        <source>Taken back: the card that {name} laid open.</source>
        <translation>Tatt tilbake: kortet som {name} la åpent.</translation>
    </message>
    <message>
        <source>Taken back: the card that {name} played.</source>
        <translation>Tatt tilbake: kortet som {name} spilte.</translation>
    </message>
    <message>
        <source>Taken back: the early end of the game.</source>
        <translation>Tatt tilbake: at spillet ble avsluttet før tiden.</translation>
    </message>
    <message>
        <source>Taken back: the hint from {giver} to {target}.</source>
        <translation>Tatt tilbake: opplysningen fra {giver} til {target}.</translation>
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
        <source>{name} begins. All hands lie face down.</source>
        <translation>{name} begynner. Alle kort på hånden ligger med baksiden opp.</translation>
    </message>
    <message>
        <source>{name} is the master now.</source>
        <translation>{name} er mester nå.</translation>
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
        <source>{name} has it already.</source>
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
        <translation>Meldt til mesteren: Kortet skal forkastes.</translation>
    </message>
    <message>
        <source>Announced: it will be played.</source>
        <translation>Meldt til mesteren: Kortet skal spilles.</translation>
    </message>
    <message>
        <source>By the hints: value {values}.</source>
        <translation>Etter opplysningene: verdi {values}.</translation>
    </message>
    <message>
        <source>By the hints: {colours}.</source>
        <translation>Etter opplysningene: {colours}.</translation>
    </message>
    <message>
        <source>By the hints: {colours}; value {values}.</source>
        <translation>Etter opplysningene: {colours}; verdi {values}.</translation>
    </message>
    <message>
        <source>Hints pointed at it: {hints}.</source>
        <translation>Opplysninger om kortet: {hints}.</translation>
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
        <translation>Den siste opplysningen peker på det.</translation>
    </message>
    <message>
        <source>Turned.</source>
        <translation>Dreid.</translation>
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
        <translation>Vil du forkaste kort {place}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: value {rank}?</source>
        <translation>Vil du gi {name} denne opplysningen: verdi {rank}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {colour}?</source>
        <translation>Vil du gi {name} denne opplysningen: {colour}?</translation>
    </message>
    <message>
        <source>Name {colour} and play card {place}?</source>
        <translation>Vil du si {colour} og spille kort {place}?</translation>
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
        <translation>En skjermleser er i gang. Hvordan kan den lese opp medspillernes kort for {name}?</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tilbake til bordet</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Jeg er {name} – vis kortene</translation>
    </message>
    <message>
        <source>The game rests; nothing is lost.</source>
        <translation>Spillet hviler; ingenting går tapt.</translation>
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
        <translation>bare når noen trykker på en tast</translation>
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
        <translation>Forkastet sist.</translation>
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
        <source>{card}: {discarded} on the discard pile; left: {left} of {copies}.</source>
        <translation>{card}: {discarded} i kastebunken; igjen: {left} av {copies}.</translation>
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
        <source>A hint is shown once; then everybody has to remember.</source>
        <translation>En opplysning vises én gang; deretter må alle huske den selv.</translation>
    </message>
    <message>
        <source>A hint may name what a hand does not have.</source>
        <translation>En opplysning kan nevne noe hånden ikke har.</translation>
    </message>
    <message>
        <source>A hint may point at no card.</source>
        <translation>Tomme opplysninger er lov.</translation>
    </message>
    <message>
        <source>A hint must point at a card.</source>
        <translation>En opplysning må peke på minst ett kort.</translation>
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
        <source>A sixth colour that hints can name like any other; 30 points at most.</source>
        <translation>En sjette farge, som kan nevnes i opplysninger akkurat som de andre. Høyst 30 poeng.</translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. 30 points at most.</source>
        <translation>En sjette farge, som ingen opplysning kan nevne: Hver fargeopplysning peker også på den. Høyst 30 poeng.</translation>
    </message>
    <message>
        <source>A sixth colour, each of its cards only once: none may be lost. 30 points at most.</source>
        <translation>En sjette farge, med hvert kort bare én gang: Ingen av dem må gå tapt. Høyst 30 poeng.</translation>
    </message>
    <message>
        <source>All that the hints told, and what they rule out, stays marked on the cards.</source>
        <translation>Alt opplysningene har fortalt, og alt de utelukker, blir stående på kortene.</translation>
    </message>
    <message>
        <source>By the book: the oldest player, who is the master.</source>
        <translation>Etter regelheftet: den eldste spilleren, som er mester.</translation>
    </message>
    <message>
        <source>By the book: whoever wears the most colourful clothes.</source>
        <translation>Etter regelheftet: den som har de mest fargerike klærne.</translation>
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
        <translation>Tomme opplysninger</translation>
    </message>
    <message>
        <source>English edition</source>
        <translation>Engelsk utgave</translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone moves the tokens.</source>
        <translation>Alle handlinger meldes til mesteren, og bare mesteren flytter brikkene.</translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone turns the tiles.</source>
        <translation>Alle handlinger meldes til mesteren, og bare mesteren snur brikkene.</translation>
    </message>
    <message>
        <source>Every switch is yours, in any combination.</source>
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
        <source>Fewer mistakes are harder, more tokens for hints are easier.</source>
        <translation>Færre tillatte feil er vanskeligere, flere opplysninger er lettere.</translation>
    </message>
    <message>
        <source>Fewer storm tiles are harder, more hint tiles are easier.</source>
        <translation>Færre uværsbrikker er vanskeligere, flere hintbrikker er lettere.</translation>
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
        <translation>Siste opplysning</translation>
    </message>
    <message>
        <source>No book says who: choose, or draw lots.</source>
        <translation>Ingen regel sier hvem: Velg selv, eller trekk lodd.</translation>
    </message>
    <message>
        <source>No last round. Whoever loses an indispensable card loses the game for all.</source>
        <translation>Ingen siste runde. Går et uunnværlig kort tapt, har alle tapt.</translation>
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
        <translation>Bare den siste opplysningen blir stående på hvert kort.</translation>
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
        <translation>Ti flerfargede jokerkort</translation>
    </message>
    <message>
        <source>The basic game: 50 cards, 25 points at most.</source>
        <translation>Grunnspillet: 50 kort, høyst 25 poeng.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right brings a blue token back, wrong is a mistake.</source>
        <translation>Du kan si fargen før du spiller: Rett farge gir en blå sjetong tilbake, gal farge er en feil.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right brings a clock token back, wrong is a mistake.</source>
        <translation>Du kan si fargen før du spiller: Rett farge gir en klokkebrikke tilbake, gal farge er en feil.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right turns a hint tile to white, wrong is a mistake.</source>
        <translation>Du kan si fargen før du spiller: Rett farge snur en hintbrikke til hvit, gal farge er en feil.</translation>
    </message>
    <message>
        <source>The first bolt of lightning loses.</source>
        <translation>Ett lyn, og spillet er tapt.</translation>
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
        <source>The first red token in the lid loses.</source>
        <translation>Én rød sjetong i lokket, og spillet er tapt.</translation>
    </message>
    <message>
        <source>The fourth bolt of lightning loses.</source>
        <translation>Fire lyn, og spillet er tapt.</translation>
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
        <source>The fourth red token in the lid loses.</source>
        <translation>Fire røde sjetonger i lokket, og spillet er tapt.</translation>
    </message>
    <message>
        <source>The second bolt of lightning loses.</source>
        <translation>To lyn, og spillet er tapt.</translation>
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
        <source>The second red token in the lid loses.</source>
        <translation>To røde sjetonger i lokket, og spillet er tapt.</translation>
    </message>
    <message>
        <source>The third bolt of lightning loses.</source>
        <translation>Tre lyn, og spillet er tapt.</translation>
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
        <source>The third red token in the lid loses.</source>
        <translation>Tre røde sjetonger i lokket, og spillet er tapt.</translation>
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
        <translation>Variant 3: ti jokerkort</translation>
    </message>
    <message>
        <source>Variant 4: only a perfect show</source>
        <translation>Variant 4: bare en perfekt oppvisning</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Defeat</source>
        <translation>Tap</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Guddommelig</translation>
    </message>
    <message>
        <source>Divine: even the stars look pale beside it.</source>
        <translation>Guddommelig: Selv stjernene blekner ved siden av.</translation>
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
        <source>Full show</source>
        <translation>Full oppvisning</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Hederlig</translation>
    </message>
    <message>
        <source>Honourable, though nobody will speak of it next week.</source>
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
        <source>Legendary: nobody finds words, and all eyes shine.</source>
        <translation>Legendarisk: Ingen finner ord, og alle øyne skinner.</translation>
    </message>
    <message>
        <source>No action left</source>
        <translation>Ingen handling igjen</translation>
    </message>
    <message>
        <source>Nothing is left to play, discard or hint: the show cannot be finished.</source>
        <translation>Det er ingen kort å spille eller forkaste og ingen opplysning å gi: Oppvisningen kan ikke fullføres.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Lunten har brent ned: Alt går i luften.</translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>Spillet ble avsluttet før tiden.</translation>
    </message>
    <message>
        <source>The last red token lies in the lid: everything blows up.</source>
        <translation>Den siste røde sjetongen ligger i lokket: Alt går i luften.</translation>
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
        <source>The storm has broken: the show is rained out.</source>
        <translation>Uværet har brutt løs: Oppvisningen regner bort.</translation>
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
        <source>Wonderful: people will talk of it for years.</source>
        <translation>Fantastisk: Dette kommer folk til å snakke om i årevis.</translation>
    </message>
    <message>
        <source>{card} was the last one, and still needed: the show cannot be perfect.</source>
        <translation>Kortet {card} var det siste av sitt slag, og det trengtes fortsatt: Oppvisningen kan ikke bli perfekt.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n earlier game(s) of these players, best: {best}.</source>
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
        <translation>Slik regnes poengene</translation>
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
        <source>This is their new record!</source>
        <translation>Det er ny rekord!</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Til startsiden</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>Firework {colour} ({symbol}): at {height}. It cannot grow any more: {why}.</source>
        <translation>Fyrverkeri {colour} ({symbol}): har nådd {height}. Det kan ikke vokse mer: {why}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; next is {next}.</source>
        <translation>Fyrverkeri {colour} ({symbol}): har nådd {height}; neste er {next}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; next is {next}. It can still grow to {reach}: {why}.</source>
        <translation>Fyrverkeri {colour} ({symbol}): har nådd {height}; neste er {next}. Det kan fortsatt vokse til {reach}: {why}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): complete.</source>
        <translation>Fyrverkeri {colour} ({symbol}): fullført.</translation>
    </message>
    <message>
        <source>Firework {colour}: it can now grow to {reach} at most, because {why}.</source>
        <translation>Fyrverkeri {colour}: Nå kan det ikke vokse lenger enn til {reach}, for {why}.</translation>
    </message>
    <message>
        <source>Firework {colour}: it cannot grow any more, because {why}.</source>
        <translation>Fyrverkeri {colour}: Det kan ikke vokse mer, for {why}.</translation>
    </message>
    <message>
        <source>all three copies of {card} lie on the discard pile</source>
        <translation>alle tre eksemplarene av {card} ligger i kastebunken</translation>
    </message>
    <message>
        <source>both copies of {card} lie on the discard pile</source>
        <translation>begge eksemplarene av {card} ligger i kastebunken</translation>
    </message>
    <message>
        <source>the only {card} lies on the discard pile</source>
        <translation>det eneste eksemplaret av {card} ligger i kastebunken</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spill…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
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
        <source>%n turn(s) back: it is {name}&apos;s turn again.</source>
        <translation>
            <numerusform>Én tur tilbake: Da har {name} tur igjen.</numerusform>
            <numerusform>%n turer tilbake: Da har {name} tur igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to…</source>
        <translation>Tilbake til…</translation>
    </message>
    <message>
        <source>How far back? The marked turns are taken back.</source>
        <translation>Hvor langt tilbake? Turene som er merket, tas tilbake.</translation>
    </message>
    <message>
        <source>What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Det som er sett, er sett, og det føres opp i poengboken.</translation>
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
        <source>hint, play or discard</source>
        <translation>opplyse, spille eller forkaste</translation>
    </message>
    <message>
        <source>is looking</source>
        <translation>ser kortene</translation>
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
        <source>Turn</source>
        <translation>Drei</translation>
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
        <translation>&amp;Opplysning til</translation>
    </message>
    <message>
        <source>Hint to {name}: value {rank}</source>
        <translation>Opplysning til {name}: verdi {rank}</translation>
    </message>
    <message>
        <source>Hint to {name}: {colour}</source>
        <translation>Opplysning til {name}: {colour}</translation>
    </message>
    <message>
        <source>Teammate to give a hint</source>
        <translation>Medspiller som skal få en opplysning</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>A blue token is back.</source>
        <translation>En blå sjetong er tilbake.</translation>
    </message>
    <message>
        <source>A clock token is back.</source>
        <translation>En klokkebrikke er tilbake.</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>En hintbrikke snus til hvit.</translation>
    </message>
    <message>
        <source>Bonus: a blue token is back.</source>
        <translation>Bonus: En blå sjetong er tilbake.</translation>
    </message>
    <message>
        <source>Bonus: a clock token is back.</source>
        <translation>Bonus: En klokkebrikke er tilbake.</translation>
    </message>
    <message>
        <source>Bonus: a hint tile turns white.</source>
        <translation>Bonus: En hintbrikke snus til hvit.</translation>
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
        <source>The bonus is lost: no hint was spent.</source>
        <translation>Bonusen faller bort: Ingen opplysning var brukt.</translation>
    </message>
    <message>
        <source>The colour was right, but no hint was spent.</source>
        <translation>Fargen stemte, men ingen opplysning var brukt.</translation>
    </message>
    <message>
        <source>The colour was right: a blue token is back.</source>
        <translation>Fargen stemte: En blå sjetong er tilbake.</translation>
    </message>
    <message>
        <source>The colour was right: a clock token is back.</source>
        <translation>Fargen stemte: En klokkebrikke er tilbake.</translation>
    </message>
    <message>
        <source>The colour was right: a hint tile turns white.</source>
        <translation>Fargen stemte: En hintbrikke snus til hvit.</translation>
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
        <translation>{giver} ga {target} en opplysning.</translation>
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
            <numerusform>{giver} → {target}: ett kort med verdi {rank}</numerusform>
            <numerusform>{giver} → {target}: %n kort med verdi {rank}</numerusform>
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
        <translation>{giver} → {target}: ingen kort med verdi {rank}</translation>
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
        <translation>{name} forkaster {card}.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it does not fit.</source>
        <translation>{name} sier {colour} og spiller {card}, men kortet passer ikke.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it fits.</source>
        <translation>{name} sier {colour} og spiller {card}, og kortet passer.</translation>
    </message>
    <message>
        <source>{name} names {colour}, but the card is {card}.</source>
        <translation>{name} sier {colour}, men kortet er {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it does not fit.</source>
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
        <source>In the private view, on the player’s own cards</source>
        <translation>Alene med kortene: spillerens egne kort</translation>
    </message>
    <message>
        <source>In the private view, on the teammates’ cards</source>
        <translation>Alene med kortene: medspillernes kort</translation>
    </message>
    <message>
        <source>In the private view, to have cards spoken</source>
        <translation>Alene med kortene: opplesning</translation>
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
        <translation>Under gjennomgangen av et spill</translation>
    </message>
    <message>
        <source>back to the player’s own hand</source>
        <translation>tilbake til egen hånd</translation>
    </message>
    <message>
        <source>back to the page before</source>
        <translation>tilbake dit man kom fra</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>dekk til kortene: tilbake til det felles bordet</translation>
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
        <source>give that colour as a hint, numbered in the order of the buttons</source>
        <translation>gi opplysningen om den fargen, i samme rekkefølge som knappene</translation>
    </message>
    <message>
        <source>give the hint with that value, at once</source>
        <translation>gi opplysningen om den verdien, med én gang</translation>
    </message>
    <message>
        <source>give the hint with the colour of the focused card</source>
        <translation>gi opplysningen om fargen på kortet som har fokus</translation>
    </message>
    <message>
        <source>give the hint with the value of the focused card</source>
        <translation>gi opplysningen om verdien på kortet som har fokus</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>gå til det kortet</translation>
    </message>
    <message>
        <source>in full screen: the menus</source>
        <translation>i fullskjerm: menyene</translation>
    </message>
    <message>
        <source>move the card within the hand</source>
        <translation>flytt kortet på hånden</translation>
    </message>
    <message>
        <source>on a line, a card or a mistake: to its turns</source>
        <translation>på en linje, et kort eller en feil: til turene det gjelder</translation>
    </message>
    <message>
        <source>on a token: the master moves it</source>
        <translation>på en brikke: mesteren flytter den</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour, and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>på knappen «Si en farge…»: velg fargen og spill kortet</translation>
    </message>
    <message>
        <source>on to the next hand, tray or button</source>
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
        <source>open hands, public table, what one player saw</source>
        <translation>åpne hender, det felles bordet, det én spiller så</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>start eller stopp avspillingen</translation>
    </message>
    <message>
        <source>press the button that has the focus: “Ready”, then “I am …: show the cards”</source>
        <extracomment>Quotes the buttons &quot;Ready&quot; and &quot;I am {name}: show the cards&quot;.</extracomment>
        <translation>trykk på knappen som har fokus: «Klar», så «Jeg er … – vis kortene»</translation>
    </message>
    <message>
        <source>raise or lower the card</source>
        <translation>løft eller senk kortet</translation>
    </message>
    <message>
        <source>speak the focused card</source>
        <translation>les opp kortet som har fokus</translation>
    </message>
    <message>
        <source>speak the whole hand</source>
        <translation>les opp hele hånden</translation>
    </message>
    <message>
        <source>read out what is known about the player’s own hand</source>
        <translation>les opp det som er kjent om egen hånd</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>discard the card; D again, or Enter, says yes</source>
        <translation>forkast kortet; D en gang til, eller Enter, betyr ja</translation>
    </message>
    <message>
        <source>play the card; P again, or Enter, says yes</source>
        <translation>spill kortet; P en gang til, eller Enter, betyr ja</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>ta tilbake</translation>
    </message>
    <message>
        <source>the journal, large; once more or Esc: back to the table</source>
        <translation>loggen, stor; én gang til eller Esc: tilbake til bordet</translation>
    </message>
    <message>
        <source>the rulebook, opened at what has the focus</source>
        <translation>regelheftet, åpnet ved det som er markert</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>disse tastene</translation>
    </message>
    <message>
        <source>to the choice of whom the hint is for</source>
        <translation>til valget av hvem som skal få opplysningen</translation>
    </message>
    <message>
        <source>to the deal, to the end</source>
        <translation>til utdelingen, til slutten</translation>
    </message>
    <message>
        <source>to the hand of the first … fourth teammate, clockwise</source>
        <translation>til hånden til første … fjerde medspiller, med klokka</translation>
    </message>
    <message>
        <source>to the next hand, to the previous one</source>
        <translation>til neste hånd, til forrige</translation>
    </message>
    <message>
        <source>turn the card</source>
        <translation>drei kortet</translation>
    </message>
    <message>
        <source>what is left of all cards, large; once more or Esc: back to the table</source>
        <translation>hva som er igjen av alle kortene, stort; én gang til eller Esc: tilbake til bordet</translation>
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
        <source>{name}, card {place}, by the last hint: {facts}.</source>
        <translation>{name}, kort {place}, etter den siste opplysningen: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, kort {place}: Ingen opplysning har pekt på dette kortet ennå.</translation>
    </message>
    <message>
        <source>{name}, card {place}: what the hints said is for everybody to remember.</source>
        <translation>{name}, kort {place}: Det opplysningene har sagt, må alle huske selv.</translation>
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
        <source>A &amp;link to a game at hanab.live, or its record as text:</source>
        <translation>En &amp;lenke til et spill på hanab.live, eller et lagret spill som tekst:</translation>
    </message>
    <message>
        <source>Link to a game at hanab.live, or its record as text</source>
        <translation>Lenke til et spill på hanab.live, eller et lagret spill som tekst</translation>
    </message>
    <message>
        <source>Open a share link</source>
        <translation>Åpne en delingslenke</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Another game?</source>
        <translation>Et annet spill?</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Gjør om igjen</translation>
    </message>
    <message>
        <source>Do again what was taken back last? It happens exactly as it did before.</source>
        <translation>Vil dere gjøre om igjen det som sist ble tatt tilbake? Alt skjer nøyaktig som før.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Avslutt spillet</translation>
    </message>
    <message>
        <source>End the game now and count the score as it stands?</source>
        <translation>Vil dere avslutte spillet nå og regne poengene som de står?</translation>
    </message>
    <message>
        <source>Hanabi games (*.json)</source>
        <translation>Hanabi-spill (*.json)</translation>
    </message>
    <message>
        <source>It is put with the other games, from where it can be opened again.</source>
        <translation>Det legges blant de andre spillene og kan åpnes igjen derfra.</translation>
    </message>
    <message>
        <source>Its journal and its score will always show this, whoever plays on.</source>
        <translation>Det blir for alltid stående i loggen og ved poengsummen, uansett hvem som spiller videre.</translation>
    </message>
    <message>
        <source>Look at all hands?</source>
        <translation>Se på alle hendene?</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>Gå gjennom det</translation>
    </message>
    <message>
        <source>Only the public table</source>
        <translation>Bare det felles bordet</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Åpne et lagret spill</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the game? The table is covered until you go on.</source>
        <translation>Vil dere ta pause? Bordet er dekket til helt til dere spiller videre.</translation>
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
        <translation>Spille videre, eller gå gjennom det tur for tur?</translation>
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
        <source>Take back the announced action? Its card returns to the hand, and what was moved for it moves back. What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Vil dere ta tilbake handlingen som er meldt? Kortet går tilbake til hånden, og det som ble flyttet for det, flyttes tilbake. Det som er sett, er sett, og det føres opp i poengboken.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Vil dere ta tilbake den siste handlingen? Det som er sett, er sett, og det føres opp i poengboken.</translation>
    </message>
    <message>
        <source>The picture is being made, turn by turn.</source>
        <translation>Spillet tegnes, tur for tur.</translation>
    </message>
    <message>
        <source>This game is not over. Do {names} agree to lay every hand open?</source>
        <translation>Spillet er ikke over. Er {names} enige om å vise alle hendene?</translation>
    </message>
    <message>
        <source>This table leaves the hints to memory. The picture would show them all again, so it can only be made after the end of the game.</source>
        <translation>Ved dette bordet må opplysningene huskes. Bildet ville vist dem alle igjen, så det kan først lages når spillet er slutt.</translation>
    </message>
    <message>
        <source>{name} decides, as the master.</source>
        <translation>Det er {name} som bestemmer, som mester.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Gå uten å lagre</translation>
    </message>
    <message>
        <source>All agree: lay every hand open</source>
        <translation>Alle er enige: vis alle hendene</translation>
    </message>
    <message>
        <source>All players have to agree: {names}.</source>
        <translation>Alle spillerne må være enige: {names}.</translation>
    </message>
    <message>
        <source>Animated picture of the game</source>
        <translation>Animert bilde av spillet</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Animerte bilder (*.gif)</translation>
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
        <source>The game cannot be saved just now. If you leave it, the last turns are lost.</source>
        <translation>Spillet kan ikke lagres akkurat nå. Hvis dere går fra det, blir de siste turene borte.</translation>
    </message>
    <message>
        <source>{file} is there already. Replace it?</source>
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
        <source>A later version of the program wrote the settings.</source>
        <translation>Innstillingene er skrevet av en nyere versjon av programmet.</translation>
    </message>
    <message>
        <source>Folder gone</source>
        <translation>Mappen er borte</translation>
    </message>
    <message>
        <source>Is everybody agreed?</source>
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
        <translation>Lim lenken inn i en nettleser for å gå gjennom spillet der.</translation>
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
        <translation>Innstillingene er ikke lest</translation>
    </message>
    <message>
        <source>The folder of the saved games was gone, and has been made anew. This game is saved in it again.</source>
        <translation>Mappen med de lagrede spillene var borte og er laget på nytt. Dette spillet er lagret i den igjen.</translation>
    </message>
    <message>
        <source>The game cannot be saved just now. It goes on, and is saved again as soon as that works.</source>
        <translation>Spillet kan ikke lagres akkurat nå. Det fortsetter likevel, og lagres igjen så snart det lar seg gjøre.</translation>
    </message>
    <message>
        <source>The game goes on, but how the hands were arranged and who was the master cannot be read.</source>
        <translation>Spillet fortsetter, men hvordan hendene var ordnet, og hvem som var mester, lar seg ikke lese.</translation>
    </message>
    <message>
        <source>The replay page would read these house rules as another game.</source>
        <translation>Nettsiden for gjennomgang ville lese disse husreglene som et annet spill.</translation>
    </message>
    <message>
        <source>The saved game cannot be read. It was kept as {file}.</source>
        <translation>Det lagrede spillet kan ikke leses. Det er tatt vare på som {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be read just now.</source>
        <translation>Innstillingene kan ikke leses akkurat nå.</translation>
    </message>
    <message>
        <source>The settings cannot be read. They were kept as {file}.</source>
        <translation>Innstillingene kan ikke leses. De er tatt vare på som {file}.</translation>
    </message>
    <message>
        <source>They are left as they are; what you change now lasts until the program ends.</source>
        <translation>De blir liggende som de er; det dere endrer nå, gjelder til programmet avsluttes.</translation>
    </message>
    <message>
        <source>This link or text cannot be opened.</source>
        <translation>Denne lenken eller teksten kan ikke åpnes.</translation>
    </message>
    <message>
        <source>Whatever else lay in {folder} is not there any more.</source>
        <translation>Det andre som lå i {folder}, er ikke der lenger.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. It was left as it is.</source>
        <translation>{file} kan ikke åpnes. Filen er ikke endret.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} kan ikke skrives.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopier rapporten</translation>
    </message>
    <message>
        <source>Not put away</source>
        <translation>Ikke lagt til side</translation>
    </message>
    <message>
        <source>Saved game left alone</source>
        <translation>Lagret spill latt i fred</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noe gikk galt</translation>
    </message>
    <message>
        <source>Something went wrong in the program. It goes on all the same.</source>
        <translation>Noe gikk galt i programmet. Det går videre likevel.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game goes on, but cannot be saved just now.</source>
        <translation>Noe gikk galt i programmet. Spillet fortsetter, men kan ikke lagres akkurat nå.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is saved and goes on.</source>
        <translation>Noe gikk galt i programmet. Spillet er lagret og fortsetter.</translation>
    </message>
    <message>
        <source>The game cannot be put with the other games now. It stays where it is saved, untouched.</source>
        <translation>Spillet kan ikke legges sammen med de andre spillene nå. Det blir liggende urørt der det er lagret.</translation>
    </message>
    <message>
        <source>The program broke off last time. The game was saved after every action.</source>
        <translation>Programmet ble avbrutt forrige gang. Spillet ble lagret etter hver handling.</translation>
    </message>
    <message>
        <source>What happened is written in {file}; it names no card.</source>
        <translation>Det som skjedde, står i {file}. Ingen kort nevnes der.</translation>
    </message>
    <message>
        <source>{file} cannot be continued now. It was left as it is, and other games are saved beside it.</source>
        <translation>{file} kan ikke fortsettes nå. Filen er urørt, og andre spill lagres ved siden av den.</translation>
    </message>
    <message>
        <source>{file} cannot be written just now. The game can be continued; from then on it is saved beside it.</source>
        <translation>{file} kan ikke skrives akkurat nå. Spillet kan fortsettes; fra da av lagres det ved siden av.</translation>
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
        <source>&amp;Who begins</source>
        <translation>&amp;Hvem begynner</translation>
    </message>
    <message>
        <source>Alt+Ins in a name</source>
        <translation>Alt+Ins i et navn</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del takes the player away.</source>
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
        <source>Drawn by lot</source>
        <translation>Loddtrekning</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message numerus="yes">
        <source>Hanabi is for at most %n player(s).</source>
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
        <source>How many hints can be paid for</source>
        <translation>Antall opplysninger ved start</translation>
    </message>
    <message>
        <source>How many mistakes lose the game</source>
        <translation>Hvor mange feil som skal til for å tape</translation>
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
        <source>Several players are called {name}. That is allowed, but hard to tell apart.</source>
        <translation>Flere spillere heter {name}. Det er lov, men da er de vanskelige å skille fra hverandre.</translation>
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
        <source>Take player {number} away</source>
        <translation>Fjern spiller {number}</translation>
    </message>
    <message>
        <source>This edition has one way to play: there are no variants.</source>
        <translation>Denne utgaven spilles på bare én måte og har ingen varianter.</translation>
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
        <source>Who begins</source>
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
        <source>All hands lie face down while everybody looks at the table together.</source>
        <translation>Alle hender ligger med baksiden opp mens alle ser på bordet sammen.</translation>
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
        <translation>Dette gikk {name} glipp av</translation>
    </message>
    <message>
        <source>{name} has missed nothing.</source>
        <translation>{name} har ikke gått glipp av noe.</translation>
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
    <name>Onlooking</name>
    <message>
        <source>A game in another window, as it stood a moment ago. Here it can only be watched.</source>
        <translation>Et spill i et annet vindu, slik det nettopp stod. Her kan dere bare se på.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Se på nytt</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Se på bordet</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Spill et annet spill</translation>
    </message>
    <message>
        <source>Played in another window</source>
        <translation>Spilles i et annet vindu</translation>
    </message>
    <message>
        <source>That game is not played in another window any more.</source>
        <translation>Det spillet spilles ikke i noe annet vindu lenger.</translation>
    </message>
    <message>
        <source>That game stays there. From here its table can only be watched; or another game is played beside it, and saved in a place of its own.</source>
        <translation>Det spillet blir der. Herfra kan dere bare se på bordet, eller spille et annet spill ved siden av; det lagres for seg.</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Til startsiden</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Ser på: {names}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}: has the turn</source>
        <translation>{name}: har tur</translation>
    </message>
    <message>
        <source>{name}: has the turn; is the master</source>
        <translation>{name}: har tur; er mester</translation>
    </message>
    <message>
        <source>{name}: is the master</source>
        <translation>{name}: er mester</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A discarded card brings a clock token back: there can be a hint again.</source>
        <translation>Et forkastet kort gir en klokkebrikke tilbake: Nå kan det gis en opplysning igjen.</translation>
    </message>
    <message>
        <source>A fine idea, but here something else comes first.</source>
        <translation>En god idé, men her kommer noe annet først.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>En opplysning før aller siste tur kan bare bety én ting: Spill dette kortet!</translation>
    </message>
    <message>
        <source>All fireworks begin with a 1, so both cards fit. The hint has cost a clock token.</source>
        <translation>Alle fyrverkerier begynner med 1, så begge kortene passer. Opplysningen har kostet en klokkebrikke.</translation>
    </message>
    <message>
        <source>All hands lie face down: nobody ever sees their own cards, only those of the others.</source>
        <translation>Alle hender ligger skjult: Ingen får noen gang se sine egne kort, bare de andres.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Before any card is shown, everybody else looks away. Then {name} presses the large button.</source>
        <translation>Før noe kort vises, ser alle andre bort. Så trykker {name} på den store knappen.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Avslutt øvingen</translation>
    </message>
    <message>
        <source>It does not fit: the card is gone and a fuse burns. With the third mistake the game is lost.</source>
        <translation>Det passer ikke: Kortet er borte, og en lunte brenner. Ved den tredje feilen er spillet tapt.</translation>
    </message>
    <message>
        <source>It fits. Whoever wonders why a hint was given learns more than it says.</source>
        <translation>Det passer. Den som lurer på hvorfor en opplysning ble gitt, får vite mer enn den sier.</translation>
    </message>
    <message>
        <source>It fits: the yellow firework has begun, and {name} has drawn a new card.</source>
        <translation>Det passer: Det gule fyrverkeriet er i gang, og {name} har trukket et nytt kort.</translation>
    </message>
    <message>
        <source>Just this once, on purpose: {name} plays a card that no hint has told anything about.</source>
        <translation>Bare denne ene gangen, med vilje: {name} spiller et kort som ingen opplysning har sagt noe om.</translation>
    </message>
    <message>
        <source>Much later in the same show: {name} and {other} have only three cards left to draw.</source>
        <translation>Mye senere i samme oppvisning: {name} og {other} har bare tre kort igjen å trekke.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>No clock token is left, so no hint can be given: the red cross discards this card.</source>
        <translation>Det er ingen klokkebrikker igjen, så det kan ikke gis noen opplysning: Det røde krysset forkaster dette kortet.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nei takk</translation>
    </message>
    <message>
        <source>Now {name} has the turn: “{button}” begins it.</source>
        <translation>Nå har {name} tur: Den begynner med «{button}».</translation>
    </message>
    <message>
        <source>Now {other} will keep this card safe: a 5 that is lost never comes back.</source>
        <translation>Nå tar {other} vare på dette kortet: En tapt femmer kommer aldri tilbake.</translation>
    </message>
    <message>
        <source>One card of {other} goes well with the yellow firework. A click on its symbol says yellow.</source>
        <translation>Ett kort hos {other} passer godt til det gule fyrverkeriet. Et klikk på symbolet sier gult.</translation>
    </message>
    <message>
        <source>Only one card is yellow: why would {name} say so now, if it were not to be played?</source>
        <translation>Bare ett kort er gult: Hvorfor skulle {name} si det nå, hvis ikke kortet skal spilles?</translation>
    </message>
    <message>
        <source>Only one firework still needs a 4, and {other} has one: a click on it says so.</source>
        <translation>Bare ett fyrverkeri mangler fortsatt fireren, og {other} har en: Et klikk på 4-tallet forteller om den.</translation>
    </message>
    <message>
        <source>Only {name} looks now.</source>
        <translation>Nå er det bare {name} som ser på.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Øvingsspill</translation>
    </message>
    <message>
        <source>The deck is empty: everybody has exactly one more turn.</source>
        <translation>Trekkbunken er tom: Alle har nøyaktig én tur til.</translation>
    </message>
    <message>
        <source>The first time here? A five-minute practice game shows how to play.</source>
        <translation>Første gang her? Et øvingsspill på fem minutter viser hvordan Hanabi spilles.</translation>
    </message>
    <message>
        <source>The last turn of the show: {name} plays the card that was pointed at.</source>
        <translation>Siste tur i oppvisningen: {name} spiller kortet det ble pekt på.</translation>
    </message>
    <message>
        <source>The red firework is complete! As a bonus, a clock token comes back.</source>
        <translation>Det røde fyrverkeriet er fullført! Som bonus kommer en klokkebrikke tilbake.</translation>
    </message>
    <message>
        <source>The red firework waits for its 5. A click on the symbol of this card says red.</source>
        <translation>Det røde fyrverkeriet venter på femmeren. Et klikk på symbolet på dette kortet sier rødt.</translation>
    </message>
    <message>
        <source>The show is over: all fireworks together make the score. That is how it goes; have fun!</source>
        <translation>Oppvisningen er over: Alle fyrverkeriene til sammen gir poengsummen. Slik spilles det; ha det gøy!</translation>
    </message>
    <message>
        <source>Together they build five fireworks, one of each colour, in order from 1 up to 5.</source>
        <translation>Sammen bygger de fem fyrverkerier, ett i hver farge, i rekkefølge fra 1 opp til 5.</translation>
    </message>
    <message>
        <source>Two hints together: now {other} knows this card exactly.</source>
        <translation>To opplysninger til sammen: Nå vet {other} nøyaktig hvilket kort dette er.</translation>
    </message>
    <message>
        <source>Welcome! {name} and {other} put on a show. Whoever is alone here plays both, in turn.</source>
        <translation>Velkommen! {name} og {other} lager et fyrverkeri. Den som er alene her, spiller begge etter tur.</translation>
    </message>
    <message>
        <source>{name} discards the oldest card and draws the last one of the deck.</source>
        <translation>{name} forkaster det eldste kortet og trekker det siste fra bunken.</translation>
    </message>
    <message>
        <source>{name} knows for certain: this is the red 5. The green check plays it.</source>
        <translation>{name} vet det sikkert: Dette er den røde femmeren. Den grønne haken spiller den.</translation>
    </message>
    <message>
        <source>{name} knows now: two of these cards are 1s. The green check on this one plays it.</source>
        <translation>{name} vet nå at to av disse kortene er enere. Den grønne haken på dette kortet spiller det.</translation>
    </message>
    <message>
        <source>{name} may look at the cards of the others at any time, without a turn.</source>
        <translation>{name} kan når som helst se på kortene til de andre, uten å bruke en tur.</translation>
    </message>
    <message>
        <source>{name} trusts the hint: the green check plays the yellow card.</source>
        <translation>{name} stoler på opplysningen: Den grønne haken spiller det gule kortet.</translation>
    </message>
    <message>
        <source>{other} has a 5, and there is only one in each colour. A click on the 5 says so.</source>
        <translation>{other} har en femmer, og det finnes bare én i hver farge. Et klikk på 5-tallet forteller om den.</translation>
    </message>
    <message>
        <source>{other} has two cards with a 1. A click on one of these numbers points at both.</source>
        <translation>{other} har to kort med tallet 1. Et klikk på ett av tallene peker på begge.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A card stands in the deck {count} times, but there are {wanted}.</source>
        <translation>Et kort står {count} ganger i bunken, men det finnes {wanted}.</translation>
    </message>
    <message>
        <source>A later version of the program wrote this file.</source>
        <translation>Filen er skrevet av en nyere versjon av programmet.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>En spiller har ikke noe navn.</translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation>Ved {place}: {problem}</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Her mangler det noe.</translation>
    </message>
    <message>
        <source>The deck has {count} cards, but these rules want {wanted}.</source>
        <translation>Bunken har {count} kort, men etter disse reglene skal det være {wanted}.</translation>
    </message>
    <message>
        <source>The deck stands here covered, and once more in clear.</source>
        <translation>Trekkbunken står her tildekket, og en gang til åpent.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disken er full.</translation>
    </message>
    <message>
        <source>The file is nested too deeply for a game.</source>
        <translation>Filen er for dypt nøstet til å være et spill.</translation>
    </message>
    <message>
        <source>The file is not JSON in line {line}, column {column}.</source>
        <translation>Filen er ikke JSON i linje {line}, kolonne {column}.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text from byte {position} on.</source>
        <translation>Filen er ikke UTF-8-tekst fra byte {position}.</translation>
    </message>
    <message>
        <source>Action {index} (turn {turn}) breaks the rules: {reason}</source>
        <translation>Handling {index} (tur {turn}) bryter reglene: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Filen eller mappen er ikke der.</translation>
    </message>
    <message>
        <source>The link breaks off within an action.</source>
        <translation>Lenken slutter midt i en handling.</translation>
    </message>
    <message>
        <source>The name of a player has more than {limit} characters.</source>
        <translation>Navnet på en spiller har mer enn {limit} tegn.</translation>
    </message>
    <message>
        <source>The name of a player holds a control character.</source>
        <translation>Navnet på en spiller inneholder et kontrolltegn.</translation>
    </message>
    <message>
        <source>The option {option} of hanab.live is not played here.</source>
        <translation>Valget {option} på hanab.live spilles ikke her.</translation>
    </message>
    <message>
        <source>The switch {switch} is not known here.</source>
        <translation>Bryteren {switch} er ikke kjent her.</translation>
    </message>
    <message>
        <source>The system does not permit it.</source>
        <translation>Systemet tillater det ikke.</translation>
    </message>
    <message>
        <source>The values of the cards are {low}–{high}, not 1–5.</source>
        <translation>Verdiene på kortene er {low}–{high}, ikke 1–5.</translation>
    </message>
    <message>
        <source>The variant {variant} of hanab.live is not played here.</source>
        <translation>Varianten {variant} på hanab.live spilles ikke her.</translation>
    </message>
    <message>
        <source>There are {count} players, not {low}–{high}.</source>
        <translation>Det er {count} spillere, ikke {low}–{high}.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Dette er en mappe, ikke en fil.</translation>
    </message>
    <message>
        <source>This is no covered deck.</source>
        <translation>Dette er ikke en tildekket trekkbunke.</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>Dette er ikke en fil som lar seg lese.</translation>
    </message>
    <message>
        <source>This is not the whole of a share link.</source>
        <translation>Dette er ikke en hel delingslenke.</translation>
    </message>
    <message>
        <source>This is too large for a game: more than {limit} bytes.</source>
        <translation>Dette er for stort for et spill: mer enn {limit} byte.</translation>
    </message>
    <message>
        <source>What stands here is not what belongs here.</source>
        <translation>Det som står her, hører ikke til her.</translation>
    </message>
    <message>
        <source>{character} does not belong in a share link.</source>
        <translation>{character} hører ikke hjemme i en delingslenke.</translation>
    </message>
    <message>
        <source>{value} does not go with the other rules of this game.</source>
        <translation>{value} går ikke sammen med de andre reglene i dette spillet.</translation>
    </message>
    <message>
        <source>{value} is none of {known}.</source>
        <translation>{value} er ikke blant disse: {known}.</translation>
    </message>
    <message>
        <source>{value} is not {low}–{high}.</source>
        <translation>{value} er ikke {low}–{high}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A hint goes to a teammate, never to oneself.</source>
        <translation>En opplysning går til en medspiller, aldri til en selv.</translation>
    </message>
    <message>
        <source>All blue tokens are available, so nothing can be discarded.</source>
        <translation>Alle de blå sjetongene er ledige, så ingen kort kan forkastes.</translation>
    </message>
    <message>
        <source>All clock tokens are available, so nothing can be discarded.</source>
        <translation>Alle klokkebrikkene er ledige, så ingen kort kan forkastes.</translation>
    </message>
    <message>
        <source>All hint tiles show black: none is left to pay for a hint.</source>
        <translation>Alle hintbrikkene viser svart: Det er ingen igjen til en opplysning.</translation>
    </message>
    <message>
        <source>All hint tiles show white, so nothing can be discarded.</source>
        <translation>Alle hintbrikkene viser hvitt, så ingen kort kan forkastes.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Det er en annen som har tur.</translation>
    </message>
    <message>
        <source>Multicolour cards are wild: a hint cannot name them.</source>
        <translation>Flerfargede kort er jokere: En opplysning kan ikke nevne dem.</translation>
    </message>
    <message>
        <source>No blue token is left to pay for a hint.</source>
        <translation>Det er ingen blå sjetong igjen til en opplysning.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at a card.</source>
        <translation>Ingen kort på denne hånden stemmer, og en opplysning må peke på minst ett.</translation>
    </message>
    <message>
        <source>No clock token is left to pay for a hint.</source>
        <translation>Det er ingen klokkebrikke igjen til en opplysning.</translation>
    </message>
    <message>
        <source>No colour is named before playing in this game.</source>
        <translation>I dette spillet sier man ingen farge før man spiller.</translation>
    </message>
    <message>
        <source>No tile is to be turned now.</source>
        <translation>Ingen brikke skal snus nå.</translation>
    </message>
    <message>
        <source>No token is to be moved now.</source>
        <translation>Ingen brikke skal flyttes nå.</translation>
    </message>
    <message>
        <source>That is the wrong tile for what was announced.</source>
        <translation>Det er feil brikke for det som ble meldt.</translation>
    </message>
    <message>
        <source>That is the wrong token for what was announced.</source>
        <translation>Det er feil brikke for det som ble meldt.</translation>
    </message>
    <message>
        <source>The card has to be laid open first.</source>
        <translation>Kortet må legges åpent først.</translation>
    </message>
    <message>
        <source>The card lies open: this can no longer be withdrawn.</source>
        <translation>Kortet ligger åpent: Dette kan ikke lenger trekkes tilbake.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>The master has to move a token first.</source>
        <translation>Mesteren må flytte en brikke først.</translation>
    </message>
    <message>
        <source>The right kind of tile, but it turns the other way.</source>
        <translation>Riktig slags brikke, men den skal snus den andre veien.</translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <translation>Riktig slags brikke, men den skal den andre veien.</translation>
    </message>
    <message>
        <source>There are no multicolour cards in this game.</source>
        <translation>Det er ingen flerfargede kort i dette spillet.</translation>
    </message>
    <message>
        <source>There is no such card in this hand.</source>
        <translation>Det kortet finnes ikke på denne hånden.</translation>
    </message>
    <message>
        <source>Nothing has been taken back that could be done again.</source>
        <translation>Det er ingenting å gjøre om igjen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Det er ingenting å ta tilbake.</translation>
    </message>
    <message>
        <source>This hand is empty: there is nothing to give a hint about.</source>
        <translation>Denne hånden er tom: Det er ingenting å gi en opplysning om.</translation>
    </message>
    <message>
        <source>This is done in a player&apos;s own private view.</source>
        <translation>Dette gjør en spiller mens ingen andre ser skjermen.</translation>
    </message>
    <message>
        <source>This player does not play at this screen.</source>
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
        <source>%n look(s) without a turn.</source>
        <translation>
            <numerusform>Én gang så noen på kortene uten å bruke turen.</numerusform>
            <numerusform>%n ganger så noen på kortene uten å bruke turen.</numerusform>
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
        <source>A copy of the game was opened from a file.</source>
        <translation>En kopi av spillet ble åpnet fra en fil.</translation>
    </message>
    <message>
        <source>A copy of the game was opened from a file: {when}.</source>
        <translation>En kopi av spillet ble åpnet fra en fil: {when}.</translation>
    </message>
    <message>
        <source>Done again: turn {turn}, by {name}.</source>
        <translation>Gjort om igjen: tur {turn} ({name}).</translation>
    </message>
    <message numerus="yes">
        <source>Opened from a file %n time(s).</source>
        <translation>
            <numerusform>Åpnet fra en fil én gang.</numerusform>
            <numerusform>Åpnet fra en fil %n ganger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, by {name}.</source>
        <translation>Tatt tilbake: tur {turn} ({name}).</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card that {name} discarded.</source>
        <translation>Tatt tilbake: tur {turn}, kortet som {name} forkastet.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card that {name} played.</source>
        <translation>Tatt tilbake: tur {turn}, kortet som {name} spilte.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the hint from {name} to {target}.</source>
        <translation>Tatt tilbake: tur {turn}, opplysningen fra {name} til {target}.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: all hands were seen in a replay before the game was over.</source>
        <translation>Trekkbunken er ikke lenger hemmelig: Alle hendene ble vist i en gjennomgang før spillet var over.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: the end of the game was taken back.</source>
        <translation>Trekkbunken er ikke lenger hemmelig: Slutten på spillet ble tatt tilbake.</translation>
    </message>
    <message>
        <source>The deck is no secret: this game goes on from a turn of a finished one.</source>
        <translation>Trekkbunken er ikke hemmelig: Dette spillet fortsetter fra en tur i et ferdig spill.</translation>
    </message>
    <message>
        <source>The deck no longer counts as secret: another copy of this game has been played further.</source>
        <translation>Trekkbunken regnes ikke lenger som hemmelig: En annen kopi av spillet er kommet lenger.</translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn (nobody knows how long).</source>
        <translation>
            <numerusform>{name} så på kortene én gang uten å bruke turen (ingen vet hvor lenge).</numerusform>
            <numerusform>{name} så på kortene %n ganger uten å bruke turen (ingen vet hvor lenge).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} så på kortene én gang uten å bruke turen ({time} til sammen).</numerusform>
            <numerusform>{name} så på kortene %n ganger uten å bruke turen ({time} til sammen).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn (nobody knows how long).</source>
        <translation>{name} så på kortene uten å bruke turen (ingen vet hvor lenge).</translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn ({time}).</source>
        <translation>{name} så på kortene uten å bruke turen ({time}).</translation>
    </message>
    <message>
        <source>The deck is no longer secret.</source>
        <translation>Trekkbunken er ikke lenger hemmelig.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) done again.</source>
        <translation>
            <numerusform>Én handling er gjort om igjen.</numerusform>
            <numerusform>%n handlinger er gjort om igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is no longer secret: the file of the finished game was opened.</source>
        <translation>Trekkbunken er ikke lenger hemmelig: Filen med det avsluttede spillet ble åpnet.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: the share link was copied, and the game went on.</source>
        <translation>Trekkbunken er ikke lenger hemmelig: Delingslenken ble kopiert, og spillet gikk videre.</translation>
    </message>
    <message>
        <source>{name} withdrew an announcement.</source>
        <translation>{name} trakk tilbake en melding.</translation>
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
        <translation>Gjennomgang av et spill: {edition}. Ved bordet: {players}.</translation>
    </message>
    <message>
        <source>Replay of a game that is not over: {edition}. At the table: {players}.</source>
        <translation>Gjennomgang av et spill som ikke er over: {edition}. Ved bordet: {players}.</translation>
    </message>
    <message>
        <source>Choose a line of the journal, a card, a firework or a mistake to go to its turn.</source>
        <translation>Velg en linje i loggen, et kort, et fyrverkeri eller en feil for å gå til turen.</translation>
    </message>
    <message>
        <source>After the last turn there is nothing to go on with.</source>
        <translation>Etter den siste turen er det ingenting å fortsette med.</translation>
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
        <source>Open hands</source>
        <translation>Åpne hender</translation>
    </message>
    <message>
        <source>Start the replay</source>
        <translation>Spill av</translation>
    </message>
    <message>
        <source>Public table</source>
        <translation>Det felles bordet</translation>
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
        <source>A new game can go on only from one that is over.</source>
        <translation>Et nytt spill kan bare fortsette fra et som er over.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Tempo {factor}.</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Stopp avspillingen</translation>
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
        <source>The hands of a game that is not over are shown only if all its players agree.</source>
        <translation>Hendene i et spill som ikke er over, vises bare hvis alle spillerne er enige.</translation>
    </message>
    <message>
        <source>The replay is stopped.</source>
        <translation>Avspillingen er stoppet.</translation>
    </message>
    <message>
        <source>The replay runs.</source>
        <translation>Avspillingen går.</translation>
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
        <translation>Det {name} så</translation>
    </message>
    <message>
        <source>{turn}, {points}, {mistakes}</source>
        <translation>{turn}, {points}, {mistakes}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>50 cards: five suits of ten, in white, red, blue, yellow and green.</source>
        <translation>50 kort: ti i hver av de fem fargene hvit, rød, blå, gul og grønn.</translation>
    </message>
    <message>
        <source>55 cards: five suits of ten, in white, red, blue, yellow and green, which makes 50, and five multicolour cards, one each of 1, 2, 3, 4 and 5.</source>
        <translation>55 kort: ti i hver av de fem fargene hvit, rød, blå, gul og grønn, som blir 50, og fem flerfargede, ett av hver verdi fra 1 til 5.</translation>
    </message>
    <message>
        <source>60 cards, six full suits: ten each in white, red, blue, yellow and green, which makes 50, and ten multicolour ones.</source>
        <translation>60 kort i seks hele farger: ti hver av hvit, rød, blå, gul og grønn, som blir 50, og ti flerfargede.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and no other copy is left. As soon as one lands on the discard pile, discarded or badly played, the game is lost.</source>
        <translation>Et kort er uunnværlig så lenge fyrverkeriet fortsatt trenger det og det er det siste av sitt slag. Straks et slikt kort havner i kastebunken, forkastet eller spilt feil, er spillet tapt.</translation>
    </message>
    <message>
        <source>A card that two hints of different colours have pointed at can only be multicolour.</source>
        <translation>Et kort som opplysninger om to forskjellige farger har pekt på, kan bare være flerfarget.</translation>
    </message>
    <message>
        <source>A click on the colour symbol of a teammate’s card gives the hint with this colour.</source>
        <translation>Et klikk på fargesymbolet på kortet til en medspiller gir opplysningen om denne fargen.</translation>
    </message>
    <message>
        <source>A click on the number gives the value hint, a click on the symbol the colour hint.</source>
        <translation>Et klikk på tallet gir verdiopplysningen, et klikk på symbolet fargeopplysningen.</translation>
    </message>
    <message>
        <source>A click on the number of a teammate’s card gives that player the hint with this value.</source>
        <translation>Et klikk på tallet på kortet til en medspiller gir opplysningen om denne verdien.</translation>
    </message>
    <message>
        <source>A discard</source>
        <translation>Forkaste</translation>
    </message>
    <message>
        <source>A full suit has ten cards: the 1 three times, the 2, the 3 and the 4 twice, and the 5 only once.</source>
        <translation>En hel farge har ti kort: eneren tre ganger, toeren, treeren og fireren to ganger hver, og femmeren bare én gang.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Gi en opplysning</translation>
    </message>
    <message>
        <source>A hint also speaks of the cards it does not point at. Those are certainly not red, or certainly not twos.</source>
        <translation>En opplysning sier også noe om kortene den ikke peker på. De er helt sikkert ikke røde, eller helt sikkert ikke toere.</translation>
    </message>
    <message>
        <source>A hint goes to one teammate of your choice, never to yourself.</source>
        <translation>En opplysning gir du til én medspiller, hvem du vil, men aldri til deg selv.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other.</source>
        <translation>En opplysning kan også peke på ingenting: «Du har ingen hvite kort» er lov. Det koster like mye som enhver annen opplysning.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: it is a click on a teammate’s card, so there is always one to point at.</source>
        <translation>En opplysning som ikke peker på noe, er umulig her: Du gir den ved å klikke på kortet til en medspiller, så det er alltid minst ett å peke på.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is not allowed: “you have no white cards” gives you nothing to lay a finger on.</source>
        <translation>En opplysning som ikke peker på noe, er ikke lov: Med «du har ingen hvite kort» har du ingenting å sette fingeren på.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Noen gode råd</translation>
    </message>
    <message>
        <source>A lost game scores 0. The table still shows, for comfort, how far each firework had come.</source>
        <translation>Et tapt spill gir 0 poeng. Til trøst viser bordet fortsatt hvor langt hvert fyrverkeri kom.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Spille</translation>
    </message>
    <message>
        <source>A private view that nobody touches is covered after two minutes, or after the time you choose in the settings. The button “Cover the screen” counts down the last seconds.</source>
        <translation>Rører ingen noe mens én spiller ser på kortene, dekkes de til etter to minutter, eller etter den tiden dere velger i innstillingene. Knappen «Dekk til skjermen» teller ned de siste sekundene.</translation>
    </message>
    <message>
        <source>A teammate who has no cards any more cannot be given a hint.</source>
        <translation>En medspiller som ikke har flere kort, kan ikke få noen opplysning.</translation>
    </message>
    <message>
        <source>A wrong tile, one turned the wrong way, or one that no action asks for is refused with the reason, and nothing changes.</source>
        <translation>Feil brikke, en brikke som snus feil vei, eller en brikke som ingen handling ber om, blir avvist med begrunnelse, og ingenting endrer seg.</translation>
    </message>
    <message>
        <source>A wrong token, one moved the wrong way, or one that no action asks for is refused with the reason, and nothing changes.</source>
        <translation>Feil brikke, en brikke som flyttes feil vei, eller en brikke som ingen handling ber om, blir avvist med begrunnelse, og ingenting endrer seg.</translation>
    </message>
    <message>
        <source>All 50 of them are in the game.</source>
        <translation>Alle 50 er med i spillet.</translation>
    </message>
    <message>
        <source>All tiles are in the master’s keeping; nobody else touches them.</source>
        <translation>Mesteren har hånd om alle brikkene; ingen andre rører dem.</translation>
    </message>
    <message>
        <source>All tokens are in the master’s keeping; nobody else touches them.</source>
        <translation>Mesteren har hånd om alle brikkene; ingen andre rører dem.</translation>
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
        <source>And it is complete: you point at all the cards of that hand which match, and leave none of them out.</source>
        <translation>Og den er fullstendig: På den hånden peker du på alle kortene som stemmer, og hopper ikke over noen.</translation>
    </message>
    <message>
        <source>And this is what the crowd makes of it:</source>
        <translation>Og dette synes publikum:</translation>
    </message>
    <message>
        <source>And when it goes wrong, laugh. The next show is only a shuffle away.</source>
        <translation>Og går det galt, så le av det. Neste oppvisning er bare en stokking unna.</translation>
    </message>
    <message>
        <source>Any edition can be played with a master: one of you, in any seat, to whom every action is announced and who alone handles what it costs and brings. Choose that when you begin a new game.</source>
        <translation>Alle utgaver kan spilles med en mester: en av dere, på hvilken plass som helst, som får hver handling meldt og alene tar seg av det den koster og gir. Det velger dere når dere begynner et nytt spill.</translation>
    </message>
    <message>
        <source>Ask yourself why you are told this, and why just now. Usually a friend wants you to play that card, or to spare it.</source>
        <translation>Spør deg selv hvorfor du får vite dette, og hvorfor akkurat nå. Som regel vil en venn at du skal spille kortet, eller ta vare på det.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Kort fortalt</translation>
    </message>
    <message>
        <source>At this table all ten multicolour cards join in: you play with 60 cards.</source>
        <translation>Ved dette bordet er alle de ti flerfargede kortene med: Dere spiller med 60 kort.</translation>
    </message>
    <message>
        <source>At this table five of the multicolour cards join in, one each of 1 to 5; the others stay in the box. You play with 55 cards.</source>
        <translation>Ved dette bordet er fem av de flerfargede kortene med, ett av hver verdi fra 1 til 5; resten blir liggende i esken. Dere spiller med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the five multicolour cards join in: you play with 55 cards.</source>
        <translation>Ved dette bordet er de fem flerfargede kortene med: Dere spiller med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the multicolour cards stay in the box: you play with 50 cards.</source>
        <translation>Ved dette bordet blir de flerfargede kortene liggende i esken: Dere spiller med 50 kort.</translation>
    </message>
    <message>
        <source>Before you discard, look through the discard pile. If all other copies of a card lie there already, yours is the last.</source>
        <translation>Bla i kastebunken før du forkaster. Ligger alle de andre eksemplarene av et kort der allerede, er ditt det siste.</translation>
    </message>
    <message>
        <source>Begin with the ones. A value hint “1” early on is rarely wasted.</source>
        <translation>Begynn med enerne. Verdiopplysningen «1» tidlig i spillet er sjelden bortkastet.</translation>
    </message>
    <message>
        <source>Below the table all colours and values stand as buttons too, beside the teammate they are for.</source>
        <translation>Under bordet står alle farger og verdier også som knapper, ved siden av medspilleren de gjelder.</translation>
    </message>
    <message>
        <source>Between turns anybody may peek in the same way: the others look away, and you study the hands in peace without taking a turn.</source>
        <translation>Mellom turene kan hvem som helst ta en kikk på samme måte: De andre ser bort, og du studerer hendene i fred uten å bruke noen tur.</translation>
    </message>
    <message>
        <source>Between two actions the master may hand the role over to any other seat, from the table menu.</source>
        <translation>Mellom to handlinger kan mesteren overlate rollen til hvem som helst av de andre, fra menyen «Bord».</translation>
    </message>
    <message>
        <source>By the book the oldest player is the master, and begins. You play without a master.</source>
        <translation>Etter regelheftet er den eldste mester, og begynner. Dere spiller uten mester.</translation>
    </message>
    <message>
        <source>Cards in the game</source>
        <translation>Kort i spillet</translation>
    </message>
    <message>
        <source>Choose a card of your own hand and lay it open on the table, whether you know what it is or not.</source>
        <translation>Velg et kort fra din egen hånd og legg det åpent på bordet, enten du vet hva det er eller ikke.</translation>
    </message>
    <message>
        <source>Complete show</source>
        <translation>Full oppvisning</translation>
    </message>
    <message>
        <source>Count the copies: what you can no longer replace is worth more than any hint.</source>
        <translation>Tell eksemplarene: Det dere ikke lenger kan erstatte, er mer verdt enn noen opplysning.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vanskelighetsgrad</translation>
    </message>
    <message>
        <source>Discarding a card</source>
        <translation>Forkaste et kort</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the blue tokens are your breath.</source>
        <translation>Ikke klamre deg til kortene. Hvert kort du forkaster, er en opplysning til noen: De blå sjetongene er pusten deres.</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the clock tokens are your breath.</source>
        <translation>Ikke klamre deg til kortene. Hvert kort du forkaster, er en opplysning til noen: Klokkebrikkene er pusten deres.</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the hint tiles are your breath.</source>
        <translation>Ikke klamre deg til kortene. Hvert kort du forkaster, er en opplysning til noen: Hintbrikkene er pusten deres.</translation>
    </message>
    <message>
        <source>Drag your cards into another order. Raise one, turn one, or write a note on one that only you will see. All of it stays when the game is saved.</source>
        <translation>Dra kortene dine i en annen rekkefølge. Løft et kort, drei det, eller skriv et notat på det som bare du får se. Alt er på plass igjen når et lagret spill åpnes.</translation>
    </message>
    <message>
        <source>Each multicolour card exists only once: treat them all like fives.</source>
        <translation>Hvert flerfarget kort finnes bare én gang: Behandle dem alle som femmere.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Tomme opplysninger</translation>
    </message>
    <message>
        <source>Every action is announced to the master before it is done.</source>
        <translation>Hver handling meldes til mesteren før den blir utført.</translation>
    </message>
    <message>
        <source>Every action is saved before the next one begins. You can stop at any moment and continue later.</source>
        <translation>Hver handling lagres før den neste begynner. Dere kan slutte når som helst og fortsette senere.</translation>
    </message>
    <message>
        <source>Every hint costs a blue token: one is taken out of the box lid and laid beside it. Once no blue token is left in the lid, no hint can be given.</source>
        <translation>Hver opplysning koster en blå sjetong: Én tas ut av eskelokket og legges ved siden av. Når det ikke er flere blå sjetonger igjen i lokket, kan ingen gi opplysninger.</translation>
    </message>
    <message>
        <source>Every hint costs a clock token: one goes from the table into the box lid. Once no clock token is left on the table, no hint can be given.</source>
        <translation>Hver opplysning koster en klokkebrikke: Én flyttes fra bordet og ned i eskelokket. Når det ikke er flere igjen på bordet, kan ingen gi opplysninger.</translation>
    </message>
    <message>
        <source>Every hint costs a clock token: one is turned on its side. Once no clock token stands upright, no hint can be given.</source>
        <translation>Hver opplysning koster en klokkebrikke: Én dreies over på siden. Når ingen klokkebrikke ligger rett vei lenger, kan ingen gi opplysninger.</translation>
    </message>
    <message>
        <source>Every hint costs a hint tile: one is turned from white to black. Once all of them show black, no hint can be given.</source>
        <translation>Hver opplysning koster en hintbrikke: Én snus fra hvit til svart. Når alle viser svart, kan ingen gi opplysninger.</translation>
    </message>
    <message>
        <source>Every storm tile shows lightning: the show is lost.</source>
        <translation>Alle uværsbrikkene viser lyn: Oppvisningen er tapt.</translation>
    </message>
    <message>
        <source>A screen reader is heard by everybody at the table. In a private view it therefore says nothing about the teammates’ cards until you press a key for one. On the page that asks the others to look away, each player may choose to hear every card, or none.</source>
        <translation>En skjermleser høres av alle rundt bordet. Derfor sier den ingenting om medspillernes kort før noen trykker på en tast for det. På siden der de andre blir bedt om å se bort, kan hver spiller velge å høre alle kortene eller ingen av dem.</translation>
    </message>
    <message>
        <source>A card can be dragged as well: dropped on the fireworks it is played, dropped on the discard pile it is discarded. What will happen is shown before you let it go.</source>
        <translation>Et kort kan også dras: Slippes det på fyrverkeriene, blir det spilt; slippes det på kastebunken, blir det forkastet. Det vises hva som vil skje, før du slipper det.</translation>
    </message>
    <message>
        <source>A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the way back to the deal. A hint can be taken back freely until the next private view is opened; anything later, and any card that was turned up, needs everybody’s consent.</source>
        <translation>En glipp kan tas tilbake, tur for tur eller flere turer på én gang (Bord-menyen: Ta tilbake til…), helt tilbake til utdelingen. En opplysning kan fritt tas tilbake helt til neste private visning åpnes; alt etter det, og ethvert kort som er vendt, krever samtykke fra alle.</translation>
    </message>
    <message>
        <source>A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the way back to the deal. A hint can be taken back freely until the next private view is opened; anything later, and any card that was turned up, needs the master’s consent.</source>
        <translation>En glipp kan tas tilbake, tur for tur eller flere turer på én gang (Bord-menyen: Ta tilbake til…), helt tilbake til utdelingen. En opplysning kan fritt tas tilbake helt til neste private visning åpnes; alt etter det, og ethvert kort som er vendt, krever samtykke fra mesteren.</translation>
    </message>
    <message>
        <source>Everything can be done from the keyboard:</source>
        <translation>Alt kan gjøres fra tastaturet:</translation>
    </message>
    <message>
        <source>Fit or no fit, you then draw another card without looking at it.</source>
        <translation>Enten kortet passet eller ikke, trekker du så et nytt uten å se på det.</translation>
    </message>
    <message>
        <source>Five fireworks on their way up; the yellow one is complete.</source>
        <translation>Fem fyrverkerier på vei opp; det gule er fullført.</translation>
    </message>
    <message>
        <source>For a turn the screen asks everybody except one player to look away. Nothing can be seen until that player has said: it is me, show the cards.</source>
        <translation>Når noen skal bruke turen sin, ber skjermen alle de andre se bort. Ingenting vises før spilleren har svart: Det er meg, vis kortene.</translation>
    </message>
    <message>
        <source>For example: the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the white one 3. That makes {sum} points.</source>
        <translation>Et eksempel: Det røde fyrverkeriet har nådd 4, det gule 5, det grønne 2, det blå 4 og det hvite 3. Det blir {sum} poeng.</translation>
    </message>
    <message>
        <source>For example: the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the white one 3 and the multicolour one 3. That makes {sum} points.</source>
        <translation>Et eksempel: Det røde fyrverkeriet har nådd 4, det gule 5, det grønne 2, det blå 4, det hvite 3 og det flerfargede 3. Det blir {sum} poeng.</translation>
    </message>
    <message>
        <source>For those who know what they hold: say which colour you are about to play, and earn by it.</source>
        <translation>For dem som vet hva de sitter med: Si hvilken farge du skal til å spille, og tjen på det.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Før dere begynner</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Gi en opplysning</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Vanskeligere: færre tillatte feil eller færre klokkebrikker. Lettere: flere av det ene eller det andre.</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more blue tokens, or more red ones.</source>
        <translation>Vanskeligere: færre røde eller færre blå sjetonger. Lettere: flere blå eller flere røde.</translation>
    </message>
    <message>
        <source>Harder: play with two storm tiles instead of three, or with only one. Easier: add the spare hint tile to the eight, and coins as still more of them, so that nine and more hints can be paid for.</source>
        <translation>Vanskeligere: Spill med to uværsbrikker i stedet for tre, eller med bare én. Lettere: Legg reservebrikken til de åtte hintbrikkene, og mynter som enda flere, så dere har råd til ni opplysninger eller mer.</translation>
    </message>
    <message>
        <source>Hold your cards with the backs towards you: nobody may ever see their own, and everybody else’s are open to you. On this screen the program takes care of that.</source>
        <translation>Hold kortene med baksiden mot deg selv: Ingen får noen gang se sine egne, men du ser kortene til alle de andre. På denne skjermen sørger programmet for det.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Slik vokser fyrverkeriene</translation>
    </message>
    <message>
        <source>How strictly you take it is for your group to settle, best before the first card is dealt: every group finds a measure of its own.</source>
        <translation>Hvor strengt dere tar det, avgjør dere selv, helst før det første kortet er delt ut: Hver gjeng finner sin egen måte.</translation>
    </message>
    <message>
        <source>How the show ends</source>
        <translation>Slik slutter oppvisningen</translation>
    </message>
    <message>
        <source>If all agree, you can pause, which covers the table, or end the game early and count up.</source>
        <translation>Er alle enige, kan dere ta pause, og da dekkes bordet til, eller avslutte spillet før tiden og telle opp.</translation>
    </message>
    <message>
        <source>If all blue tokens are available already, the bonus is lost.</source>
        <translation>Er alle de blå sjetongene allerede ledige, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If all blue tokens are available already, the one you earned is lost.</source>
        <translation>Er alle de blå sjetongene allerede ledige, faller gevinsten bort.</translation>
    </message>
    <message>
        <source>If all clock tokens are available already, the bonus is lost.</source>
        <translation>Er alle klokkebrikkene allerede ledige, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If all clock tokens are available already, the one you earned is lost.</source>
        <translation>Er alle klokkebrikkene allerede ledige, faller gevinsten bort.</translation>
    </message>
    <message>
        <source>If all hint tiles are white already, the bonus is lost.</source>
        <translation>Er alle hintbrikkene allerede hvite, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If all hint tiles are white already, the one you earned is lost.</source>
        <translation>Er alle hintbrikkene allerede hvite, faller gevinsten bort.</translation>
    </message>
    <message>
        <source>If it begins a firework of its colour, or continues it, it is added. A firework begins with the 1, and each further card must be exactly one higher than the one on top.</source>
        <translation>Begynner eller fortsetter kortet fyrverkeriet i sin farge, legges det til der. Et fyrverkeri begynner med eneren, og hvert kort videre må være nøyaktig én høyere enn det øverste.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and a storm draws nearer: a storm tile is turned from the starry sky to lightning.</source>
        <translation>Passer kortet ikke, går det til kastebunken, og uværet trekker nærmere: En uværsbrikke snus fra stjernehimmel til lyn.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: a red token goes into the box lid.</source>
        <translation>Passer kortet ikke, går det til kastebunken, og lunten blir kortere: En rød sjetong legges i eskelokket.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: one red fuse token is used up.</source>
        <translation>Passer kortet ikke, går det til kastebunken, og lunten blir kortere: Én rød luntebrikke er brukt opp.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: the top fuse token is taken off the stack.</source>
        <translation>Passer kortet ikke, går det til kastebunken, og lunten blir kortere: Den øverste luntebrikken tas av stabelen.</translation>
    </message>
    <message>
        <source>If the master agrees, you can pause, which covers the table, or end the game early and count up.</source>
        <translation>Er mesteren enig, kan dere ta pause, og da dekkes bordet til, eller avslutte spillet før tiden og telle opp.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no blue token or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Har spilleren som har tur, verken et kort eller en opplysning å gi, fordi det ikke er flere blå sjetonger igjen eller ingen av medspillerne har flere kort, kan oppvisningen ikke fullføres: Den er tapt med en gang.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no clock token or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Har spilleren som har tur, verken et kort eller en opplysning å gi, fordi det ikke er flere klokkebrikker igjen eller ingen av medspillerne har flere kort, kan oppvisningen ikke fullføres: Den er tapt med en gang.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no white hint tile or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Har spilleren som har tur, verken et kort eller en opplysning å gi, fordi det ikke er flere hvite hintbrikker igjen eller ingen av medspillerne har flere kort, kan oppvisningen ikke fullføres: Den er tapt med en gang.</translation>
    </message>
    <message>
        <source>If you agree on it, a hint may name a colour or a value that the hand does not have: “you have no white cards”.</source>
        <translation>Blir dere enige om det, kan en opplysning nevne en farge eller en verdi hånden ikke har: «Du har ingen hvite kort.»</translation>
    </message>
    <message>
        <source>It can be combined with any of the multicolour variants.</source>
        <translation>Denne varianten kan kombineres med hvilken som helst av dem med flerfargede kort.</translation>
    </message>
    <message>
        <source>It names exactly one colour or exactly one value, never both.</source>
        <translation>Den nevner nøyaktig én farge eller nøyaktig én verdi, aldri begge deler.</translation>
    </message>
    <message>
        <source>Keep the red tokens beside the lid. For every mistake one of them goes into it.</source>
        <translation>La de røde sjetongene ligge ved siden av lokket. For hver feil legges én av dem oppi.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one blue token goes back into the box lid.</source>
        <translation>Legg et av kortene dine åpent i kastebunken: Én blå sjetong kommer tilbake i eskelokket.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one clock token comes back out of the box lid onto the table.</source>
        <translation>Legg et av kortene dine åpent i kastebunken: Én klokkebrikke kommer tilbake fra eskelokket til bordet.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one clock token that lies on its side is set upright again.</source>
        <translation>Legg et av kortene dine åpent i kastebunken: Én klokkebrikke som ligger på siden, dreies rett vei igjen.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Legg et av kortene dine åpent i kastebunken: Én hintbrikke snus fra svart tilbake til hvit.</translation>
    </message>
    <message>
        <source>Lay the clock tokens face up on the table: those are available. Put the box lid beside them; spent tokens will lie in there.</source>
        <translation>Legg klokkebrikkene på bordet med forsiden opp: Da er de ledige. Sett eskelokket ved siden av; der havner de brukte.</translation>
    </message>
    <message>
        <source>Lay the clock tokens out upright: those are available. A spent one will be turned on its side.</source>
        <translation>Legg ut klokkebrikkene rett vei: Da er de ledige. En brukt brikke dreies over på siden.</translation>
    </message>
    <message>
        <source>Lay the hint tiles in front of the master with the white side up: those are available. A spent one will show its black side.</source>
        <translation>Legg hintbrikkene foran mesteren med den hvite siden opp: Da er de ledige. En brukt brikke viser den svarte siden.</translation>
    </message>
    <message>
        <source>Lay the hint tiles out with the white side up: those are available. A spent one will show its black side.</source>
        <translation>Legg ut hintbrikkene med den hvite siden opp: Da er de ledige. En brukt brikke viser den svarte siden.</translation>
    </message>
    <message>
        <source>Lay the storm tiles beside them, showing the starry sky. Every mistake turns one over to lightning.</source>
        <translation>Legg uværsbrikkene ved siden av, med stjernehimmelen opp. For hver feil snus én av dem til lyn.</translation>
    </message>
    <message>
        <source>Legendary: nobody finds words, and grown-ups are children again.</source>
        <translation>Legendarisk: Ingen finner ord, og de voksne er barn igjen.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Se bort</translation>
    </message>
    <message>
        <source>Lost with</source>
        <translation>Tapt ved</translation>
    </message>
    <message>
        <source>Memory can be helped as well. For each game you choose how much of the hints stays on the cards:</source>
        <translation>Hukommelsen kan også få hjelp. For hvert spill velger dere hvor mye av opplysningene som blir stående på kortene:</translation>
    </message>
    <message>
        <source>Multicolour is named as a colour of its own.</source>
        <translation>Flerfarget sier du som en egen farge.</translation>
    </message>
    <message>
        <source>No book says who begins: choose somebody, or let the program draw lots.</source>
        <translation>Ingen regel sier hvem som begynner: Velg en av dere, eller la programmet trekke lodd.</translation>
    </message>
    <message>
        <source>No colour is named beforehand in this game: the card is turned up and speaks for itself.</source>
        <translation>I dette spillet sier dere ingen farge på forhånd: Kortet vendes og taler for seg selv.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Ingenting igjen å gjøre</translation>
    </message>
    <message>
        <source>Nothing needs to be announced: a click is the action itself.</source>
        <translation>Ingenting trenger å meldes: Klikket er selve handlingen.</translation>
    </message>
    <message>
        <source>Nothing stops the game early when 25 points are out of reach: you make the best of what is left.</source>
        <translation>Spillet stopper ikke selv om 25 poeng er utenfor rekkevidde: Dere gjør det beste ut av det som er igjen.</translation>
    </message>
    <message>
        <source>Nothing stops the game early when 30 points are out of reach: you make the best of what is left.</source>
        <translation>Spillet stopper ikke selv om 30 poeng er utenfor rekkevidde: Dere gjør det beste ut av det som er igjen.</translation>
    </message>
    <message>
        <source>Now that player sees all hands but the own one, is first told what has happened since the last turn, and acts. Only here can a turn be taken and a hand be arranged.</source>
        <translation>Nå ser spilleren alle hendene unntatt sin egen, får først vite hva som har skjedd siden sist, og gjør så sitt valg. Bare her kan du bruke turen din og ordne hånden.</translation>
    </message>
    <message>
        <source>On this screen the announced action shows which tile must be turned. The master turns it, with a click, a drag or the keyboard, and only then the game goes on.</source>
        <translation>På denne skjermen viser den meldte handlingen hvilken brikke som må snus. Mesteren snur den, med et klikk, ved å dra den eller med tastaturet, og først da går spillet videre.</translation>
    </message>
    <message>
        <source>On this screen the announced action shows which token must move. The master moves it, with a click, a drag or the keyboard, and only then the game goes on.</source>
        <translation>På denne skjermen viser den meldte handlingen hvilken brikke som må flyttes. Mesteren flytter den, med et klikk, ved å dra den eller med tastaturet, og først da går spillet videre.</translation>
    </message>
    <message>
        <source>On your turn you do exactly one of three things:</source>
        <translation>Når du har tur, gjør du nøyaktig én av tre ting:</translation>
    </message>
    <message>
        <source>Once the basic game has become too easy for you, this edition offers more:</source>
        <translation>Når grunnspillet er blitt for lett for dere, har denne utgaven mer å by på:</translation>
    </message>
    <message>
        <source>Once the card lies open, the action can still be taken back, if the master agrees: the card returns to the hand, and what was moved for it moves back.</source>
        <translation>Også når kortet ligger åpent, kan handlingen tas tilbake hvis mesteren samtykker: Kortet går tilbake til hånden, og det som ble flyttet for det, flyttes tilbake.</translation>
    </message>
    <message>
        <source>Once the deck is empty</source>
        <translation>Når trekkbunken er tom</translation>
    </message>
    <message>
        <source>One thing makes it hard, and wonderful: your own cards face away from you. Everybody else sees them, you never do, not once in the whole game. What you hold, you learn from your friends’ hints.</source>
        <translation>Én ting gjør det vanskelig, og vidunderlig: Dine egne kort vender bort fra deg. Alle andre ser dem, men du ser dem aldri, ikke en eneste gang i løpet av spillet. Hva du sitter med, får du vite gjennom opplysningene vennene dine gir deg.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all five fireworks complete, 25 points. Anything less is a defeat, so there is no scale of applause here.</source>
        <translation>Bare den perfekte oppvisningen teller: alle fem fyrverkeriene fullført, 25 poeng. Alt mindre er tap, så noen skala for applausen trengs ikke her.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all six fireworks complete, 30 points. Anything less is a defeat, so there is no scale of applause here.</source>
        <translation>Bare den perfekte oppvisningen teller: alle seks fyrverkeriene fullført, 30 poeng. Alt mindre er tap, så noen skala for applausen trengs ikke her.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>En kikk</translation>
    </message>
    <message>
        <source>Play goes round clockwise, that is to the left.</source>
        <translation>Turen går rundt med klokken, altså mot venstre.</translation>
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
        <source>Put the blue tokens into the box lid: those in it are available. Spent ones will lie beside the lid.</source>
        <translation>Legg de blå sjetongene i eskelokket: Der er de ledige. De brukte havner ved siden av lokket.</translation>
    </message>
    <message>
        <source>If all copies of a card lie on the discard pile before its firework has come that far, the firework can never be completed. It can still grow, and score, up to the value below the lost one: a plate over the lantern shows how far. Its cards up to there are played as before; only the higher ones are of no more use and can be discarded for tokens. A firework of which the very next card is lost can grow no more, and has a ribbon tied around it.</source>
        <translation>Ligger alle eksemplarene av et kort i kastebunken før fyrverkeriet har kommet så langt, kan det aldri fullføres. Det kan fortsatt vokse, og gi poeng, opp til verdien under den tapte: Et skilt over lykten viser hvor langt. Kortene opp til dit spilles som før; bare de høyere er ikke lenger til nytte og kan forkastes for å få tilbake en opplysning. Et fyrverkeri der det aller neste kortet er tapt, kan ikke vokse mer, og får et bånd rundt seg.</translation>
    </message>
    <message>
        <source>Red needs its 4 next; yellow can still grow to 3, for both its 4s are gone; green is tied up because both its 3s are gone; white still waits for its 1.</source>
        <translation>Rødt trenger fireren nå, gult kan fortsatt vokse til 3, for begge firerne er tapt, grønt har et bånd rundt seg fordi begge treerne er tapt, og hvitt venter fortsatt på eneren.</translation>
    </message>
    <message>
        <source>Rest the pointer there first, and you see every card that the hint would point at.</source>
        <translation>La pekeren hvile der først, så ser du alle kortene opplysningen kommer til å peke på.</translation>
    </message>
    <message>
        <source>Say aloud that you are discarding before you do it.</source>
        <translation>Si høyt at du forkaster, før du gjør det.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Når du ombestemmer deg</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle all %n cards and deal them face down:</source>
        <translation>
            <numerusform>Stokk det ene kortet, og del ut med baksiden opp:</numerusform>
            <numerusform>Stokk alle de %n kortene, og del ut med baksiden opp:</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle five multicolour cards in, one each of 1 to 5: a sixth suit, for a sixth firework, and 30 points at most. Multicolour is an ordinary colour: hints can name it, and it is not wild. But there is only one of each card, so every single one is irreplaceable.</source>
        <translation>Stokk inn fem flerfargede kort, ett av hver verdi fra 1 til 5: en sjette farge, til et sjette fyrverkeri, og høyst 30 poeng. Flerfarget er en vanlig farge: Opplysninger kan nevne den, og den er ikke joker. Men det finnes bare ett av hvert kort, så hvert eneste av dem er uerstattelig.</translation>
    </message>
    <message>
        <source>Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. Multicolour is an ordinary colour: hints can name it, and it is not wild.</source>
        <translation>Stokk inn ti flerfargede kort: en sjette farge, til et sjette fyrverkeri, og høyst 30 poeng. Flerfarget er en vanlig farge: Opplysninger kan nevne den, og den er ikke joker.</translation>
    </message>
    <message>
        <source>Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. No hint can ever name multicolour; instead every colour hint, whatever its colour, points at all multicolour cards of that hand too. Once played they build a firework of their own.</source>
        <translation>Stokk inn ti flerfargede kort: en sjette farge, til et sjette fyrverkeri, og høyst 30 poeng. Ingen opplysning kan noen gang nevne flerfarget; til gjengjeld peker hver fargeopplysning, uansett farge, også på alle flerfargede kort på den hånden. Når de er spilt, bygger de sitt eget fyrverkeri.</translation>
    </message>
    <message>
        <source>Stack the fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</source>
        <translation>Stable luntebrikkene med eksplosjonen nederst og den lengste lunten øverst. For hver feil brenner én av dem opp.</translation>
    </message>
    <message>
        <source>Stack the red fuse tokens beside them. Every mistake uses one up.</source>
        <translation>Stable de røde luntebrikkene ved siden av. Hver feil bruker opp én av dem.</translation>
    </message>
    <message>
        <source>Take care: a failed play that costs an indispensable card loses the game for everybody.</source>
        <translation>Pass på: Spiller du et uunnværlig kort som ikke passer, har alle tapt.</translation>
    </message>
    <message>
        <source>Take care: to discard an indispensable card loses the game for everybody.</source>
        <translation>Pass på: Forkaster du et uunnværlig kort, har alle tapt.</translation>
    </message>
    <message>
        <source>Taken strictly, hints are all that passes between you.</source>
        <translation>Strengt tatt er opplysninger det eneste dere får si til hverandre.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Prat ved bordet</translation>
    </message>
    <message>
        <source>That mistake puts the last red token into the box lid.</source>
        <translation>Da havner den siste røde sjetongen i eskelokket.</translation>
    </message>
    <message>
        <source>That mistake takes the last fuse off the stack and uncovers the explosion.</source>
        <translation>Da tas den siste lunten av stabelen, og eksplosjonen kommer til syne.</translation>
    </message>
    <message>
        <source>That mistake turns the last storm tile to lightning.</source>
        <translation>Da snus den siste uværsbrikken til lyn.</translation>
    </message>
    <message>
        <source>That mistake uses up the last red fuse token.</source>
        <translation>Da er den siste røde luntebrikken brukt opp.</translation>
    </message>
    <message>
        <source>The best hints tell two people something: the one addressed, and the next.</source>
        <translation>De beste opplysningene forteller to spillere noe: den som får dem, og den neste.</translation>
    </message>
    <message>
        <source>The blue firework stands at 2: the blue 3 is next, and is added.</source>
        <translation>Det blå fyrverkeriet står på 2: Blå 3 er neste kort og legges til.</translation>
    </message>
    <message>
        <source>The blue firework stands at 2: the blue 4 does not fit, and that is a mistake.</source>
        <translation>Det blå fyrverkeriet står på 2: Blå 4 passer ikke, og det er en feil.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Bonusen</translation>
    </message>
    <message>
        <source>The card goes, a token comes back.</source>
        <translation>Kortet går ut, og en opplysning kommer tilbake.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards, and at the multicolour one.</source>
        <translation>Fargeopplysningen «rød» peker på begge de røde kortene og på det flerfargede.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards.</source>
        <translation>Fargeopplysningen «rød» peker på begge de røde kortene.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no blue token comes back.</source>
        <translation>Fargen stemmer, men kortet passer ikke: Det er en vanlig feil, og ingen blå sjetong kommer tilbake.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no clock token comes back.</source>
        <translation>Fargen stemmer, men kortet passer ikke: Det er en vanlig feil, og ingen klokkebrikke kommer tilbake.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no hint tile turns white.</source>
        <translation>Fargen stemmer, men kortet passer ikke: Det er en vanlig feil, og ingen hintbrikke snus til hvit.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one blue token comes back, besides the bonus one if the card is a 5.</source>
        <translation>Fargen stemmer: Kortet spilles som vanlig, og én blå sjetong kommer tilbake, i tillegg til bonusen hvis kortet er en femmer.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one clock token comes back, besides the bonus one if the card is a 5.</source>
        <translation>Fargen stemmer: Kortet spilles som vanlig, og én klokkebrikke kommer tilbake, i tillegg til bonusen hvis kortet er en femmer.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one hint tile turns white, besides the bonus one if the card is a 5.</source>
        <translation>Fargen stemmer: Kortet spilles som vanlig, og én hintbrikke snus til hvit, i tillegg til bonusen hvis kortet er en femmer.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile even if it would have fitted, and a storm tile is turned to lightning.</source>
        <translation>Fargen er gal: Kortet går til kastebunken selv om det ville ha passet, og en uværsbrikke snus til lyn.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile even if it would have fitted, and counts as a mistake.</source>
        <translation>Fargen er gal: Kortet går til kastebunken selv om det ville ha passet, og det regnes som en feil.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow and green. Multicolour can never be named: its cards are wild, and every colour hint, whatever its colour, points at all of them in that hand as well.</source>
        <translation>Fargene du kan nevne, er hvit, rød, blå, gul og grønn. Flerfarget kan aldri nevnes: De flerfargede kortene er jokere, og hver fargeopplysning, uansett farge, peker også på alle flerfargede kort på den hånden.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow and green. Multicolour cards are not in this game.</source>
        <translation>Fargene du kan nevne, er hvit, rød, blå, gul og grønn. Flerfargede kort er ikke med i dette spillet.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow, green and multicolour. Multicolour is a colour like the others: it is named like them, and it is not wild.</source>
        <translation>Fargene du kan nevne, er hvit, rød, blå, gul, grønn og flerfarget. Flerfarget er en farge som de andre: Den nevnes på samme måte, og den er ikke joker.</translation>
    </message>
    <message>
        <source>The discard pile lies open: anybody may look through it at any time.</source>
        <translation>Kastebunken ligger åpen: Alle kan bla i den når som helst.</translation>
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
        <source>The green check on one of your own cards plays it.</source>
        <translation>Den grønne haken på et av dine egne kort spiller det.</translation>
    </message>
    <message>
        <source>The highest card of each firework counts; add them up, and that is your score.</source>
        <translation>Det høyeste kortet i hvert fyrverkeri teller; legg dem sammen, så har dere poengsummen.</translation>
    </message>
    <message>
        <source>The journal also tells everybody what happened between the turns: who looked without taking a turn, how often and for how long, and which announcements were withdrawn. If a copy of the game is opened from a file, or if the deck is no longer secret, that is noted there too, and beside the score.</source>
        <translation>Loggen forteller også alle hva som skjedde mellom turene: hvem som så på kortene uten å bruke turen, hvor ofte og hvor lenge, og hvilke meldinger som ble trukket tilbake. Blir en kopi av spillet åpnet fra en fil, eller er trekkbunken ikke lenger hemmelig, står det også der og ved poengsummen.</translation>
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
        <source>The last red token lies in the lid: the show is lost.</source>
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
        <source>The master also decides, for everybody, whether an action is taken back, whether the game is paused, and whether it is ended early.</source>
        <translation>Mesteren bestemmer også, på vegne av alle, om en handling tas tilbake, om dere tar pause, og om spillet avsluttes før tiden.</translation>
    </message>
    <message>
        <source>The master is one of you and plays like everybody else: by the book the oldest, who also begins.</source>
        <translation>Mesteren er en av dere og spiller som alle andre: etter regelheftet den eldste, som også begynner.</translation>
    </message>
    <message>
        <source>The master is one of you, in whichever seat, and plays like everybody else.</source>
        <translation>Mesteren er en av dere, uansett plass, og spiller som alle andre.</translation>
    </message>
    <message>
        <source>The moment all five fireworks are complete the game stops: a full victory with 25 points, even if there are cards left in the deck.</source>
        <translation>I det øyeblikket alle fem fyrverkeriene er fullført, stopper spillet: full seier med 25 poeng, selv om det er kort igjen i trekkbunken.</translation>
    </message>
    <message>
        <source>The moment all six fireworks are complete the game stops: a full victory with 30 points, even if there are cards left in the deck.</source>
        <translation>I det øyeblikket alle seks fyrverkeriene er fullført, stopper spillet: full seier med 30 poeng, selv om det er kort igjen i trekkbunken.</translation>
    </message>
    <message>
        <source>The multicolour cards build a sixth firework, all of their own.</source>
        <translation>De flerfargede kortene bygger et sjette fyrverkeri, helt for seg selv.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, and begins.</source>
        <translation>Den eldste av dere er mester, og begynner.</translation>
    </message>
    <message>
        <source>The perfect show</source>
        <translation>Den perfekte oppvisningen</translation>
    </message>
    <message>
        <source>The private view</source>
        <translation>Den private visningen</translation>
    </message>
    <message>
        <source>The public table</source>
        <translation>Det felles bordet</translation>
    </message>
    <message>
        <source>The red cross on one of your own cards discards it.</source>
        <translation>Det røde krysset på et av dine egne kort forkaster det.</translation>
    </message>
    <message>
        <source>The remaining cards are the deck, to be drawn from unseen.</source>
        <translation>Resten av kortene er trekkbunken, som dere trekker fra uten å se.</translation>
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
        <source>The show ends in one of three ways. After that nobody acts any more.</source>
        <translation>Oppvisningen kan slutte på tre måter. Etter det gjør ingen noe mer.</translation>
    </message>
    <message>
        <source>The show goes on until it is perfect, or until it is lost. After that nobody acts any more.</source>
        <translation>Oppvisningen varer til den er perfekt, eller til den er tapt. Etter det gjør ingen noe mer.</translation>
    </message>
    <message>
        <source>The show of the example, as the curtain falls.</source>
        <translation>Oppvisningen i eksempelet når teppet faller.</translation>
    </message>
    <message>
        <source>The storm tiles lie in front of the master too, showing the starry sky. Every mistake turns one over to lightning.</source>
        <translation>Uværsbrikkene ligger også foran mesteren, med stjernehimmelen opp. For hver feil snus én av dem til lyn.</translation>
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
        <source>The tokens before the first turn.</source>
        <translation>Brikkene før den første turen.</translation>
    </message>
    <message>
        <source>The value hint “1” points at every 1, whatever its colour.</source>
        <translation>Verdiopplysningen «1» peker på alle enerne, uansett farge.</translation>
    </message>
    <message>
        <source>The very first mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Med den aller første feilen er spillet tapt: Det stopper på flekken, og oppvisningen er over.</translation>
    </message>
    <message>
        <source>Then draw another card, without looking at it.</source>
        <translation>Trekk så et nytt kort, uten å se på det.</translation>
    </message>
    <message>
        <source>There is no last round. When the deck is empty play goes on without drawing, and the hands shrink.</source>
        <translation>Det er ingen siste runde. Når trekkbunken er tom, spiller dere videre uten å trekke, og hendene krymper.</translation>
    </message>
    <message>
        <source>There is no master at this table: the program moves the tokens by itself.</source>
        <translation>Ved dette bordet er det ingen mester: Programmet flytter brikkene selv.</translation>
    </message>
    <message>
        <source>There is no master at this table: the program turns the tiles by itself.</source>
        <translation>Ved dette bordet er det ingen mester: Programmet snur brikkene selv.</translation>
    </message>
    <message>
        <source>There is one firework for each colour. It rises in order, 1, 2, 3, 4, 5, with a single card of each value; further copies are spares.</source>
        <translation>Det er ett fyrverkeri for hver farge. Det stiger i rekkefølge, 1, 2, 3, 4, 5, med ett eneste kort av hver verdi; flere av samme slag er reserver.</translation>
    </message>
    <message>
        <source>This edition is played one way: it has no variants.</source>
        <translation>Denne utgaven spilles på bare én måte og har ingen varianter.</translation>
    </message>
    <message>
        <source>To name a colour first, choose it from the button “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Vil du si en farge først, velger du den fra knappen «Si en farge».</translation>
    </message>
    <message>
        <source>Tokens moved by</source>
        <translation>Brikkene flyttes av</translation>
    </message>
    <message>
        <source>Two signs help you: the figure in the lantern over a firework is the value it needs next, and a seal with an exclamation mark is on every open card that is the last of its kind and still needed.</source>
        <translation>To tegn hjelper deg: Tallet i lykten over et fyrverkeri er verdien det trenger nå, og et segl med utropstegn sitter på hvert åpent kort som er det siste av sitt slag og fortsatt trengs.</translation>
    </message>
    <message>
        <source>Two to five people play, from the age of eight, and all of them on the same side: you plan together, you win together or you lose together.</source>
        <translation>Dere er to til fem rundt bordet, fra åtte år og oppover, og alle på samme lag: Dere planlegger sammen, og dere vinner eller taper sammen.</translation>
    </message>
    <message>
        <source>Under house rules every switch is yours, in any combination: the mistake that loses from the first to the fourth, 1 to 20 clock tokens, and all that follows here, with or without a master.</source>
        <translation>Med husregler bestemmer dere alt selv, i alle kombinasjoner: hvilken feil som gir tap, fra den første til den fjerde, 1 til 20 klokkebrikker, og alt som følger her, med eller uten mester.</translation>
    </message>
    <message>
        <source>The saved game and the score sheet keep what was taken back and what was done again, and the journal says what kind of action it was.</source>
        <translation>Det lagrede spillet og poengboken husker hva som er tatt tilbake og gjort om igjen, og loggen sier hva slags handling det var.</translation>
    </message>
    <message>
        <source>A finished game can be replayed turn by turn, with open hands or as one player saw it; a line of the journal, a card or a mistake takes you to its turn. A new game can go on from any turn; it is marked as one whose deck is known. A game that is not over shows its hands only if all its players agree.</source>
        <translation>Et ferdig spill kan gås gjennom tur for tur, med åpne hender eller slik én spiller så det; en linje i loggen, et kort eller en feil fører til turen det gjelder. Et nytt spill kan fortsette fra hvilken som helst tur; der står det at trekkbunken er kjent. Et spill som ikke er over, viser hendene bare hvis alle spillerne er enige.</translation>
    </message>
    <message>
        <source>Until then everything else waits: no other action, and no look at the cards.</source>
        <translation>Inntil da må alt annet vente: Ingen gjør noe annet, og ingen ser på kortene.</translation>
    </message>
    <message>
        <source>Usually you all look at the table together. Fireworks, tokens, deck, discard pile and journal lie open, and every hand lies face down.</source>
        <translation>Til vanlig ser alle på bordet sammen. Fyrverkerier, brikker, trekkbunke, kastebunke og logg er synlige for alle, og hver hånd ligger med baksiden opp.</translation>
    </message>
    <message>
        <source>Variant played</source>
        <translation>Valgt variant</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Watch over the fives: there is just one of each. Tell their owners in good time.</source>
        <translation>Pass godt på femmerne: Det finnes bare én av hver. Fortell eierne om dem i god tid.</translation>
    </message>
    <message>
        <source>What cannot be done looks so before you try, and says why: the reason leads back into this rulebook.</source>
        <translation>Det som ikke går an, ser du før du prøver, og du får vite hvorfor: Begrunnelsen fører deg hit til regelheftet.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Dette er i esken</translation>
    </message>
    <message>
        <source>What its owner can know of a card is marked on its lower part, for everybody and whichever side is seen: what a hint has said is large and framed, and of what was ruled out only the rest is left. Rest the pointer on a card, or go to it with the keyboard, and below the table you read who told it and when.</source>
        <translation>Det eieren kan vite om et kort, er merket på den nedre delen av kortet, for alle og uansett hvilken side som vises: Det en opplysning har sagt, er stort og innrammet; der noe bare er utelukket, står det som er igjen. Hold pekeren på et kort, eller gå til det med tastaturet, så står det nederst på skjermen hvem som fortalte det, og når.</translation>
    </message>
    <message>
        <source>What was taken back can be done again, turn by turn and exactly as it was, until something else is done or the game is closed; it needs the same consent. Both end on the public table.</source>
        <translation>Det som er tatt tilbake, kan gjøres om igjen, tur for tur og nøyaktig som det var, helt til noe annet blir gjort eller spillet lukkes; det krever samme samtykke. Begge deler ender på det felles bordet.</translation>
    </message>
    <message>
        <source>What you choose is announced, no more. The master clicks, drags or picks with the keyboard what has to move for it; a card you play is laid open first.</source>
        <translation>Det du velger, blir bare meldt. Mesteren klikker på, drar eller velger med tastaturet det som må flyttes for det; et kort du spiller, legges åpent først.</translation>
    </message>
    <message>
        <source>When somebody draws the last card, the last round begins: everybody has exactly one more turn, and so has the one who drew it. Nobody draws any more. Three players, for instance, have three turns left. Then the show is over and is scored.</source>
        <translation>Når en av dere trekker det siste kortet, begynner siste runde: Alle har nøyaktig én tur til, også den som trakk det. Ingen trekker mer. Er dere for eksempel tre, er det tre turer igjen. Så er oppvisningen over, og poengene telles opp.</translation>
    </message>
    <message>
        <source>When you play a card you may name its colour before it is turned up. You decide that anew each time: you may also just play.</source>
        <translation>Når du spiller et kort, kan du si fargen før det vendes. Det bestemmer du på nytt hver gang: Du kan også bare spille.</translation>
    </message>
    <message>
        <source>Whichever it is: first you announce it to the master, then it is done.</source>
        <translation>Hva du enn velger, melder du det først til mesteren, og så blir det gjort.</translation>
    </message>
    <message>
        <source>While all blue tokens are available there is none to bring back, and you cannot discard.</source>
        <translation>Så lenge alle de blå sjetongene er ledige, er det ingen å hente tilbake, og da kan du ikke forkaste.</translation>
    </message>
    <message>
        <source>While all clock tokens are available there is none to bring back, and you cannot discard.</source>
        <translation>Så lenge alle klokkebrikkene er ledige, er det ingen å hente tilbake, og da kan du ikke forkaste.</translation>
    </message>
    <message>
        <source>While all hint tiles show white there is none to turn back, and you cannot discard.</source>
        <translation>Så lenge alle hintbrikkene viser hvitt, er det ingen å snu tilbake, og da kan du ikke forkaste.</translation>
    </message>
    <message>
        <source>While somebody is thinking, the others keep a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Mens en av dere tenker, holder de andre masken: ingen kommentarer, ingen dytt, ingen megetsigende sukk.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Hvem begynner</translation>
    </message>
    <message>
        <source>Whoever has no cards left can only give hints, and cannot be given any.</source>
        <translation>Den som ikke har flere kort, kan bare gi opplysninger og kan ikke få noen.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, brings a spent blue token back for it: free of charge, without discarding anything.</source>
        <translation>Den som legger femmeren og dermed fullfører et fyrverkeri, får en brukt blå sjetong tilbake for det: helt gratis, uten å forkaste noe.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, brings a spent clock token back for it: free of charge, without discarding anything.</source>
        <translation>Den som legger femmeren og dermed fullfører et fyrverkeri, får en brukt klokkebrikke tilbake for det: helt gratis, uten å forkaste noe.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, has a black hint tile turned to white for it: free of charge, without discarding anything.</source>
        <translation>Den som legger femmeren og dermed fullfører et fyrverkeri, får en svart hintbrikke snudd til hvit for det: helt gratis, uten å forkaste noe.</translation>
    </message>
    <message>
        <source>Whoever wears the most colourful clothes begins.</source>
        <translation>Den av dere som har de mest fargerike klærne, begynner.</translation>
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
        <source>With the action done the screen turns public by itself and shows everybody what came of it. It does so too when the window is left, made small or covered by a question.</source>
        <translation>Når handlingen er gjort, går skjermen av seg selv tilbake til det felles bordet og viser alle hva som kom ut av den. Det samme skjer når dere forlater vinduet, minimerer det, eller når et spørsmål dekker det.</translation>
    </message>
    <message>
        <source>With these buttons you also name what the hand does not have: that is an empty hint.</source>
        <translation>Med disse knappene kan du også nevne noe hånden ikke har: Det er en tom opplysning.</translation>
    </message>
    <message>
        <source>Without a last round the show goes on until it is complete or lost. Only a perfect show wins, and the rating scale is not used.</source>
        <translation>Uten siste runde varer oppvisningen til den er fullført eller tapt. Bare en perfekt oppvisning gir seier, og poengskalaen brukes ikke.</translation>
    </message>
    <message>
        <source>You are pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have ended up in one great heap, the crowd is already lining the river, and the show must go on all the same.</source>
        <translation>Dere er fyrverkere, geniale med raketter og håpløse til å rydde. Krutt, lunter og raketter ligger hulter til bulter i én eneste haug, publikum står allerede tett langs elven, og oppvisningen må i gang likevel.</translation>
    </message>
    <message>
        <source>You cannot pass.</source>
        <translation>Du kan ikke stå over.</translation>
    </message>
    <message>
        <source>You may think better of it and withdraw an announcement, as long as no tile was turned for it and no card lies open: what everybody has seen stays.</source>
        <translation>Du kan ombestemme deg og trekke tilbake det du har meldt, så lenge ingen brikke er snudd for det og ingen kort ligger åpne: Det alle har sett, blir stående.</translation>
    </message>
    <message>
        <source>You may think better of it and withdraw an announcement, as long as no token has moved for it and no card lies open: what everybody has seen stays.</source>
        <translation>Du kan ombestemme deg og trekke tilbake det du har meldt, så lenge ingen brikke er flyttet for det og ingen kort ligger åpne: Det alle har sett, blir stående.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master brings one clock token back; then you discard the card and draw a new one.</source>
        <translation>Du sier at du vil forkaste. Mesteren henter én klokkebrikke tilbake; så forkaster du kortet og trekker et nytt.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master puts one blue token back into the box lid; then you discard the card and draw a new one.</source>
        <translation>Du sier at du vil forkaste. Mesteren legger én blå sjetong tilbake i eskelokket; så forkaster du kortet og trekker et nytt.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master turns one black tile to white; then you discard the card and draw a new one.</source>
        <translation>Du sier at du vil forkaste. Mesteren snur én brikke fra svart til hvit; så forkaster du kortet og trekker et nytt.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master takes one blue token out of the box lid; then you give it.</source>
        <translation>Du sier at du vil gi en opplysning. Mesteren tar én blå sjetong ut av eskelokket; så gir du opplysningen.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master takes one clock token away; then you give it.</source>
        <translation>Du sier at du vil gi en opplysning. Mesteren tar bort én klokkebrikke; så gir du opplysningen.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master turns one white tile to black; then you give it.</source>
        <translation>Du sier at du vil gi en opplysning. Mesteren snur én brikke fra hvit til svart; så gir du opplysningen.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master puts one red token into the box lid, and the card goes to the discard pile. If it completes a firework, the master puts one blue token back into the lid, if any is spent. Then you draw.</source>
        <translation>Du sier at du vil spille, og legger kortet åpent. Passer det ikke, legger mesteren én rød sjetong i eskelokket, og kortet går til kastebunken. Fullfører det et fyrverkeri, legger mesteren én blå sjetong tilbake i lokket, hvis noen er brukt. Så trekker du.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master takes one fuse token away, and the card goes to the discard pile. If it completes a firework, the master brings one clock token back, if any is spent. Then you draw.</source>
        <translation>Du sier at du vil spille, og legger kortet åpent. Passer det ikke, tar mesteren bort én luntebrikke, og kortet går til kastebunken. Fullfører det et fyrverkeri, henter mesteren én klokkebrikke tilbake, hvis noen er brukt. Så trekker du.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master turns one storm tile to lightning, and the card goes to the discard pile. If it completes a firework, the master turns one black hint tile to white, if there is one. Then you draw.</source>
        <translation>Du sier at du vil spille, og legger kortet åpent. Passer det ikke, snur mesteren én uværsbrikke til lyn, og kortet går til kastebunken. Fullfører det et fyrverkeri, snur mesteren én svart hintbrikke til hvit, hvis det finnes noen. Så trekker du.</translation>
    </message>
    <message numerus="yes">
        <source>You use %n black fuse tokens. On each the fuse is shorter than on the one before; the last shows the explosion.</source>
        <translation>
            <numerusform>Dere bruker én svart luntebrikke. Den viser eksplosjonen.</numerusform>
            <numerusform>Dere bruker %n svarte luntebrikker. Lunten blir kortere fra brikke til brikke, og den siste viser eksplosjonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n blue clock tokens. They pay for your hints.</source>
        <translation>
            <numerusform>Dere bruker én blå klokkebrikke. Med den betaler dere for opplysningene.</numerusform>
            <numerusform>Dere bruker %n blå klokkebrikker. Med dem betaler dere for opplysningene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n blue tokens. They pay for your hints.</source>
        <translation>
            <numerusform>Dere bruker én blå sjetong. Med den betaler dere for opplysningene.</numerusform>
            <numerusform>Dere bruker %n blå sjetonger. Med dem betaler dere for opplysningene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other, the spare one among them. They pay for your hints.</source>
        <translation>
            <numerusform>Dere bruker én hintbrikke, hvit på den ene siden og svart på den andre, reservebrikken medregnet. Med den betaler dere for opplysningene.</numerusform>
            <numerusform>Dere bruker %n hintbrikker, hvite på den ene siden og svarte på den andre, reservebrikken medregnet. Med dem betaler dere for opplysningene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other. They pay for your hints.</source>
        <translation>
            <numerusform>Dere bruker én hintbrikke, hvit på den ene siden og svart på den andre. Med den betaler dere for opplysningene.</numerusform>
            <numerusform>Dere bruker %n hintbrikker, hvite på den ene siden og svarte på den andre. Med dem betaler dere for opplysningene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other. They pay for your hints. One more lies in the box as a spare.</source>
        <translation>
            <numerusform>Dere bruker én hintbrikke, hvit på den ene siden og svart på den andre. Med den betaler dere for opplysningene. Én til ligger i esken som reserve.</numerusform>
            <numerusform>Dere bruker %n hintbrikker, hvite på den ene siden og svarte på den andre. Med dem betaler dere for opplysningene. Én til ligger i esken som reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other; the spare one is among them, and coins stand in for those that the box does not have. They pay for your hints.</source>
        <translation>
            <numerusform>Dere bruker én hintbrikke, hvit på den ene siden og svart på den andre; reservebrikken er medregnet, og mynter står inn for dem esken ikke har. Med den betaler dere for opplysningene.</numerusform>
            <numerusform>Dere bruker %n hintbrikker, hvite på den ene siden og svarte på den andre; reservebrikken er medregnet, og mynter står inn for dem esken ikke har. Med dem betaler dere for opplysningene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n red fuse tokens, one for each mistake.</source>
        <translation>
            <numerusform>Dere bruker én rød luntebrikke, for én eneste feil.</numerusform>
            <numerusform>Dere bruker %n røde luntebrikker, én for hver feil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n red tokens, one for each mistake.</source>
        <translation>
            <numerusform>Dere bruker én rød sjetong, for én eneste feil.</numerusform>
            <numerusform>Dere bruker %n røde sjetonger, én for hver feil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n storm tiles, one for each mistake: a starry sky on one side, lightning on the other.</source>
        <translation>
            <numerusform>Dere bruker én uværsbrikke, for én eneste feil: stjernehimmel på den ene siden, lyn på den andre.</numerusform>
            <numerusform>Dere bruker %n uværsbrikker, én for hver feil: stjernehimmel på den ene siden, lyn på den andre.</numerusform>
        </translation>
    </message>
    <message>
        <source>You want a firework in each of the five colours, rising from 1 to 5, one card of each value. All five complete are the perfect show, worth 25 points; a show that falls short is counted for what it reached.</source>
        <translation>Dere vil ha et fyrverkeri i hver av de fem fargene, stigende fra 1 til 5 med ett kort av hver verdi. Alle fem fullført er den perfekte oppvisningen, og den gir 25 poeng; når dere ikke helt opp, teller det dere fikk til.</translation>
    </message>
    <message>
        <source>You want a firework in each of the five colours, rising from 1 to 5, one card of each value. Only all five of them, the perfect show of 25 points, will do: anything less is a defeat.</source>
        <translation>Dere vil ha et fyrverkeri i hver av de fem fargene, stigende fra 1 til 5 med ett kort av hver verdi. Bare alle fem, den perfekte oppvisningen på 25 poeng, er godt nok: Alt mindre er tap.</translation>
    </message>
    <message>
        <source>You want a firework in each of the six colours, rising from 1 to 5, one card of each value. All six complete are the perfect show, worth 30 points; a show that falls short is counted for what it reached.</source>
        <translation>Dere vil ha et fyrverkeri i hver av de seks fargene, stigende fra 1 til 5 med ett kort av hver verdi. Alle seks fullført er den perfekte oppvisningen, og den gir 30 poeng; når dere ikke helt opp, teller det dere fikk til.</translation>
    </message>
    <message>
        <source>You want a firework in each of the six colours, rising from 1 to 5, one card of each value. Only all six of them, the perfect show of 30 points, will do: anything less is a defeat.</source>
        <translation>Dere vil ha et fyrverkeri i hver av de seks fargene, stigende fra 1 til 5 med ett kort av hver verdi. Bare alle seks, den perfekte oppvisningen på 30 poeng, er godt nok: Alt mindre er tap.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Dine egne kort</translation>
    </message>
    <message>
        <source>Your own hand is yours to arrange: change the order of your cards, raise, lower or turn them as a memory aid, whenever you like.</source>
        <translation>Din egen hånd ordner du som du vil: Bytt om på kortene, løft, senk eller drei dem som huskehjelp, når som helst.</translation>
    </message>
    <message>
        <source>Your own hand: what the hints told you is marked; the check plays a card, the cross discards it.</source>
        <translation>Din egen hånd: Det opplysningene har fortalt deg, er merket av; haken spiller et kort, krysset forkaster det.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Når du har tur</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>lov</translation>
    </message>
    <message>
        <source>discard one card,</source>
        <translation>forkaste ett kort,</translation>
    </message>
    <message>
        <source>everybody has one more turn</source>
        <translation>alle har én tur til</translation>
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
        <source>give one hint,</source>
        <translation>gi én opplysning,</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ikke lov</translation>
    </message>
    <message>
        <source>or play one card.</source>
        <translation>eller spille ett kort.</translation>
    </message>
    <message>
        <source>play goes on without drawing</source>
        <translation>spillet går videre uten trekking</translation>
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
        <source>the oldest player, as the master</source>
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
        <source>whoever is chosen, or drawn by lot</source>
        <translation>den dere velger, eller den loddet faller på</translation>
    </message>
    <message>
        <source>whoever wears the most colourful clothes</source>
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
        <source>“I still know nothing about my cards”, or “do you remember what you have?”: sentences like these are always a fair house rule.</source>
        <translation>«Jeg vet fortsatt ingenting om kortene mine», eller «husker du hva du har?»: Slike setninger er alltid en grei husregel.</translation>
    </message>
    <message>
        <source>“These two are your ones” tells nothing of their colours; “these are red” tells nothing of their values.</source>
        <translation>«Disse to er enerne dine» sier ingenting om fargene; «disse er røde» sier ingenting om verdiene.</translation>
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
        <translation>Frem</translation>
    </message>
    <message numerus="yes">
        <source>Hit {number} of %n</source>
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
        <source>No hits</source>
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
        <source>Text of the rulebook</source>
        <translation>Teksten i regelheftet</translation>
    </message>
    <message>
        <source>These are other rules than those of your table.</source>
        <translation>Dette er andre regler enn dem dere spiller etter.</translation>
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
        <source>A copy that was opened from a file</source>
        <translation>En kopi som ble åpnet fra en fil</translation>
    </message>
    <message>
        <source>{names} are playing in another window (turn {turn}, {points}).</source>
        <translation>{names} spiller i et annet vindu (tur {turn}, {points}).</translation>
    </message>
    <message>
        <source>{names} have not finished their game (turn {turn}, {points}).</source>
        <translation>Spillet til {names} er ikke ferdig (tur {turn}, {points}).</translation>
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
        <source>%n game(s) were saved by a later version of the program, and stay as they are.</source>
        <translation>
            <numerusform>%n spill ble lagret av en nyere versjon av programmet og blir som det er.</numerusform>
            <numerusform>%n spill ble lagret av en nyere versjon av programmet og blir som de er.</numerusform>
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
        <source>%n look(s) without a turn</source>
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
        <source>Average of the first ten: {first}, of the last ten: {last}.</source>
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
        <source>Best: {score} points on {date}.</source>
        <translation>Beste: {score} poeng, {date}.</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Etter utgave</translation>
    </message>
    <message>
        <source>By end</source>
        <translation>Etter utfall</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Etter spillere</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>Etter vurdering</translation>
    </message>
    <message>
        <source>By remarks</source>
        <translation>Etter merknader</translation>
    </message>
    <message>
        <source>By variants</source>
        <translation>Etter varianter</translation>
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
        <source>Each finished game counts once. Games in which turns were taken back count too, and are marked. Games that are not finished, or were played with a known deck, are listed but do not count.</source>
        <translation>Hvert ferdigspilt spill teller én gang. Spill der turer er tatt tilbake, teller også, men er merket. Spill som ikke er ferdigspilt, eller som ble spilt med kjent trekkbunke, står i listen, men teller ikke.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Utfall</translation>
    </message>
    <message>
        <source>Full shows</source>
        <translation>Fulle oppvisninger</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Games are listed here once they are finished.</source>
        <translation>Her står spillene når de er ferdigspilt.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Highest score first</source>
        <translation>Høyeste poengsum først</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Hvordan spillene endte</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Lengste først</translation>
    </message>
    <message>
        <source>Lowest score first</source>
        <translation>Laveste poengsum først</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, end</source>
        <translation>Navn, utgave, variant, dato, utfall</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nyeste først</translation>
    </message>
    <message>
        <source>No finished game is counted yet.</source>
        <translation>Ingen ferdigspilte spill teller ennå.</translation>
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
        <source>Oldest first</source>
        <translation>Eldste først</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Åpne en &amp;fil…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rekkefølge</translation>
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
        <source>Score, game by game; the line is the average of the last ten</source>
        <translation>Poengsum, spill for spill; linjen er gjennomsnittet av de ti siste</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Søk i spillene</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Korteste først</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>The games are being read: {read} of {all}.</source>
        <translation>Spillene leses: {read} av {all}.</translation>
    </message>
    <message>
        <source>There is no such game here.</source>
        <translation>Det finnes ingen slike spill her.</translation>
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
        <source>deck known: not counted</source>
        <translation>trekkbunken kjent: teller ikke</translation>
    </message>
    <message>
        <source>opened from a file</source>
        <translation>åpnet fra en fil</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>uten: {variant}</translation>
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
        <source>{score} of {best} points</source>
        <translation>{score} av {best} poeng</translation>
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
        <source>&amp;Cover a private view left alone after</source>
        <translation>Dekk &amp;til urørte kort etter</translation>
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
        <translation>&amp;Hør en prøve</translation>
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
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Ask before a &amp;hint is given</source>
        <translation>Spør før en &amp;opplysning blir gitt</translation>
    </message>
    <message>
        <source>Ask before a card is played or &amp;discarded</source>
        <translation>Spør før et kort blir spilt eller fork&amp;astet</translation>
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
        <source>For the tele&amp;vision</source>
        <translation>For f&amp;jernsynet</translation>
    </message>
    <message>
        <source>Full: things travel</source>
        <translation>Full – ting flytter seg</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Høy</translation>
    </message>
    <message>
        <source>Large text, a symbol for each colour, and the whole screen.</source>
        <translation>Stor tekst, et symbol for hver farge og hele skjermen.</translation>
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
        <source>No names are remembered yet.</source>
        <translation>Ingen navn er husket ennå.</translation>
    </message>
    <message>
        <source>Nothing can be heard just now: there is no loudspeaker, or the sounds cannot be played.</source>
        <translation>Ingenting kan høres akkurat nå: Det finnes ingen høyttaler, eller lydene kan ikke spilles av.</translation>
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
        <source>Taking back, pausing and ending early always need the agreement of the table.</source>
        <translation>Å ta tilbake, ta pause eller avslutte før tiden krever alltid at bordet er enig.</translation>
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
        <source>This computer cannot play the sounds: the part of the program that does so is not installed. Everything else works without it.</source>
        <translation>Denne datamaskinen kan ikke spille av lydene: Den delen av programmet som gjør det, er ikke installert. Alt annet virker likevel.</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>contrast</comment>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Without symbols, nothing but the colours tells the cards apart.</source>
        <translation>Uten symboler er det bare fargene som skiller kortene fra hverandre.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>covering</comment>
        <translation>aldri</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>&amp;Animated picture of the game…</source>
        <translation>&amp;Animert bilde av spillet…</translation>
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
        <translation>Hva som er igjen</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>forkastet</translation>
    </message>
    <message>
        <source>left, in the deck or in a hand</source>
        <translation>igjen, i trekkbunken eller på en hånd</translation>
    </message>
    <message>
        <source>needed next</source>
        <translation>trengs nå</translation>
    </message>
    <message>
        <source>of no more use</source>
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
            <numerusform>%n kort forkastet</numerusform>
            <numerusform>%n kort forkastet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n opplysning</numerusform>
            <numerusform>%n opplysninger</numerusform>
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
        <source>Everyone except {name} looks away</source>
        <translation>Alle unntatt {name} ser bort</translation>
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
        <source>{name} announces: a hint to {target}</source>
        <translation>{name} vil gi {target} en opplysning</translation>
    </message>
    <message>
        <source>{name} announces: discard a card</source>
        <translation>{name} vil forkaste et kort</translation>
    </message>
    <message>
        <source>{name} announces: play a card</source>
        <translation>{name} vil spille et kort</translation>
    </message>
    <message>
        <source>{name} has the turn again.</source>
        <translation>{name} har tur igjen.</translation>
    </message>
    <message>
        <source>{name} lays open {card}: it does not fit, a mistake</source>
        <translation>{name} legger {card} åpent på bordet: Kortet passer ikke – en feil</translation>
    </message>
    <message>
        <source>{name} lays open {card}: it fits</source>
        <translation>{name} legger {card} åpent på bordet: Kortet passer</translation>
    </message>
    <message>
        <source>{name} lays the card open for all to see</source>
        <translation>{name} legger kortet åpent, så alle ser det</translation>
    </message>
    <message>
        <source>{name} takes a look</source>
        <translation>{name} tar en kikk</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} har tur</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} av {of}</translation>
    </message>
    <message>
        <source>{score} of at most {reachable} points</source>
        <translation>{score} av høyst {reachable} poeng</translation>
    </message>
    <message>
        <source>{score} of {reachable} points</source>
        <translation>{score} av {reachable} poeng</translation>
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
        <source>&amp;Hand over the master&apos;s role</source>
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
        <source>&amp;Open a record</source>
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
        <source>Title page</source>
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
        <source>clock token in the box lid: spent</source>
        <translation>klokkebrikke i eskelokket: brukt</translation>
    </message>
    <message>
        <source>clock token on its side: spent</source>
        <translation>klokkebrikke, dreid på siden: brukt</translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation>klokkebrikke med forsiden opp på bordet: ledig</translation>
    </message>
    <message>
        <source>clock token, upright: available</source>
        <translation>klokkebrikke, rett vei: ledig</translation>
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
        <source>Storm: {mistakes} of {limit} lightnings</source>
        <translation>Uvær: {mistakes} av {limit} lyn</translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation>luntebrikke i stabelen</translation>
    </message>
    <message>
        <source>fuse token, burnt away</source>
        <translation>luntebrikke, brent opp</translation>
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
        <source>{master}: bring a clock token back</source>
        <translation>{master}, hent en klokkebrikke tilbake</translation>
    </message>
    <message>
        <source>{master}: put a blue token back into the box lid</source>
        <translation>{master}, legg en blå sjetong tilbake i eskelokket</translation>
    </message>
    <message>
        <source>{master}: put a red token into the box lid</source>
        <translation>{master}, legg en rød sjetong i eskelokket</translation>
    </message>
    <message>
        <source>{master}: take a blue token out of the box lid</source>
        <translation>{master}, ta en blå sjetong ut av eskelokket</translation>
    </message>
    <message>
        <source>{master}: take a clock token away</source>
        <translation>{master}, ta bort en klokkebrikke</translation>
    </message>
    <message>
        <source>{master}: take the top fuse token away</source>
        <translation>{master}, ta bort den øverste luntebrikken</translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its black side</source>
        <translation>{master}, snu en hintbrikke til den svarte siden</translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its white side</source>
        <translation>{master}, snu en hintbrikke til den hvite siden</translation>
    </message>
    <message>
        <source>{master}: turn a storm tile to lightning</source>
        <translation>{master}, snu en uværsbrikke til lyn</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>For the &amp;television</source>
        <translation>For f&amp;jernsynet</translation>
    </message>
</context>
</TS>
