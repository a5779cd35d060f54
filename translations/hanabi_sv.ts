<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>A look without a turn: nothing can be played or hinted now.</source>
        <translation>Bara en titt utan drag: nu går det inte att spela kort eller ge ledtrådar.</translation>
    </message>
    <message>
        <source>A teammate&apos;s card: number or symbol gives that hint. A card of one&apos;s own: the check plays it, the cross discards it.</source>
        <translation>Ett klick på siffra eller symbol hos en medspelare ger den ledtråden. Bocken spelar ett eget kort, krysset kastar det.</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>button</comment>
        <translation>Täck</translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation>Täck skärmen</translation>
    </message>
    <message>
        <source>Discard card {place}</source>
        <translation>Kasta kort {place}</translation>
    </message>
    <message>
        <source>Lay the card open</source>
        <translation>Vänd upp kortet</translation>
    </message>
    <message>
        <source>Look at the teammates&apos; cards without taking a turn</source>
        <translation>Se på medspelarnas kort utan att göra något drag</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menyer</translation>
    </message>
    <message>
        <source>Name a colour…</source>
        <translation>Säg en färg…</translation>
    </message>
    <message>
        <source>Name {colour} and play card {place}</source>
        <translation>Säg ”{colour}” och spela kort {place}</translation>
    </message>
    <message>
        <source>Opens the rulebook at this rule</source>
        <translation>Öppnar regelhäftet vid den här regeln</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Titta</translation>
    </message>
    <message>
        <source>Play card {place}</source>
        <translation>Spela kort {place}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>The announced card is laid open before any token moves.</source>
        <translation>Först vänds kortet upp, sedan gör mästaren sitt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>When all have seen the table, choose “Ready”.</source>
        <translation>Välj ”Klar” när alla har sett bordet.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Dra tillbaka</translation>
    </message>
    <message>
        <source>{name} has the turn, and plays elsewhere.</source>
        <translation>Nu spelar {name}, på en annan enhet.</translation>
    </message>
    <message>
        <source>{name} moves the token: click it, drag it, or choose the button.</source>
        <translation>{name} gör sitt som mästare: klicka, dra eller använd knappen.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>A finished game: {edition}. At the table: {players}.</source>
        <translation>Ett avslutat spel: {edition}. Vid bordet: {players}.</translation>
    </message>
    <message>
        <source>A new game: {edition}. At the table, clockwise: {players}.</source>
        <translation>Nytt spel: {edition}. Vid bordet, medurs: {players}.</translation>
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
        <translation>Det går inte.</translation>
    </message>
    <message>
        <source>Taken back: the card that {name} discarded.</source>
        <translation>Taget tillbaka: kortet som {name} kastade.</translation>
    </message>
    <message>
        <source>Taken back: the card that {name} laid open.</source>
        <translation>Taget tillbaka: kortet som {name} vände upp.</translation>
    </message>
    <message>
        <source>Taken back: the card that {name} played.</source>
        <translation>Taget tillbaka: kortet som {name} spelade.</translation>
    </message>
    <message>
        <source>Taken back: the early end of the game.</source>
        <translation>Taget tillbaka: att spelet avslutades i förtid.</translation>
    </message>
    <message>
        <source>Taken back: the hint from {giver} to {target}.</source>
        <translation>Tagen tillbaka: ledtråden från {giver} till {target}.</translation>
    </message>
    <message>
        <source>The cards are shown to {name}.</source>
        <translation>Korten visas för {name}.</translation>
    </message>
    <message>
        <source>The game goes on: {edition}. At the table: {players}.</source>
        <translation>Spelet fortsätter: {edition}. Vid bordet: {players}.</translation>
    </message>
    <message>
        <source>{name} begins. All hands lie face down.</source>
        <translation>{name} börjar. Alla kort på hand ligger nedvända.</translation>
    </message>
    <message>
        <source>{name} is the master now.</source>
        <translation>{name} är mästare nu.</translation>
    </message>
    <message>
        <source>{name} withdraws the announcement.</source>
        <translation>{name} drar tillbaka sitt meddelade drag.</translation>
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
        <translation>trana</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>krämvit</translation>
    </message>
    <message>
        <source>dark teal</source>
        <translation>mörk petrol</translation>
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
        <translation>mossgrön</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
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
        <translation>himmelsblå</translation>
    </message>
    <message>
        <source>teapot</source>
        <translation>tekanna</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>paraply</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>{name} has it already.</source>
        <translation>Används redan av {name}.</translation>
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
        <translation>Kasthög</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Kasthög: %n kort</numerusform>
            <numerusform>Kasthög: %n kort</numerusform>
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
        <translation>Meddelat: kortet ska kastas.</translation>
    </message>
    <message>
        <source>Announced: it will be played.</source>
        <translation>Meddelat: kortet ska spelas.</translation>
    </message>
    <message>
        <source>By the hints: value {values}.</source>
        <translation>Enligt ledtrådarna: värde {values}.</translation>
    </message>
    <message>
        <source>By the hints: {colours}.</source>
        <translation>Enligt ledtrådarna: {colours}.</translation>
    </message>
    <message>
        <source>By the hints: {colours}; value {values}.</source>
        <translation>Enligt ledtrådarna: {colours}; värde {values}.</translation>
    </message>
    <message>
        <source>Hints pointed at it: {hints}.</source>
        <translation>Ledtrådar har pekat ut det: {hints}.</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Anteckning: {note}</translation>
    </message>
    <message>
        <source>Raised.</source>
        <translation>Upplyft.</translation>
    </message>
    <message>
        <source>The last copy.</source>
        <translation>Sista exemplaret.</translation>
    </message>
    <message>
        <source>The last hint points at it.</source>
        <translation>Den senaste ledtråden pekar på det.</translation>
    </message>
    <message>
        <source>Turned.</source>
        <translation>Vridet.</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blå {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>grön {rank}</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>flerfärgad {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>röd {rank}</translation>
    </message>
    <message>
        <source>white {rank}</source>
        <translation>vit {rank}</translation>
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
        <translation>{name}, kort {place}: nedvänt.</translation>
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
        <translation>Kasta kort {place}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: value {rank}?</source>
        <translation>Ge {name} den här ledtråden: värde {rank}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {colour}?</source>
        <translation>Ge {name} den här ledtråden: {colour}?</translation>
    </message>
    <message>
        <source>Name {colour} and play card {place}?</source>
        <translation>Säga ”{colour}” och spela kort {place}?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Play card {place}?</source>
        <translation>Spela kort {place}?</translation>
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
        <translation>En skärmläsare är igång. Hur får den läsa upp medspelarnas kort för {name}?</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Jag är {name}: visa korten</translation>
    </message>
    <message>
        <source>The game rests; nothing is lost.</source>
        <translation>Spelet vilar; ingenting går förlorat.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>Medspelarnas kort läses upp för {name}:</translation>
    </message>
    <message>
        <source>each card as the keyboard reaches it</source>
        <translation>varje kort när tangentbordet kommer dit</translation>
    </message>
    <message>
        <source>only when a key asks for it</source>
        <translation>bara när någon trycker på en tangent</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldrig</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Discarded last.</source>
        <translation>Kastades senast.</translation>
    </message>
    <message>
        <source>Needed next.</source>
        <translation>Behövs härnäst.</translation>
    </message>
    <message>
        <source>Played.</source>
        <translation>Spelat.</translation>
    </message>
    <message>
        <source>{card}: {discarded} on the discard pile; left: {left} of {copies}.</source>
        <translation>{card}: {discarded} i kasthögen; kvar: {left} av {copies}.</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message numerus="yes">
        <source>%n blue token(s)</source>
        <translation>
            <numerusform>%n blå marker</numerusform>
            <numerusform>%n blå marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue token(s).</source>
        <translation>
            <numerusform>En blå marker.</numerusform>
            <numerusform>%n blå marker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n klockmarker</numerusform>
            <numerusform>%n klockmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s).</source>
        <translation>
            <numerusform>En klockmarker.</numerusform>
            <numerusform>%n klockmarker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s)</source>
        <translation>
            <numerusform>%n ledtrådsbricka</numerusform>
            <numerusform>%n ledtrådsbrickor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s).</source>
        <translation>
            <numerusform>En ledtrådsbricka.</numerusform>
            <numerusform>%n ledtrådsbrickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) lose(s) the game</source>
        <translation>
            <numerusform>Förlust vid första misstaget</numerusform>
            <numerusform>Förlust vid %n misstag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red token(s)</source>
        <translation>
            <numerusform>%n röd marker</numerusform>
            <numerusform>%n röda marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tile(s)</source>
        <translation>
            <numerusform>%n ovädersbricka</numerusform>
            <numerusform>%n ovädersbrickor</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint is shown once; then everybody has to remember.</source>
        <translation>En ledtråd visas en enda gång; sedan gäller det att minnas.</translation>
    </message>
    <message>
        <source>A hint may name what a hand does not have.</source>
        <translation>En ledtråd får nämna något som inte finns på handen.</translation>
    </message>
    <message>
        <source>A hint may point at no card.</source>
        <translation>En ledtråd behöver inte peka på något kort.</translation>
    </message>
    <message>
        <source>A hint must point at a card.</source>
        <translation>En ledtråd måste peka på minst ett kort.</translation>
    </message>
    <message>
        <source>A master moves the tokens.</source>
        <translation>En mästare flyttar markerna.</translation>
    </message>
    <message>
        <source>A master turns the tiles.</source>
        <translation>En mästare vänder brickorna.</translation>
    </message>
    <message>
        <source>A sixth colour that hints can name like any other; 30 points at most.</source>
        <translation>En sjätte färg som ledtrådar får nämna som vilken annan som helst; högst 30 poäng.</translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. 30 points at most.</source>
        <translation>En sjätte färg som ingen ledtråd får nämna: varje färgledtråd pekar även på den. Högst 30 poäng.</translation>
    </message>
    <message>
        <source>A sixth colour, each of its cards only once: none may be lost. 30 points at most.</source>
        <translation>En sjätte färg där varje kort bara finns en gång: inget av dem får gå förlorat. Högst 30 poäng.</translation>
    </message>
    <message>
        <source>All that the hints told, and what they rule out, stays marked on the cards.</source>
        <translation>Allt som ledtrådarna har sagt, och allt de utesluter, står kvar på korten.</translation>
    </message>
    <message>
        <source>By the book: the oldest player, who is the master.</source>
        <translation>Enligt regelhäftet: den äldsta spelaren, som är mästare.</translation>
    </message>
    <message>
        <source>By the book: whoever wears the most colourful clothes.</source>
        <translation>Enligt regelhäftet: den som är mest färggrant klädd.</translation>
    </message>
    <message>
        <source>Choreography</source>
        <translation>Koreografi</translation>
    </message>
    <message>
        <source>Colour avalanche</source>
        <translation>Kaskad av färger</translation>
    </message>
    <message>
        <source>Detailed choreography</source>
        <translation>Detaljstyrd koreografi</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Tomma ledtrådar</translation>
    </message>
    <message>
        <source>English edition</source>
        <translation>Engelska utgåvan</translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone moves the tokens.</source>
        <translation>Varje drag meddelas mästaren, som ensam flyttar markerna.</translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone turns the tiles.</source>
        <translation>Varje drag meddelas mästaren, som ensam vänder brickorna.</translation>
    </message>
    <message>
        <source>Every switch is yours, in any combination.</source>
        <translation>Ni bestämmer allt själva, i vilken kombination som helst.</translation>
    </message>
    <message>
        <source>Expert game: the crowning touch</source>
        <translation>För experter: Kronan på verket</translation>
    </message>
    <message>
        <source>Farbrausch</source>
        <translation>Färgrus</translation>
    </message>
    <message>
        <source>Farbrausch with five cards</source>
        <translation>Färgrus med fem kort</translation>
    </message>
    <message>
        <source>Farbrausch²</source>
        <translation>Färgrus²</translation>
    </message>
    <message>
        <source>Fewer mistakes are harder, more tokens for hints are easier.</source>
        <translation>Färre tillåtna misstag gör det svårare, fler marker för ledtrådar gör det lättare.</translation>
    </message>
    <message>
        <source>Fewer storm tiles are harder, more hint tiles are easier.</source>
        <translation>Färre ovädersbrickor gör det svårare, fler ledtrådsbrickor gör det lättare.</translation>
    </message>
    <message>
        <source>Five colours</source>
        <translation>Fem färger</translation>
    </message>
    <message>
        <source>Five multicolour cards</source>
        <translation>Fem flerfärgade kort</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>German edition</source>
        <translation>Tyska utgåvan</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Last hint</source>
        <translation>Senaste ledtråden</translation>
    </message>
    <message>
        <source>No book says who: choose, or draw lots.</source>
        <translation>Inget regelhäfte säger vem: välj själva eller lotta.</translation>
    </message>
    <message>
        <source>No last round. Whoever loses an indispensable card loses the game for all.</source>
        <translation>Ingen sista runda. Går ett oumbärligt kort till spillo är spelet förlorat för alla.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Norwegian edition</source>
        <translation>Norska utgåvan</translation>
    </message>
    <message>
        <source>Online edition</source>
        <translation>Onlineutgåvan</translation>
    </message>
    <message>
        <source>Only a perfect show wins</source>
        <translation>Bara en perfekt föreställning vinner</translation>
    </message>
    <message>
        <source>Only the latest hint stays marked on each card.</source>
        <translation>Bara den senaste ledtråden står kvar på varje kort.</translation>
    </message>
    <message>
        <source>Swedish edition</source>
        <translation>Svenska utgåvan</translation>
    </message>
    <message>
        <source>Ten multicolour cards</source>
        <translation>Tio flerfärgade kort</translation>
    </message>
    <message>
        <source>Ten wild multicolour cards</source>
        <translation>Tio flerfärgade jokrar</translation>
    </message>
    <message>
        <source>The basic game: 50 cards, 25 points at most.</source>
        <translation>Grundspelet: 50 kort, högst 25 poäng.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right brings a blue token back, wrong is a mistake.</source>
        <translation>Du får säga färgen innan du spelar: rätt färg ger en blå marker tillbaka, fel färg är ett misstag.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right brings a clock token back, wrong is a mistake.</source>
        <translation>Du får säga färgen innan du spelar: rätt färg ger en klockmarker tillbaka, fel färg är ett misstag.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right turns a hint tile to white, wrong is a mistake.</source>
        <translation>Du får säga färgen innan du spelar: rätt färg vänder en ledtrådsbricka till vit, fel färg är ett misstag.</translation>
    </message>
    <message>
        <source>The first bolt of lightning loses.</source>
        <translation>Den första blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The first mistake burns the last red fuse.</source>
        <translation>Det första misstaget bränner den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The first mistake uncovers the explosion.</source>
        <translation>Det första misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The first red token in the lid loses.</source>
        <translation>Den första röda markern i locket betyder förlust.</translation>
    </message>
    <message>
        <source>The fourth bolt of lightning loses.</source>
        <translation>Den fjärde blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The fourth mistake burns the last red fuse.</source>
        <translation>Det fjärde misstaget bränner den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The fourth mistake uncovers the explosion.</source>
        <translation>Det fjärde misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The fourth red token in the lid loses.</source>
        <translation>Den fjärde röda markern i locket betyder förlust.</translation>
    </message>
    <message>
        <source>The second bolt of lightning loses.</source>
        <translation>Den andra blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The second mistake burns the last red fuse.</source>
        <translation>Det andra misstaget bränner den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The second mistake uncovers the explosion.</source>
        <translation>Det andra misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The second red token in the lid loses.</source>
        <translation>Den andra röda markern i locket betyder förlust.</translation>
    </message>
    <message>
        <source>The third bolt of lightning loses.</source>
        <translation>Den tredje blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The third mistake burns the last red fuse.</source>
        <translation>Det tredje misstaget bränner den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The third mistake uncovers the explosion.</source>
        <translation>Det tredje misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The third red token in the lid loses.</source>
        <translation>Den tredje röda markern i locket betyder förlust.</translation>
    </message>
    <message>
        <source>Variant 1: ten multicolour cards</source>
        <translation>Variant 1: tio flerfärgade kort</translation>
    </message>
    <message>
        <source>Variant 2: five multicolour cards</source>
        <translation>Variant 2: fem flerfärgade kort</translation>
    </message>
    <message>
        <source>Variant 3: ten wild cards</source>
        <translation>Variant 3: tio jokrar</translation>
    </message>
    <message>
        <source>Variant 4: only a perfect show</source>
        <translation>Variant 4: bara en perfekt föreställning</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Defeat</source>
        <translation>Förlust</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Gudomligt</translation>
    </message>
    <message>
        <source>Divine: even the stars look pale beside it.</source>
        <translation>Gudomligt: till och med stjärnorna bleknar i jämförelse.</translation>
    </message>
    <message>
        <source>Dreadful</source>
        <translation>Förfärligt</translation>
    </message>
    <message>
        <source>Dreadful: the crowd boos and goes home.</source>
        <translation>Förfärligt: publiken buar och går hem.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Avslutat i förtid</translation>
    </message>
    <message>
        <source>Every firework is complete.</source>
        <translation>Alla fyrverkerier är färdiga.</translation>
    </message>
    <message>
        <source>Full show</source>
        <translation>Perfekt föreställning</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Hedervärt</translation>
    </message>
    <message>
        <source>Honourable, though nobody will speak of it next week.</source>
        <translation>Hedervärt, fast om en vecka är det glömt.</translation>
    </message>
    <message>
        <source>Indispensable card lost</source>
        <translation>Oumbärligt kort förlorat</translation>
    </message>
    <message>
        <source>Last round played</source>
        <translation>Sista rundan spelad</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Legendariskt</translation>
    </message>
    <message>
        <source>Legendary: nobody finds words, and all eyes shine.</source>
        <translation>Legendariskt: ingen finner ord, och allas ögon tindrar.</translation>
    </message>
    <message>
        <source>No action left</source>
        <translation>Inget drag kvar</translation>
    </message>
    <message>
        <source>Nothing is left to play, discard or hint: the show cannot be finished.</source>
        <translation>Det finns inget kvar att spela, kasta eller ge ledtrådar med: föreställningen kan inte bli färdig.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Stubinen har brunnit ner: allt flyger i luften.</translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>Spelet avslutades i förtid.</translation>
    </message>
    <message>
        <source>The last red token lies in the lid: everything blows up.</source>
        <translation>Den sista röda markern ligger i locket: allt flyger i luften.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Sista rundan är över.</translation>
    </message>
    <message>
        <source>The show is over</source>
        <translation>Föreställningen är slut</translation>
    </message>
    <message>
        <source>The storm has broken: the show is rained out.</source>
        <translation>Ovädret har brutit ut: föreställningen regnar bort.</translation>
    </message>
    <message>
        <source>Too many mistakes</source>
        <translation>För många misstag</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Mycket bra</translation>
    </message>
    <message>
        <source>Very good: the crowd goes home happy.</source>
        <translation>Mycket bra: publiken går hem på gott humör.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Seger!</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Svagt</translation>
    </message>
    <message>
        <source>Weak: a few hands clap, out of politeness.</source>
        <translation>Svagt: några få klappar, av ren artighet.</translation>
    </message>
    <message>
        <source>Wonderful</source>
        <translation>Underbart</translation>
    </message>
    <message>
        <source>Wonderful: people will talk of it for years.</source>
        <translation>Underbart: det här kommer folk att tala om i åratal.</translation>
    </message>
    <message>
        <source>{card} was the last one, and still needed: the show cannot be perfect.</source>
        <translation>Kortet {card} var det sista i sitt slag och behövdes ännu: föreställningen kan inte bli perfekt.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n earlier game(s) of these players, best: {best}.</source>
        <translation>
            <numerusform>Ett tidigare spel med samma spelare, resultat: {best}.</numerusform>
            <numerusform>%n tidigare spel med samma spelare, bästa resultat: {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>A lost show scores 0.</source>
        <translation>En förlorad föreställning ger 0 poäng.</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fyrverkerier</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Så räknas poängen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Visa bordet</translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation>Samma spelare igen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Poängbok</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Dela</translation>
    </message>
    <message>
        <source>Share ▾</source>
        <translation>Dela ▾</translation>
    </message>
    <message>
        <source>The fireworks reached {heights} = {total}.</source>
        <translation>Fyrverkerierna nådde {heights} = {total}.</translation>
    </message>
    <message>
        <source>This is their new record!</source>
        <translation>Det är ett nytt rekord!</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Startsidan</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>Firework {colour} ({symbol}): at {height}. It cannot grow any more: {why}.</source>
        <translation>Fyrverkeri {colour} ({symbol}): framme vid {height}. Det kan inte växa mer: {why}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; next is {next}.</source>
        <translation>Fyrverkeri {colour} ({symbol}): framme vid {height}; näst på tur är {next}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; next is {next}. It can still grow to {reach}: {why}.</source>
        <translation>Fyrverkeri {colour} ({symbol}): framme vid {height}; näst på tur är {next}. Det kan ännu växa till {reach}: {why}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): complete.</source>
        <translation>Fyrverkeri {colour} ({symbol}): färdigt.</translation>
    </message>
    <message>
        <source>Firework {colour}: it can now grow to {reach} at most, because {why}.</source>
        <translation>Fyrverkeri {colour}: det kan nu växa till högst {reach}, för {why}.</translation>
    </message>
    <message>
        <source>Firework {colour}: it cannot grow any more, because {why}.</source>
        <translation>Fyrverkeri {colour}: det kan inte växa mer, för {why}.</translation>
    </message>
    <message>
        <source>all three copies of {card} lie on the discard pile</source>
        <translation>alla tre exemplaren av {card} ligger i kasthögen</translation>
    </message>
    <message>
        <source>both copies of {card} lie on the discard pile</source>
        <translation>båda exemplaren av {card} ligger i kasthögen</translation>
    </message>
    <message>
        <source>the only {card} lies on the discard pile</source>
        <translation>det enda exemplaret av {card} ligger i kasthögen</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spel…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Öppna ett sparat spel…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Spara en kopia…</translation>
    </message>
    <message>
        <source>&amp;Title screen</source>
        <translation>S&amp;tartsidan</translation>
    </message>
    <message>
        <source>Open a share &amp;link…</source>
        <translation>Öppna en delnings&amp;länk…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>&amp;Poängbok…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Dela</translation>
    </message>
</context>
<context>
    <name>GoingBack</name>
    <message numerus="yes">
        <source>%n turn(s) back: it is {name}&apos;s turn again.</source>
        <translation>
            <numerusform>Ett drag tillbaka: då spelar {name} igen.</numerusform>
            <numerusform>%n drag tillbaka: då spelar {name} igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to…</source>
        <translation>Tillbaka till…</translation>
    </message>
    <message>
        <source>How far back? The marked turns are taken back.</source>
        <translation>Hur långt tillbaka? De markerade dragen tas tillbaka.</translation>
    </message>
    <message>
        <source>What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Det som är sett är sett, och det noteras i poängboken.</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Hand of {name}</source>
        <translation>Hand: {name}</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>ledtråd, spela eller kasta</translation>
    </message>
    <message>
        <source>is looking</source>
        <translation>tittar</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>sista draget</translation>
    </message>
    <message>
        <source>plays elsewhere</source>
        <translation>spelar någon annanstans</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Move to the left</source>
        <translation>Flytta åt vänster</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Flytta åt höger</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Anteckning…</translation>
    </message>
    <message>
        <source>Raise or lower</source>
        <translation>Lyft eller sänk</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Vrid</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Kortkommandon</translation>
    </message>
    <message>
        <source>&amp;Practice game</source>
        <translation>Övnin&amp;gsspel</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhäfte</translation>
    </message>
</context>
<context>
    <name>HintPicker</name>
    <message>
        <source>H&amp;int to</source>
        <translation>&amp;Ledtråd till</translation>
    </message>
    <message>
        <source>Hint to {name}: value {rank}</source>
        <translation>Ledtråd till {name}: värde {rank}</translation>
    </message>
    <message>
        <source>Hint to {name}: {colour}</source>
        <translation>Ledtråd till {name}: {colour}</translation>
    </message>
    <message>
        <source>Teammate to give a hint</source>
        <translation>Medspelare som får ledtråden</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>A blue token is back.</source>
        <translation>En blå marker är tillbaka.</translation>
    </message>
    <message>
        <source>A clock token is back.</source>
        <translation>En klockmarker är tillbaka.</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>En ledtrådsbricka vänds till vit.</translation>
    </message>
    <message>
        <source>Bonus: a blue token is back.</source>
        <translation>Bonus: en blå marker är tillbaka.</translation>
    </message>
    <message>
        <source>Bonus: a clock token is back.</source>
        <translation>Bonus: en klockmarker är tillbaka.</translation>
    </message>
    <message>
        <source>Bonus: a hint tile turns white.</source>
        <translation>Bonus: en ledtrådsbricka vänds till vit.</translation>
    </message>
    <message>
        <source>Mistake {mistakes} of {limit}.</source>
        <translation>Misstag {mistakes} av {limit}.</translation>
    </message>
    <message>
        <source>The blue firework is complete!</source>
        <translation>Det blå fyrverkeriet är färdigt!</translation>
    </message>
    <message>
        <source>The bonus is lost: no hint was spent.</source>
        <translation>Bonusen går förlorad: ingen ledtråd var förbrukad.</translation>
    </message>
    <message>
        <source>The colour was right, but no hint was spent.</source>
        <translation>Färgen var rätt, men ingen ledtråd var förbrukad.</translation>
    </message>
    <message>
        <source>The colour was right: a blue token is back.</source>
        <translation>Färgen var rätt: en blå marker är tillbaka.</translation>
    </message>
    <message>
        <source>The colour was right: a clock token is back.</source>
        <translation>Färgen var rätt: en klockmarker är tillbaka.</translation>
    </message>
    <message>
        <source>The colour was right: a hint tile turns white.</source>
        <translation>Färgen var rätt: en ledtrådsbricka vänds till vit.</translation>
    </message>
    <message>
        <source>The deck is empty: {names} have one more turn each.</source>
        <translation>Draghögen är tom: {names} har varsitt drag kvar.</translation>
    </message>
    <message>
        <source>The green firework is complete!</source>
        <translation>Det gröna fyrverkeriet är färdigt!</translation>
    </message>
    <message>
        <source>The multicolour firework is complete!</source>
        <translation>Det flerfärgade fyrverkeriet är färdigt!</translation>
    </message>
    <message>
        <source>The red firework is complete!</source>
        <translation>Det röda fyrverkeriet är färdigt!</translation>
    </message>
    <message>
        <source>The white firework is complete!</source>
        <translation>Det vita fyrverkeriet är färdigt!</translation>
    </message>
    <message>
        <source>The yellow firework is complete!</source>
        <translation>Det gula fyrverkeriet är färdigt!</translation>
    </message>
    <message>
        <source>{giver} gave {target} a hint.</source>
        <translation>{giver} gav {target} en ledtråd.</translation>
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
            <numerusform>{giver} → {target}: ett blått eller flerfärgat kort</numerusform>
            <numerusform>{giver} → {target}: %n blå eller flerfärgade kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n card(s) of value {rank}</source>
        <translation>
            <numerusform>{giver} → {target}: ett kort med värde {rank}</numerusform>
            <numerusform>{giver} → {target}: %n kort med värde {rank}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett grönt kort</numerusform>
            <numerusform>{giver} → {target}: %n gröna kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett grönt eller flerfärgat kort</numerusform>
            <numerusform>{giver} → {target}: %n gröna eller flerfärgade kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n multicolour card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett flerfärgat kort</numerusform>
            <numerusform>{giver} → {target}: %n flerfärgade kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett rött kort</numerusform>
            <numerusform>{giver} → {target}: %n röda kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett rött eller flerfärgat kort</numerusform>
            <numerusform>{giver} → {target}: %n röda eller flerfärgade kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett vitt kort</numerusform>
            <numerusform>{giver} → {target}: %n vita kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett vitt eller flerfärgat kort</numerusform>
            <numerusform>{giver} → {target}: %n vita eller flerfärgade kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett gult kort</numerusform>
            <numerusform>{giver} → {target}: %n gula kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: ett gult eller flerfärgat kort</numerusform>
            <numerusform>{giver} → {target}: %n gula eller flerfärgade kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} → {target}: no blue card</source>
        <translation>{giver} → {target}: inget blått kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no card of value {rank}</source>
        <translation>{giver} → {target}: inget kort med värde {rank}</translation>
    </message>
    <message>
        <source>{giver} → {target}: no green card</source>
        <translation>{giver} → {target}: inget grönt kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no multicolour card</source>
        <translation>{giver} → {target}: inget flerfärgat kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no red card</source>
        <translation>{giver} → {target}: inget rött kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no white card</source>
        <translation>{giver} → {target}: inget vitt kort</translation>
    </message>
    <message>
        <source>{giver} → {target}: no yellow card</source>
        <translation>{giver} → {target}: inget gult kort</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} kastar {card}.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it does not fit.</source>
        <translation>{name} säger ”{colour}” och spelar {card}: kortet passar inte.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it fits.</source>
        <translation>{name} säger ”{colour}” och spelar {card}: kortet passar.</translation>
    </message>
    <message>
        <source>{name} names {colour}, but the card is {card}.</source>
        <translation>{name} säger ”{colour}”, men kortet är {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it does not fit.</source>
        <translation>{name} spelar {card}: kortet passar inte.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it fits.</source>
        <translation>{name} spelar {card}: kortet passar.</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öppna</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Kortkommandon</translation>
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
        <translation>Piltangenter</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>C, C</source>
        <translation>C, C</translation>
    </message>
    <message>
        <source>C, then 1–6</source>
        <translation>C, sedan 1–6</translation>
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
        <translation>Ctrl+Vänsterpil, Ctrl+Högerpil</translation>
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
        <translation>Retur</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Retur, Blanksteg</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Överallt</translation>
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
        <translation>Ensam med korten: på den egna handen</translation>
    </message>
    <message>
        <source>In the private view, on the teammates’ cards</source>
        <translation>Ensam med korten: på medspelarnas händer</translation>
    </message>
    <message>
        <source>In the private view, to have cards spoken</source>
        <translation>Ensam med korten: uppläsning</translation>
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
        <translation>Tangent: {key}</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vänsterpil</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Vänsterpil, Högerpil</translation>
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
        <translation>Högerpil</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Blanksteg</translation>
    </message>
    <message>
        <source>Space, arrows, Enter</source>
        <translation>Blanksteg, piltangenter, Retur</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabb</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Under reprisen av ett spel</translation>
    </message>
    <message>
        <source>back to the player’s own hand</source>
        <translation>tillbaka till den egna handen</translation>
    </message>
    <message>
        <source>back to the page before</source>
        <translation>tillbaka dit man kom ifrån</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>täck korten: tillbaka till det gemensamma bordet</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation>gör om det som togs tillbaka</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>snabbare, långsammare</translation>
    </message>
    <message>
        <source>from card to card, from line to line</source>
        <translation>från kort till kort, från rad till rad</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>helskärm</translation>
    </message>
    <message>
        <source>give that colour as a hint, numbered in the order of the buttons</source>
        <translation>ge ledtråden om den färgen, räknat som knapparna står</translation>
    </message>
    <message>
        <source>give the hint with that value, at once</source>
        <translation>ge ledtråden om det värdet, direkt</translation>
    </message>
    <message>
        <source>give the hint with the colour of the focused card</source>
        <translation>ge ledtråden om det markerade kortets färg</translation>
    </message>
    <message>
        <source>give the hint with the value of the focused card</source>
        <translation>ge ledtråden om det markerade kortets värde</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>gå till det kortet</translation>
    </message>
    <message>
        <source>in full screen: the menus</source>
        <translation>i helskärm: menyerna</translation>
    </message>
    <message>
        <source>move the card within the hand</source>
        <translation>flytta kortet på handen</translation>
    </message>
    <message>
        <source>on a line, a card or a mistake: to its turns</source>
        <translation>på en rad, ett kort eller ett misstag: till dragen det gäller</translation>
    </message>
    <message>
        <source>on a token: the master moves it</source>
        <translation>på en marker eller bricka: mästaren flyttar eller vänder den</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour, and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>på knappen ”Säg en färg…”: välj färgen och spela kortet</translation>
    </message>
    <message>
        <source>on to the next hand, tray or button</source>
        <translation>vidare till nästa hand, fack eller knapp</translation>
    </message>
    <message>
        <source>one round back, one round on</source>
        <translation>en runda tillbaka, en runda framåt</translation>
    </message>
    <message>
        <source>one turn back, one turn on</source>
        <translation>ett drag tillbaka, ett drag framåt</translation>
    </message>
    <message>
        <source>open hands, public table, what one player saw</source>
        <translation>öppna händer, det gemensamma bordet, det en spelare såg</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>starta eller stoppa uppspelningen</translation>
    </message>
    <message>
        <source>press the button that has the focus: “Ready”, then “I am …: show the cards”</source>
        <extracomment>Quotes the buttons &quot;Ready&quot; and &quot;I am {name}: show the cards&quot;.</extracomment>
        <translation>tryck på den markerade knappen: ”Klar”, sedan ”Jag är …: visa korten”</translation>
    </message>
    <message>
        <source>raise or lower the card</source>
        <translation>lyft eller sänk kortet</translation>
    </message>
    <message>
        <source>speak the focused card</source>
        <translation>läs upp det markerade kortet</translation>
    </message>
    <message>
        <source>speak the whole hand</source>
        <translation>läs upp hela handen</translation>
    </message>
    <message>
        <source>read out what is known about the player’s own hand</source>
        <translation>läs upp vad som är känt om den egna handen</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>discard the card; D again, or Enter, says yes</source>
        <translation>kasta kortet; D en gång till, eller Retur, betyder ja</translation>
    </message>
    <message>
        <source>play the card; P again, or Enter, says yes</source>
        <translation>spela kortet; P en gång till, eller Retur, betyder ja</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>ta tillbaka</translation>
    </message>
    <message>
        <source>the journal, large; once more or Esc: back to the table</source>
        <translation>loggen, stor; en gång till eller Esc: tillbaka till bordet</translation>
    </message>
    <message>
        <source>the rulebook, opened at what has the focus</source>
        <translation>regelhäftet, vid det som är markerat</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>de här tangenterna</translation>
    </message>
    <message>
        <source>to the choice of whom the hint is for</source>
        <translation>till valet av vem som får ledtråden</translation>
    </message>
    <message>
        <source>to the deal, to the end</source>
        <translation>till given, till slutet</translation>
    </message>
    <message>
        <source>to the hand of the first … fourth teammate, clockwise</source>
        <translation>till första … fjärde medspelarens hand, medurs</translation>
    </message>
    <message>
        <source>to the next hand, to the previous one</source>
        <translation>till nästa hand, till föregående</translation>
    </message>
    <message>
        <source>turn the card</source>
        <translation>vrid kortet</translation>
    </message>
    <message>
        <source>what is left of all cards, large; once more or Esc: back to the table</source>
        <translation>vad som finns kvar av alla kort, stort; en gång till eller Esc: tillbaka till bordet</translation>
    </message>
    <message>
        <source>write a note on the card</source>
        <translation>skriv en anteckning på kortet</translation>
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
        <translation>en {rank}:a</translation>
    </message>
    <message>
        <source>not a {ranks}</source>
        <translation>inte {ranks}</translation>
    </message>
    <message>
        <source>not {colours}</source>
        <translation>inte {colours}</translation>
    </message>
    <message>
        <source>{fact} ({giver}, turn {turn})</source>
        <translation>{fact} ({giver}, drag {turn})</translation>
    </message>
    <message>
        <source>{fact} ({giver}, turns {turns})</source>
        <translation>{fact} ({giver}, drag {turns})</translation>
    </message>
    <message>
        <source>{name}, card {place}, by the last hint: {facts}.</source>
        <translation>{name}, kort {place}, enligt den senaste ledtråden: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, kort {place}: Ingen ledtråd har pekat på det här kortet än.</translation>
    </message>
    <message>
        <source>{name}, card {place}: what the hints said is for everybody to remember.</source>
        <translation>{name}, kort {place}: Vad ledtrådarna har sagt får alla minnas själva.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows it is {facts}.</source>
        <translation>{name}, kort {place} – {name} vet: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows nothing about this card yet.</source>
        <translation>{name}, kort {place}: {name} vet ingenting om det här kortet än.</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>A &amp;link to a game at hanab.live, or its record as text:</source>
        <translation>En &amp;länk till ett spel på hanab.live, eller ett sparat spel som text:</translation>
    </message>
    <message>
        <source>Link to a game at hanab.live, or its record as text</source>
        <translation>Länk till ett spel på hanab.live, eller ett sparat spel som text</translation>
    </message>
    <message>
        <source>Open a share link</source>
        <translation>Öppna en delningslänk</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Another game?</source>
        <translation>Ett annat spel?</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Do again what was taken back last? It happens exactly as it did before.</source>
        <translation>Göra om det som senast togs tillbaka? Allt händer precis som förut.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Avsluta spelet</translation>
    </message>
    <message>
        <source>End the game now and count the score as it stands?</source>
        <translation>Avsluta spelet nu och räkna poängen så långt ni har kommit?</translation>
    </message>
    <message>
        <source>Hanabi games (*.json)</source>
        <translation>Hanabispel (*.json)</translation>
    </message>
    <message>
        <source>It is put with the other games, from where it can be opened again.</source>
        <translation>Det läggs bland de andra spelen och kan öppnas igen därifrån.</translation>
    </message>
    <message>
        <source>Its journal and its score will always show this, whoever plays on.</source>
        <translation>Det står för alltid kvar i loggen och vid resultatet, vem som än spelar vidare.</translation>
    </message>
    <message>
        <source>Look at all hands?</source>
        <translation>Titta på alla händer?</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>Se reprisen</translation>
    </message>
    <message>
        <source>Only the public table</source>
        <translation>Bara det gemensamma bordet</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Öppna ett sparat spel</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause the game? The table is covered until you go on.</source>
        <translation>Pausa spelet? Bordet hålls täckt tills ni spelar vidare.</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild av bordet</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Play on, or replay it turn by turn?</source>
        <translation>Spela vidare, eller se det i repris drag för drag?</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Lägg undan det</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Spara en kopia</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Take back the announced action? Its card returns to the hand, and what was moved for it moves back. What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Ta tillbaka det meddelade draget? Kortet går tillbaka till handen, och det som flyttades för det flyttas tillbaka. Det som är sett är sett, och det noteras i poängboken.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Ta tillbaka det senaste draget? Det som är sett är sett, och det noteras i poängboken.</translation>
    </message>
    <message>
        <source>The picture is being made, turn by turn.</source>
        <translation>Spelet ritas, drag för drag.</translation>
    </message>
    <message>
        <source>This game is not over. Do {names} agree to lay every hand open?</source>
        <translation>Spelet är inte slut. Är {names} överens om att visa alla händer?</translation>
    </message>
    <message>
        <source>This table leaves the hints to memory. The picture would show them all again, so it can only be made after the end of the game.</source>
        <translation>Vid det här bordet ska ledtrådarna hållas i minnet. Bilden skulle visa dem alla igen, så den går att göra först när spelet är slut.</translation>
    </message>
    <message>
        <source>{name} decides, as the master.</source>
        <translation>Som mästare avgör {name}.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Lämna utan att spara</translation>
    </message>
    <message>
        <source>All agree: lay every hand open</source>
        <translation>Alla är överens: visa alla händer</translation>
    </message>
    <message>
        <source>All players have to agree: {names}.</source>
        <translation>Alla spelare måste vara överens: {names}.</translation>
    </message>
    <message>
        <source>Animated picture of the game</source>
        <translation>Rörlig bild av spelet</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Rörliga bilder (*.gif)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersätt</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Spara en kopia…</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stanna kvar</translation>
    </message>
    <message>
        <source>The game cannot be saved just now. If you leave it, the last turns are lost.</source>
        <translation>Spelet kan inte sparas just nu. Om ni lämnar det går de senaste dragen förlorade.</translation>
    </message>
    <message>
        <source>{file} is there already. Replace it?</source>
        <translation>{file} finns redan. Ska den ersättas?</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
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
        <translation>&amp;Visa</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A later version of the program wrote the settings.</source>
        <translation>Inställningarna är skrivna av en nyare version av programmet.</translation>
    </message>
    <message>
        <source>Folder gone</source>
        <translation>Mappen är borta</translation>
    </message>
    <message>
        <source>Is everybody agreed?</source>
        <translation>Är alla överens?</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Länken är kopierad</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>No link for this game</source>
        <translation>Ingen länk till det här spelet</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Gick inte att öppna</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Gick inte att spara</translation>
    </message>
    <message>
        <source>Paste the link into a web browser to replay the game there.</source>
        <translation>Klistra in länken i en webbläsare för att se spelet i repris där.</translation>
    </message>
    <message>
        <source>Saved game damaged</source>
        <translation>Det sparade spelet är skadat</translation>
    </message>
    <message>
        <source>Settings damaged</source>
        <translation>Inställningarna är skadade</translation>
    </message>
    <message>
        <source>Settings not read</source>
        <translation>Inställningarna lästes inte</translation>
    </message>
    <message>
        <source>The folder of the saved games was gone, and has been made anew. This game is saved in it again.</source>
        <translation>Mappen med de sparade spelen var borta och har skapats på nytt. Det här spelet är sparat i den igen.</translation>
    </message>
    <message>
        <source>The game cannot be saved just now. It goes on, and is saved again as soon as that works.</source>
        <translation>Spelet kan inte sparas just nu. Det fortsätter ändå, och sparas igen så snart det går.</translation>
    </message>
    <message>
        <source>The game goes on, but how the hands were arranged and who was the master cannot be read.</source>
        <translation>Spelet går vidare, men hur korten på hand var ordnade och vem som var mästare går inte att läsa.</translation>
    </message>
    <message>
        <source>The replay page would read these house rules as another game.</source>
        <translation>Reprissidan skulle läsa de här husreglerna som ett annat spel.</translation>
    </message>
    <message>
        <source>The saved game cannot be read. It was kept as {file}.</source>
        <translation>Det sparade spelet kan inte läsas. Det finns kvar som {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be read just now.</source>
        <translation>Inställningarna kan inte läsas just nu.</translation>
    </message>
    <message>
        <source>The settings cannot be read. They were kept as {file}.</source>
        <translation>Inställningarna kan inte läsas. De finns kvar som {file}.</translation>
    </message>
    <message>
        <source>They are left as they are; what you change now lasts until the program ends.</source>
        <translation>De lämnas som de är; det ni ändrar nu gäller tills programmet avslutas.</translation>
    </message>
    <message>
        <source>This link or text cannot be opened.</source>
        <translation>Den här länken eller texten kan inte öppnas.</translation>
    </message>
    <message>
        <source>Whatever else lay in {folder} is not there any more.</source>
        <translation>Det övriga som låg i {folder} finns inte kvar.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. It was left as it is.</source>
        <translation>{file} kan inte öppnas. Filen har lämnats som den är.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} kan inte skrivas.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiera rapporten</translation>
    </message>
    <message>
        <source>Not put away</source>
        <translation>Inte undanlagt</translation>
    </message>
    <message>
        <source>Saved game left alone</source>
        <translation>Sparat spel lämnat orört</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>Something went wrong in the program. It goes on all the same.</source>
        <translation>Något gick fel i programmet. Det går vidare ändå.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game goes on, but cannot be saved just now.</source>
        <translation>Något gick fel i programmet. Spelet fortsätter, men kan inte sparas just nu.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is saved and goes on.</source>
        <translation>Något gick fel i programmet. Spelet är sparat och fortsätter.</translation>
    </message>
    <message>
        <source>The game cannot be put with the other games now. It stays where it is saved, untouched.</source>
        <translation>Spelet kan inte läggas bland de andra spelen nu. Det ligger kvar orört där det är sparat.</translation>
    </message>
    <message>
        <source>The program broke off last time. The game was saved after every action.</source>
        <translation>Programmet avbröts förra gången. Spelet sparades efter varje drag.</translation>
    </message>
    <message>
        <source>What happened is written in {file}; it names no card.</source>
        <translation>Det som hände står i {file}. Inga kort nämns där.</translation>
    </message>
    <message>
        <source>{file} cannot be continued now. It was left as it is, and other games are saved beside it.</source>
        <translation>{file} kan inte fortsättas nu. Filen är orörd, och andra spel sparas bredvid den.</translation>
    </message>
    <message>
        <source>{file} cannot be written just now. The game can be continued; from then on it is saved beside it.</source>
        <translation>{file} kan inte skrivas just nu. Spelet kan fortsättas; från och med då sparas det bredvid.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Lägg till en spelare</translation>
    </message>
    <message>
        <source>&amp;Master</source>
        <translation>&amp;Mästare</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhäfte</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starta</translation>
    </message>
    <message>
        <source>&amp;Who begins</source>
        <translation>&amp;Vem börjar</translation>
    </message>
    <message>
        <source>Alt+Ins in a name</source>
        <translation>Alt+Ins i ett namnfält</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del takes the player away.</source>
        <translation>Alt+Upp och Alt+Ned ändrar ordningen, Alt+Del tar bort spelaren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Färg</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Lotten avgör</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgåva</translation>
    </message>
    <message numerus="yes">
        <source>Hanabi is for at most %n player(s).</source>
        <translation>
            <numerusform>Hanabi är för högst %n spelare.</numerusform>
            <numerusform>Hanabi är för högst %n spelare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hanabi needs at least %n player(s).</source>
        <translation>
            <numerusform>Hanabi kräver minst %n spelare.</numerusform>
            <numerusform>Hanabi kräver minst %n spelare.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many hints can be paid for</source>
        <translation>Hur många ledtrådar som kan betalas</translation>
    </message>
    <message>
        <source>How many mistakes lose the game</source>
        <translation>Hur många misstag som betyder förlust</translation>
    </message>
    <message>
        <source>M&amp;emory aid</source>
        <translation>Minnes&amp;hjälp</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Minneshjälp</translation>
    </message>
    <message>
        <source>Move player {number} down</source>
        <translation>Flytta ner spelare {number}</translation>
    </message>
    <message>
        <source>Move player {number} up</source>
        <translation>Flytta upp spelare {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Namn på spelare {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spelare, medurs</translation>
    </message>
    <message>
        <source>Several players are called {name}. That is allowed, but hard to tell apart.</source>
        <translation>Flera spelare heter {name}. Det är tillåtet, men de blir svåra att hålla isär.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Tecken</translation>
    </message>
    <message>
        <source>Sign and colour of player {number}: {badge}</source>
        <translation>Tecken och färg för spelare {number}: {badge}</translation>
    </message>
    <message>
        <source>Sign and colour of {name}</source>
        <translation>Tecken och färg för {name}</translation>
    </message>
    <message>
        <source>Take player {number} away</source>
        <translation>Ta bort spelare {number}</translation>
    </message>
    <message>
        <source>This edition has one way to play: there are no variants.</source>
        <translation>Den här utgåvan spelas på ett enda sätt: den har inga varianter.</translation>
    </message>
    <message>
        <source>This player already sits first.</source>
        <translation>Spelaren sitter redan först.</translation>
    </message>
    <message>
        <source>This player already sits last.</source>
        <translation>Spelaren sitter redan sist.</translation>
    </message>
    <message>
        <source>This table plays without a master.</source>
        <translation>Vid det här bordet spelar ni utan mästare.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Vem börjar</translation>
    </message>
    <message>
        <source>Who is the master?</source>
        <translation>Vem är mästare?</translation>
    </message>
    <message>
        <source>Who is the oldest player?</source>
        <translation>Vem är äldst?</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>All hands lie face down while everybody looks at the table together.</source>
        <translation>Alla kort på hand ligger nedvända medan ni ser på bordet tillsammans.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Korten är utdelade</translation>
    </message>
    <message>
        <source>What happened: {news}</source>
        <translation>Det här har hänt: {news}</translation>
    </message>
    <message>
        <source>What {name} missed</source>
        <translation>Det här har {name} missat</translation>
    </message>
    <message>
        <source>{name} has missed nothing.</source>
        <translation>{name} har inte missat något.</translation>
    </message>
</context>
<context>
    <name>NoteBar</name>
    <message>
        <source>&amp;Note on card {place}</source>
        <translation>&amp;Anteckning på kort {place}</translation>
    </message>
</context>
<context>
    <name>Onlooking</name>
    <message>
        <source>A game in another window, as it stood a moment ago. Here it can only be watched.</source>
        <translation>Ett spel från ett annat fönster, så som det nyss stod. Här kan ingenting göras.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Titta igen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Titta på bordet</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Spela ett annat spel</translation>
    </message>
    <message>
        <source>Played in another window</source>
        <translation>Spelas i ett annat fönster</translation>
    </message>
    <message>
        <source>That game is not played in another window any more.</source>
        <translation>Det spelet spelas inte längre i något annat fönster.</translation>
    </message>
    <message>
        <source>That game stays there. From here its table can only be watched; or another game is played beside it, and saved in a place of its own.</source>
        <translation>Det spelet stannar där. Härifrån kan ni bara titta på bordet, eller spela ett annat spel vid sidan av; det sparas för sig.</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Startsidan</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Tittar på: {names}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}: has the turn</source>
        <translation>{name}: spelar nu</translation>
    </message>
    <message>
        <source>{name}: has the turn; is the master</source>
        <translation>{name}: spelar nu; är mästare</translation>
    </message>
    <message>
        <source>{name}: is the master</source>
        <translation>{name}: är mästare</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A discarded card brings a clock token back: there can be a hint again.</source>
        <translation>Ett kastat kort ger tillbaka en klockmarker: nu kan en ledtråd ges igen.</translation>
    </message>
    <message>
        <source>A fine idea, but here something else comes first.</source>
        <translation>En bra idé, men här kommer något annat först.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>En ledtråd före det allra sista draget kan bara betyda en sak: spela kortet!</translation>
    </message>
    <message>
        <source>All fireworks begin with a 1, so both cards fit. The hint has cost a clock token.</source>
        <translation>Alla fyrverkerier börjar med en etta, så båda korten passar. Ledtråden har kostat en klockmarker.</translation>
    </message>
    <message>
        <source>All hands lie face down: nobody ever sees their own cards, only those of the others.</source>
        <translation>Alla händer ligger dolda: ingen får någonsin se sina egna kort, bara de andras.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Before any card is shown, everybody else looks away. Then {name} presses the large button.</source>
        <translation>Innan något kort visas tittar alla andra bort. Sedan trycker {name} på den stora knappen.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Avsluta övningen</translation>
    </message>
    <message>
        <source>It does not fit: the card is gone and a fuse burns. With the third mistake the game is lost.</source>
        <translation>Det passar inte: kortet är borta och en stubin brinner. Vid det tredje misstaget är spelet förlorat.</translation>
    </message>
    <message>
        <source>It fits. Whoever wonders why a hint was given learns more than it says.</source>
        <translation>Det passar. Den som frågar sig varför en ledtråd gavs får veta mer än den säger.</translation>
    </message>
    <message>
        <source>It fits: the yellow firework has begun, and {name} has drawn a new card.</source>
        <translation>Det passar: det gula fyrverkeriet har börjat, och {name} har dragit ett nytt kort.</translation>
    </message>
    <message>
        <source>Just this once, on purpose: {name} plays a card that no hint has told anything about.</source>
        <translation>Bara den här gången, med flit: {name} spelar ett kort som ingen ledtråd har sagt något om.</translation>
    </message>
    <message>
        <source>Much later in the same show: {name} and {other} have only three cards left to draw.</source>
        <translation>Långt senare i samma föreställning: {name} och {other} har bara tre kort kvar att dra.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>No clock token is left, so no hint can be given: the red cross discards this card.</source>
        <translation>Det finns ingen klockmarker kvar, så ingen ledtråd kan ges: det röda krysset kastar det här kortet.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nej tack</translation>
    </message>
    <message>
        <source>Now {name} has the turn: “{button}” begins it.</source>
        <translation>Nu spelar {name}: draget börjar med ”{button}”.</translation>
    </message>
    <message>
        <source>Now {other} will keep this card safe: a 5 that is lost never comes back.</source>
        <translation>Nu är {other} rädd om kortet: en förlorad femma kommer aldrig tillbaka.</translation>
    </message>
    <message>
        <source>One card of {other} goes well with the yellow firework. A click on its symbol says yellow.</source>
        <translation>Ett kort hos {other} passar bra till det gula fyrverkeriet. Ett klick på symbolen säger gult.</translation>
    </message>
    <message>
        <source>Only one card is yellow: why would {name} say so now, if it were not to be played?</source>
        <translation>Bara ett kort är gult: varför skulle {name} säga det nu, om det inte ska spelas?</translation>
    </message>
    <message>
        <source>Only one firework still needs a 4, and {other} has one: a click on it says so.</source>
        <translation>Bara ett fyrverkeri saknar en fyra, och {other} har en: ett klick på siffran berättar om den.</translation>
    </message>
    <message>
        <source>Only {name} looks now.</source>
        <translation>Nu tittar bara {name}.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Övningsspel</translation>
    </message>
    <message>
        <source>The deck is empty: everybody has exactly one more turn.</source>
        <translation>Draghögen är tom: alla har precis ett drag till.</translation>
    </message>
    <message>
        <source>The first time here? A five-minute practice game shows how to play.</source>
        <translation>Första gången här? Ett övningsspel på fem minuter visar hur det går till.</translation>
    </message>
    <message>
        <source>The last turn of the show: {name} plays the card that was pointed at.</source>
        <translation>Föreställningens sista drag: {name} spelar kortet som ledtråden pekade på.</translation>
    </message>
    <message>
        <source>The red firework is complete! As a bonus, a clock token comes back.</source>
        <translation>Det röda fyrverkeriet är färdigt! Som bonus kommer en klockmarker tillbaka.</translation>
    </message>
    <message>
        <source>The red firework waits for its 5. A click on the symbol of this card says red.</source>
        <translation>Det röda fyrverkeriet väntar på sin femma. Ett klick på kortets symbol säger rött.</translation>
    </message>
    <message>
        <source>The show is over: all fireworks together make the score. That is how it goes; have fun!</source>
        <translation>Föreställningen är slut: alla fyrverkerier tillsammans ger resultatet. Så går det till; ha så kul!</translation>
    </message>
    <message>
        <source>Together they build five fireworks, one of each colour, in order from 1 up to 5.</source>
        <translation>Tillsammans bygger de fem fyrverkerier, ett i varje färg, i ordning från 1 upp till 5.</translation>
    </message>
    <message>
        <source>Two hints together: now {other} knows this card exactly.</source>
        <translation>Två ledtrådar tillsammans: nu vet {other} exakt vilket kort det är.</translation>
    </message>
    <message>
        <source>Welcome! {name} and {other} put on a show. Whoever is alone here plays both, in turn.</source>
        <translation>Välkommen! {name} och {other} gör ett fyrverkeri. Den som är ensam här spelar båda i tur och ordning.</translation>
    </message>
    <message>
        <source>{name} discards the oldest card and draws the last one of the deck.</source>
        <translation>{name} kastar det äldsta kortet och drar det sista ur draghögen.</translation>
    </message>
    <message>
        <source>{name} knows for certain: this is the red 5. The green check plays it.</source>
        <translation>{name} vet säkert: det här är den röda femman. Den gröna bocken spelar den.</translation>
    </message>
    <message>
        <source>{name} knows now: two of these cards are 1s. The green check on this one plays it.</source>
        <translation>{name} vet nu att två av korten är ettor. Den gröna bocken på det här kortet spelar det.</translation>
    </message>
    <message>
        <source>{name} may look at the cards of the others at any time, without a turn.</source>
        <translation>{name} får när som helst titta på de andras kort, utan att göra något drag.</translation>
    </message>
    <message>
        <source>{name} trusts the hint: the green check plays the yellow card.</source>
        <translation>{name} litar på ledtråden: den gröna bocken spelar det gula kortet.</translation>
    </message>
    <message>
        <source>{other} has a 5, and there is only one in each colour. A click on the 5 says so.</source>
        <translation>{other} har en femma, och det finns bara en i varje färg. Ett klick på siffran 5 berättar om den.</translation>
    </message>
    <message>
        <source>{other} has two cards with a 1. A click on one of these numbers points at both.</source>
        <translation>{other} har två kort med siffran 1. Ett klick på en av siffrorna pekar på båda.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A card stands in the deck {count} times, but there are {wanted}.</source>
        <translation>Ett kort står {count} gånger i högen, men det finns {wanted}.</translation>
    </message>
    <message>
        <source>A later version of the program wrote this file.</source>
        <translation>Filen är skriven av en nyare version av programmet.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>En spelare saknar namn.</translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation>Vid {place}: {problem}</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Här saknas något.</translation>
    </message>
    <message>
        <source>The deck has {count} cards, but these rules want {wanted}.</source>
        <translation>Högen har {count} kort, men enligt de här reglerna ska det vara {wanted}.</translation>
    </message>
    <message>
        <source>The deck stands here covered, and once more in clear.</source>
        <translation>Draghögen står här övertäckt, och en gång till öppet.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disken är full.</translation>
    </message>
    <message>
        <source>The file is nested too deeply for a game.</source>
        <translation>Filen är för djupt nästlad för att vara ett spel.</translation>
    </message>
    <message>
        <source>The file is not JSON in line {line}, column {column}.</source>
        <translation>Filen är inte JSON på rad {line}, kolumn {column}.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text from byte {position} on.</source>
        <translation>Filen är inte UTF-8-text från byte {position}.</translation>
    </message>
    <message>
        <source>Action {index} (turn {turn}) breaks the rules: {reason}</source>
        <translation>Handling {index} (drag {turn}) bryter mot reglerna: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Filen eller dess mapp finns inte.</translation>
    </message>
    <message>
        <source>The link breaks off within an action.</source>
        <translation>Länken slutar mitt i en handling.</translation>
    </message>
    <message>
        <source>The name of a player has more than {limit} characters.</source>
        <translation>Namnet på en spelare har mer än {limit} tecken.</translation>
    </message>
    <message>
        <source>The name of a player holds a control character.</source>
        <translation>Namnet på en spelare innehåller ett styrtecken.</translation>
    </message>
    <message>
        <source>The option {option} of hanab.live is not played here.</source>
        <translation>Tillvalet {option} på hanab.live spelas inte här.</translation>
    </message>
    <message>
        <source>The switch {switch} is not known here.</source>
        <translation>Inställningen {switch} är inte känd här.</translation>
    </message>
    <message>
        <source>The system does not permit it.</source>
        <translation>Systemet tillåter det inte.</translation>
    </message>
    <message>
        <source>The values of the cards are {low}–{high}, not 1–5.</source>
        <translation>Kortens värden är {low}–{high}, inte 1–5.</translation>
    </message>
    <message>
        <source>The variant {variant} of hanab.live is not played here.</source>
        <translation>Varianten {variant} på hanab.live spelas inte här.</translation>
    </message>
    <message>
        <source>There are {count} players, not {low}–{high}.</source>
        <translation>Det är {count} spelare, inte {low}–{high}.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Det här är en mapp, inte en fil.</translation>
    </message>
    <message>
        <source>This is no covered deck.</source>
        <translation>Det här är ingen övertäckt draghög.</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>Det här är ingen fil som går att läsa.</translation>
    </message>
    <message>
        <source>This is not the whole of a share link.</source>
        <translation>Det här är inte en hel delningslänk.</translation>
    </message>
    <message>
        <source>This is too large for a game: more than {limit} bytes.</source>
        <translation>Det här är för stort för ett spel: mer än {limit} byte.</translation>
    </message>
    <message>
        <source>What stands here is not what belongs here.</source>
        <translation>Det som står här hör inte hit.</translation>
    </message>
    <message>
        <source>{character} does not belong in a share link.</source>
        <translation>{character} hör inte hemma i en delningslänk.</translation>
    </message>
    <message>
        <source>{value} does not go with the other rules of this game.</source>
        <translation>{value} går inte ihop med de andra reglerna i det här spelet.</translation>
    </message>
    <message>
        <source>{value} is none of {known}.</source>
        <translation>{value} finns inte bland dessa: {known}.</translation>
    </message>
    <message>
        <source>{value} is not {low}–{high}.</source>
        <translation>{value} är inte {low}–{high}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A hint goes to a teammate, never to oneself.</source>
        <translation>En ledtråd ges till en medspelare, aldrig till en själv.</translation>
    </message>
    <message>
        <source>All blue tokens are available, so nothing can be discarded.</source>
        <translation>Alla blå marker är tillgängliga, så inget kort kan kastas.</translation>
    </message>
    <message>
        <source>All clock tokens are available, so nothing can be discarded.</source>
        <translation>Alla klockmarker är tillgängliga, så inget kort kan kastas.</translation>
    </message>
    <message>
        <source>All hint tiles show black: none is left to pay for a hint.</source>
        <translation>Alla ledtrådsbrickor är svarta: ingen finns kvar att betala en ledtråd med.</translation>
    </message>
    <message>
        <source>All hint tiles show white, so nothing can be discarded.</source>
        <translation>Alla ledtrådsbrickor är vita, så inget kort kan kastas.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Det är någon annans tur.</translation>
    </message>
    <message>
        <source>Multicolour cards are wild: a hint cannot name them.</source>
        <translation>Flerfärgade kort är jokrar: en ledtråd kan inte nämna dem.</translation>
    </message>
    <message>
        <source>No blue token is left to pay for a hint.</source>
        <translation>Det finns ingen blå marker kvar att betala en ledtråd med.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at a card.</source>
        <translation>Inget kort på handen stämmer, och en ledtråd måste peka på minst ett kort.</translation>
    </message>
    <message>
        <source>No clock token is left to pay for a hint.</source>
        <translation>Det finns ingen klockmarker kvar att betala en ledtråd med.</translation>
    </message>
    <message>
        <source>No colour is named before playing in this game.</source>
        <translation>I det här spelet säger man ingen färg innan man spelar ett kort.</translation>
    </message>
    <message>
        <source>No tile is to be turned now.</source>
        <translation>Ingen bricka ska vändas nu.</translation>
    </message>
    <message>
        <source>No token is to be moved now.</source>
        <translation>Ingen marker ska flyttas nu.</translation>
    </message>
    <message>
        <source>That is the wrong tile for what was announced.</source>
        <translation>Det är fel bricka för det som har meddelats.</translation>
    </message>
    <message>
        <source>That is the wrong token for what was announced.</source>
        <translation>Det är fel marker för det som har meddelats.</translation>
    </message>
    <message>
        <source>The card has to be laid open first.</source>
        <translation>Kortet måste vändas upp först.</translation>
    </message>
    <message>
        <source>The card lies open: this can no longer be withdrawn.</source>
        <translation>Kortet är uppvänt: draget kan inte längre dras tillbaka.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>The master has to move a token first.</source>
        <translation>Mästaren måste göra sitt först.</translation>
    </message>
    <message>
        <source>The right kind of tile, but it turns the other way.</source>
        <translation>Rätt sorts bricka, men den ska vändas åt andra hållet.</translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <translation>Rätt sorts marker, men den ska åt andra hållet.</translation>
    </message>
    <message>
        <source>There are no multicolour cards in this game.</source>
        <translation>Det finns inga flerfärgade kort i det här spelet.</translation>
    </message>
    <message>
        <source>There is no such card in this hand.</source>
        <translation>Det kortet finns inte på handen.</translation>
    </message>
    <message>
        <source>Nothing has been taken back that could be done again.</source>
        <translation>Det finns inget att göra om.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Det finns inget att ta tillbaka.</translation>
    </message>
    <message>
        <source>This hand is empty: there is nothing to give a hint about.</source>
        <translation>Handen är tom: det finns inget att ge en ledtråd om.</translation>
    </message>
    <message>
        <source>This is done in a player&apos;s own private view.</source>
        <translation>Det här gör en spelare medan alla andra tittar bort.</translation>
    </message>
    <message>
        <source>This player does not play at this screen.</source>
        <translation>Den spelaren spelar inte vid den här skärmen.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>Ett drag togs tillbaka.</numerusform>
            <numerusform>%n drag togs tillbaka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look(s) without a turn.</source>
        <translation>
            <numerusform>Titt utan drag: en gång.</numerusform>
            <numerusform>Titt utan drag: %n gånger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuter</numerusform>
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
        <translation>En kopia av spelet öppnades från en fil.</translation>
    </message>
    <message>
        <source>A copy of the game was opened from a file: {when}.</source>
        <translation>En kopia av spelet öppnades från en fil: {when}.</translation>
    </message>
    <message>
        <source>Done again: turn {turn}, by {name}.</source>
        <translation>Gjort om: drag {turn} av {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Opened from a file %n time(s).</source>
        <translation>
            <numerusform>Öppnat från en fil en gång.</numerusform>
            <numerusform>Öppnat från en fil %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, by {name}.</source>
        <translation>Taget tillbaka: drag {turn} av {name}.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card that {name} discarded.</source>
        <translation>Taget tillbaka: drag {turn}, kortet som {name} kastade.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card that {name} played.</source>
        <translation>Taget tillbaka: drag {turn}, kortet som {name} spelade.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the hint from {name} to {target}.</source>
        <translation>Taget tillbaka: drag {turn}, ledtråden från {name} till {target}.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: all hands were seen in a replay before the game was over.</source>
        <translation>Draghögen är inte längre hemlig: alla händer visades i repris innan spelet var slut.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: the end of the game was taken back.</source>
        <translation>Draghögen är inte längre hemlig: spelets slut togs tillbaka.</translation>
    </message>
    <message>
        <source>The deck is no secret: this game goes on from a turn of a finished one.</source>
        <translation>Draghögen är inte hemlig: det här spelet fortsätter från ett drag i ett avslutat spel.</translation>
    </message>
    <message>
        <source>The deck no longer counts as secret: another copy of this game has been played further.</source>
        <translation>Draghögen räknas inte längre som hemlig: en annan kopia av spelet har kommit längre.</translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn (nobody knows how long).</source>
        <translation>
            <numerusform>{name} tittade på korten en gång utan att göra något drag (ingen vet hur länge).</numerusform>
            <numerusform>{name} tittade på korten %n gånger utan att göra något drag (ingen vet hur länge).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} tittade på korten en gång utan att göra något drag ({time} sammanlagt).</numerusform>
            <numerusform>{name} tittade på korten %n gånger utan att göra något drag ({time} sammanlagt).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn (nobody knows how long).</source>
        <translation>{name} tittade på korten utan att göra något drag (ingen vet hur länge).</translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn ({time}).</source>
        <translation>{name} tittade på korten utan att göra något drag ({time}).</translation>
    </message>
    <message>
        <source>The deck is no longer secret.</source>
        <translation>Draghögen är inte längre hemlig.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) done again.</source>
        <translation>
            <numerusform>Ett drag gjordes om.</numerusform>
            <numerusform>%n drag gjordes om.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is no longer secret: the file of the finished game was opened.</source>
        <translation>Draghögen är inte längre hemlig: filen med det avslutade spelet öppnades.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: the share link was copied, and the game went on.</source>
        <translation>Draghögen är inte längre hemlig: delningslänken kopierades, och spelet gick vidare.</translation>
    </message>
    <message>
        <source>{name} withdrew an announcement.</source>
        <translation>{name} drog tillbaka ett meddelat drag.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n misstag</numerusform>
            <numerusform>%n misstag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: {edition}. At the table: {players}.</source>
        <translation>Ett spel i repris: {edition}. Vid bordet: {players}.</translation>
    </message>
    <message>
        <source>Replay of a game that is not over: {edition}. At the table: {players}.</source>
        <translation>Repris av ett spel som inte är slut: {edition}. Vid bordet: {players}.</translation>
    </message>
    <message>
        <source>Choose a line of the journal, a card, a firework or a mistake to go to its turn.</source>
        <translation>Välj en rad i loggen, ett kort, ett fyrverkeri eller ett misstag för att gå till draget.</translation>
    </message>
    <message>
        <source>After the last turn there is nothing to go on with.</source>
        <translation>Efter det sista draget finns det inget att fortsätta med.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to where one came from</comment>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Fortsätt härifrån</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>En runda tillbaka</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>En runda framåt</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Ett drag tillbaka</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Ett drag framåt</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Öppna händer</translation>
    </message>
    <message>
        <source>Start the replay</source>
        <translation>Spela upp</translation>
    </message>
    <message>
        <source>Public table</source>
        <translation>Det gemensamma bordet</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Sett med vems ögon</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>A new game can go on only from one that is over.</source>
        <translation>Ett nytt spel kan bara fortsätta från ett som är slut.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Hastighet {factor}.</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Stoppa uppspelningen</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>The deal: this card is dealt</source>
        <translation>Given: kortet delas ut</translation>
    </message>
    <message>
        <source>The hands of a game that is not over are shown only if all its players agree.</source>
        <translation>Händerna i ett spel som inte är slut visas bara om alla spelare är överens.</translation>
    </message>
    <message>
        <source>The replay is stopped.</source>
        <translation>Uppspelningen är stoppad.</translation>
    </message>
    <message>
        <source>The replay runs.</source>
        <translation>Uppspelningen går.</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Till given</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>Turn {number} of {of}</source>
        <translation>Drag {number} av {of}</translation>
    </message>
    <message>
        <source>Turn {number}: this card is drawn</source>
        <translation>Drag {number}: kortet dras</translation>
    </message>
    <message>
        <source>Turn {number}: {what}</source>
        <translation>Drag {number}: {what}</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Det {name} såg</translation>
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
        <translation>50 kort: tio vardera i vitt, rött, blått, gult och grönt.</translation>
    </message>
    <message>
        <source>55 cards: five suits of ten, in white, red, blue, yellow and green, which makes 50, and five multicolour cards, one each of 1, 2, 3, 4 and 5.</source>
        <translation>55 kort: tio vardera i vitt, rött, blått, gult och grönt, alltså 50, och dessutom fem flerfärgade kort med värdena 1, 2, 3, 4 och 5.</translation>
    </message>
    <message>
        <source>60 cards, six full suits: ten each in white, red, blue, yellow and green, which makes 50, and ten multicolour ones.</source>
        <translation>60 kort i sex hela färger: tio vardera i vitt, rött, blått, gult och grönt, alltså 50, och dessutom tio flerfärgade.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and no other copy is left. As soon as one lands on the discard pile, discarded or badly played, the game is lost.</source>
        <translation>Ett kort är oumbärligt så länge fyrverkeriet behöver det och inget annat exemplar finns kvar. Så fort ett sådant hamnar i kasthögen, kastat eller felspelat, är spelet förlorat.</translation>
    </message>
    <message>
        <source>A card that two hints of different colours have pointed at can only be multicolour.</source>
        <translation>Ett kort som har pekats ut av ledtrådar i två olika färger kan bara vara flerfärgat.</translation>
    </message>
    <message>
        <source>A click on the colour symbol of a teammate’s card gives the hint with this colour.</source>
        <translation>Ett klick på färgsymbolen på en medspelares kort ger ledtråden om den färgen.</translation>
    </message>
    <message>
        <source>A click on the number gives the value hint, a click on the symbol the colour hint.</source>
        <translation>Ett klick på siffran ger värdeledtråden, ett klick på symbolen färgledtråden.</translation>
    </message>
    <message>
        <source>A click on the number of a teammate’s card gives that player the hint with this value.</source>
        <translation>Ett klick på siffran på en medspelares kort ger spelaren ledtråden om det värdet.</translation>
    </message>
    <message>
        <source>A discard</source>
        <translation>Ett kort kastas</translation>
    </message>
    <message>
        <source>A full suit has ten cards: the 1 three times, the 2, the 3 and the 4 twice, and the 5 only once.</source>
        <translation>En hel färg har tio kort: tre ettor, två tvåor, två treor, två fyror och en enda femma.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>En ledtråd</translation>
    </message>
    <message>
        <source>A hint also speaks of the cards it does not point at. Those are certainly not red, or certainly not twos.</source>
        <translation>En ledtråd säger något även om korten den inte pekar på. De är säkert inte röda, eller säkert inte tvåor.</translation>
    </message>
    <message>
        <source>A hint goes to one teammate of your choice, never to yourself.</source>
        <translation>En ledtråd går till en medspelare som du väljer, aldrig till dig själv.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other.</source>
        <translation>En ledtråd får också peka på ingenting: ”du har inga vita kort” är tillåtet. Den kostar lika mycket som alla andra.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: it is a click on a teammate’s card, so there is always one to point at.</source>
        <translation>En ledtråd utan något att peka på är omöjlig här: den ges med ett klick på en medspelares kort, så minst ett kort stämmer alltid.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is not allowed: “you have no white cards” gives you nothing to lay a finger on.</source>
        <translation>En ledtråd utan något att peka på är inte tillåten: med ”du har inga vita kort” finns det inget att sätta fingret på.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Några goda råd</translation>
    </message>
    <message>
        <source>A lost game scores 0. The table still shows, for comfort, how far each firework had come.</source>
        <translation>Ett förlorat spel ger 0 poäng. Till tröst visar bordet ändå hur långt varje fyrverkeri hade kommit.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Ett kort spelas</translation>
    </message>
    <message>
        <source>A private view that nobody touches is covered after two minutes, or after the time you choose in the settings. The button “Cover the screen” counts down the last seconds.</source>
        <translation>Om ingen rör något medan en spelare tittar på korten täcks de efter två minuter, eller efter den tid ni väljer i inställningarna. Knappen ”Täck skärmen” räknar ner de sista sekunderna.</translation>
    </message>
    <message>
        <source>A teammate who has no cards any more cannot be given a hint.</source>
        <translation>En medspelare som inte har några kort kvar kan inte få någon ledtråd.</translation>
    </message>
    <message>
        <source>A wrong tile, one turned the wrong way, or one that no action asks for is refused with the reason, and nothing changes.</source>
        <translation>Fel bricka, en som vänds åt fel håll eller en som inget drag kräver godtas inte: skälet visas, och ingenting ändras.</translation>
    </message>
    <message>
        <source>A wrong token, one moved the wrong way, or one that no action asks for is refused with the reason, and nothing changes.</source>
        <translation>Fel marker, en som flyttas åt fel håll eller en som inget drag kräver godtas inte: skälet visas, och ingenting ändras.</translation>
    </message>
    <message>
        <source>All 50 of them are in the game.</source>
        <translation>Alla 50 är med i spelet.</translation>
    </message>
    <message>
        <source>All tiles are in the master’s keeping; nobody else touches them.</source>
        <translation>Mästaren har hand om alla brickor; ingen annan rör dem.</translation>
    </message>
    <message>
        <source>All tokens are in the master’s keeping; nobody else touches them.</source>
        <translation>Mästaren har hand om alla marker; ingen annan rör dem.</translation>
    </message>
    <message>
        <source>An empty deck</source>
        <translation>Tom draghög</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Tom hand</translation>
    </message>
    <message>
        <source>An indispensable card</source>
        <translation>Ett oumbärligt kort</translation>
    </message>
    <message>
        <source>And it is complete: you point at all the cards of that hand which match, and leave none of them out.</source>
        <translation>Och den är fullständig: du pekar på alla kort på den handen som stämmer, och hoppar inte över något.</translation>
    </message>
    <message>
        <source>And this is what the crowd makes of it:</source>
        <translation>Och så här tycker publiken:</translation>
    </message>
    <message>
        <source>And when it goes wrong, laugh. The next show is only a shuffle away.</source>
        <translation>Och går det på tok, så skratta. Till nästa föreställning behöver ni bara blanda korten.</translation>
    </message>
    <message>
        <source>Any edition can be played with a master: one of you, in any seat, to whom every action is announced and who alone handles what it costs and brings. Choose that when you begin a new game.</source>
        <translation>Alla utgåvor går att spela med en mästare: en av er, på vilken plats som helst, som får varje drag meddelat och ensam sköter vad det kostar och ger. Det väljer ni när ni börjar ett nytt spel.</translation>
    </message>
    <message>
        <source>Ask yourself why you are told this, and why just now. Usually a friend wants you to play that card, or to spare it.</source>
        <translation>Fråga dig varför du får veta det här, och varför just nu. Oftast vill en vän att du ska spela kortet, eller spara det.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>I korthet</translation>
    </message>
    <message>
        <source>At this table all ten multicolour cards join in: you play with 60 cards.</source>
        <translation>Vid det här bordet är alla tio flerfärgade kort med: ni spelar med 60 kort.</translation>
    </message>
    <message>
        <source>At this table five of the multicolour cards join in, one each of 1 to 5; the others stay in the box. You play with 55 cards.</source>
        <translation>Vid det här bordet är fem av de flerfärgade korten med, ett av varje värde från 1 till 5; de andra stannar i lådan. Ni spelar med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the five multicolour cards join in: you play with 55 cards.</source>
        <translation>Vid det här bordet är de fem flerfärgade korten med: ni spelar med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the multicolour cards stay in the box: you play with 50 cards.</source>
        <translation>Vid det här bordet stannar de flerfärgade korten i lådan: ni spelar med 50 kort.</translation>
    </message>
    <message>
        <source>Before you discard, look through the discard pile. If all other copies of a card lie there already, yours is the last.</source>
        <translation>Bläddra i kasthögen innan du kastar. Ligger alla andra exemplar av ett kort redan där är ditt det sista.</translation>
    </message>
    <message>
        <source>Begin with the ones. A value hint “1” early on is rarely wasted.</source>
        <translation>Börja med ettorna. En tidig värdeledtråd ”1” är sällan bortkastad.</translation>
    </message>
    <message>
        <source>Below the table all colours and values stand as buttons too, beside the teammate they are for.</source>
        <translation>Nedanför bordet finns alla färger och värden också som knappar, intill den medspelare de gäller.</translation>
    </message>
    <message>
        <source>Between turns anybody may peek in the same way: the others look away, and you study the hands in peace without taking a turn.</source>
        <translation>Mellan dragen får vem som helst titta på samma sätt: de andra tittar bort, och du studerar deras kort i lugn och ro utan att göra något drag.</translation>
    </message>
    <message>
        <source>Between two actions the master may hand the role over to any other seat, from the table menu.</source>
        <translation>Mellan två drag kan mästaren lämna över rollen till en annan plats, från menyn Bord.</translation>
    </message>
    <message>
        <source>By the book the oldest player is the master, and begins. You play without a master.</source>
        <translation>Enligt regelhäftet är den äldsta spelaren mästare, och börjar. Ni spelar utan mästare.</translation>
    </message>
    <message>
        <source>Cards in the game</source>
        <translation>Kort i spelet</translation>
    </message>
    <message>
        <source>Choose a card of your own hand and lay it open on the table, whether you know what it is or not.</source>
        <translation>Välj ett kort från din hand och lägg det öppet på bordet, vare sig du vet vad det är eller inte.</translation>
    </message>
    <message>
        <source>Complete show</source>
        <translation>Perfekt föreställning</translation>
    </message>
    <message>
        <source>Count the copies: what you can no longer replace is worth more than any hint.</source>
        <translation>Räkna exemplaren: det som inte längre går att ersätta är mer värt än någon ledtråd.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Svårighetsgrad</translation>
    </message>
    <message>
        <source>Discarding a card</source>
        <translation>Att kasta ett kort</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the blue tokens are your breath.</source>
        <translation>Klamra dig inte fast vid korten. Varje kort du kastar blir en ledtråd åt någon: de blå markerna är luften ni andas.</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the clock tokens are your breath.</source>
        <translation>Klamra dig inte fast vid korten. Varje kort du kastar blir en ledtråd åt någon: klockmarkerna är luften ni andas.</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the hint tiles are your breath.</source>
        <translation>Klamra dig inte fast vid korten. Varje kort du kastar blir en ledtråd åt någon: ledtrådsbrickorna är luften ni andas.</translation>
    </message>
    <message>
        <source>Drag your cards into another order. Raise one, turn one, or write a note on one that only you will see. All of it stays when the game is saved.</source>
        <translation>Dra korten till en annan ordning. Lyft ett, vrid ett eller skriv en anteckning som bara du får se. Allt finns kvar när spelet sparas.</translation>
    </message>
    <message>
        <source>Each multicolour card exists only once: treat them all like fives.</source>
        <translation>Varje flerfärgat kort finns bara en gång: var lika rädda om dem som om femmorna.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgåva</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Tomma ledtrådar</translation>
    </message>
    <message>
        <source>Every action is announced to the master before it is done.</source>
        <translation>Varje drag meddelas mästaren innan det görs.</translation>
    </message>
    <message>
        <source>Every action is saved before the next one begins. You can stop at any moment and continue later.</source>
        <translation>Varje drag sparas innan nästa börjar. Ni kan sluta när som helst och fortsätta senare.</translation>
    </message>
    <message>
        <source>Every hint costs a blue token: one is taken out of the box lid and laid beside it. Once no blue token is left in the lid, no hint can be given.</source>
        <translation>Varje ledtråd kostar en blå marker: en lyfts ur lådans lock och läggs bredvid. När locket är tömt på blå marker kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>Every hint costs a clock token: one goes from the table into the box lid. Once no clock token is left on the table, no hint can be given.</source>
        <translation>Varje ledtråd kostar en klockmarker: en åker från bordet ner i lådans lock. När ingen klockmarker ligger kvar på bordet kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>Every hint costs a clock token: one is turned on its side. Once no clock token stands upright, no hint can be given.</source>
        <translation>Varje ledtråd kostar en klockmarker: en läggs på sidan. När ingen klockmarker längre är rättvänd kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>Every hint costs a hint tile: one is turned from white to black. Once all of them show black, no hint can be given.</source>
        <translation>Varje ledtråd kostar en ledtrådsbricka: en vänds från vit till svart. När alla är svarta kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>Every storm tile shows lightning: the show is lost.</source>
        <translation>Varje ovädersbricka visar en blixt: föreställningen är förlorad.</translation>
    </message>
    <message>
        <source>A screen reader is heard by everybody at the table. In a private view it therefore says nothing about the teammates’ cards until you press a key for one. On the page that asks the others to look away, each player may choose to hear every card, or none.</source>
        <translation>En skärmläsare hörs av alla vid bordet. Därför säger den ingenting om medspelarnas kort förrän någon trycker på en tangent för det. På sidan där de andra ombeds titta bort kan varje spelare välja att höra alla korten, eller inget av dem.</translation>
    </message>
    <message>
        <source>A card can be dragged as well: dropped on the fireworks it is played, dropped on the discard pile it is discarded. What will happen is shown before you let it go.</source>
        <translation>Ett kort kan också flyttas med pekaren: släpps det på fyrverkerierna spelas det, släpps det på kasthögen kastas det. Vad som kommer att hända syns innan du släpper det.</translation>
    </message>
    <message>
        <source>A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the way back to the deal. A hint can be taken back freely until the next private view is opened; anything later, and any card that was turned up, needs everybody’s consent.</source>
        <translation>Ett förhastat drag går att ta tillbaka, drag för drag eller flera drag på en gång (menyn Bord: Ta tillbaka till…), ända till given. Med en ledtråd är det fritt fram tills nästa spelare visar korten; allt därefter, och varje kort som har vänts upp, kräver att alla går med på det.</translation>
    </message>
    <message>
        <source>A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the way back to the deal. A hint can be taken back freely until the next private view is opened; anything later, and any card that was turned up, needs the master’s consent.</source>
        <translation>Ett förhastat drag går att ta tillbaka, drag för drag eller flera drag på en gång (menyn Bord: Ta tillbaka till…), ända till given. Med en ledtråd är det fritt fram tills nästa spelare visar korten; allt därefter, och varje kort som har vänts upp, kräver att mästaren går med på det.</translation>
    </message>
    <message>
        <source>Everything can be done from the keyboard:</source>
        <translation>Allt går att göra från tangentbordet:</translation>
    </message>
    <message>
        <source>Fit or no fit, you then draw another card without looking at it.</source>
        <translation>Oavsett hur det gick drar du sedan ett nytt kort, utan att se vad det är.</translation>
    </message>
    <message>
        <source>Five fireworks on their way up; the yellow one is complete.</source>
        <translation>Fem fyrverkerier på väg upp; det gula är redan färdigt.</translation>
    </message>
    <message>
        <source>For a turn the screen asks everybody except one player to look away. Nothing can be seen until that player has said: it is me, show the cards.</source>
        <translation>Inför ett drag ber skärmen alla utom en att titta bort. Ingenting syns förrän den spelaren har sagt: det är jag, visa korten.</translation>
    </message>
    <message>
        <source>For example: the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the white one 3. That makes {sum} points.</source>
        <translation>Till exempel: det röda fyrverkeriet har nått 4, det gula 5, det gröna 2, det blå 4 och det vita 3. Det blir {sum} poäng.</translation>
    </message>
    <message>
        <source>For example: the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the white one 3 and the multicolour one 3. That makes {sum} points.</source>
        <translation>Till exempel: det röda fyrverkeriet har nått 4, det gula 5, det gröna 2, det blå 4, det vita 3 och det flerfärgade 3. Det blir {sum} poäng.</translation>
    </message>
    <message>
        <source>For those who know what they hold: say which colour you are about to play, and earn by it.</source>
        <translation>För den som vet vad som finns på handen: säg vilken färg du tänker spela, och tjäna på det.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Förberedelser</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Att ge en ledtråd</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Svårare: färre tillåtna misstag, eller färre klockmarker. Lättare: fler av endera.</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more blue tokens, or more red ones.</source>
        <translation>Svårare: färre röda marker, eller färre blå. Lättare: fler blå marker, eller fler röda.</translation>
    </message>
    <message>
        <source>Harder: play with two storm tiles instead of three, or with only one. Easier: add the spare hint tile to the eight, and coins as still more of them, so that nine and more hints can be paid for.</source>
        <translation>Svårare: spela med två ovädersbrickor i stället för tre, eller med bara en. Lättare: lägg reservbrickan till de åtta ledtrådsbrickorna, och mynt som ännu fler, så räcker det till nio ledtrådar eller mer.</translation>
    </message>
    <message>
        <source>Hold your cards with the backs towards you: nobody may ever see their own, and everybody else’s are open to you. On this screen the program takes care of that.</source>
        <translation>Håll korten med baksidan mot dig: ingen får någonsin se sina egna, men alla andras ligger öppna för dig. På den här skärmen ser programmet till det.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Så växer fyrverkerierna</translation>
    </message>
    <message>
        <source>How strictly you take it is for your group to settle, best before the first card is dealt: every group finds a measure of its own.</source>
        <translation>Hur noga ni vill vara bestämmer ni själva, helst innan första kortet delas ut: varje sällskap hittar sitt eget mått.</translation>
    </message>
    <message>
        <source>How the show ends</source>
        <translation>Så slutar föreställningen</translation>
    </message>
    <message>
        <source>If all agree, you can pause, which covers the table, or end the game early and count up.</source>
        <translation>Är alla överens kan ni pausa, så att bordet täcks, eller avsluta i förtid och räkna poängen.</translation>
    </message>
    <message>
        <source>If all blue tokens are available already, the bonus is lost.</source>
        <translation>Är alla blå marker redan tillgängliga går bonusen förlorad.</translation>
    </message>
    <message>
        <source>If all blue tokens are available already, the one you earned is lost.</source>
        <translation>Är alla blå marker redan tillgängliga går den du har förtjänat förlorad.</translation>
    </message>
    <message>
        <source>If all clock tokens are available already, the bonus is lost.</source>
        <translation>Är alla klockmarker redan tillgängliga går bonusen förlorad.</translation>
    </message>
    <message>
        <source>If all clock tokens are available already, the one you earned is lost.</source>
        <translation>Är alla klockmarker redan tillgängliga går den du har förtjänat förlorad.</translation>
    </message>
    <message>
        <source>If all hint tiles are white already, the bonus is lost.</source>
        <translation>Är alla ledtrådsbrickor redan vita går bonusen förlorad.</translation>
    </message>
    <message>
        <source>If all hint tiles are white already, the one you earned is lost.</source>
        <translation>Är alla ledtrådsbrickor redan vita går den du har förtjänat förlorad.</translation>
    </message>
    <message>
        <source>If it begins a firework of its colour, or continues it, it is added. A firework begins with the 1, and each further card must be exactly one higher than the one on top.</source>
        <translation>Kan kortet börja eller fortsätta fyrverkeriet i sin färg läggs det till där. Ett fyrverkeri börjar med ettan, och varje nytt kort ska vara precis ett steg högre än det översta.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and a storm draws nearer: a storm tile is turned from the starry sky to lightning.</source>
        <translation>Passar det inte hamnar det i kasthögen, och ovädret drar närmare: en ovädersbricka vänds från stjärnhimmel till blixt.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: a red token goes into the box lid.</source>
        <translation>Passar det inte hamnar det i kasthögen, och stubinen blir kortare: en röd marker åker ner i lådans lock.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: one red fuse token is used up.</source>
        <translation>Passar det inte hamnar det i kasthögen, och stubinen blir kortare: en röd stubinmarker är förbrukad.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: the top fuse token is taken off the stack.</source>
        <translation>Passar det inte hamnar det i kasthögen, och stubinen blir kortare: den översta stubinmarkern tas från stapeln.</translation>
    </message>
    <message>
        <source>If the master agrees, you can pause, which covers the table, or end the game early and count up.</source>
        <translation>Går mästaren med på det kan ni pausa, så att bordet täcks, eller avsluta i förtid och räkna poängen.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no blue token or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Ibland har den som står i tur inga kort och kan inte ge någon ledtråd heller, för att de blå markerna är slut eller medspelarna saknar kort. Då kan föreställningen inte bli färdig: den är genast förlorad.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no clock token or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Ibland har den som står i tur inga kort och kan inte ge någon ledtråd heller, för att klockmarkerna är slut eller medspelarna saknar kort. Då kan föreställningen inte bli färdig: den är genast förlorad.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no white hint tile or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Ibland har den som står i tur inga kort och kan inte ge någon ledtråd heller, för att alla ledtrådsbrickor är svarta eller medspelarna saknar kort. Då kan föreställningen inte bli färdig: den är genast förlorad.</translation>
    </message>
    <message>
        <source>If you agree on it, a hint may name a colour or a value that the hand does not have: “you have no white cards”.</source>
        <translation>Kommer ni överens om det får en ledtråd nämna en färg eller ett värde som inte finns på handen: ”du har inga vita kort”.</translation>
    </message>
    <message>
        <source>It can be combined with any of the multicolour variants.</source>
        <translation>Den kan kombineras med vilken som helst av varianterna med flerfärgade kort.</translation>
    </message>
    <message>
        <source>It names exactly one colour or exactly one value, never both.</source>
        <translation>Den nämner precis en färg eller precis ett värde, aldrig båda.</translation>
    </message>
    <message>
        <source>Keep the red tokens beside the lid. For every mistake one of them goes into it.</source>
        <translation>Låt de röda markerna ligga bredvid locket. För varje misstag åker en av dem ner i det.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one blue token goes back into the box lid.</source>
        <translation>Lägg ett av dina kort öppet i kasthögen: en blå marker åker tillbaka ner i lådans lock.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one clock token comes back out of the box lid onto the table.</source>
        <translation>Lägg ett av dina kort öppet i kasthögen: en klockmarker kommer tillbaka från lådans lock till bordet.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one clock token that lies on its side is set upright again.</source>
        <translation>Lägg ett av dina kort öppet i kasthögen: en klockmarker som ligger på sidan vrids rätt igen.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Lägg ett av dina kort öppet i kasthögen: en ledtrådsbricka vänds från svart till vit igen.</translation>
    </message>
    <message>
        <source>Lay the clock tokens face up on the table: those are available. Put the box lid beside them; spent tokens will lie in there.</source>
        <translation>Lägg klockmarkerna på bordet med framsidan upp: de är tillgängliga. Ställ lådans lock bredvid; där hamnar de förbrukade.</translation>
    </message>
    <message>
        <source>Lay the clock tokens out upright: those are available. A spent one will be turned on its side.</source>
        <translation>Lägg ut klockmarkerna rättvända: de är tillgängliga. En förbrukad läggs på sidan.</translation>
    </message>
    <message>
        <source>Lay the hint tiles in front of the master with the white side up: those are available. A spent one will show its black side.</source>
        <translation>Lägg ledtrådsbrickorna framför mästaren med den vita sidan upp: de är tillgängliga. En förbrukad visar den svarta sidan.</translation>
    </message>
    <message>
        <source>Lay the hint tiles out with the white side up: those are available. A spent one will show its black side.</source>
        <translation>Lägg ut ledtrådsbrickorna med den vita sidan upp: de är tillgängliga. En förbrukad visar den svarta sidan.</translation>
    </message>
    <message>
        <source>Lay the storm tiles beside them, showing the starry sky. Every mistake turns one over to lightning.</source>
        <translation>Lägg ovädersbrickorna bredvid, med stjärnhimlen upp. För varje misstag vänds en till blixt.</translation>
    </message>
    <message>
        <source>Legendary: nobody finds words, and grown-ups are children again.</source>
        <translation>Legendariskt: ingen finner ord, och de vuxna är barn på nytt.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Att titta bort</translation>
    </message>
    <message>
        <source>Lost with</source>
        <translation>Förlust vid</translation>
    </message>
    <message>
        <source>Memory can be helped as well. For each game you choose how much of the hints stays on the cards:</source>
        <translation>Även minnet kan få hjälp. För varje spel väljer ni hur mycket av ledtrådarna som står kvar på korten:</translation>
    </message>
    <message>
        <source>Multicolour is named as a colour of its own.</source>
        <translation>Flerfärgat nämns som en egen färg.</translation>
    </message>
    <message>
        <source>No book says who begins: choose somebody, or let the program draw lots.</source>
        <translation>Inget regelhäfte säger vem som börjar: välj någon, eller låt programmet lotta.</translation>
    </message>
    <message>
        <source>No colour is named beforehand in this game: the card is turned up and speaks for itself.</source>
        <translation>I det här spelet sägs ingen färg i förväg: kortet vänds upp och talar för sig självt.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Inget kvar att göra</translation>
    </message>
    <message>
        <source>Nothing needs to be announced: a click is the action itself.</source>
        <translation>Inget behöver meddelas: ett klick, och draget är gjort.</translation>
    </message>
    <message>
        <source>Nothing stops the game early when 25 points are out of reach: you make the best of what is left.</source>
        <translation>Spelet bryts inte i förtid för att 25 poäng är utom räckhåll: ni gör det bästa av det som är kvar.</translation>
    </message>
    <message>
        <source>Nothing stops the game early when 30 points are out of reach: you make the best of what is left.</source>
        <translation>Spelet bryts inte i förtid för att 30 poäng är utom räckhåll: ni gör det bästa av det som är kvar.</translation>
    </message>
    <message>
        <source>Now that player sees all hands but the own one, is first told what has happened since the last turn, and acts. Only here can a turn be taken and a hand be arranged.</source>
        <translation>Nu ser spelaren allas kort utom sina egna, får först veta vad som har hänt sedan sist och gör därefter sitt drag. Bara här går det att göra ett drag eller ordna sin hand.</translation>
    </message>
    <message>
        <source>On this screen the announced action shows which tile must be turned. The master turns it, with a click, a drag or the keyboard, and only then the game goes on.</source>
        <translation>På den här skärmen syns vilken bricka som ska vändas för det drag som har meddelats. Mästaren vänder den genom att klicka, dra eller använda tangentbordet, och först då går spelet vidare.</translation>
    </message>
    <message>
        <source>On this screen the announced action shows which token must move. The master moves it, with a click, a drag or the keyboard, and only then the game goes on.</source>
        <translation>På den här skärmen syns vilken marker som ska flyttas för det drag som har meddelats. Mästaren flyttar den genom att klicka, dra eller använda tangentbordet, och först då går spelet vidare.</translation>
    </message>
    <message>
        <source>On your turn you do exactly one of three things:</source>
        <translation>När det är din tur gör du precis en av tre saker:</translation>
    </message>
    <message>
        <source>Once the basic game has become too easy for you, this edition offers more:</source>
        <translation>När grundspelet har blivit för lätt för er har den här utgåvan mer att bjuda på:</translation>
    </message>
    <message>
        <source>Once the card lies open, the action can still be taken back, if the master agrees: the card returns to the hand, and what was moved for it moves back.</source>
        <translation>Även när kortet är uppvänt kan draget tas tillbaka, om mästaren går med på det: kortet går tillbaka till handen, och det som flyttades för det flyttas tillbaka.</translation>
    </message>
    <message>
        <source>Once the deck is empty</source>
        <translation>När draghögen är tom</translation>
    </message>
    <message>
        <source>One thing makes it hard, and wonderful: your own cards face away from you. Everybody else sees them, you never do, not once in the whole game. What you hold, you learn from your friends’ hints.</source>
        <translation>En sak gör det svårt, och alldeles underbart: dina egna kort är vända från dig. Alla andra ser dem, men du själv aldrig, inte en enda gång under hela spelet. Vad du har på handen får du lista ut med hjälp av de andras ledtrådar.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all five fireworks complete, 25 points. Anything less is a defeat, so there is no scale of applause here.</source>
        <translation>Bara den perfekta föreställningen räknas: alla fem fyrverkerier färdiga, 25 poäng. Allt därunder är en förlust, så någon applådskala finns inte här.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all six fireworks complete, 30 points. Anything less is a defeat, so there is no scale of applause here.</source>
        <translation>Bara den perfekta föreställningen räknas: alla sex fyrverkerier färdiga, 30 poäng. Allt därunder är en förlust, så någon applådskala finns inte här.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>Att titta utan drag</translation>
    </message>
    <message>
        <source>Play goes round clockwise, that is to the left.</source>
        <translation>Turen går medurs, alltså åt vänster.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Att spela ett kort</translation>
    </message>
    <message>
        <source>Playing on this screen</source>
        <translation>Att spela på den här skärmen</translation>
    </message>
    <message>
        <source>Put the blue tokens into the box lid: those in it are available. Spent ones will lie beside the lid.</source>
        <translation>Lägg de blå markerna i lådans lock: de som ligger där är tillgängliga. De förbrukade hamnar bredvid locket.</translation>
    </message>
    <message>
        <source>If all copies of a card lie on the discard pile before its firework has come that far, the firework can never be completed. It can still grow, and score, up to the value below the lost one: a plate over the lantern shows how far. Its cards up to there are played as before; only the higher ones are of no more use and can be discarded for tokens. A firework of which the very next card is lost can grow no more, and has a ribbon tied around it.</source>
        <translation>Har alla exemplar av ett kort hamnat i kasthögen innan fyrverkeriet kommit så långt kan det aldrig bli färdigt. Det kan ändå växa, och ge poäng, upp till värdet under det förlorade: en skylt ovanför lyktan visar hur långt. Korten upp dit spelas som förut; bara de högre är inte till någon nytta längre och kan kastas för att få tillbaka ledtrådar. Ett fyrverkeri vars allra nästa kort är förlorat kan inte växa mer, och får ett band tvärs över sig.</translation>
    </message>
    <message>
        <source>Red needs its 4 next; yellow can still grow to 3, for both its 4s are gone; green is tied up because both its 3s are gone; white still waits for its 1.</source>
        <translation>Rött väntar på sin fyra; gult kan ännu växa till 3, för båda fyrorna är borta; över grönt ligger ett band, för båda treorna är borta; vitt saknar ännu sin etta.</translation>
    </message>
    <message>
        <source>Rest the pointer there first, and you see every card that the hint would point at.</source>
        <translation>Låt pekaren vila där först, så ser du alla kort som ledtråden skulle peka på.</translation>
    </message>
    <message>
        <source>Say aloud that you are discarding before you do it.</source>
        <translation>Säg högt att du tänker kasta innan du gör det.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Att ångra sig</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle all %n cards and deal them face down:</source>
        <translation>
            <numerusform>Blanda kortet och dela ut det med baksidan upp:</numerusform>
            <numerusform>Blanda alla %n kort och dela ut dem med baksidan upp:</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle five multicolour cards in, one each of 1 to 5: a sixth suit, for a sixth firework, and 30 points at most. Multicolour is an ordinary colour: hints can name it, and it is not wild. But there is only one of each card, so every single one is irreplaceable.</source>
        <translation>Blanda in fem flerfärgade kort, ett av varje värde från 1 till 5: en sjätte färg, till ett sjätte fyrverkeri, och högst 30 poäng. Flerfärgat är en vanlig färg: ledtrådar får nämna den, och korten är inga jokrar. Men av varje kort finns bara ett, så inget av dem går att ersätta.</translation>
    </message>
    <message>
        <source>Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. Multicolour is an ordinary colour: hints can name it, and it is not wild.</source>
        <translation>Blanda in tio flerfärgade kort: en sjätte färg, till ett sjätte fyrverkeri, och högst 30 poäng. Flerfärgat är en vanlig färg: ledtrådar får nämna den, och korten är inga jokrar.</translation>
    </message>
    <message>
        <source>Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. No hint can ever name multicolour; instead every colour hint, whatever its colour, points at all multicolour cards of that hand too. Once played they build a firework of their own.</source>
        <translation>Blanda in tio flerfärgade kort: en sjätte färg, till ett sjätte fyrverkeri, och högst 30 poäng. Ingen ledtråd får någonsin nämna flerfärgat; i stället pekar varje färgledtråd, vilken färg den än gäller, också på alla flerfärgade kort på den handen. När de väl spelas bygger de ett eget fyrverkeri.</translation>
    </message>
    <message>
        <source>Stack the fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</source>
        <translation>Stapla stubinmarkerna med explosionen underst och den längsta stubinen överst. Varje misstag bränner bort en.</translation>
    </message>
    <message>
        <source>Stack the red fuse tokens beside them. Every mistake uses one up.</source>
        <translation>Stapla de röda stubinmarkerna bredvid. Varje misstag förbrukar en.</translation>
    </message>
    <message>
        <source>Take care: a failed play that costs an indispensable card loses the game for everybody.</source>
        <translation>Se upp: spelar du fel och ett oumbärligt kort går till spillo är spelet förlorat för alla.</translation>
    </message>
    <message>
        <source>Take care: to discard an indispensable card loses the game for everybody.</source>
        <translation>Se upp: kastar du ett oumbärligt kort är spelet förlorat för alla.</translation>
    </message>
    <message>
        <source>Taken strictly, hints are all that passes between you.</source>
        <translation>Strängt taget är ledtrådarna det enda ni får säga till varandra.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Prat vid bordet</translation>
    </message>
    <message>
        <source>That mistake puts the last red token into the box lid.</source>
        <translation>Då åker den sista röda markern ner i lådans lock.</translation>
    </message>
    <message>
        <source>That mistake takes the last fuse off the stack and uncovers the explosion.</source>
        <translation>Då lyfts den sista stubinen av stapeln, och explosionen blottas.</translation>
    </message>
    <message>
        <source>That mistake turns the last storm tile to lightning.</source>
        <translation>Då vänds den sista ovädersbrickan till blixt.</translation>
    </message>
    <message>
        <source>That mistake uses up the last red fuse token.</source>
        <translation>Då är den sista röda stubinmarkern förbrukad.</translation>
    </message>
    <message>
        <source>The best hints tell two people something: the one addressed, and the next.</source>
        <translation>De bästa ledtrådarna säger något till två: den som får dem, och den som står näst i tur.</translation>
    </message>
    <message>
        <source>The blue firework stands at 2: the blue 3 is next, and is added.</source>
        <translation>Det blå fyrverkeriet står på 2: blå 3 är näst på tur och läggs till.</translation>
    </message>
    <message>
        <source>The blue firework stands at 2: the blue 4 does not fit, and that is a mistake.</source>
        <translation>Det blå fyrverkeriet står på 2: blå 4 passar inte, och det är ett misstag.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Bonusen</translation>
    </message>
    <message>
        <source>The card goes, a token comes back.</source>
        <translation>Kortet går, en ledtråd kommer tillbaka.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards, and at the multicolour one.</source>
        <translation>Färgledtråden ”röd” pekar på båda de röda korten, och på det flerfärgade.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards.</source>
        <translation>Färgledtråden ”röd” pekar på båda de röda korten.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no blue token comes back.</source>
        <translation>Rätt färg, men kortet passar inte: ett vanligt misstag, och ingen blå marker kommer tillbaka.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no clock token comes back.</source>
        <translation>Rätt färg, men kortet passar inte: ett vanligt misstag, och ingen klockmarker kommer tillbaka.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no hint tile turns white.</source>
        <translation>Rätt färg, men kortet passar inte: ett vanligt misstag, och ingen ledtrådsbricka vänds till vit.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one blue token comes back, besides the bonus one if the card is a 5.</source>
        <translation>Rätt färg: kortet spelas som vanligt och en blå marker kommer tillbaka, utöver bonusen om kortet är en femma.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one clock token comes back, besides the bonus one if the card is a 5.</source>
        <translation>Rätt färg: kortet spelas som vanligt och en klockmarker kommer tillbaka, utöver bonusen om kortet är en femma.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one hint tile turns white, besides the bonus one if the card is a 5.</source>
        <translation>Rätt färg: kortet spelas som vanligt och en ledtrådsbricka vänds till vit, utöver bonusen om kortet är en femma.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile even if it would have fitted, and a storm tile is turned to lightning.</source>
        <translation>Fel färg: kortet hamnar i kasthögen även om det hade passat, och en ovädersbricka vänds till blixt.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile even if it would have fitted, and counts as a mistake.</source>
        <translation>Fel färg: kortet hamnar i kasthögen även om det hade passat, och räknas som ett misstag.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow and green. Multicolour can never be named: its cards are wild, and every colour hint, whatever its colour, points at all of them in that hand as well.</source>
        <translation>Färgerna du kan nämna är vitt, rött, blått, gult och grönt. Flerfärgat kan du aldrig nämna: de korten är jokrar, och varje färgledtråd, vilken färg den än gäller, pekar också på alla jokrar på den handen.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow and green. Multicolour cards are not in this game.</source>
        <translation>Färgerna du kan nämna är vitt, rött, blått, gult och grönt. Flerfärgade kort är inte med i det här spelet.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow, green and multicolour. Multicolour is a colour like the others: it is named like them, and it is not wild.</source>
        <translation>Färgerna du kan nämna är vitt, rött, blått, gult, grönt och flerfärgat. Flerfärgat är en färg som de andra: den nämns på samma sätt, och de korten är inga jokrar.</translation>
    </message>
    <message>
        <source>The discard pile lies open: anybody may look through it at any time.</source>
        <translation>Kasthögen ligger öppen: vem som helst får bläddra i den när som helst.</translation>
    </message>
    <message>
        <source>The explosion is uncovered: the show is lost.</source>
        <translation>Explosionen är blottad: föreställningen är förlorad.</translation>
    </message>
    <message>
        <source>The fourth mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Det fjärde misstaget betyder förlust: spelet stannar genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>The green check on one of your own cards plays it.</source>
        <translation>Den gröna bocken på ett av dina egna kort spelar det.</translation>
    </message>
    <message>
        <source>The highest card of each firework counts; add them up, and that is your score.</source>
        <translation>Det högsta kortet i varje fyrverkeri räknas; lägg ihop dem, så har ni ert resultat.</translation>
    </message>
    <message>
        <source>The journal also tells everybody what happened between the turns: who looked without taking a turn, how often and for how long, and which announcements were withdrawn. If a copy of the game is opened from a file, or if the deck is no longer secret, that is noted there too, and beside the score.</source>
        <translation>Loggen berättar också för alla vad som hände mellan dragen: vem som tittade utan att göra något drag, hur ofta och hur länge, och vilka meddelade drag som drogs tillbaka. Om en kopia av spelet öppnas från en fil, eller om draghögen inte längre är hemlig, står det också där och vid resultatet.</translation>
    </message>
    <message>
        <source>The last mistake</source>
        <translation>Det sista misstaget</translation>
    </message>
    <message>
        <source>The last red fuse token is used up: the show is lost.</source>
        <translation>Den sista röda stubinmarkern är förbrukad: föreställningen är förlorad.</translation>
    </message>
    <message>
        <source>The last red token lies in the lid: the show is lost.</source>
        <translation>Den sista röda markern ligger i locket: föreställningen är förlorad.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Sista rundan</translation>
    </message>
    <message>
        <source>The master</source>
        <translation>Mästaren</translation>
    </message>
    <message>
        <source>The master also decides, for everybody, whether an action is taken back, whether the game is paused, and whether it is ended early.</source>
        <translation>Mästaren avgör också, för allas räkning, om ett drag ska tas tillbaka, om spelet ska pausas och om det ska avslutas i förtid.</translation>
    </message>
    <message>
        <source>The master is one of you and plays like everybody else: by the book the oldest, who also begins.</source>
        <translation>Mästaren är en av er och spelar som alla andra: enligt regelhäftet den äldsta, som också börjar.</translation>
    </message>
    <message>
        <source>The master is one of you, in whichever seat, and plays like everybody else.</source>
        <translation>Mästaren är en av er, på vilken plats som helst, och spelar som alla andra.</translation>
    </message>
    <message>
        <source>The moment all five fireworks are complete the game stops: a full victory with 25 points, even if there are cards left in the deck.</source>
        <translation>I samma ögonblick som alla fem fyrverkerier är färdiga stannar spelet: en hel seger med 25 poäng, även om det finns kort kvar i draghögen.</translation>
    </message>
    <message>
        <source>The moment all six fireworks are complete the game stops: a full victory with 30 points, even if there are cards left in the deck.</source>
        <translation>I samma ögonblick som alla sex fyrverkerier är färdiga stannar spelet: en hel seger med 30 poäng, även om det finns kort kvar i draghögen.</translation>
    </message>
    <message>
        <source>The multicolour cards build a sixth firework, all of their own.</source>
        <translation>De flerfärgade korten bygger ett sjätte fyrverkeri, alldeles för sig själva.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, and begins.</source>
        <translation>Den äldsta av er är mästare, och börjar.</translation>
    </message>
    <message>
        <source>The perfect show</source>
        <translation>Den perfekta föreställningen</translation>
    </message>
    <message>
        <source>The private view</source>
        <translation>Ensam med korten</translation>
    </message>
    <message>
        <source>The public table</source>
        <translation>Det gemensamma bordet</translation>
    </message>
    <message>
        <source>The red cross on one of your own cards discards it.</source>
        <translation>Det röda krysset på ett av dina egna kort kastar det.</translation>
    </message>
    <message>
        <source>The remaining cards are the deck, to be drawn from unseen.</source>
        <translation>Resten av korten blir draghög, som ni drar ur utan att se vad ni får.</translation>
    </message>
    <message>
        <source>The rules of Hanabi</source>
        <translation>Reglerna för Hanabi</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Resultatet</translation>
    </message>
    <message>
        <source>The second mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Det andra misstaget betyder förlust: spelet stannar genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>The show ends in one of three ways. After that nobody acts any more.</source>
        <translation>Föreställningen slutar på ett av tre sätt. Efter det gör ingen något mer.</translation>
    </message>
    <message>
        <source>The show goes on until it is perfect, or until it is lost. After that nobody acts any more.</source>
        <translation>Föreställningen pågår tills den är perfekt eller tills den är förlorad. Efter det gör ingen något mer.</translation>
    </message>
    <message>
        <source>The show of the example, as the curtain falls.</source>
        <translation>Exemplets föreställning, när ridån går ner.</translation>
    </message>
    <message>
        <source>The storm tiles lie in front of the master too, showing the starry sky. Every mistake turns one over to lightning.</source>
        <translation>Även ovädersbrickorna ligger framför mästaren, med stjärnhimlen upp. För varje misstag vänds en till blixt.</translation>
    </message>
    <message>
        <source>The story and the goal</source>
        <translation>Vad det går ut på</translation>
    </message>
    <message>
        <source>The ten cards of a full suit.</source>
        <translation>De tio korten i en hel färg.</translation>
    </message>
    <message>
        <source>The third mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Det tredje misstaget betyder förlust: spelet stannar genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>The tokens before the first turn.</source>
        <translation>Så ligger allt före det första draget.</translation>
    </message>
    <message>
        <source>The value hint “1” points at every 1, whatever its colour.</source>
        <translation>Värdeledtråden ”1” pekar på alla ettor, vilken färg de än har.</translation>
    </message>
    <message>
        <source>The very first mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Redan det första misstaget betyder förlust: spelet stannar genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>Then draw another card, without looking at it.</source>
        <translation>Dra sedan ett nytt kort, utan att se vad det är.</translation>
    </message>
    <message>
        <source>There is no last round. When the deck is empty play goes on without drawing, and the hands shrink.</source>
        <translation>Någon sista runda finns inte. När draghögen är tom går spelet vidare utan att någon drar, och ni får allt färre kort på hand.</translation>
    </message>
    <message>
        <source>There is no master at this table: the program moves the tokens by itself.</source>
        <translation>Vid det här bordet finns ingen mästare: programmet flyttar markerna självt.</translation>
    </message>
    <message>
        <source>There is no master at this table: the program turns the tiles by itself.</source>
        <translation>Vid det här bordet finns ingen mästare: programmet vänder brickorna självt.</translation>
    </message>
    <message>
        <source>There is one firework for each colour. It rises in order, 1, 2, 3, 4, 5, with a single card of each value; further copies are spares.</source>
        <translation>Varje färg har sitt eget fyrverkeri. Det stiger i tur och ordning, 1, 2, 3, 4, 5, med ett enda kort av varje värde; övriga exemplar är reserver.</translation>
    </message>
    <message>
        <source>This edition is played one way: it has no variants.</source>
        <translation>Den här utgåvan spelas på ett enda sätt: den har inga varianter.</translation>
    </message>
    <message>
        <source>To name a colour first, choose it from the button “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Vill du säga en färg först väljer du den under knappen ”Säg en färg”.</translation>
    </message>
    <message>
        <source>Tokens moved by</source>
        <translation>Spelmaterialet sköts av</translation>
    </message>
    <message>
        <source>Two signs help you: the figure in the lantern over a firework is the value it needs next, and a seal with an exclamation mark is on every open card that is the last of its kind and still needed.</source>
        <translation>Två tecken hjälper er: siffran i lyktan ovanför ett fyrverkeri är värdet det behöver härnäst, och ett sigill med utropstecken sitter på varje öppet kort som är det sista av sitt slag och ännu behövs.</translation>
    </message>
    <message>
        <source>Two to five people play, from the age of eight, and all of them on the same side: you plan together, you win together or you lose together.</source>
        <translation>Ni är två till fem kring bordet, från åtta år och uppåt, och alla spelar på samma sida: ni planerar tillsammans, och ni vinner eller förlorar tillsammans.</translation>
    </message>
    <message>
        <source>Under house rules every switch is yours, in any combination: the mistake that loses from the first to the fourth, 1 to 20 clock tokens, and all that follows here, with or without a master.</source>
        <translation>Med husregler bestämmer ni allt själva, i vilken kombination som helst: förlust vid det första till det fjärde misstaget, 1 till 20 klockmarker och allt som följer här, med eller utan mästare.</translation>
    </message>
    <message>
        <source>The saved game and the score sheet keep what was taken back and what was done again, and the journal says what kind of action it was.</source>
        <translation>Både det sparade spelet och poängboken minns vad som har tagits tillbaka och gjorts om, och loggen säger vad för slags drag det var.</translation>
    </message>
    <message>
        <source>A finished game can be replayed turn by turn, with open hands or as one player saw it; a line of the journal, a card or a mistake takes you to its turn. A new game can go on from any turn; it is marked as one whose deck is known. A game that is not over shows its hands only if all its players agree.</source>
        <translation>Ett avslutat spel kan ses i repris drag för drag, med öppna händer eller så som en spelare såg det; en rad i loggen, ett kort eller ett misstag leder till sitt drag. Från vilket drag som helst kan ett nytt spel fortsätta, och det säger att draghögen är känd. Ett spel som inte är slut visar händerna bara om alla spelare är överens.</translation>
    </message>
    <message>
        <source>Until then everything else waits: no other action, and no look at the cards.</source>
        <translation>Tills dess får allt annat vänta: inget nytt drag och ingen titt på korten.</translation>
    </message>
    <message>
        <source>Usually you all look at the table together. Fireworks, tokens, deck, discard pile and journal lie open, and every hand lies face down.</source>
        <translation>För det mesta ser ni alla på bordet tillsammans. Fyrverkerier, draghög, kasthög, logg och övrigt spelmaterial ligger framme, och alla kort på hand är nedvända.</translation>
    </message>
    <message>
        <source>Variant played</source>
        <translation>Vald variant</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Watch over the fives: there is just one of each. Tell their owners in good time.</source>
        <translation>Vakta femmorna: det finns bara en i varje färg. Berätta i god tid för dem som har dem.</translation>
    </message>
    <message>
        <source>What cannot be done looks so before you try, and says why: the reason leads back into this rulebook.</source>
        <translation>Det som inte går syns redan innan du försöker, tillsammans med skälet, och skälet leder hit till regelhäftet.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>I lådan</translation>
    </message>
    <message>
        <source>What its owner can know of a card is marked on its lower part, for everybody and whichever side is seen: what a hint has said is large and framed, and of what was ruled out only the rest is left. Rest the pointer on a card, or go to it with the keyboard, and below the table you read who told it and when.</source>
        <translation>Vad ägaren kan veta om ett kort är markerat på kortets nedre del, för alla och oavsett vilken sida som syns: det en ledtråd har sagt är stort och inramat; där något bara är uteslutet står det som är kvar. Håll pekaren på ett kort, eller gå till det med tangentbordet, så står det längst ner på skärmen vem som berättade det och när.</translation>
    </message>
    <message>
        <source>What was taken back can be done again, turn by turn and exactly as it was, until something else is done or the game is closed; it needs the same consent. Both end on the public table.</source>
        <translation>Det som har tagits tillbaka går att göra om, drag för drag och precis som det var, tills något annat görs eller spelet stängs; det kräver samma medgivande. Båda slutar vid det gemensamma bordet.</translation>
    </message>
    <message>
        <source>What you choose is announced, no more. The master clicks, drags or picks with the keyboard what has to move for it; a card you play is laid open first.</source>
        <translation>Det du väljer blir först bara meddelat. Mästaren klickar, drar eller väljer med tangentbordet det som måste flyttas eller vändas; ett kort du spelar vänds upp före det.</translation>
    </message>
    <message>
        <source>When somebody draws the last card, the last round begins: everybody has exactly one more turn, and so has the one who drew it. Nobody draws any more. Three players, for instance, have three turns left. Then the show is over and is scored.</source>
        <translation>När någon tar det sista kortet i draghögen börjar sista rundan: alla har precis ett drag kvar, även den som tog kortet. Ingen drar fler kort. Är ni tre spelare, till exempel, återstår tre drag. Sedan är föreställningen slut och poängen räknas.</translation>
    </message>
    <message>
        <source>When you play a card you may name its colour before it is turned up. You decide that anew each time: you may also just play.</source>
        <translation>När du spelar ett kort får du säga färgen innan det vänds upp. Du bestämmer på nytt varje gång: du kan också bara spela.</translation>
    </message>
    <message>
        <source>Whichever it is: first you announce it to the master, then it is done.</source>
        <translation>Vilket det än blir: först meddelar du mästaren, sedan blir det gjort.</translation>
    </message>
    <message>
        <source>While all blue tokens are available there is none to bring back, and you cannot discard.</source>
        <translation>Så länge alla blå marker är tillgängliga finns det ingen att få tillbaka, och du kan inte kasta.</translation>
    </message>
    <message>
        <source>While all clock tokens are available there is none to bring back, and you cannot discard.</source>
        <translation>Så länge alla klockmarker är tillgängliga finns det ingen att få tillbaka, och du kan inte kasta.</translation>
    </message>
    <message>
        <source>While all hint tiles show white there is none to turn back, and you cannot discard.</source>
        <translation>Så länge alla ledtrådsbrickor är vita finns det ingen att vända tillbaka, och du kan inte kasta.</translation>
    </message>
    <message>
        <source>While somebody is thinking, the others keep a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Medan någon tänker håller de andra masken: inga kommentarer, inga knuffar, inga menande suckar.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Vem börjar</translation>
    </message>
    <message>
        <source>Whoever has no cards left can only give hints, and cannot be given any.</source>
        <translation>Den som inte har några kort kvar kan bara ge ledtrådar, och kan inte få några.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, brings a spent blue token back for it: free of charge, without discarding anything.</source>
        <translation>Den som lägger femman, och därmed gör ett fyrverkeri färdigt, får en förbrukad blå marker tillbaka för det: alldeles gratis, utan att kasta något.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, brings a spent clock token back for it: free of charge, without discarding anything.</source>
        <translation>Den som lägger femman, och därmed gör ett fyrverkeri färdigt, får en förbrukad klockmarker tillbaka för det: alldeles gratis, utan att kasta något.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, has a black hint tile turned to white for it: free of charge, without discarding anything.</source>
        <translation>Den som lägger femman, och därmed gör ett fyrverkeri färdigt, får en svart ledtrådsbricka vänd till vit för det: alldeles gratis, utan att kasta något.</translation>
    </message>
    <message>
        <source>Whoever wears the most colourful clothes begins.</source>
        <translation>Den som är mest färggrant klädd börjar.</translation>
    </message>
    <message>
        <source>With a master</source>
        <translation>Med mästare</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Med skärmläsare</translation>
    </message>
    <message>
        <source>With the action done the screen turns public by itself and shows everybody what came of it. It does so too when the window is left, made small or covered by a question.</source>
        <translation>När draget är gjort blir skärmen öppen för alla igen av sig själv, och alla ser hur det gick. Det blir den också när fönstret lämnas, minimeras eller täcks av en fråga.</translation>
    </message>
    <message>
        <source>With these buttons you also name what the hand does not have: that is an empty hint.</source>
        <translation>Med de knapparna kan du också nämna det som inte finns på handen: det är en tom ledtråd.</translation>
    </message>
    <message>
        <source>Without a last round the show goes on until it is complete or lost. Only a perfect show wins, and the rating scale is not used.</source>
        <translation>Utan någon sista runda pågår föreställningen tills den är färdig eller förlorad. Bara en perfekt föreställning vinner, och publiken delar inte ut några omdömen.</translation>
    </message>
    <message>
        <source>You are pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have ended up in one great heap, the crowd is already lining the river, and the show must go on all the same.</source>
        <translation>Ni är pyrotekniker: lysande på raketer, hopplösa på att hålla ordning. Krut, stubiner och raketer har hamnat i en enda röra, publiken trängs redan längs floden, och något fyrverkeri måste det ju bli.</translation>
    </message>
    <message>
        <source>You cannot pass.</source>
        <translation>Det går inte att stå över.</translation>
    </message>
    <message>
        <source>You may think better of it and withdraw an announcement, as long as no tile was turned for it and no card lies open: what everybody has seen stays.</source>
        <translation>Du får ändra dig och dra tillbaka det du har meddelat, så länge ingen bricka har vänts för det och inget kort är uppvänt: det som alla har sett står fast.</translation>
    </message>
    <message>
        <source>You may think better of it and withdraw an announcement, as long as no token has moved for it and no card lies open: what everybody has seen stays.</source>
        <translation>Du får ändra dig och dra tillbaka det du har meddelat, så länge ingen marker har flyttats för det och inget kort är uppvänt: det som alla har sett står fast.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master brings one clock token back; then you discard the card and draw a new one.</source>
        <translation>Du säger att du vill kasta. Mästaren lägger tillbaka en klockmarker; sedan kastar du kortet och drar ett nytt.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master puts one blue token back into the box lid; then you discard the card and draw a new one.</source>
        <translation>Du säger att du vill kasta. Mästaren lägger tillbaka en blå marker i lådans lock; sedan kastar du kortet och drar ett nytt.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master turns one black tile to white; then you discard the card and draw a new one.</source>
        <translation>Du säger att du vill kasta. Mästaren vänder en svart bricka till vit; sedan kastar du kortet och drar ett nytt.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master takes one blue token out of the box lid; then you give it.</source>
        <translation>Du säger att du vill ge en ledtråd. Mästaren tar en blå marker ur lådans lock; sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master takes one clock token away; then you give it.</source>
        <translation>Du säger att du vill ge en ledtråd. Mästaren tar bort en klockmarker; sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master turns one white tile to black; then you give it.</source>
        <translation>Du säger att du vill ge en ledtråd. Mästaren vänder en vit bricka till svart; sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master puts one red token into the box lid, and the card goes to the discard pile. If it completes a firework, the master puts one blue token back into the lid, if any is spent. Then you draw.</source>
        <translation>Du säger att du vill spela och vänder sedan upp kortet. Passar det inte lägger mästaren en röd marker i lådans lock, och kortet hamnar i kasthögen. Gör det ett fyrverkeri färdigt lägger mästaren tillbaka en blå marker i locket, om någon är förbrukad. Därefter drar du.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master takes one fuse token away, and the card goes to the discard pile. If it completes a firework, the master brings one clock token back, if any is spent. Then you draw.</source>
        <translation>Du säger att du vill spela och vänder sedan upp kortet. Passar det inte tar mästaren bort en stubinmarker, och kortet hamnar i kasthögen. Gör det ett fyrverkeri färdigt lägger mästaren tillbaka en klockmarker, om någon är förbrukad. Därefter drar du.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master turns one storm tile to lightning, and the card goes to the discard pile. If it completes a firework, the master turns one black hint tile to white, if there is one. Then you draw.</source>
        <translation>Du säger att du vill spela och vänder sedan upp kortet. Passar det inte vänder mästaren en ovädersbricka till blixt, och kortet hamnar i kasthögen. Gör det ett fyrverkeri färdigt vänder mästaren en svart ledtrådsbricka till vit, om det finns någon. Därefter drar du.</translation>
    </message>
    <message numerus="yes">
        <source>You use %n black fuse tokens. On each the fuse is shorter than on the one before; the last shows the explosion.</source>
        <translation>
            <numerusform>Ni använder en svart stubinmarker. Den visar explosionen.</numerusform>
            <numerusform>Ni använder %n svarta stubinmarker. På var och en är stubinen kortare än på den förra; den sista visar explosionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n blue clock tokens. They pay for your hints.</source>
        <translation>
            <numerusform>Ni använder en blå klockmarker. Med den betalar ni era ledtrådar.</numerusform>
            <numerusform>Ni använder %n blå klockmarker. Med dem betalar ni era ledtrådar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n blue tokens. They pay for your hints.</source>
        <translation>
            <numerusform>Ni använder en blå marker. Med den betalar ni era ledtrådar.</numerusform>
            <numerusform>Ni använder %n blå marker. Med dem betalar ni era ledtrådar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other, the spare one among them. They pay for your hints.</source>
        <translation>
            <numerusform>Ni använder en ledtrådsbricka, vit på ena sidan och svart på den andra. Med den betalar ni era ledtrådar.</numerusform>
            <numerusform>Ni använder %n ledtrådsbrickor, reservbrickan inräknad, vita på ena sidan och svarta på den andra. Med dem betalar ni era ledtrådar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other. They pay for your hints.</source>
        <translation>
            <numerusform>Ni använder en ledtrådsbricka, vit på ena sidan och svart på den andra. Med den betalar ni era ledtrådar.</numerusform>
            <numerusform>Ni använder %n ledtrådsbrickor, vita på ena sidan och svarta på den andra. Med dem betalar ni era ledtrådar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other. They pay for your hints. One more lies in the box as a spare.</source>
        <translation>
            <numerusform>Ni använder en ledtrådsbricka, vit på ena sidan och svart på den andra. Med den betalar ni era ledtrådar. En till ligger i reserv i lådan.</numerusform>
            <numerusform>Ni använder %n ledtrådsbrickor, vita på ena sidan och svarta på den andra. Med dem betalar ni era ledtrådar. En till ligger i reserv i lådan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other; the spare one is among them, and coins stand in for those that the box does not have. They pay for your hints.</source>
        <translation>
            <numerusform>Ni använder en ledtrådsbricka, vit på ena sidan och svart på den andra. Med den betalar ni era ledtrådar.</numerusform>
            <numerusform>Ni använder %n ledtrådsbrickor, vita på ena sidan och svarta på den andra; reservbrickan är med, och mynt får stå för dem som inte finns i lådan. Med dem betalar ni era ledtrådar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n red fuse tokens, one for each mistake.</source>
        <translation>
            <numerusform>Ni använder en röd stubinmarker, för det enda misstaget.</numerusform>
            <numerusform>Ni använder %n röda stubinmarker, en för varje misstag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n red tokens, one for each mistake.</source>
        <translation>
            <numerusform>Ni använder en röd marker, för det enda misstaget.</numerusform>
            <numerusform>Ni använder %n röda marker, en för varje misstag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n storm tiles, one for each mistake: a starry sky on one side, lightning on the other.</source>
        <translation>
            <numerusform>Ni använder en ovädersbricka, för det enda misstaget: stjärnhimmel på ena sidan, blixt på den andra.</numerusform>
            <numerusform>Ni använder %n ovädersbrickor, en för varje misstag: stjärnhimmel på ena sidan, blixt på den andra.</numerusform>
        </translation>
    </message>
    <message>
        <source>You want a firework in each of the five colours, rising from 1 to 5, one card of each value. All five complete are the perfect show, worth 25 points; a show that falls short is counted for what it reached.</source>
        <translation>Ni vill ha ett fyrverkeri i var och en av de fem färgerna, från 1 upp till 5 med ett kort av varje värde. Blir alla fem färdiga är föreställningen perfekt och värd 25 poäng; når ni inte ända fram räknas det ni har hunnit med.</translation>
    </message>
    <message>
        <source>You want a firework in each of the five colours, rising from 1 to 5, one card of each value. Only all five of them, the perfect show of 25 points, will do: anything less is a defeat.</source>
        <translation>Ni vill ha ett fyrverkeri i var och en av de fem färgerna, från 1 upp till 5 med ett kort av varje värde. Här duger bara den perfekta föreställningen, alla fem och 25 poäng: allt därunder är en förlust.</translation>
    </message>
    <message>
        <source>You want a firework in each of the six colours, rising from 1 to 5, one card of each value. All six complete are the perfect show, worth 30 points; a show that falls short is counted for what it reached.</source>
        <translation>Ni vill ha ett fyrverkeri i var och en av de sex färgerna, från 1 upp till 5 med ett kort av varje värde. Blir alla sex färdiga är föreställningen perfekt och värd 30 poäng; når ni inte ända fram räknas det ni har hunnit med.</translation>
    </message>
    <message>
        <source>You want a firework in each of the six colours, rising from 1 to 5, one card of each value. Only all six of them, the perfect show of 30 points, will do: anything less is a defeat.</source>
        <translation>Ni vill ha ett fyrverkeri i var och en av de sex färgerna, från 1 upp till 5 med ett kort av varje värde. Här duger bara den perfekta föreställningen, alla sex och 30 poäng: allt därunder är en förlust.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Dina egna kort</translation>
    </message>
    <message>
        <source>Your own hand is yours to arrange: change the order of your cards, raise, lower or turn them as a memory aid, whenever you like.</source>
        <translation>Din hand ordnar du som du vill: byt plats på korten, lyft, sänk eller vrid dem för att minnas bättre, när helst du har lust.</translation>
    </message>
    <message>
        <source>Your own hand: what the hints told you is marked; the check plays a card, the cross discards it.</source>
        <translation>Din egen hand: det du har fått veta är markerat; bocken spelar ett kort, krysset kastar det.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tillåtna</translation>
    </message>
    <message>
        <source>discard one card,</source>
        <translation>kastar ett kort</translation>
    </message>
    <message>
        <source>everybody has one more turn</source>
        <translation>alla har ett drag kvar</translation>
    </message>
    <message>
        <source>five cards each</source>
        <translation>fem kort var</translation>
    </message>
    <message>
        <source>five fireworks, 25 points</source>
        <translation>fem fyrverkerier, 25 poäng</translation>
    </message>
    <message>
        <source>four cards each</source>
        <translation>fyra kort var</translation>
    </message>
    <message>
        <source>give one hint,</source>
        <translation>ger en ledtråd,</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>inte tillåtna</translation>
    </message>
    <message>
        <source>or play one card.</source>
        <translation>eller spelar ett kort.</translation>
    </message>
    <message>
        <source>play goes on without drawing</source>
        <translation>spelet fortsätter, men ingen drar kort</translation>
    </message>
    <message>
        <source>played at this table</source>
        <translation>spelas vid det här bordet</translation>
    </message>
    <message>
        <source>six fireworks, 30 points</source>
        <translation>sex fyrverkerier, 30 poäng</translation>
    </message>
    <message>
        <source>the first mistake</source>
        <translation>det första misstaget</translation>
    </message>
    <message>
        <source>the fourth mistake</source>
        <translation>det fjärde misstaget</translation>
    </message>
    <message>
        <source>the master</source>
        <translation>mästaren</translation>
    </message>
    <message>
        <source>the oldest player, as the master</source>
        <translation>den äldsta spelaren, som är mästare</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>programmet</translation>
    </message>
    <message>
        <source>the second mistake</source>
        <translation>det andra misstaget</translation>
    </message>
    <message>
        <source>the third mistake</source>
        <translation>det tredje misstaget</translation>
    </message>
    <message>
        <source>whoever is chosen, or drawn by lot</source>
        <translation>den som ni väljer eller som lottas fram</translation>
    </message>
    <message>
        <source>whoever wears the most colourful clothes</source>
        <translation>den som är mest färggrant klädd</translation>
    </message>
    <message>
        <source>with four or five players</source>
        <translation>fyra eller fem spelare</translation>
    </message>
    <message>
        <source>with two or three players</source>
        <translation>två eller tre spelare</translation>
    </message>
    <message>
        <source>“I still know nothing about my cards”, or “do you remember what you have?”: sentences like these are always a fair house rule.</source>
        <translation>”Jag vet fortfarande ingenting om mina kort” eller ”minns du vad du har?”: sådana repliker är alltid en rimlig husregel.</translation>
    </message>
    <message>
        <source>“These two are your ones” tells nothing of their colours; “these are red” tells nothing of their values.</source>
        <translation>”De här två är dina ettor” säger ingenting om färgen; ”de här är röda” säger ingenting om värdet.</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Utgåva</translation>
    </message>
    <message>
        <source>&amp;Read in</source>
        <translation>&amp;Läs på</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bakåt</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Utgåvor</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message numerus="yes">
        <source>Hit {number} of %n</source>
        <translation>
            <numerusform>Träff {number} av %n</numerusform>
            <numerusform>Träff {number} av %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Inga träffar</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Föregående</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelhäfte</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Spara som PDF…</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Sök i regelhäftet</translation>
    </message>
    <message>
        <source>Text of the rulebook</source>
        <translation>Regelhäftets text</translation>
    </message>
    <message>
        <source>These are other rules than those of your table.</source>
        <translation>Det här är andra regler än de som gäller vid ert bord.</translation>
    </message>
    <message>
        <source>This table’s rules</source>
        <translation>Bordets regler</translation>
    </message>
    <message>
        <source>With a &amp;master</source>
        <translation>Med &amp;mästare</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>A copy that was opened from a file</source>
        <translation>En kopia som öppnades från en fil</translation>
    </message>
    <message>
        <source>{names} are playing in another window (turn {turn}, {points}).</source>
        <translation>{names} spelar i ett annat fönster (drag {turn}, {points}).</translation>
    </message>
    <message>
        <source>{names} have not finished their game (turn {turn}, {points}).</source>
        <translation>Spelet med {names} är inte slut (drag {turn}, {points}).</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>drag {turn}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n counted game(s), oldest first.</source>
        <translation>
            <numerusform>%n spel räknas.</numerusform>
            <numerusform>%n spel räknas, de äldsta först.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n fil kunde inte läsas.</numerusform>
            <numerusform>%n filer kunde inte läsas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) listed</source>
        <translation>
            <numerusform>%n spel i listan</numerusform>
            <numerusform>%n spel i listan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were saved by a later version of the program, and stay as they are.</source>
        <translation>
            <numerusform>%n spel sparades av en nyare version av programmet och lämnas som det är.</numerusform>
            <numerusform>%n spel sparades av en nyare version av programmet och lämnas som de är.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n rad kopierad.</numerusform>
            <numerusform>%n rader kopierade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look(s) without a turn</source>
        <translation>
            <numerusform>%n titt utan drag</numerusform>
            <numerusform>%n tittar utan drag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>%n drag taget tillbaka</numerusform>
            <numerusform>%n drag tagna tillbaka</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Best and average</source>
        <translation>&amp;Bästa och genomsnitt</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>&amp;Kopiera listan</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Öppna spelet</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>&amp;Utveckling</translation>
    </message>
    <message>
        <source>&amp;Save the list…</source>
        <translation>S&amp;para listan…</translation>
    </message>
    <message>
        <source>2–5 players</source>
        <translation>2–5 spelare</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alla utgåvor</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alla grupper</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Genomsnitt</translation>
    </message>
    <message>
        <source>Average of the first ten: {first}, of the last ten: {last}.</source>
        <translation>Genomsnitt av de tio första: {first}, av de tio senaste: {last}.</translation>
    </message>
    <message>
        <source>Average: {average}; last game: {last}.</source>
        <translation>Genomsnitt: {average}; senaste spelet: {last}.</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Grundspelet</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bästa</translation>
    </message>
    <message>
        <source>Best and average</source>
        <translation>Bästa och genomsnitt</translation>
    </message>
    <message>
        <source>Best: {score} points on {date}.</source>
        <translation>Bästa: {score} poäng, {date}.</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Efter utgåva</translation>
    </message>
    <message>
        <source>By end</source>
        <translation>Efter utfall</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Efter spelare</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>Efter omdöme</translation>
    </message>
    <message>
        <source>By remarks</source>
        <translation>Efter anmärkningar</translation>
    </message>
    <message>
        <source>By variants</source>
        <translation>Efter varianter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Each finished game counts once. Games in which turns were taken back count too, and are marked. Games that are not finished, or were played with a known deck, are listed but do not count.</source>
        <translation>Varje färdigspelat spel räknas en gång. Spel där drag har tagits tillbaka räknas också, men är märkta. Spel som inte är färdigspelade, eller som spelades med känd draghög, står i listan men räknas inte.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgåva</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Utfall</translation>
    </message>
    <message>
        <source>Full shows</source>
        <translation>Perfekta föreställningar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games are listed here once they are finished.</source>
        <translation>Här står spelen när de är färdigspelade.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupp</translation>
    </message>
    <message>
        <source>Highest score first</source>
        <translation>Högsta resultatet först</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Hur spelen slutade</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längsta först</translation>
    </message>
    <message>
        <source>Lowest score first</source>
        <translation>Lägsta resultatet först</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, end</source>
        <translation>Namn, utgåva, variant, datum, utfall</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nyaste först</translation>
    </message>
    <message>
        <source>No finished game is counted yet.</source>
        <translation>Inga färdigspelade spel räknas ännu.</translation>
    </message>
    <message>
        <source>Not finished, turn {turn}</source>
        <translation>Inte färdigt, drag {turn}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Antal spelare</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Äldsta först</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Öppna en &amp;fil…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordning</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Omdöme</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Spara poängboken</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Poängbok</translation>
    </message>
    <message>
        <source>Score, game by game; the line is the average of the last ten</source>
        <translation>Resultat, spel för spel; linjen är genomsnittet av de tio senaste</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Sök bland spelen</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Kortaste först</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>The games are being read: {read} of {all}.</source>
        <translation>Spelen läses: {read} av {all}.</translation>
    </message>
    <message>
        <source>There is no such game here.</source>
        <translation>Här finns inget sådant spel.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Speltid</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>another copy of a game listed here: not counted</source>
        <translation>en annan kopia av ett spel i listan: räknas inte</translation>
    </message>
    <message>
        <source>deck known: not counted</source>
        <translation>draghögen känd: räknas inte</translation>
    </message>
    <message>
        <source>opened from a file</source>
        <translation>öppnat från en fil</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>utan: {variant}</translation>
    </message>
    <message>
        <source>{games}, none of them counted.</source>
        <translation>{games}, inget av dem räknas.</translation>
    </message>
    <message numerus="yes">
        <source>{games}, of which %n counted: best {best}, average {average}.</source>
        <translation>
            <numerusform>{games}, varav %n räknas: bästa {best}, genomsnitt {average}.</numerusform>
            <numerusform>{games}, varav %n räknas: bästa {best}, genomsnitt {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{score} of {best} points</source>
        <translation>{score} av {best} poäng</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuter</numerusform>
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
        <translation>T&amp;äck orörda kort efter</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Glöm</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Rörelse</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>&amp;Play a sample</source>
        <translation>Spela ett &amp;prov</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ljud</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volym</translation>
    </message>
    <message>
        <source>A s&amp;ymbol for each colour</source>
        <translation>En s&amp;ymbol för varje färg</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Ask before a &amp;hint is given</source>
        <translation>&amp;Fråga innan en ledtråd ges</translation>
    </message>
    <message>
        <source>Ask before a card is played or &amp;discarded</source>
        <translation>Fråga &amp;innan ett kort spelas eller kastas</translation>
    </message>
    <message>
        <source>Choose the names first.</source>
        <translation>Välj namnen först.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>For the tele&amp;vision</source>
        <translation>För te&amp;ven</translation>
    </message>
    <message>
        <source>Full: things travel</source>
        <translation>Full: saker rör sig</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Hög</translation>
    </message>
    <message>
        <source>Large text, a symbol for each colour, and the whole screen.</source>
        <translation>Stor text, en symbol för varje färg och hela skärmen.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>M&amp;emory aid in new games</source>
        <translation>&amp;Minneshjälp i nya spel</translation>
    </message>
    <message>
        <source>Names of players</source>
        <translation>Spelarnas namn</translation>
    </message>
    <message>
        <source>No names are remembered yet.</source>
        <translation>Inga namn är sparade ännu.</translation>
    </message>
    <message>
        <source>Nothing can be heard just now: there is no loudspeaker, or the sounds cannot be played.</source>
        <translation>Ingenting kan höras just nu: det finns ingen högtalare, eller så kan ljuden inte spelas upp.</translation>
    </message>
    <message>
        <source>Offer the practice game before the ne&amp;xt game</source>
        <translation>Erbjud övningsspelet före nä&amp;sta spel</translation>
    </message>
    <message>
        <source>Reduced: things fade</source>
        <translation>Minskad: saker tonas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>So&amp;und effects</source>
        <translation>L&amp;judeffekter</translation>
    </message>
    <message>
        <source>Taking back, pausing and ending early always need the agreement of the table.</source>
        <translation>För att ta tillbaka, pausa eller avsluta i förtid måste bordet alltid vara överens.</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Te&amp;xtstorlek</translation>
    </message>
    <message>
        <source>These names are offered when a new game is set up.</source>
        <translation>De här namnen föreslås när ett nytt spel förbereds.</translation>
    </message>
    <message>
        <source>This computer cannot play the sounds: the part of the program that does so is not installed. Everything else works without it.</source>
        <translation>Den här datorn kan inte spela upp ljuden: den del av programmet som gör det är inte installerad. Allt annat fungerar ändå.</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>contrast</comment>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Without symbols, nothing but the colours tells the cards apart.</source>
        <translation>Utan symboler är det bara färgerna som skiljer korten åt.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>covering</comment>
        <translation>aldrig</translation>
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
        <translation>&amp;Rörlig bild av spelet…</translation>
    </message>
    <message>
        <source>&amp;Picture of the table…</source>
        <translation>&amp;Bild av bordet…</translation>
    </message>
    <message>
        <source>Copy the share &amp;link</source>
        <translation>Kopiera delnings&amp;länken</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Vad som finns kvar</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>kastat</translation>
    </message>
    <message>
        <source>left, in the deck or in a hand</source>
        <translation>kvar, i draghögen eller på hand</translation>
    </message>
    <message>
        <source>needed next</source>
        <translation>behövs härnäst</translation>
    </message>
    <message>
        <source>of no more use</source>
        <translation>behövs inte längre</translation>
    </message>
    <message>
        <source>played</source>
        <translation>spelat</translation>
    </message>
    <message>
        <source>the last copy</source>
        <translation>sista exemplaret</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n kort kastat</numerusform>
            <numerusform>%n kort kastade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n ledtråd</numerusform>
            <numerusform>%n ledtrådar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n misstag</numerusform>
            <numerusform>%n misstag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indispensable card(s) lost</source>
        <translation>
            <numerusform>%n oumbärligt kort förlorat</numerusform>
            <numerusform>%n oumbärliga kort förlorade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n drag</numerusform>
            <numerusform>%n drag</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {what}</source>
        <translation>Drag {turn}, {name}: {what}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}, the last copy.</source>
        <translation>Drag {turn}: {name} spelar {card}, det sista exemplaret.</translation>
    </message>
    <message numerus="yes">
        <source>Turns {first}–{last}: %n card(s) in a row that fitted, played by {names}.</source>
        <translation>
            <numerusform>Drag {first}–{last}: %n kort i rad som passade, spelat av {names}.</numerusform>
            <numerusform>Drag {first}–{last}: %n kort i rad som passade, spelade av {names}.</numerusform>
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
        <translation>klöverblad</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>romb</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>cirkel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grön</translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation>flerfärgad</translation>
    </message>
    <message>
        <source>rainbow</source>
        <translation>regnbåge</translation>
    </message>
    <message>
        <source>red</source>
        <translation>röd</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stjärna</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangel</translation>
    </message>
    <message>
        <source>white</source>
        <translation>vit</translation>
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
            <numerusform>Ett drag taget tillbaka</numerusform>
            <numerusform>%n drag tagna tillbaka</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Hög</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Draghög: %n kort</numerusform>
            <numerusform>Draghög: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Gjort om</translation>
    </message>
    <message>
        <source>Everyone except {name} looks away</source>
        <translation>Alla utom {name} tittar bort</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Sista rundan: %n drag kvar</numerusform>
            <numerusform>Sista rundan: %n drag kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: {names} have one more turn each.</source>
        <translation>Sista rundan: {names} har varsitt drag kvar.</translation>
    </message>
    <message>
        <source>Last round: {name} has the last turn.</source>
        <translation>Sista rundan: {name} har det sista draget.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Misstag</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Taget tillbaka</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>Drag kvar</translation>
    </message>
    <message>
        <source>{name} announces: a hint to {target}</source>
        <translation>{name} meddelar: en ledtråd till {target}</translation>
    </message>
    <message>
        <source>{name} announces: discard a card</source>
        <translation>{name} meddelar: kasta ett kort</translation>
    </message>
    <message>
        <source>{name} announces: play a card</source>
        <translation>{name} meddelar: spela ett kort</translation>
    </message>
    <message>
        <source>{name} has the turn again.</source>
        <translation>Nu spelar {name} igen.</translation>
    </message>
    <message>
        <source>{name} lays open {card}: it does not fit, a mistake</source>
        <translation>{name} vänder upp {card}: kortet passar inte – ett misstag</translation>
    </message>
    <message>
        <source>{name} lays open {card}: it fits</source>
        <translation>{name} vänder upp {card}: kortet passar</translation>
    </message>
    <message>
        <source>{name} lays the card open for all to see</source>
        <translation>{name} vänder upp kortet så att alla ser det</translation>
    </message>
    <message>
        <source>{name} takes a look</source>
        <translation>{name} tar en titt</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Nu spelar {name}</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} av {of}</translation>
    </message>
    <message>
        <source>{score} of at most {reachable} points</source>
        <translation>{score} av {reachable} möjliga poäng</translation>
    </message>
    <message>
        <source>{score} of {reachable} points</source>
        <translation>{score} av {reachable} poäng</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>&amp;Back to…</source>
        <translation>Ta tillbaka t&amp;ill…</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>&amp;End the game early…</source>
        <translation>&amp;Avsluta spelet i förtid…</translation>
    </message>
    <message>
        <source>&amp;Hand over the master&apos;s role</source>
        <translation>&amp;Lämna över mästarrollen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ta tillbaka</translation>
    </message>
</context>
<context>
    <name>TitlePage</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nytt spel</translation>
    </message>
    <message>
        <source>&amp;Open a record</source>
        <translation>&amp;Öppna ett sparat spel</translation>
    </message>
    <message>
        <source>&amp;Practice game</source>
        <translation>Övnin&amp;gsspel</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhäfte</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Inställningar</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Språk: {language}</translation>
    </message>
    <message>
        <source>Scor&amp;e sheet</source>
        <translation>P&amp;oängbok</translation>
    </message>
    <message>
        <source>Title page</source>
        <translation>Startsida</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>Blue tokens</source>
        <translation>Blå marker</translation>
    </message>
    <message>
        <source>Clock tokens</source>
        <translation>Klockmarker</translation>
    </message>
    <message>
        <source>Fuse tokens</source>
        <translation>Stubinmarker</translation>
    </message>
    <message>
        <source>Hint tiles</source>
        <translation>Ledtrådsbrickor</translation>
    </message>
    <message>
        <source>Red tokens</source>
        <translation>Röda marker</translation>
    </message>
    <message>
        <source>Storm tiles</source>
        <translation>Ovädersbrickor</translation>
    </message>
    <message>
        <source>blue token beside the box lid: spent</source>
        <translation>blå marker bredvid lådans lock: förbrukad</translation>
    </message>
    <message>
        <source>blue token in the box lid: available</source>
        <translation>blå marker i lådans lock: tillgänglig</translation>
    </message>
    <message>
        <source>clock token in the box lid: spent</source>
        <translation>klockmarker i lådans lock: förbrukad</translation>
    </message>
    <message>
        <source>clock token on its side: spent</source>
        <translation>klockmarker på sidan: förbrukad</translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation>klockmarker med framsidan upp på bordet: tillgänglig</translation>
    </message>
    <message>
        <source>clock token, upright: available</source>
        <translation>klockmarker, rättvänd: tillgänglig</translation>
    </message>
    <message>
        <source>Blue tokens: {available} of {total}</source>
        <translation>Blå marker: {available} av {total}</translation>
    </message>
    <message>
        <source>Clock tokens: {available} of {total}</source>
        <translation>Klockmarker: {available} av {total}</translation>
    </message>
    <message>
        <source>Fuse: {mistakes} of {limit} mistakes</source>
        <translation>Stubin: {mistakes} av {limit} misstag</translation>
    </message>
    <message>
        <source>Hint tiles: {available} of {total} white</source>
        <translation>Ledtrådsbrickor: {available} av {total} vita</translation>
    </message>
    <message>
        <source>Red tokens: {mistakes} of {limit} mistakes</source>
        <translation>Röda marker: {mistakes} av {limit} misstag</translation>
    </message>
    <message>
        <source>Storm: {mistakes} of {limit} lightnings</source>
        <translation>Oväder: {mistakes} av {limit} blixtar</translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation>stubinmarker i stapeln</translation>
    </message>
    <message>
        <source>fuse token, burnt away</source>
        <translation>stubinmarker, uppbränd</translation>
    </message>
    <message>
        <source>hint tile, black side up: spent</source>
        <translation>ledtrådsbricka med svarta sidan upp: förbrukad</translation>
    </message>
    <message>
        <source>hint tile, white side up: available</source>
        <translation>ledtrådsbricka med vita sidan upp: tillgänglig</translation>
    </message>
    <message>
        <source>red fuse token, unused</source>
        <translation>röd stubinmarker, oanvänd</translation>
    </message>
    <message>
        <source>red fuse token, used</source>
        <translation>röd stubinmarker, använd</translation>
    </message>
    <message>
        <source>red token beside the box lid</source>
        <translation>röd marker bredvid lådans lock</translation>
    </message>
    <message>
        <source>red token in the box lid: a mistake</source>
        <translation>röd marker i lådans lock: ett misstag</translation>
    </message>
    <message>
        <source>storm tile, lightning: a mistake</source>
        <translation>ovädersbricka, blixt: ett misstag</translation>
    </message>
    <message>
        <source>storm tile, starry sky</source>
        <translation>ovädersbricka, stjärnhimmel</translation>
    </message>
    <message>
        <source>the explosion, at the bottom of the stack</source>
        <translation>explosionen, underst i stapeln</translation>
    </message>
    <message>
        <source>the explosion, uncovered</source>
        <translation>explosionen, blottad</translation>
    </message>
    <message>
        <source>{master}: bring a clock token back</source>
        <translation>{master}: lägg tillbaka en klockmarker</translation>
    </message>
    <message>
        <source>{master}: put a blue token back into the box lid</source>
        <translation>{master}: lägg tillbaka en blå marker i lådans lock</translation>
    </message>
    <message>
        <source>{master}: put a red token into the box lid</source>
        <translation>{master}: lägg en röd marker i lådans lock</translation>
    </message>
    <message>
        <source>{master}: take a blue token out of the box lid</source>
        <translation>{master}: ta en blå marker ur lådans lock</translation>
    </message>
    <message>
        <source>{master}: take a clock token away</source>
        <translation>{master}: ta bort en klockmarker</translation>
    </message>
    <message>
        <source>{master}: take the top fuse token away</source>
        <translation>{master}: ta bort den översta stubinmarkern</translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its black side</source>
        <translation>{master}: vänd en ledtrådsbricka till svarta sidan</translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its white side</source>
        <translation>{master}: vänd en ledtrådsbricka till vita sidan</translation>
    </message>
    <message>
        <source>{master}: turn a storm tile to lightning</source>
        <translation>{master}: vänd en ovädersbricka till blixt</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>For the &amp;television</source>
        <translation>För te&amp;ven</translation>
    </message>
</context>
</TS>
