<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Just a peek: no playing, discarding or hinting now.</source>
        <translation>Bara en titt: nu går det inte att spela, kasta eller ge ledtrådar.</translation>
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
        <source>Turn the card face up</source>
        <translation>Vänd upp kortet</translation>
    </message>
    <message>
        <source>Peek at the teammates’ cards without taking a turn</source>
        <translation>Titta på medspelarnas kort utan att göra något drag</translation>
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
        <source>First the announced card is turned face up.</source>
        <translation>Först ska det meddelade kortet vändas upp.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>When everyone has seen the table, press “Ready”.</source>
        <translation>Tryck på ”Klar” när alla har sett bordet.</translation>
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
        <source>{name} to play, but not at this screen.</source>
        <translation>Nu spelar {name}, men inte vid den här skärmen.</translation>
    </message>
    <message>
        <source>{name} can click it, drag it or press the button.</source>
        <translation>{name} kan klicka på den, dra den eller använda knappen.</translation>
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
        <source>Taken back: the card {name} discarded.</source>
        <translation>Taget tillbaka: kortet som {name} kastade.</translation>
    </message>
    <message>
        <source>Taken back: the card {name} turned face up.</source>
        <translation>Taget tillbaka: kortet som {name} vände upp.</translation>
    </message>
    <message>
        <source>Taken back: the card {name} played.</source>
        <translation>Taget tillbaka: kortet som {name} spelade.</translation>
    </message>
    <message>
        <source>Taken back: the early end of the game.</source>
        <translation>Taget tillbaka: beslutet att avsluta spelet i förtid.</translation>
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
        <source>{name} goes first. All hands are face down.</source>
        <translation>{name} börjar. Allas kort ligger med baksidan upp.</translation>
    </message>
    <message>
        <source>{name} is now the master.</source>
        <translation>Nu är {name} mästare.</translation>
    </message>
    <message>
        <source>{name} withdraws the announcement.</source>
        <translation>{name} ångrar sig och drar tillbaka det meddelade draget.</translation>
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
        <source>{name} already has it.</source>
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
        <source>From the hints: value {values}.</source>
        <translation>Enligt ledtrådarna: värde {values}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}.</source>
        <translation>Enligt ledtrådarna: {colours}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}; value {values}.</source>
        <translation>Enligt ledtrådarna: {colours}; värde {values}.</translation>
    </message>
    <message>
        <source>Hints so far: {hints}.</source>
        <translation>Ledtrådar hittills: {hints}.</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Anteckning: {note}</translation>
    </message>
    <message>
        <source>Raised.</source>
        <translation>Kortet är lyft.</translation>
    </message>
    <message>
        <source>The last copy.</source>
        <translation>Det sista exemplaret.</translation>
    </message>
    <message>
        <source>The last hint points at it.</source>
        <translation>Den senaste ledtråden pekar på det.</translation>
    </message>
    <message>
        <source>Turned sideways.</source>
        <translation>Kortet är vridet.</translation>
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
        <source>Play on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Jag är {name}: visa korten</translation>
    </message>
    <message>
        <source>The game is paused. Nothing is lost.</source>
        <translation>Spelet är pausat. Ingenting går förlorat.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>Medspelarnas kort läses upp för {name}:</translation>
    </message>
    <message>
        <source>each card as the keyboard reaches it</source>
        <translation>varje kort när det markeras med tangentbordet</translation>
    </message>
    <message>
        <source>only when a key asks for it</source>
        <translation>bara när någon trycker på tangenten för det</translation>
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
        <source>{card}: {discarded} in the discard pile, {left} of {copies} left.</source>
        <translation>{card}: {discarded} i kasthögen, {left} av {copies} kvar.</translation>
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
        <source>A hint is shown once; after that, everybody has to remember it.</source>
        <translation>En ledtråd visas en enda gång. Sedan måste alla minnas den själva.</translation>
    </message>
    <message>
        <source>A hint may name something the hand doesn’t have.</source>
        <translation>En ledtråd får nämna något som inte finns på handen.</translation>
    </message>
    <message>
        <source>A hint may point at no card at all.</source>
        <translation>Tomma ledtrådar är tillåtna.</translation>
    </message>
    <message>
        <source>Every hint must point at a card.</source>
        <translation>Varje ledtråd måste peka på minst ett kort.</translation>
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
        <source>A sixth colour that hints can name like any other. Up to 30 points.</source>
        <translation>En sjätte färg, som ledtrådar får nämna precis som de andra. Högst 30 poäng.</translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. Up to 30 points.</source>
        <translation>En sjätte färg som ingen ledtråd får nämna. I stället pekar varje färgledtråd på den också. Högst 30 poäng.</translation>
    </message>
    <message>
        <source>A sixth colour with only one of each card, so don’t lose any. Up to 30 points.</source>
        <translation>En sjätte färg med bara ett kort av varje värde, så var rädda om dem. Högst 30 poäng.</translation>
    </message>
    <message>
        <source>Everything the hints have told, and everything they rule out, stays marked on the cards.</source>
        <translation>Allt som ledtrådarna har sagt, och allt de utesluter, står kvar på korten.</translation>
    </message>
    <message>
        <source>The book says: the oldest player, who is the master.</source>
        <translation>Enligt regelhäftet: den äldsta, som är mästare.</translation>
    </message>
    <message>
        <source>The book says: whoever is wearing the most colourful clothes.</source>
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
        <source>Every action is announced to the master, and nobody else moves the tokens.</source>
        <translation>Alla meddelar mästaren sina drag, och ingen annan flyttar markerna.</translation>
    </message>
    <message>
        <source>Every action is announced to the master, and nobody else turns the tiles.</source>
        <translation>Alla meddelar mästaren sina drag, och ingen annan vänder brickorna.</translation>
    </message>
    <message>
        <source>Every option can be set, in any combination.</source>
        <translation>Ni bestämmer alla regler själva, i vilken kombination som helst.</translation>
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
        <source>Allowing fewer mistakes makes it harder; more tokens for hints make it easier.</source>
        <translation>Färre tillåtna misstag gör det svårare. Fler marker för ledtrådar gör det lättare.</translation>
    </message>
    <message>
        <source>Fewer storm tiles make it harder; more hint tiles make it easier.</source>
        <translation>Färre ovädersbrickor gör det svårare. Fler ledtrådsbrickor gör det lättare.</translation>
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
        <source>These rules don’t say: choose, or draw lots.</source>
        <translation>De här reglerna säger inte vem. Välj själva eller lotta.</translation>
    </message>
    <message>
        <source>No last round. Losing an indispensable card loses the game.</source>
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
        <source>The basic game: 50 cards, up to 25 points.</source>
        <translation>Grundspelet: 50 kort, högst 25 poäng.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one brings back a blue token, the wrong one is a mistake.</source>
        <translation>Innan ett kort spelas får spelaren säga färgen. Är den rätt kommer en blå marker tillbaka, är den fel räknas det som ett misstag.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one brings back a clock token, the wrong one is a mistake.</source>
        <translation>Innan ett kort spelas får spelaren säga färgen. Är den rätt kommer en klockmarker tillbaka, är den fel räknas det som ett misstag.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one turns a hint tile back to white, the wrong one is a mistake.</source>
        <translation>Innan ett kort spelas får spelaren säga färgen. Är den rätt vänds en ledtrådsbricka till vit igen, är den fel räknas det som ett misstag.</translation>
    </message>
    <message>
        <source>Colour cascade</source>
        <translation>Kaskad av färger</translation>
    </message>
    <message>
        <source>The first lightning bolt loses the game.</source>
        <translation>Den första blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The first mistake burns the last red fuse.</source>
        <translation>Det första misstaget bränner upp den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The first mistake uncovers the explosion.</source>
        <translation>Det första misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The first red token in the lid loses the game.</source>
        <translation>Den första röda markern i locket betyder förlust.</translation>
    </message>
    <message>
        <source>The fourth lightning bolt loses the game.</source>
        <translation>Den fjärde blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The fourth mistake burns the last red fuse.</source>
        <translation>Det fjärde misstaget bränner upp den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The fourth mistake uncovers the explosion.</source>
        <translation>Det fjärde misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The fourth red token in the lid loses the game.</source>
        <translation>Den fjärde röda markern i locket betyder förlust.</translation>
    </message>
    <message>
        <source>The second lightning bolt loses the game.</source>
        <translation>Den andra blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The second mistake burns the last red fuse.</source>
        <translation>Det andra misstaget bränner upp den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The second mistake uncovers the explosion.</source>
        <translation>Det andra misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The second red token in the lid loses the game.</source>
        <translation>Den andra röda markern i locket betyder förlust.</translation>
    </message>
    <message>
        <source>The third lightning bolt loses the game.</source>
        <translation>Den tredje blixten betyder förlust.</translation>
    </message>
    <message>
        <source>The third mistake burns the last red fuse.</source>
        <translation>Det tredje misstaget bränner upp den sista röda stubinen.</translation>
    </message>
    <message>
        <source>The third mistake uncovers the explosion.</source>
        <translation>Det tredje misstaget blottar explosionen.</translation>
    </message>
    <message>
        <source>The third red token in the lid loses the game.</source>
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
        <source>Variant 4: a perfect show or nothing</source>
        <translation>Variant 4: bara en perfekt föreställning</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>{score} of {possible} possible points</source>
        <translation>{score} av {possible} möjliga poäng</translation>
    </message>
    <message>
        <source>{score} of {possible} possible</source>
        <translation>{score} av {possible} möjliga</translation>
    </message>
    <message>
        <source>{score} of {possible}</source>
        <translation>{score} av {possible}</translation>
    </message>
    <message>
        <source>Weak: hardly anybody claps.</source>
        <translation>Svagt: nästan ingen klappar.</translation>
    </message>
    <message>
        <source>Very good: the crowd can hardly contain itself.</source>
        <translation>Mycket bra: publiken är eld och lågor.</translation>
    </message>
    <message>
        <source>Very good: happy faces everywhere in the crowd.</source>
        <translation>Mycket bra: glada miner överallt i publiken.</translation>
    </message>
    <message>
        <source>So says the league of firework artisans.</source>
        <translation>Det säger fyrverkerihantverkarnas liga.</translation>
    </message>
    <message>
        <source>So says the international federation of firework makers.</source>
        <translation>Det säger det internationella förbundet för fyrverkerimakare.</translation>
    </message>
    <message>
        <source>Oh dear! Just listen to them boo.</source>
        <translation>Oj då! Hör bara hur de buar.</translation>
    </message>
    <message>
        <source>Oh dear</source>
        <translation>Oj då</translation>
    </message>
    <message>
        <source>Middling: polite applause, a little here and a little there.</source>
        <translation>Så där: artiga applåder, lite här och lite där.</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Så där</translation>
    </message>
    <message>
        <source>Mediocre: a trace of applause, then silence.</source>
        <translation>Medelmåttigt: en aning applåder, och sedan tystnad.</translation>
    </message>
    <message>
        <source>Mediocre</source>
        <translation>Medelmåttigt</translation>
    </message>
    <message>
        <source>Legendary: nobody who was there will ever forget this show.</source>
        <translation>Legendariskt: de som var där kommer aldrig att glömma den här föreställningen.</translation>
    </message>
    <message>
        <source>Legendary: nobody can say a word, and there are stars in every eye.</source>
        <translation>Legendariskt: ingen får fram ett ord, och alla har stjärnor i ögonen.</translation>
    </message>
    <message>
        <source>Legendary: a whole crowd without words, with stars in its eyes.</source>
        <translation>Legendariskt: en hel publik utan ord, med stjärnor i ögonen.</translation>
    </message>
    <message>
        <source>Incredible: people will remember it for a long time.</source>
        <translation>Otroligt: det här kommer folk att minnas länge.</translation>
    </message>
    <message>
        <source>Incredible</source>
        <translation>Otroligt</translation>
    </message>
    <message>
        <source>Horrible: the crowd boos louder than the rockets.</source>
        <translation>Hemskt: publiken buar högre än raketerna smäller.</translation>
    </message>
    <message>
        <source>Horrible</source>
        <translation>Hemskt</translation>
    </message>
    <message>
        <source>Honourable, but forgotten before the smoke has cleared.</source>
        <translation>Hedervärt, men glömt innan röken har skingrats.</translation>
    </message>
    <message>
        <source>Honour intact, but it won’t be remembered for long.</source>
        <translation>Äran i behåll, men länge blir det inte ihågkommet.</translation>
    </message>
    <message>
        <source>Honour intact</source>
        <translation>Äran i behåll</translation>
    </message>
    <message>
        <source>Good: the crowd has enjoyed itself.</source>
        <translation>Bra: publiken har haft roligt.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bra</translation>
    </message>
    <message>
        <source>Excellent: the crowd has got what it came for.</source>
        <translation>Utmärkt: publiken fick vad den kom för.</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Utmärkt</translation>
    </message>
    <message>
        <source>Dreadful: they are booing from the first row to the last.</source>
        <translation>Förfärligt: det buas från första bänk till sista.</translation>
    </message>
    <message>
        <source>Amazing: it will be the talk of the town for weeks.</source>
        <translation>Häpnadsväckande: i veckor kommer hela stan att tala om det här.</translation>
    </message>
    <message>
        <source>Amazing</source>
        <translation>Häpnadsväckande</translation>
    </message>
    <message>
        <source>All right, but this crowd is used to better.</source>
        <translation>Helt okej, men den här publiken är van vid bättre.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Helt okej</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Förlust</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Gudomligt</translation>
    </message>
    <message>
        <source>Divine: even the stars look pale next to it.</source>
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
        <translation>Alla fyrverkerierna är färdiga.</translation>
    </message>
    <message>
        <source>All fireworks complete</source>
        <translation>Alla fyrverkerier färdiga</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Hedervärt</translation>
    </message>
    <message>
        <source>Honourable, but nobody will be talking about it next week.</source>
        <translation>Hedervärt, men om en vecka är det glömt.</translation>
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
        <source>Legendary: words fail everyone, and every eye shines.</source>
        <translation>Legendariskt: ingen finner ord, och allas ögon tindrar.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Inget kvar att göra</translation>
    </message>
    <message>
        <source>There’s nothing left to play, discard or hint, so the show can’t be finished.</source>
        <translation>Det går inte att spela, kasta eller ge någon ledtråd, så föreställningen kan inte bli färdig.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Stubinen har brunnit ner, och allt flyger i luften.</translation>
    </message>
    <message>
        <source>Legendary: words fail everyone, and grown-ups are children again.</source>
        <translation>Legendariskt: ingen finner ord, och de vuxna är barn på nytt.</translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>Spelet avslutades i förtid.</translation>
    </message>
    <message>
        <source>The last red token is in the lid: everything blows up.</source>
        <translation>Den sista röda markern ligger i locket, och allt flyger i luften.</translation>
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
        <source>The storm has broken: the show is rained off.</source>
        <translation>Ovädret är här, och föreställningen regnar bort.</translation>
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
        <source>Wonderful: people will talk about it for years.</source>
        <translation>Underbart: det här kommer folk att tala om i åratal.</translation>
    </message>
    <message>
        <source>That was the last {card}, and it was still needed: the show can’t be perfect any more.</source>
        <translation>Det var det sista exemplaret av {card}, och det behövdes fortfarande. Nu kan föreställningen inte bli perfekt.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n earlier game(s) with these players, best: {best}.</source>
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
        <source>Title screen</source>
        <translation>Startsidan</translation>
    </message>
    <message>
        <source>A new best for these players!</source>
        <translation>Nytt rekord för de här spelarna!</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>{firework} ({symbol}): at {height}. It can’t grow any more: {why}.</source>
        <translation>{firework} ({symbol}): står på {height}. Det kan inte växa mer, för {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}; next is {next}.</source>
        <translation>{firework} ({symbol}): står på {height}, näst på tur är {next}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}; next is {next}. It can’t grow past {reach}: {why}.</source>
        <translation>{firework} ({symbol}): står på {height}, näst på tur är {next}. Det når som högst {reach}, för {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): complete.</source>
        <translation>{firework} ({symbol}): färdigt.</translation>
    </message>
    <message>
        <source>{firework}: it can’t grow past {reach} now, because {why}.</source>
        <translation>{firework}: når nu som högst {reach}, för {why}.</translation>
    </message>
    <message>
        <source>{firework}: it can’t grow any more, because {why}.</source>
        <translation>{firework}: kan inte växa mer, för {why}.</translation>
    </message>
    <message>
        <source>Blue firework</source>
        <translation>Blått fyrverkeri</translation>
    </message>
    <message>
        <source>Green firework</source>
        <translation>Grönt fyrverkeri</translation>
    </message>
    <message>
        <source>Multicolour firework</source>
        <translation>Flerfärgat fyrverkeri</translation>
    </message>
    <message>
        <source>Red firework</source>
        <translation>Rött fyrverkeri</translation>
    </message>
    <message>
        <source>White firework</source>
        <translation>Vitt fyrverkeri</translation>
    </message>
    <message>
        <source>Yellow firework</source>
        <translation>Gult fyrverkeri</translation>
    </message>
    <message>
        <source>all three copies of {card} are in the discard pile</source>
        <translation>alla tre exemplaren av {card} ligger i kasthögen</translation>
    </message>
    <message>
        <source>both copies of {card} are in the discard pile</source>
        <translation>båda exemplaren av {card} ligger i kasthögen</translation>
    </message>
    <message>
        <source>the only {card} is in the discard pile</source>
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
        <source>&amp;Open a saved game…</source>
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
        <source>%n turn(s) back: {name} to play.</source>
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
        <source>How far back? The marked turns will be taken back.</source>
        <translation>Hur långt tillbaka? De markerade dragen tas tillbaka.</translation>
    </message>
    <message>
        <source>What has been seen can’t be unseen, and the score sheet will say so.</source>
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
        <source>peeking</source>
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
        <source>Turn sideways</source>
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
        <source>Who the hint is for</source>
        <translation>Den som ska få ledtråden</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>A blue token comes back.</source>
        <translation>En blå marker kommer tillbaka.</translation>
    </message>
    <message>
        <source>A clock token comes back.</source>
        <translation>En klockmarker kommer tillbaka.</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>En ledtrådsbricka vänds till vit.</translation>
    </message>
    <message>
        <source>Bonus: a blue token comes back.</source>
        <translation>Bonus: en blå marker kommer tillbaka.</translation>
    </message>
    <message>
        <source>Bonus: a clock token comes back.</source>
        <translation>Bonus: en klockmarker kommer tillbaka.</translation>
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
        <source>No bonus: there was no spent hint to win back.</source>
        <translation>Ingen bonus: det fanns ingen förbrukad ledtråd att få tillbaka.</translation>
    </message>
    <message>
        <source>The colour was right, but there was no spent hint to win back.</source>
        <translation>Färgen var rätt, men det fanns ingen förbrukad ledtråd att få tillbaka.</translation>
    </message>
    <message>
        <source>The colour was right: a blue token comes back.</source>
        <translation>Färgen var rätt: en blå marker kommer tillbaka.</translation>
    </message>
    <message>
        <source>The colour was right: a clock token comes back.</source>
        <translation>Färgen var rätt: en klockmarker kommer tillbaka.</translation>
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
            <numerusform>{giver} → {target}: ett kort med värdet {rank}</numerusform>
            <numerusform>{giver} → {target}: %n kort med värdet {rank}</numerusform>
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
        <translation>{giver} → {target}: inget kort med värdet {rank}</translation>
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
        <source>{name} names {colour} and plays {card}: it doesn’t fit.</source>
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
        <source>{name} plays {card}: it doesn’t fit.</source>
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
        <source>Your own cards, while the others look away</source>
        <translation>Ensam med korten, på den egna handen</translation>
    </message>
    <message>
        <source>In the private view, on the teammates’ cards</source>
        <translation>Ensam med korten, på medspelarnas händer</translation>
    </message>
    <message>
        <source>In the private view, to have cards spoken</source>
        <translation>Ensam med korten, för uppläsning</translation>
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
        <translation>I en repris</translation>
    </message>
    <message>
        <source>back to the player’s own hand</source>
        <translation>tillbaka till den egna handen</translation>
    </message>
    <message>
        <source>back to the previous page</source>
        <translation>tillbaka till föregående sida</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>täck korten och gå tillbaka till det gemensamma bordet</translation>
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
        <source>give that colour as a hint; the numbers follow the buttons</source>
        <translation>ge en ledtråd om den färgen; siffrorna följer knapparnas ordning</translation>
    </message>
    <message>
        <source>give that value as a hint, straight away</source>
        <translation>ge en ledtråd om det värdet, direkt</translation>
    </message>
    <message>
        <source>give the focused card’s colour as a hint</source>
        <translation>ge en ledtråd om det markerade kortets färg</translation>
    </message>
    <message>
        <source>give the focused card’s value as a hint</source>
        <translation>ge en ledtråd om det markerade kortets värde</translation>
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
        <source>on a line, a card or a mistake: jump to its turns</source>
        <translation>på en rad, ett kort eller ett misstag: hoppa till de drag det gäller</translation>
    </message>
    <message>
        <source>on the tokens: the master’s move</source>
        <translation>på markerna eller brickorna: gör det som mästaren ska göra</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>på knappen ”Säg en färg…”: välj färgen och spela kortet</translation>
    </message>
    <message>
        <source>on to the next hand, set of tokens or button</source>
        <translation>vidare till nästa hand, grupp av marker eller brickor, eller knapp</translation>
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
        <source>all hands, the public table, what one player saw</source>
        <translation>alla händer, det gemensamma bordet, det som en spelare såg</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>starta eller stoppa reprisen</translation>
    </message>
    <message>
        <source>press the focused button: “Ready”, then “I am …: show the cards”</source>
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
        <source>discard the card; D again or Enter to confirm</source>
        <translation>kasta kortet; bekräfta med D en gång till eller Retur</translation>
    </message>
    <message>
        <source>play the card; P again or Enter to confirm</source>
        <translation>spela kortet; bekräfta med P en gång till eller Retur</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>ta tillbaka</translation>
    </message>
    <message>
        <source>the journal, full size; again or Esc to go back</source>
        <translation>loggen i full storlek; en gång till eller Esc för att gå tillbaka</translation>
    </message>
    <message>
        <source>the rulebook, open at whatever has the focus</source>
        <translation>regelhäftet, uppslaget vid det som är markerat</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>den här listan</translation>
    </message>
    <message>
        <source>choose who the hint is for</source>
        <translation>välj vem som ska få ledtråden</translation>
    </message>
    <message>
        <source>to the deal, to the end</source>
        <translation>till utdelningen, till slutet</translation>
    </message>
    <message>
        <source>to the hand of the first … fourth teammate, clockwise</source>
        <translation>till första … fjärde medspelarens hand, medurs</translation>
    </message>
    <message>
        <source>to the next hand or the previous one</source>
        <translation>till nästa hand eller den föregående</translation>
    </message>
    <message>
        <source>turn the card sideways</source>
        <translation>vrid kortet</translation>
    </message>
    <message>
        <source>all the cards that are left, full size; again or Esc to go back</source>
        <translation>alla kort som är kvar, i full storlek; en gång till eller Esc för att gå tillbaka</translation>
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
        <source>{name}, card {place}, from the last hint: {facts}.</source>
        <translation>{name}, kort {place}, enligt den senaste ledtråden: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, kort {place}: Ingen ledtråd har pekat på det här kortet än.</translation>
    </message>
    <message>
        <source>{name}, card {place}: what the hints said is for everyone to remember.</source>
        <translation>{name}, kort {place}: Det som ledtrådarna har sagt får alla minnas själva.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows it is {facts}.</source>
        <translation>{name}, kort {place}: {name} vet att det är {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows nothing about this card yet.</source>
        <translation>{name}, kort {place}: {name} vet ingenting om det här kortet än.</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>A &amp;link to a game on hanab.live, or the game itself as text:</source>
        <translation>En &amp;länk till ett spel på hanab.live, eller själva spelet som text:</translation>
    </message>
    <message>
        <source>Link to a game on hanab.live, or the game itself as text</source>
        <translation>Länk till ett spel på hanab.live, eller själva spelet som text</translation>
    </message>
    <message>
        <source>Open a share link</source>
        <translation>Öppna en delningslänk</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game can’t be saved just now. Leaving it would lose whatever has not been saved.</source>
        <translation>Spelet kan inte sparas just nu. Om ni lämnar det går det som inte är sparat förlorat.</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Ett annat spel?</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Do again what was last taken back? It will happen exactly as before.</source>
        <translation>Göra om det som senast togs tillbaka? Allt blir precis som förut.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Avsluta spelet</translation>
    </message>
    <message>
        <source>End the game now and count the score as it stands?</source>
        <translation>Avsluta spelet nu och räkna de poäng ni har hittills?</translation>
    </message>
    <message>
        <source>Hanabi games (*.json)</source>
        <translation>Hanabispel (*.json)</translation>
    </message>
    <message>
        <source>It will be kept with the other saved games and can be opened again at any time.</source>
        <translation>Det läggs bland de andra sparade spelen och kan öppnas igen när som helst.</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>Se reprisen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Öppna ett sparat spel</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause the game? The table stays covered until play goes on.</source>
        <translation>Pausa spelet? Bordet är täckt tills ni spelar vidare.</translation>
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
        <source>Take back the announced action? The card returns to its hand, and anything moved for it goes back. What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Ta tillbaka det meddelade draget? Kortet hamnar på handen igen, och det som har flyttats för dragets skull läggs tillbaka. Det som är sett är sett, och det noteras i poängboken.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Ta tillbaka det senaste draget? Det som är sett är sett, och det noteras i poängboken.</translation>
    </message>
    <message>
        <source>As the master, {name} decides.</source>
        <translation>{name} är mästare och bestämmer.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Lämna utan att spara</translation>
    </message>
    <message>
        <source>All the players must agree: {names}.</source>
        <translation>Alla spelare måste vara överens: {names}.</translation>
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
        <source>{file} already exists. Replace it?</source>
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
        <source>The saved games in {folder} are in use on another computer. Close the program there first.</source>
        <translation>De sparade spelen i {folder} används på en annan dator. Stäng programmet där först.</translation>
    </message>
    <message>
        <source>The program is running already with the saved games in {folder}, but it doesn’t answer.</source>
        <translation>Programmet är redan igång med de sparade spelen i {folder}, men det svarar inte.</translation>
    </message>
    <message>
        <source>The settings were written by a later version of the program.</source>
        <translation>Inställningarna är skrivna av en nyare version av programmet.</translation>
    </message>
    <message>
        <source>Does everyone agree?</source>
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
        <source>The game can’t be saved just now. It goes on, and will be saved again as soon as possible.</source>
        <translation>Spelet kan inte sparas just nu. Det fortsätter ändå, och sparas igen så snart det går.</translation>
    </message>
    <message>
        <source>The game goes on, but there’s no telling how the hands were arranged or who was the master.</source>
        <translation>Spelet går vidare, men hur korten låg på hand och vem som var mästare går inte att få fram.</translation>
    </message>
    <message>
        <source>With these house rules, the replay page would show a different game.</source>
        <translation>Med de här husreglerna skulle reprissidan visa ett annat spel.</translation>
    </message>
    <message>
        <source>The settings can’t be read just now.</source>
        <translation>Inställningarna kan inte läsas just nu.</translation>
    </message>
    <message>
        <source>The settings can’t be read. They were kept as {file}.</source>
        <translation>Inställningarna kan inte läsas. De finns kvar som {file}.</translation>
    </message>
    <message>
        <source>They are left as they are; any changes made now last until the program is closed.</source>
        <translation>De lämnas som de är. Ändringar som görs nu gäller tills programmet avslutas.</translation>
    </message>
    <message>
        <source>This link or text can’t be opened.</source>
        <translation>Den här länken eller texten kan inte öppnas.</translation>
    </message>
    <message>
        <source>{file} can’t be opened. It was left as it is.</source>
        <translation>{file} kan inte öppnas. Filen har lämnats som den är.</translation>
    </message>
    <message>
        <source>{file} can’t be written.</source>
        <translation>{file} kan inte skrivas.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiera rapporten</translation>
    </message>
    <message>
        <source>Saved game left as it is</source>
        <translation>Det sparade spelet lämnades orört</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>Something went wrong, but the program goes on.</source>
        <translation>Något gick fel, men programmet fortsätter.</translation>
    </message>
    <message>
        <source>Something went wrong. The game goes on, but can’t be saved just now.</source>
        <translation>Något gick fel. Spelet fortsätter, men kan inte sparas just nu.</translation>
    </message>
    <message>
        <source>Something went wrong, but the game is saved and goes on.</source>
        <translation>Något gick fel, men spelet är sparat och fortsätter.</translation>
    </message>
    <message>
        <source>The program stopped unexpectedly last time. The game was saved after every action.</source>
        <translation>Programmet avbröts oväntat förra gången. Spelet sparades efter varje drag.</translation>
    </message>
    <message>
        <source>The details are in {file}, which names no cards.</source>
        <translation>Vad som hände står i {file}, där inga kort nämns.</translation>
    </message>
    <message>
        <source>The game in {file} can’t be continued now. It was left as it is, and other games are saved next to it.</source>
        <translation>Spelet i {file} kan inte fortsättas nu. Filen är orörd, och andra spel sparas bredvid den.</translation>
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
        <source>&amp;Who goes first</source>
        <translation>&amp;Vem börjar</translation>
    </message>
    <message>
        <source>Alt+Ins in a name field</source>
        <translation>Alt+Ins i ett namnfält</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del removes the player.</source>
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
        <source>Chosen at random</source>
        <translation>Lotten avgör</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgåva</translation>
    </message>
    <message numerus="yes">
        <source>Hanabi is for up to %n player(s).</source>
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
        <source>How many hints to start with</source>
        <translation>Antal ledtrådar från början</translation>
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
        <source>Several players are called {name}. That’s allowed, but they’ll be hard to tell apart.</source>
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
        <source>Remove player {number}</source>
        <translation>Ta bort spelare {number}</translation>
    </message>
    <message>
        <source>This edition has just one way to play: no variants.</source>
        <translation>Den här utgåvan går bara att spela på ett sätt: den har inga varianter.</translation>
    </message>
    <message>
        <source>This player already sits first.</source>
        <translation>Den spelaren sitter redan först.</translation>
    </message>
    <message>
        <source>This player already sits last.</source>
        <translation>Den spelaren sitter redan sist.</translation>
    </message>
    <message>
        <source>This table plays without a master.</source>
        <translation>Vid det här bordet finns ingen mästare.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Who goes first</source>
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
        <source>All hands are face down while everyone looks at the table together.</source>
        <translation>Allas kort ligger med baksidan upp medan alla ser på bordet tillsammans.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Korten är utdelade</translation>
    </message>
    <message>
        <source>What happened: {news}</source>
        <translation>Det här hände: {news}</translation>
    </message>
    <message>
        <source>What {name} missed</source>
        <translation>Det här har {name} missat</translation>
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
    <name>Players</name>
    <message>
        <source>{name}: to play</source>
        <translation>{name}: spelar nu</translation>
    </message>
    <message>
        <source>{name}: to play, the master</source>
        <translation>{name}: spelar nu, mästare</translation>
    </message>
    <message>
        <source>{name}: the master</source>
        <translation>{name}: mästare</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The discard brings back a clock token, so there can be hints again.</source>
        <translation>Ett kastat kort ger tillbaka en klockmarker, så nu går det att ge ledtrådar igen.</translation>
    </message>
    <message>
        <source>Good idea, but something else comes first here.</source>
        <translation>En bra idé, men här kommer något annat först.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>En ledtråd före det allra sista draget kan bara betyda en sak: spela det här kortet!</translation>
    </message>
    <message>
        <source>Every firework starts with a 1, so both cards fit. The hint cost a clock token.</source>
        <translation>Varje fyrverkeri börjar med en etta, så båda korten passar. Ledtråden kostade en klockmarker.</translation>
    </message>
    <message>
        <source>All hands are face down: nobody ever sees their own cards, only everyone else’s.</source>
        <translation>Allas kort ligger med baksidan upp. Ingen får någonsin se sina egna kort, bara de andras.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Before any cards are shown, everyone else looks away. Then {name} presses the big button.</source>
        <translation>Innan några kort visas tittar alla andra bort. Sedan trycker {name} på den stora knappen.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Avsluta övningen</translation>
    </message>
    <message>
        <source>It doesn’t fit: the card is gone, and so is a fuse token. A third mistake would lose the game.</source>
        <translation>Det passar inte. Kortet är borta, och en stubinmarker med det. Ett tredje misstag skulle betyda förlust.</translation>
    </message>
    <message>
        <source>It fits! Wondering why a hint was given can tell more than the hint itself.</source>
        <translation>Det passar! Varför en ledtråd gavs kan avslöja mer än själva ledtråden.</translation>
    </message>
    <message>
        <source>It fits! The yellow firework has started, and {name} has drawn a new card.</source>
        <translation>Det passar! Det gula fyrverkeriet är påbörjat, och {name} har dragit ett nytt kort.</translation>
    </message>
    <message>
        <source>Just this once, on purpose, {name} plays a card without any hints about it.</source>
        <translation>Bara den här gången, och med flit, spelar {name} ett kort utan en enda ledtråd om det.</translation>
    </message>
    <message>
        <source>Much later in the same show: only three cards are left for {name} and {other} to draw.</source>
        <translation>Långt senare i samma föreställning. Nu har {name} och {other} bara tre kort kvar att dra.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>No clock tokens are left, so no hints can be given. Click the red cross to discard this card.</source>
        <translation>Klockmarkerna är slut, så det går inte att ge ledtrådar. Klicka på det röda krysset för att kasta kortet.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nej tack</translation>
    </message>
    <message>
        <source>Now it’s up to {name}. Press “{button}” to start the turn.</source>
        <translation>Nu är det {name} som spelar. Tryck på ”{button}” för att börja draget.</translation>
    </message>
    <message>
        <source>Now {other} will keep this card safe: once a 5 is gone, it’s gone for good.</source>
        <translation>Nu är {other} rädd om kortet. En femma som är borta kommer aldrig tillbaka.</translation>
    </message>
    <message>
        <source>The hand of {other} holds just the card for the yellow firework. Click its symbol to say yellow.</source>
        <translation>{other} har precis rätt kort till det gula fyrverkeriet. Klicka på dess symbol för att säga gult.</translation>
    </message>
    <message>
        <source>Only one card is yellow. Why would {name} say so now, unless it’s meant to be played?</source>
        <translation>Bara ett kort är gult. Varför skulle {name} säga det nu, om det inte ska spelas?</translation>
    </message>
    <message>
        <source>Only one firework still needs a 4, and {other} has one. Click the 4 to say so.</source>
        <translation>Bara ett fyrverkeri saknar sin fyra, och {other} har en. Klicka på fyran för att berätta det.</translation>
    </message>
    <message>
        <source>Only {name} is looking now.</source>
        <translation>Nu tittar bara {name}.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Övningsspel</translation>
    </message>
    <message>
        <source>The deck is empty: everyone has exactly one more turn.</source>
        <translation>Draghögen är tom. Nu har alla exakt ett drag kvar.</translation>
    </message>
    <message>
        <source>First time here? A five-minute practice game shows how to play.</source>
        <translation>Första gången här? Ett övningsspel på fem minuter visar hur det går till.</translation>
    </message>
    <message>
        <source>The last turn of the show: {name} plays the card the hint pointed at.</source>
        <translation>Föreställningens sista drag: {name} spelar kortet som ledtråden pekade på.</translation>
    </message>
    <message>
        <source>The red firework is complete! As a bonus, a clock token comes back.</source>
        <translation>Det röda fyrverkeriet är färdigt! Som bonus kommer en klockmarker tillbaka.</translation>
    </message>
    <message>
        <source>The red firework is waiting for its 5. Click the symbol on this card to say red.</source>
        <translation>Det röda fyrverkeriet väntar på sin femma. Klicka på kortets symbol för att säga rött.</translation>
    </message>
    <message>
        <source>The show is over, and the fireworks add up to the score. That’s all there is to it. Have fun!</source>
        <translation>Föreställningen är slut, och fyrverkerierna räknas ihop till resultatet. Svårare än så är det inte. Ha så kul!</translation>
    </message>
    <message>
        <source>Together they build five fireworks, one in each colour, in order from 1 to 5.</source>
        <translation>Tillsammans bygger de fem fyrverkerier, ett i varje färg, i ordning från 1 till 5.</translation>
    </message>
    <message>
        <source>Put the two hints together, and {other} knows exactly what this card is.</source>
        <translation>Lägg ihop de två ledtrådarna, så vet {other} exakt vilket kort det är.</translation>
    </message>
    <message>
        <source>Welcome! {name} and {other} are putting on a show. Playing alone? Then take turns as both.</source>
        <translation>Välkommen! {name} och {other} ska bjuda på fyrverkeri. Ensam vid skärmen? Spela båda, i tur och ordning.</translation>
    </message>
    <message>
        <source>{name} discards the oldest card and draws the last one in the deck.</source>
        <translation>{name} kastar det äldsta kortet och drar det sista ur draghögen.</translation>
    </message>
    <message>
        <source>{name} knows for sure that this is the red 5. Click the green tick to play it.</source>
        <translation>{name} vet säkert att det här är den röda femman. Klicka på den gröna bocken för att spela den.</translation>
    </message>
    <message>
        <source>Now {name} knows that two of these cards are 1s. Click the green tick on this one to play it.</source>
        <translation>Nu vet {name} att två av korten är ettor. Klicka på den gröna bocken på det här kortet för att spela det.</translation>
    </message>
    <message>
        <source>{name} may peek at everyone else’s cards at any time, without taking a turn.</source>
        <translation>{name} får när som helst titta på de andras kort, utan att göra något drag.</translation>
    </message>
    <message>
        <source>{name} trusts the hint. Click the green tick to play the yellow card.</source>
        <translation>{name} litar på ledtråden. Klicka på den gröna bocken för att spela det gula kortet.</translation>
    </message>
    <message>
        <source>{other} has a 5, and there’s only one in each colour. Click the 5 to say so.</source>
        <translation>{other} har en femma, och det finns bara en i varje färg. Klicka på femman för att berätta det.</translation>
    </message>
    <message>
        <source>{other} has two 1s. Click the number on either card to point at both.</source>
        <translation>{other} har två ettor. Klicka på siffran på en av dem för att peka på båda.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>This file was written by a later version of the program.</source>
        <translation>Filen är skriven av en nyare version av programmet.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disken är full.</translation>
    </message>
    <message>
        <source>Action {index} (turn {turn}) breaks the rules: {reason}</source>
        <translation>Handling {index} (drag {turn}) bryter mot reglerna: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder does not exist.</source>
        <translation>Filen eller dess mapp finns inte.</translation>
    </message>
    <message>
        <source>This game can’t be played here: {option} is not supported.</source>
        <translation>Det här spelet kan inte spelas här: {option} stöds inte.</translation>
    </message>
    <message>
        <source>This is not a Hanabi game, or it is damaged: {detail}</source>
        <translation>Det här är inget Hanabi-spel, eller så är det skadat: {detail}</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Systemet tillåter det inte.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Det här är en mapp, inte en fil.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A hint goes to a teammate, never to oneself.</source>
        <translation>Man ger en ledtråd till en medspelare, aldrig till sig själv.</translation>
    </message>
    <message>
        <source>All the blue tokens are available, so there’s no discarding now.</source>
        <translation>Alla blå marker är tillgängliga, så det går inte att kasta nu.</translation>
    </message>
    <message>
        <source>All the clock tokens are available, so there’s no discarding now.</source>
        <translation>Alla klockmarker är tillgängliga, så det går inte att kasta nu.</translation>
    </message>
    <message>
        <source>All the hint tiles are black side up: none are left to pay for a hint.</source>
        <translation>Alla ledtrådsbrickor är svarta: det finns ingen att betala en ledtråd med.</translation>
    </message>
    <message>
        <source>All the hint tiles are white side up, so there’s no discarding now.</source>
        <translation>Alla ledtrådsbrickor är vita, så det går inte att kasta nu.</translation>
    </message>
    <message>
        <source>It’s someone else’s turn.</source>
        <translation>Det är någon annans tur.</translation>
    </message>
    <message>
        <source>Multicolour cards are wild: no hint can name them.</source>
        <translation>Flerfärgade kort är jokrar: ingen ledtråd kan nämna dem.</translation>
    </message>
    <message>
        <source>No blue tokens are left to pay for a hint.</source>
        <translation>Det finns ingen blå marker kvar att betala en ledtråd med.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at one at least.</source>
        <translation>Inget kort på handen stämmer, och en ledtråd måste peka på minst ett kort.</translation>
    </message>
    <message>
        <source>No clock tokens are left to pay for a hint.</source>
        <translation>Det finns ingen klockmarker kvar att betala en ledtråd med.</translation>
    </message>
    <message>
        <source>In this game, no colour is named before playing.</source>
        <translation>I det här spelet säger man ingen färg innan man spelar ett kort.</translation>
    </message>
    <message>
        <source>No tiles need turning now.</source>
        <translation>Ingen bricka behöver vändas nu.</translation>
    </message>
    <message>
        <source>No tokens need moving now.</source>
        <translation>Ingen marker behöver flyttas nu.</translation>
    </message>
    <message>
        <source>That’s the wrong tile for what was announced.</source>
        <translation>Det är fel bricka för det meddelade draget.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <translation>Det är fel marker för det meddelade draget.</translation>
    </message>
    <message>
        <source>The card has to be turned face up first.</source>
        <translation>Kortet måste vändas upp först.</translation>
    </message>
    <message>
        <source>The card is face up, so this can’t be withdrawn any more.</source>
        <translation>Kortet är uppvänt, så draget kan inte dras tillbaka längre.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>The master has to make the move first.</source>
        <translation>Först måste mästaren sköta det som draget kostar eller ger.</translation>
    </message>
    <message>
        <source>The right kind of tile, but it needs turning the other way.</source>
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
        <source>There’s no such card in this hand.</source>
        <translation>Det finns inget sådant kort på handen.</translation>
    </message>
    <message>
        <source>There’s nothing to do again.</source>
        <translation>Det finns inget att göra om.</translation>
    </message>
    <message>
        <source>There’s nothing to take back.</source>
        <translation>Det finns inget att ta tillbaka.</translation>
    </message>
    <message>
        <source>This hand is empty: there’s nothing to give a hint about.</source>
        <translation>Handen är tom: det finns inget att ge en ledtråd om.</translation>
    </message>
    <message>
        <source>That has to wait for a player’s own private view.</source>
        <translation>Det får vänta tills en spelare är ensam med korten.</translation>
    </message>
    <message>
        <source>This player isn’t playing at this screen.</source>
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
        <source>%n peek(s) without a turn.</source>
        <translation>
            <numerusform>Tittat en gång utan drag.</numerusform>
            <numerusform>Tittat %n gånger utan drag.</numerusform>
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
        <source>Taken back: turn {turn}, by {name}.</source>
        <translation>Taget tillbaka: drag {turn} av {name}.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} discarded.</source>
        <translation>Taget tillbaka: drag {turn}, kortet som {name} kastade.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} played.</source>
        <translation>Taget tillbaka: drag {turn}, kortet som {name} spelade.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the hint from {name} to {target}.</source>
        <translation>Taget tillbaka: drag {turn}, ledtråden från {name} till {target}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn (nobody knows for how long).</source>
        <translation>
            <numerusform>{name} tittade på korten en gång utan att göra något drag (ingen vet hur länge).</numerusform>
            <numerusform>{name} tittade på korten %n gånger utan att göra något drag (ingen vet hur länge).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} tittade på korten en gång utan att göra något drag ({time} sammanlagt).</numerusform>
            <numerusform>{name} tittade på korten %n gånger utan att göra något drag ({time} sammanlagt).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} peeked at the cards without taking a turn (nobody knows for how long).</source>
        <translation>{name} tittade på korten utan att göra något drag (ingen vet hur länge).</translation>
    </message>
    <message>
        <source>{name} peeked at the cards without taking a turn ({time}).</source>
        <translation>{name} tittade på korten utan att göra något drag ({time}).</translation>
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
        <translation>Repris: {edition}. Vid bordet: {players}.</translation>
    </message>
    <message>
        <source>Replay of an unfinished game: {edition}. At the table: {players}.</source>
        <translation>Repris av ett spel som inte är slut: {edition}. Vid bordet: {players}.</translation>
    </message>
    <message>
        <source>Choose a line in the journal, a card, a firework or a mistake to jump to its turn.</source>
        <translation>Välj en rad i loggen, ett kort, ett fyrverkeri eller ett misstag för att hoppa till draget.</translation>
    </message>
    <message>
        <source>After the last turn there’s nothing left to play.</source>
        <translation>Efter det sista draget finns det inget kvar att spela.</translation>
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
        <source>All hands</source>
        <translation>Alla händer</translation>
    </message>
    <message>
        <source>Start the replay</source>
        <translation>Starta reprisen</translation>
    </message>
    <message>
        <source>Public table</source>
        <translation>Det gemensamma bordet</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>Only a finished game can be continued from here.</source>
        <translation>Bara ett avslutat spel kan fortsättas härifrån.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Hastighet {factor}.</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Stoppa reprisen</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Utdelningen</translation>
    </message>
    <message>
        <source>The deal: this card is dealt</source>
        <translation>Utdelningen: här delas kortet ut</translation>
    </message>
    <message>
        <source>The hands of an unfinished game are shown only if all its players agree.</source>
        <translation>Händerna i ett spel som inte är slut visas bara om alla spelare är överens.</translation>
    </message>
    <message>
        <source>The replay has stopped.</source>
        <translation>Reprisen är stoppad.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <translation>Reprisen spelas upp.</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Till utdelningen</translation>
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
        <translation>Drag {number}: här dras kortet</translation>
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
        <source>This edition has no scale of its own. Once the show is over, the program says in its own words what the crowd made of it.</source>
        <translation>Den här utgåvan har ingen egen skala. När föreställningen är över säger programmet med egna ord vad publiken tyckte.</translation>
    </message>
    <message>
        <source>Every show is judged by the league of firework artisans. Its verdicts:</source>
        <translation>Varje föreställning bedöms av fyrverkerihantverkarnas liga. Så lyder omdömena:</translation>
    </message>
    <message>
        <source>Every show is judged by the international federation of firework makers. Its verdicts:</source>
        <translation>Varje föreställning bedöms av det internationella förbundet för fyrverkerimakare. Så lyder omdömena:</translation>
    </message>
    <message>
        <source>The journal also tells everybody who peeked when it wasn’t their turn, how often and for how long. Peeks and actions that were taken back are also counted beside the score.</source>
        <translation>I loggen kan alla också se vem som tittade när det var någon annans tur, hur ofta och hur länge. Vid resultatet står dessutom hur många gånger någon har tittat och hur många drag som har tagits tillbaka.</translation>
    </message>
    <message>
        <source>50 cards: ten each in white, red, blue, yellow and green.</source>
        <translation>50 kort: tio vita, tio röda, tio blå, tio gula och tio gröna.</translation>
    </message>
    <message>
        <source>55 cards: ten each in white, red, blue, yellow and green, which makes 50, plus five multicolour cards, numbered 1, 2, 3, 4 and 5.</source>
        <translation>55 kort: tio vita, tio röda, tio blå, tio gula och tio gröna, sammanlagt 50, och dessutom fem flerfärgade med värdena 1, 2, 3, 4 och 5.</translation>
    </message>
    <message>
        <source>60 cards in six full suits: ten each in white, red, blue, yellow and green, which makes 50, plus ten multicolour cards.</source>
        <translation>60 kort i sex hela färger: tio vita, tio röda, tio blå, tio gula och tio gröna, sammanlagt 50, och dessutom tio flerfärgade.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and there’s no other copy left. As soon as one lands on the discard pile, whether discarded or misplayed, the game is lost.</source>
        <translation>Ett kort är oumbärligt så länge fyrverkeriet behöver det och inget annat exemplar finns kvar. Så fort ett sådant kort hamnar i kasthögen, vare sig det kastades eller spelades fel, är spelet förlorat.</translation>
    </message>
    <message>
        <source>If hints of two different colours have pointed at the same card, it can only be multicolour.</source>
        <translation>Har ledtrådar om två olika färger pekat på samma kort kan det bara vara flerfärgat.</translation>
    </message>
    <message>
        <source>Click the colour symbol on a teammate’s card to give a hint about this colour.</source>
        <translation>Klicka på färgsymbolen på en medspelares kort för att ge en ledtråd om den färgen.</translation>
    </message>
    <message>
        <source>A click on the number gives a value hint, a click on the symbol a colour hint.</source>
        <translation>Ett klick på siffran ger en värdeledtråd, ett klick på symbolen en färgledtråd.</translation>
    </message>
    <message>
        <source>Click the number on a teammate’s card to give that player a hint about this value.</source>
        <translation>Klicka på siffran på en medspelares kort för att ge spelaren en ledtråd om det värdet.</translation>
    </message>
    <message>
        <source>A full suit has ten cards: three 1s, two 2s, two 3s, two 4s and just one 5.</source>
        <translation>En hel färg har tio kort: tre ettor, två tvåor, två treor, två fyror och en enda femma.</translation>
    </message>
    <message>
        <source>A hint also tells you about the cards it doesn’t point at: those are definitely not red, or definitely not 2s.</source>
        <translation>En ledtråd säger också något om korten den inte pekar på: de är garanterat inte röda, eller garanterat inga tvåor.</translation>
    </message>
    <message>
        <source>Give your hint to one teammate of your choice, never to yourself.</source>
        <translation>Ge din ledtråd till vilken medspelare du vill, men aldrig till dig själv.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other hint.</source>
        <translation>En ledtråd får också peka på ingenting alls: ”du har inga vita kort” är tillåtet. Den kostar lika mycket som alla andra ledtrådar.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: every hint is a click on a teammate’s card, so there’s always something to point at.</source>
        <translation>Här är det omöjligt att ge en ledtråd som inte pekar på något. Varje ledtråd är ett klick på en medspelares kort, så det finns alltid något att peka på.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is not allowed: say “you have no white cards”, and there’s nothing to lay a finger on.</source>
        <translation>En ledtråd som inte pekar på något är inte tillåten: säger du ”du har inga vita kort” finns det ju inget att sätta fingret på.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Några goda råd</translation>
    </message>
    <message>
        <source>A lost game scores 0. As a consolation, the table still shows how far each firework got.</source>
        <translation>Ett förlorat spel ger 0 poäng. Som en liten tröst visar bordet ändå hur långt varje fyrverkeri kom.</translation>
    </message>
    <message>
        <source>If nobody touches a private view, it’s covered after two minutes, or after the time you choose in the settings. The button “Cover the screen” counts down the last seconds.</source>
        <translation>Om en spelare är ensam med korten och ingenting händer täcks korten efter två minuter, eller efter den tid ni väljer i inställningarna. Knappen ”Täck skärmen” räknar ner de sista sekunderna.</translation>
    </message>
    <message>
        <source>A teammate who has no cards left cannot be given a hint.</source>
        <translation>En medspelare som inte har några kort kvar kan inte få någon ledtråd.</translation>
    </message>
    <message>
        <source>The wrong tile, a tile turned the wrong way, or one that no action calls for is refused: you’re told why, and nothing changes.</source>
        <translation>Fel bricka, en bricka som vänds åt fel håll eller en som inget drag kräver godkänns inte. Ni får veta varför, och ingenting ändras.</translation>
    </message>
    <message>
        <source>The wrong token, a token moved the wrong way, or one that no action calls for is refused: you’re told why, and nothing changes.</source>
        <translation>Fel marker, en marker som flyttas åt fel håll eller en som inget drag kräver godkänns inte. Ni får veta varför, och ingenting ändras.</translation>
    </message>
    <message>
        <source>You play with all 50 of them.</source>
        <translation>Ni spelar med alla 50 korten.</translation>
    </message>
    <message>
        <source>The master looks after all the tiles; nobody else touches them.</source>
        <translation>Mästaren tar hand om alla brickor, och ingen annan rör dem.</translation>
    </message>
    <message>
        <source>The master looks after all the tokens; nobody else touches them.</source>
        <translation>Mästaren tar hand om alla marker, och ingen annan rör dem.</translation>
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
        <source>And tell the whole truth: point at all the cards in that hand that match, and leave none of them out.</source>
        <translation>Och håll inte inne med något: peka på alla kort på den handen som stämmer, utan undantag.</translation>
    </message>
    <message>
        <source>And here’s what the crowd makes of it:</source>
        <translation>Och så här tycker publiken:</translation>
    </message>
    <message>
        <source>And if it all goes wrong, laugh! The next show is only a shuffle away.</source>
        <translation>Och går allt på tok, så skratta! Det är bara att blanda korten, så börjar nästa föreställning.</translation>
    </message>
    <message>
        <source>Any edition can be played with a master. That’s one of you, in any seat: everybody announces their actions to the master, and nobody else handles what they cost or earn. You decide on a master when you start a new game.</source>
        <translation>Alla utgåvor går att spela med en mästare. Det är en av er, på vilken plats som helst. Alla meddelar sina drag till mästaren, som ensam sköter det som dragen kostar och ger. Mästare väljer ni när ni börjar ett nytt spel.</translation>
    </message>
    <message>
        <source>Ask yourself: why this hint, and why now? Usually a friend wants you to play that card, or to hang on to it.</source>
        <translation>Fråga dig varför du fick just den ledtråden, och varför just nu. Oftast vill en vän att du spelar kortet, eller att du sparar det.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>I korthet</translation>
    </message>
    <message>
        <source>At this table all ten multicolour cards join in, so you play with 60 cards.</source>
        <translation>Vid det här bordet är alla de tio flerfärgade korten med, så ni spelar med 60 kort.</translation>
    </message>
    <message>
        <source>At this table five of the multicolour cards join in, numbered 1 to 5, and the rest stay in the box. You play with 55 cards.</source>
        <translation>Vid det här bordet är fem av de flerfärgade korten med, numrerade från 1 till 5, och resten stannar i lådan. Ni spelar med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the five multicolour cards join in, so you play with 55 cards.</source>
        <translation>Vid det här bordet är de fem flerfärgade korten med, så ni spelar med 55 kort.</translation>
    </message>
    <message>
        <source>At this table the multicolour cards stay in the box, so you play with 50 cards.</source>
        <translation>Vid det här bordet stannar de flerfärgade korten i lådan, så ni spelar med 50 kort.</translation>
    </message>
    <message>
        <source>Before you discard, look through the discard pile. If all the other copies of a card are there already, the one still out is the last.</source>
        <translation>Bläddra igenom kasthögen innan du kastar. Ligger alla andra exemplar av ett kort redan där finns bara ett enda kvar.</translation>
    </message>
    <message>
        <source>Start with the 1s. A hint about them early on is rarely wasted.</source>
        <translation>Börja med ettorna. En tidig ledtråd om dem är sällan bortkastad.</translation>
    </message>
    <message>
        <source>All the colours and values are buttons below the table, too. First choose the teammate in the list beside them.</source>
        <translation>Alla färger och värden finns också som knappar nedanför bordet. Välj först medspelare i listan bredvid.</translation>
    </message>
    <message>
        <source>Between turns, anybody may peek in the same way: the others look away, and you study the hands in peace without taking a turn.</source>
        <translation>Mellan dragen får vem som helst titta på samma sätt: de andra tittar bort, och du kan studera deras kort i lugn och ro utan att göra något drag.</translation>
    </message>
    <message>
        <source>Between actions, the master may hand the role over to anybody else, from the Table menu.</source>
        <translation>Mellan två drag kan mästaren lämna över rollen till en annan spelare, från menyn Bord.</translation>
    </message>
    <message>
        <source>The German book lets its master go first, and that’s the oldest player. You’re playing without a master, so choose somebody, or let the program draw lots.</source>
        <translation>I det tyska regelhäftet är det mästaren som börjar, alltså den äldsta. Ni spelar utan mästare, så välj någon eller låt programmet lotta.</translation>
    </message>
    <message>
        <source>Cards in the game</source>
        <translation>Kort i spelet</translation>
    </message>
    <message>
        <source>Choose a card from your hand and put it face up on the table, whether you know what it is or not.</source>
        <translation>Välj ett kort på handen och lägg det på bordet med framsidan upp, vare sig du vet vilket det är eller inte.</translation>
    </message>
    <message>
        <source>Perfect show</source>
        <translation>Perfekt föreställning</translation>
    </message>
    <message>
        <source>Count the copies: a card you can’t replace is worth more than any hint.</source>
        <translation>Håll räkning på exemplaren: ett kort som inte går att ersätta är mer värt än vilken ledtråd som helst.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Svårighetsgrad</translation>
    </message>
    <message>
        <source>Discarding a card</source>
        <translation>Kasta ett kort</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without blue tokens you’ll soon run out of breath.</source>
        <translation>Klamra dig inte fast vid korten. Varje kort du kastar betalar en ledtråd åt någon, och utan blå marker går luften snart ur er.</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without clock tokens you’ll soon run out of breath.</source>
        <translation>Klamra dig inte fast vid korten. Varje kort du kastar betalar en ledtråd åt någon, och utan klockmarker går luften snart ur er.</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without hint tiles you’ll soon run out of breath.</source>
        <translation>Klamra dig inte fast vid korten. Varje kort du kastar betalar en ledtråd åt någon, och utan ledtrådsbrickor går luften snart ur er.</translation>
    </message>
    <message>
        <source>Drag your cards into any order you like. Raise one, turn one sideways, or write yourself a note on it that nobody else will see. It’s all still there when you open a saved game.</source>
        <translation>Flytta korten som du vill genom att dra dem med musen. Lyft ett, vrid ett på tvären eller skriv en anteckning som bara du får se. Allt finns kvar när ni öppnar ett sparat spel.</translation>
    </message>
    <message>
        <source>There’s only one of each multicolour card, so look after them like 5s.</source>
        <translation>Det finns bara ett av varje flerfärgat kort, så var lika rädda om dem som om femmorna.</translation>
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
        <source>Before every action, announce to the master what you’re going to do.</source>
        <translation>Före varje drag meddelar du mästaren vad du tänker göra.</translation>
    </message>
    <message>
        <source>Every action is saved before the next one begins, so you can stop at any moment and carry on later.</source>
        <translation>Varje drag sparas innan nästa börjar, så ni kan sluta när som helst och fortsätta senare.</translation>
    </message>
    <message>
        <source>A hint costs one blue token, which comes out of the box lid and goes beside it. Once there are none left in the lid, nobody can give a hint.</source>
        <translation>En ledtråd kostar en blå marker, som tas ur lådans lock och läggs bredvid. När det inte finns någon blå marker kvar i locket går det inte att ge fler ledtrådar.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which goes from the table into the box lid. Once there are none left on the table, nobody can give a hint.</source>
        <translation>En ledtråd kostar en klockmarker, som flyttas från bordet till lådans lock. När det inte finns någon kvar på bordet går det inte att ge fler ledtrådar.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which is turned on its side. Once there are none left the right way up, nobody can give a hint.</source>
        <translation>En ledtråd kostar en klockmarker, som läggs på sidan. När ingen längre är rättvänd går det inte att ge fler ledtrådar.</translation>
    </message>
    <message>
        <source>A hint costs one hint tile, which is turned from white to black. Once there are no white ones left, nobody can give a hint.</source>
        <translation>En ledtråd kostar en ledtrådsbricka, som vänds från vit till svart. När ingen längre är vit går det inte att ge fler ledtrådar.</translation>
    </message>
    <message>
        <source>No starry sky is left: the show is lost.</source>
        <translation>Ingen stjärnhimmel är kvar: föreställningen är förlorad.</translation>
    </message>
    <message>
        <source>Everybody at the table can hear a screen reader. That’s why, in a private view, it says nothing about the teammates’ cards until you press a key for one. On the page that asks the others to look away, each player can choose to hear every card, or none.</source>
        <translation>En skärmläsare hörs runt hela bordet. När en spelare är ensam med korten säger den därför ingenting om medspelarnas kort förrän spelaren trycker på en tangent för det. På sidan där de andra ombeds titta bort kan varje spelare välja att höra alla korten, eller inget av dem.</translation>
    </message>
    <message>
        <source>You can drag a card as well: drop it on the fireworks to play it, or on the discard pile to discard it. You’ll see what is going to happen before you let go.</source>
        <translation>Du kan också flytta ett kort med musen: släpp det på fyrverkerierna för att spela det, eller på kasthögen för att kasta det. Vad som kommer att hända ser du innan du släpper det.</translation>
    </message>
    <message>
        <source>You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. You can take back a hint freely until somebody opens the next private view. After that, or once a card has been turned up, everybody must agree.</source>
        <translation>Om ni har förhastat er kan ni ta tillbaka ett drag, eller flera på en gång (menyn Bord: Ta tillbaka till…), ända till utdelningen. En ledtråd får ni fritt ta tillbaka tills någon nästa gång är ensam med korten. Därefter, eller när ett kort har vänts upp, måste alla vara överens.</translation>
    </message>
    <message>
        <source>You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. You can take back a hint freely until somebody opens the next private view. After that, or once a card has been turned up, the master must agree.</source>
        <translation>Om ni har förhastat er kan ni ta tillbaka ett drag, eller flera på en gång (menyn Bord: Ta tillbaka till…), ända till utdelningen. En ledtråd får ni fritt ta tillbaka tills någon nästa gång är ensam med korten. Därefter, eller när ett kort har vänts upp, måste mästaren gå med på det.</translation>
    </message>
    <message>
        <source>You can do everything from the keyboard:</source>
        <translation>Allt går att göra från tangentbordet:</translation>
    </message>
    <message>
        <source>Either way, draw a new card without looking at it.</source>
        <translation>I båda fallen drar du sedan ett nytt kort utan att titta på det.</translation>
    </message>
    <message>
        <source>Fireworks on their way up. The yellow one is complete.</source>
        <translation>Fyrverkerier på väg upp. Det gula är färdigt.</translation>
    </message>
    <message>
        <source>For each turn, the screen asks everybody except one player to look away. No cards are shown until that player has chosen “I am …: show the cards”.</source>
        <translation>Inför varje drag ber skärmen alla utom en spelare att titta bort. Inga kort visas förrän den spelaren har valt ”Jag är …: visa korten”.</translation>
    </message>
    <message>
        <source>Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the white one 3. That makes {sum} points.</source>
        <translation>Säg att det röda fyrverkeriet har nått 4, det gula 5, det gröna 2, det blå 4 och det vita 3. Det blir {sum} poäng.</translation>
    </message>
    <message>
        <source>Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the white one 3 and the multicolour one 3. That makes {sum} points.</source>
        <translation>Säg att det röda fyrverkeriet har nått 4, det gula 5, det gröna 2, det blå 4, det vita 3 och det flerfärgade 3. Det blir {sum} poäng.</translation>
    </message>
    <message>
        <source>For players who know what they’re holding: say which colour you’re about to play, and earn a hint for it.</source>
        <translation>För dig som vet vad du har på hand: säg vilken färg du tänker spela, och tjäna en ledtråd på det.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Förberedelser</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Ge en ledtråd</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Svårare: tillåt färre misstag, eller spela med färre klockmarker. Lättare: fler av det ena eller det andra.</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more of either.</source>
        <translation>Svårare: färre röda marker, eller färre blå. Lättare: fler röda, eller fler blå.</translation>
    </message>
    <message>
        <source>Harder: play with two storm tiles instead of three, or with only one. Easier: add the spare hint tile to the eight, and coins if you’d like even more.</source>
        <translation>Svårare: spela med två ovädersbrickor i stället för tre, eller med bara en. Lättare: lägg reservbrickan till de åtta ledtrådsbrickorna, och ta mynt till hjälp om ni vill ha ännu fler.</translation>
    </message>
    <message>
        <source>Pick up your cards with their backs towards you, so that everybody else can see the faces and you can’t. On this screen the program takes care of that.</source>
        <translation>Håll korten med baksidan mot dig, så att alla andra ser framsidorna men inte du. På den här skärmen sköter programmet det.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Så växer fyrverkerierna</translation>
    </message>
    <message>
        <source>How strict to be is for your group to decide, best before the first card is dealt. Every group finds its own balance.</source>
        <translation>Hur stränga ni vill vara bestämmer ni själva, helst innan det första kortet delas ut. Varje gäng hittar sin egen linje.</translation>
    </message>
    <message>
        <source>How the show ends</source>
        <translation>Så slutar föreställningen</translation>
    </message>
    <message>
        <source>If everybody agrees, you can pause, which covers the table, or end the game early and count your points.</source>
        <translation>Om alla är överens kan ni pausa, så att bordet täcks, eller avsluta spelet i förtid och räkna poängen.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, the bonus is lost.</source>
        <translation>Om ingen blå marker är förbrukad går bonusen förlorad.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, the one you’ve earned is lost.</source>
        <translation>Om ingen blå marker är förbrukad går belöningen förlorad.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, the bonus is lost.</source>
        <translation>Om ingen klockmarker är förbrukad går bonusen förlorad.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, the one you’ve earned is lost.</source>
        <translation>Om ingen klockmarker är förbrukad går belöningen förlorad.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the bonus is lost.</source>
        <translation>Om alla ledtrådsbrickor är vita går bonusen förlorad.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the one you’ve earned is lost.</source>
        <translation>Om alla ledtrådsbrickor är vita går belöningen förlorad.</translation>
    </message>
    <message>
        <source>If it starts or continues the firework of its colour, add it there. A firework starts with the 1, and each card after that must be exactly one higher than the one before.</source>
        <translation>Om kortet påbörjar fyrverkeriet i sin färg, eller bygger vidare på det, lägger du det där. Ett fyrverkeri börjar med ettan, och varje kort därefter ska vara precis ett steg högre än det förra.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the storm comes closer: a storm tile is turned from the starry sky to lightning.</source>
        <translation>Om kortet inte passar hamnar det i kasthögen, och ovädret kommer närmare: en ovädersbricka vänds från stjärnhimmel till blixt.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: a red token goes into the box lid.</source>
        <translation>Om kortet inte passar hamnar det i kasthögen, och stubinen blir kortare: en röd marker åker ner i lådans lock.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: one red fuse token is used up.</source>
        <translation>Om kortet inte passar hamnar det i kasthögen, och stubinen blir kortare: en röd stubinmarker är förbrukad.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: the top fuse token comes off the stack and goes into the box lid.</source>
        <translation>Om kortet inte passar hamnar det i kasthögen, och stubinen blir kortare: den översta stubinmarkern tas från stapeln och läggs i lådans lock.</translation>
    </message>
    <message>
        <source>If the master agrees, you can pause, which covers the table, or end the game early and count your points.</source>
        <translation>Om mästaren går med på det kan ni pausa, så att bordet täcks, eller avsluta spelet i förtid och räkna poängen.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no blue token to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Ibland har en spelare inga kort kvar och kan inte ge någon ledtråd heller. Antingen är de blå markerna slut, eller så har ingen medspelare några kort. Då kan föreställningen inte bli färdig, och den är genast förlorad.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no clock token to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Ibland har en spelare inga kort kvar och kan inte ge någon ledtråd heller. Antingen är klockmarkerna slut, eller så har ingen medspelare några kort. Då kan föreställningen inte bli färdig, och den är genast förlorad.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no white hint tile to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Ibland har en spelare inga kort kvar och kan inte ge någon ledtråd heller. Antingen är alla ledtrådsbrickor svarta, eller så har ingen medspelare några kort. Då kan föreställningen inte bli färdig, och den är genast förlorad.</translation>
    </message>
    <message>
        <source>If you all agree, a hint may name a colour or a value that the hand doesn’t have: “you have no white cards”.</source>
        <translation>Om alla är med på det får en ledtråd nämna en färg eller ett värde som inte finns på handen: ”du har inga vita kort”.</translation>
    </message>
    <message>
        <source>You can combine it with any of the multicolour variants.</source>
        <translation>Den här varianten går att kombinera med vilken som helst av dem som har flerfärgade kort.</translation>
    </message>
    <message>
        <source>Name exactly one colour or exactly one value, never both.</source>
        <translation>Nämn en enda färg eller ett enda värde, aldrig båda.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one blue token goes back into the box lid.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då åker en blå marker tillbaka ner i lådans lock.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one clock token comes back out of the box lid onto the table.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då kommer en klockmarker tillbaka från lådans lock till bordet.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one spent clock token is turned the right way up again.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då vänds en förbrukad klockmarker rätt igen.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då vänds en ledtrådsbricka från svart till vit igen.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Titta bort</translation>
    </message>
    <message>
        <source>Game lost at</source>
        <translation>Förlust vid</translation>
    </message>
    <message>
        <source>Your memory can have some help, too. For each game, the setting “Memory aid” decides how much of the hints stays on the cards:</source>
        <translation>Minnet kan också få lite hjälp. För varje spel avgör inställningen ”Minneshjälp” hur mycket av ledtrådarna som står kvar på korten:</translation>
    </message>
    <message>
        <source>Multicolour counts as a colour of its own.</source>
        <translation>Flerfärgat räknas som en egen färg.</translation>
    </message>
    <message>
        <source>These rules don’t say who goes first: choose somebody, or let the program draw lots.</source>
        <translation>De här reglerna säger inte vem som börjar. Välj någon eller låt programmet lotta.</translation>
    </message>
    <message>
        <source>No colour is named beforehand in this game: just turn the card up and see.</source>
        <translation>I det här spelet sägs ingen färg i förväg. Vänd bara upp kortet och se!</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Inget kvar att göra</translation>
    </message>
    <message>
        <source>There’s nothing to announce here: a click is the action itself.</source>
        <translation>Här behöver ingenting meddelas: ett klick är själva draget.</translation>
    </message>
    <message>
        <source>The game doesn’t stop just because 25 points are out of reach: make the best of what’s left.</source>
        <translation>Spelet slutar inte bara för att 25 poäng är utom räckhåll. Gör det bästa av det som är kvar.</translation>
    </message>
    <message>
        <source>The game doesn’t stop just because 30 points are out of reach: make the best of what’s left.</source>
        <translation>Spelet slutar inte bara för att 30 poäng är utom räckhåll. Gör det bästa av det som är kvar.</translation>
    </message>
    <message>
        <source>Now that player sees every hand but their own, finds out first what has happened since their last turn, and takes the turn. This is the only place to take a turn or arrange a hand.</source>
        <translation>Nu ser spelaren allas kort utom sina egna, får först veta vad som har hänt sedan sist och gör därefter sitt drag. Bara här går det att göra ett drag eller ordna handen.</translation>
    </message>
    <message>
        <source>On this screen, the announcement shows which tile has to be turned. The master turns it with a click, a drag or the keyboard, and only then does the game go on.</source>
        <translation>På den här skärmen visar det meddelade draget vilken bricka som ska vändas. Mästaren vänder den med ett klick, genom att dra den eller från tangentbordet, och först då går spelet vidare.</translation>
    </message>
    <message>
        <source>On this screen, the announcement shows which token has to move. The master moves it with a click, a drag or the keyboard, and only then does the game go on.</source>
        <translation>På den här skärmen visar det meddelade draget vilken marker som ska flyttas. Mästaren flyttar den med ett klick, genom att dra den eller från tangentbordet, och först då går spelet vidare.</translation>
    </message>
    <message>
        <source>On your turn, you do exactly one of three things:</source>
        <translation>När det är din tur gör du en, och bara en, av tre saker:</translation>
    </message>
    <message>
        <source>Ready for something different? This edition also offers:</source>
        <translation>Sugna på omväxling? Den här utgåvan bjuder också på:</translation>
    </message>
    <message>
        <source>Even after the card has been turned up, the action can be taken back if the master agrees: the card returns to the hand, and whatever was moved for it goes back too.</source>
        <translation>Även när kortet är uppvänt kan draget tas tillbaka, om mästaren går med på det. Kortet hamnar på handen igen, och allt annat blir som det var.</translation>
    </message>
    <message>
        <source>Once the deck is empty</source>
        <translation>När draghögen är tom</translation>
    </message>
    <message>
        <source>Here’s what makes it tricky, and wonderful: you hold your cards facing away from you. Everybody else sees them. You never do, not once in the whole game, so all you know about them is what your friends’ hints tell you.</source>
        <translation>En sak gör det knepigt, och alldeles underbart: du håller dina kort vända från dig. Alla andra ser dem, men du själv får inte se dem en enda gång under hela spelet. Det enda du vet om dem är vad dina vänners ledtrådar berättar.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all five fireworks complete, for 25 points. Anything less is a defeat, so there’s no applause to measure here.</source>
        <translation>Bara den perfekta föreställningen räknas: alla fem fyrverkerierna färdiga, för 25 poäng. Allt annat är en förlust, så här finns inga applåder att mäta.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all six fireworks complete, for 30 points. Anything less is a defeat, so there’s no applause to measure here.</source>
        <translation>Bara den perfekta föreställningen räknas: alla sex fyrverkerierna färdiga, för 30 poäng. Allt annat är en förlust, så här finns inga applåder att mäta.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>Ta en titt</translation>
    </message>
    <message>
        <source>Play passes to the left, clockwise around the table.</source>
        <translation>Turen går åt vänster, medurs runt bordet.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Spela ett kort</translation>
    </message>
    <message>
        <source>Playing on this screen</source>
        <translation>Spela på den här skärmen</translation>
    </message>
    <message>
        <source>If every copy of a card is on the discard pile before its firework has got that far, the firework can never be completed. It can still grow, and score, up to the value below the lost card; on this screen, a small plate on the firework shows how far. Keep playing its cards up to there. Only the higher ones are useless now, so discard those to pay for more hints. If the very next card is lost, the firework can grow no more, and a ribbon is tied around it.</source>
        <translation>Ligger alla exemplar av ett kort i kasthögen innan fyrverkeriet har kommit så långt kan det aldrig bli färdigt. Det kan ändå växa, och ge poäng, ända upp till värdet under det förlorade kortet. Här på skärmen visar en liten skylt på fyrverkeriet hur långt. Fortsätt att spela korten upp till dess. Det är bara de högre som inte längre är till någon nytta. Kasta dem, så får ni råd med fler ledtrådar. Är det redan nästa kort som är förlorat kan fyrverkeriet inte växa mer, och ett band knyts om det.</translation>
    </message>
    <message>
        <source>Red needs its 4 next. Yellow can only grow to 3, because both its 4s are gone. Green has a ribbon around it, because both its 3s are gone. White is still waiting for its 1.</source>
        <translation>Rött behöver sin fyra härnäst. Gult kan bara växa till 3, för båda fyrorna är borta. Grönt har ett band om sig, för båda treorna är borta. Vitt väntar ännu på sin etta.</translation>
    </message>
    <message>
        <source>Rest the pointer there first, and you’ll see every card the hint would point at.</source>
        <translation>Håll pekaren stilla där först, så ser du alla kort som ledtråden skulle peka på.</translation>
    </message>
    <message>
        <source>Say aloud that you’re discarding before you do it.</source>
        <translation>Säg högt att du tänker kasta innan du gör det.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Ångra ett drag</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle all %n cards and deal everybody a hand, face down:</source>
        <translation>
            <numerusform>Blanda kortet och dela ut det med baksidan upp:</numerusform>
            <numerusform>Blanda alla %n korten och ge var och en sin hand, med baksidan upp:</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle in five multicolour cards, numbered 1 to 5. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not wild. But there’s only one of each card, so every single one is irreplaceable.</source>
        <translation>Blanda in fem flerfärgade kort, numrerade från 1 till 5. De blir en sjätte färg med ett sjätte fyrverkeri, och nu kan ni få upp till 30 poäng. Flerfärgat är en färg som alla andra: ledtrådar får nämna den, och korten är inga jokrar. Men det finns bara ett kort av varje värde, så inget av dem går att ersätta.</translation>
    </message>
    <message>
        <source>Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not wild.</source>
        <translation>Blanda in tio flerfärgade kort. De blir en sjätte färg med ett sjätte fyrverkeri, och nu kan ni få upp till 30 poäng. Flerfärgat är en färg som alla andra: ledtrådar får nämna den, och korten är inga jokrar.</translation>
    </message>
    <message>
        <source>Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. No hint can ever name multicolour. Instead, every colour hint, whatever the colour, also points at all multicolour cards in that hand. Once played, they make a firework of their own.</source>
        <translation>Blanda in tio flerfärgade kort. De blir en sjätte färg med ett sjätte fyrverkeri, och nu kan ni få upp till 30 poäng. Ingen ledtråd får någonsin nämna flerfärgat. I stället pekar varje färgledtråd, vilken färg den än gäller, också på alla flerfärgade kort på handen. När de spelas bygger de ett eget fyrverkeri.</translation>
    </message>
    <message>
        <source>Careful: misplaying an indispensable card loses the game for everybody.</source>
        <translation>Se upp! Spelar du ett oumbärligt kort fel är spelet förlorat för alla.</translation>
    </message>
    <message>
        <source>Careful: discarding an indispensable card loses the game for everybody.</source>
        <translation>Se upp! Kastar du ett oumbärligt kort är spelet förlorat för alla.</translation>
    </message>
    <message>
        <source>Strictly speaking, you may tell each other nothing but hints.</source>
        <translation>Strängt taget är ledtrådar det enda ni får säga till varandra.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Prat vid bordet</translation>
    </message>
    <message>
        <source>The last red token goes into the box lid.</source>
        <translation>Den sista röda markern åker ner i lådans lock.</translation>
    </message>
    <message>
        <source>The last fuse comes off the stack and uncovers the explosion.</source>
        <translation>Den sista stubinen lyfts av stapeln, och explosionen blottas.</translation>
    </message>
    <message>
        <source>The last storm tile is turned to lightning.</source>
        <translation>Den sista ovädersbrickan vänds till blixt.</translation>
    </message>
    <message>
        <source>The last red fuse token is used up.</source>
        <translation>Den sista röda stubinmarkern är förbrukad.</translation>
    </message>
    <message>
        <source>The best hints help two people: whoever receives them, and whoever plays next.</source>
        <translation>De bästa ledtrådarna hjälper två: den som får dem, och den som spelar härnäst.</translation>
    </message>
    <message>
        <source>The blue firework is at 2, so the blue 3 comes next: it fits.</source>
        <translation>Det blå fyrverkeriet står på 2 och väntar på den blå trean: den passar.</translation>
    </message>
    <message>
        <source>The blue firework is at 2, so the blue 4 doesn’t fit: that’s a mistake.</source>
        <translation>Det blå fyrverkeriet står på 2, så den blå fyran passar inte: det är ett misstag.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Bonusen</translation>
    </message>
    <message>
        <source>Out goes a card, back comes a hint.</source>
        <translation>Ett kort försvinner, en ledtråd kommer tillbaka.</translation>
    </message>
    <message>
        <source>In Japan, fireworks are called hanabi. The word is made up of two others, “flower” and “fire”, and that’s just what opens up in the night sky: a flower of fire.</source>
        <translation>I Japan heter fyrverkeri hanabi. Ordet är sammansatt av två andra, ”blomma” och ”eld”, och det är precis vad som slår ut på natthimlen: en blomma av eld.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards, and at the multicolour one too.</source>
        <translation>Färgledtråden ”röd” pekar på båda de röda korten, och på det flerfärgade också.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards.</source>
        <translation>Färgledtråden ”röd” pekar på båda de röda korten.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no blue token comes back.</source>
        <translation>Rätt färg, men kortet passar inte: det är ett vanligt misstag, och ingen blå marker kommer tillbaka.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no clock token comes back.</source>
        <translation>Rätt färg, men kortet passar inte: det är ett vanligt misstag, och ingen klockmarker kommer tillbaka.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no hint tile is turned back.</source>
        <translation>Rätt färg, men kortet passar inte: det är ett vanligt misstag, och ingen ledtrådsbricka vänds tillbaka.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one blue token comes back, on top of the bonus one if the card is a 5.</source>
        <translation>Rätt färg: kortet spelas som vanligt, och en blå marker kommer tillbaka, utöver bonusen om kortet är en femma.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one clock token comes back, on top of the bonus one if the card is a 5.</source>
        <translation>Rätt färg: kortet spelas som vanligt, och en klockmarker kommer tillbaka, utöver bonusen om kortet är en femma.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one hint tile is turned back to white, on top of the bonus one if the card is a 5.</source>
        <translation>Rätt färg: kortet spelas som vanligt, och en ledtrådsbricka vänds till vit igen, utöver bonusen om kortet är en femma.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile, even if it would have fitted, and a storm tile is turned to lightning.</source>
        <translation>Fel färg: kortet hamnar i kasthögen, även om det hade passat, och en ovädersbricka vänds till blixt.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile, even if it would have fitted, and it counts as a mistake.</source>
        <translation>Fel färg: kortet hamnar i kasthögen, även om det hade passat, och det räknas som ett misstag.</translation>
    </message>
    <message>
        <source>Tiles turned by</source>
        <translation>Brickorna vänds av</translation>
    </message>
    <message>
        <source>What you announce to the master is no hint, so that’s always allowed.</source>
        <translation>Det ni meddelar mästaren är ingen ledtråd, så det är alltid tillåtet.</translation>
    </message>
    <message>
        <source>With a sixth suit in the game, the scale goes on:</source>
        <translation>Med en sjätte färg i spelet fortsätter skalan:</translation>
    </message>
    <message>
        <source>You can combine it with the variant “{variant}”.</source>
        <translation>Den här varianten går att kombinera med ”{variant}”.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour can never be named. Its cards are wild: every colour hint, whatever the colour, points at all of them in that hand as well.</source>
        <translation>Du kan nämna vitt, rött, blått, gult och grönt. Flerfärgat kan du aldrig nämna. De korten är jokrar: varje färgledtråd, vilken färg den än gäller, pekar också på alla jokrar på handen.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour cards are not in this game.</source>
        <translation>Du kan nämna vitt, rött, blått, gult och grönt. Flerfärgade kort är inte med i det här spelet.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any other, and it is not wild.</source>
        <translation>Du kan nämna vitt, rött, blått, gult, grönt och flerfärgat. Flerfärgat är en färg som alla andra, och korten är inga jokrar.</translation>
    </message>
    <message>
        <source>The discard pile lies face up, and anybody may look through it at any time.</source>
        <translation>Kasthögen ligger med framsidan upp, och alla får bläddra i den när de vill.</translation>
    </message>
    <message>
        <source>The explosion is uncovered: the show is lost.</source>
        <translation>Explosionen är blottad: föreställningen är förlorad.</translation>
    </message>
    <message>
        <source>The fourth mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Det fjärde misstaget betyder förlust. Spelet avbryts genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>Click the green tick on one of your own cards to play it.</source>
        <translation>Klicka på den gröna bocken på ett av dina egna kort för att spela det.</translation>
    </message>
    <message>
        <source>1 Fireworks · 2 Deck · 3 Discard pile · 4 {clocks} · 5 {fuses} · 6 A player’s own cards</source>
        <extracomment>The figures stand in the picture. {clocks} and {fuses} are the tokens, as in &quot;Clock tokens&quot;.</extracomment>
        <translation>1 Fyrverkerier · 2 Draghög · 3 Kasthög · 4 {clocks} · 5 {fuses} · 6 En spelares egna kort</translation>
    </message>
    <message>
        <source>Add up the highest card of each firework, and that’s your score.</source>
        <translation>Lägg ihop värdet på det högsta kortet i varje fyrverkeri, så har ni ert resultat.</translation>
    </message>
    <message>
        <source>All set? Then this is what lies in front of you.</source>
        <translation>Allt klart? Då ligger det här framför er.</translation>
    </message>
    <message>
        <source>And then there’s the weather. Up above, the gods like their nights dark and quiet. A beautiful show they’ll put up with, but every rocket that goes astray makes them grumble, and the clouds roll in. Annoy them once too often, and they’ll send a thunderstorm to put an end to it.</source>
        <translation>Och så var det vädret. Gudarna där uppe vill helst ha natten mörk och tyst. Ett vackert fyrverkeri kan de stå ut med, men för varje raket på villovägar muttrar de, och molnen drar ihop sig. Retar ni dem en gång för mycket skickar de ett åskväder som gör slut på alltihop.</translation>
    </message>
    <message>
        <source>Announce a discard. The master takes one clock token out of the box lid, and then you discard the card and draw a new one.</source>
        <translation>Meddela att du vill kasta. Mästaren tar en klockmarker ur lådans lock, och sedan kastar du kortet och drar ett nytt.</translation>
    </message>
    <message>
        <source>Announce a discard. The master turns one clock token the right way up, and then you discard the card and draw a new one.</source>
        <translation>Meddela att du vill kasta. Mästaren vänder en klockmarker rätt igen, och sedan kastar du kortet och drar ett nytt.</translation>
    </message>
    <message>
        <source>Announce a hint. The master puts one clock token into the box lid, and then you give your hint.</source>
        <translation>Meddela att du vill ge en ledtråd. Mästaren lägger en klockmarker i lådans lock, och sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>Announce a hint. The master turns one clock token on its side, and then you give your hint.</source>
        <translation>Meddela att du vill ge en ledtråd. Mästaren lägger en klockmarker på sidan, och sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master puts the top fuse token into the box lid and the card goes to the discard pile. If it completes a firework, the master takes one clock token out of the lid, if any has been spent. Then you draw.</source>
        <translation>Meddela att du vill spela, och vänd sedan upp kortet. Om det inte passar lägger mästaren den översta stubinmarkern i lådans lock, och kortet hamnar i kasthögen. Om det gör ett fyrverkeri färdigt tar mästaren en klockmarker ur locket, om någon är förbrukad. Sedan drar du.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master turns one red fuse token on its side and the card goes to the discard pile. If it completes a firework, the master turns one clock token the right way up, if any has been spent. Then you draw.</source>
        <translation>Meddela att du vill spela, och vänd sedan upp kortet. Om det inte passar lägger mästaren en röd stubinmarker på sidan, och kortet hamnar i kasthögen. Om det gör ett fyrverkeri färdigt vänder mästaren en klockmarker rätt igen, om någon är förbrukad. Sedan drar du.</translation>
    </message>
    <message>
        <source>Around a table, you’d say your hints aloud, with a finger on each card:</source>
        <translation>Runt ett riktigt bord säger ni ledtrådarna högt, med ett finger på varje kort:</translation>
    </message>
    <message>
        <source>But never “this one is a red 1”: that’s a colour and a value in one. And never “this one is red” if there’s another red card in the same hand.</source>
        <translation>Men aldrig ”det här är en röd etta”: det är både en färg och ett värde. Och aldrig ”det här kortet är rött” om det finns ett rött kort till på samma hand.</translation>
    </message>
    <message>
        <source>For example: a teammate holds a blue 2, a blue 4 and a multicolour 1. A hint about blue is “you have three blue cards, here, here and here”. A hint about red is “you have a red card, here”, and points at the multicolour 1.</source>
        <translation>Ett exempel: en medspelare har en blå tvåa, en blå fyra och en flerfärgad etta. Om blått säger du ”du har tre blå kort, här, här och här”. Om rött säger du ”du har ett rött kort, här” och pekar på den flerfärgade ettan.</translation>
    </message>
    <message>
        <source>For example: a teammate holds a red 3 and two multicolour cards. You can say “you have two multicolour cards, here and here”, but a hint about red points at the red 3 alone.</source>
        <translation>Ett exempel: en medspelare har en röd trea och två flerfärgade kort. Du kan säga ”du har två flerfärgade kort, här och här”, men en ledtråd om rött pekar bara på den röda trean.</translation>
    </message>
    <message>
        <source>For example: if the multicolour 3 is discarded, the sixth firework can never grow past 2.</source>
        <translation>Ett exempel: om den flerfärgade trean kastas kan det sjätte fyrverkeriet aldrig växa längre än till 2.</translation>
    </message>
    <message>
        <source>For example: the blue firework is at 2. You say “blue”, turn up your card, and it’s the blue 3. Well done! If it had been the red 1 instead, it would have gone to the discard pile.</source>
        <translation>Ett exempel: det blå fyrverkeriet står på 2. Du säger ”blå”, vänder upp kortet, och det är den blå trean. Bravo! Hade det i stället varit den röda ettan hade det hamnat i kasthögen.</translation>
    </message>
    <message>
        <source>For example: the yellow firework is at 2, and one of the yellow 4s has been discarded. The other one is now indispensable.</source>
        <translation>Ett exempel: det gula fyrverkeriet står på 2, och den ena gula fyran är kastad. Nu är den andra oumbärlig.</translation>
    </message>
    <message>
        <source>From left to right: {cards}.</source>
        <translation>Från vänster till höger: {cards}.</translation>
    </message>
    <message>
        <source>Here is everything this edition offers. What you’re playing at this table is marked.</source>
        <translation>Det här är allt som utgåvan bjuder på. Det ni spelar vid det här bordet är markerat.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I mitten ligger fyrverkerierna, inget av dem påbörjat. Till vänster ligger markerna med lådans lock och bredvid locket kasthögen, till höger draghögen. Medspelarnas händer längst upp visar framsidorna, handen längst ner bara baksidorna.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left is what counts hints and mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I mitten ligger fyrverkerierna, inget av dem påbörjat. Till vänster ligger det som räknar ledtrådar och misstag, till höger draghögen och kasthögen. Medspelarnas händer längst upp visar framsidorna, handen längst ner bara baksidorna.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Register</translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. For every mistake, one of them goes in.</source>
        <translation>
            <numerusform>Lägg den röda markern bredvid locket. Gör ni ett misstag åker den ner i det.</numerusform>
            <numerusform>Lägg de %n röda markerna bredvid locket. För varje misstag åker en av dem ner i det.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up: that means they’re ready to use. A spent one is turned on its side.</source>
        <translation>
            <numerusform>Lägg ut klockmarkern rättvänd: då är den tillgänglig. När den är förbrukad läggs den på sidan.</numerusform>
            <numerusform>Lägg ut de %n klockmarkerna rättvända: då är de tillgängliga. De förbrukade läggs på sidan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Lägg ut ledtrådsbrickan med den vita sidan upp: vit betyder tillgänglig. När den är förbrukad vänds den svarta sidan upp.</numerusform>
            <numerusform>Lägg ut de %n ledtrådsbrickorna med den vita sidan upp: vit betyder tillgänglig. De förbrukade vänds till svart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table, ready to use, and put the box lid beside them: that’s where the spent ones go.</source>
        <translation>
            <numerusform>Lägg klockmarkern på bordet med framsidan upp: då är den tillgänglig. Ställ lådans lock bredvid. Där hamnar den när den är förbrukad.</numerusform>
            <numerusform>Lägg de %n klockmarkerna på bordet med framsidan upp: då är de tillgängliga. Ställ lådans lock bredvid. Där hamnar de förbrukade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Lägg ledtrådsbrickan framför mästaren med den vita sidan upp: vit betyder tillgänglig. När den är förbrukad vänds den svarta sidan upp.</numerusform>
            <numerusform>Lägg de %n ledtrådsbrickorna framför mästaren med den vita sidan upp: vit betyder tillgänglig. De förbrukade vänds till svart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles beside the hint tiles, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Lägg ovädersbrickan bredvid ledtrådsbrickorna med stjärnhimlen upp. Gör ni ett misstag vänds den till blixt.</numerusform>
            <numerusform>Lägg de %n ovädersbrickorna bredvid ledtrådsbrickorna med stjärnhimlen upp. För varje misstag vänds en av dem till blixt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Lägg även ovädersbrickan framför mästaren, med stjärnhimlen upp. Gör ni ett misstag vänds den till blixt.</numerusform>
            <numerusform>Lägg även de %n ovädersbrickorna framför mästaren, med stjärnhimlen upp. För varje misstag vänds en av dem till blixt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave room beside the box lid for the discard pile, and in front of the deck for the fireworks, one stack for each colour.</source>
        <translation>Lämna plats för kasthögen bredvid lådans lock och för fyrverkerierna framför draghögen, en trave för varje färg.</translation>
    </message>
    <message>
        <source>Leave room beside the deck for the discard pile, and in front of it for the fireworks, one stack for each colour.</source>
        <translation>Lämna plats för kasthögen bredvid draghögen och för fyrverkerierna framför den, en trave för varje färg.</translation>
    </message>
    <message>
        <source>One hand, seen from both sides: by its owner, and by everybody else.</source>
        <translation>Samma hand från två håll: så ser ägaren den, och så ser alla andra den.</translation>
    </message>
    <message>
        <source>One multicolour card of each value, and no spares.</source>
        <translation>Ett flerfärgat kort av varje värde, och inga i reserv.</translation>
    </message>
    <message>
        <source>Only the master does this, once the hint has been announced.</source>
        <translation>Bara mästaren gör det här, när ledtråden har meddelats.</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, where they’re ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Lägg den blå markern i lådans lock: där är den tillgänglig. När den är förbrukad hamnar den bredvid locket.</numerusform>
            <numerusform>Lägg de %n blå markerna i lådans lock: där är de tillgängliga. De förbrukade hamnar bredvid locket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six fireworks on their way up; the yellow one is complete.</source>
        <translation>Sex fyrverkerier på väg upp. Det gula är färdigt.</translation>
    </message>
    <message>
        <source>Sneaking a look at your own cards? No pyrotechnician with any honour would dream of it, and it spoils all the fun.</source>
        <translation>Smygtitta på sina egna kort? Det skulle ingen hederlig pyrotekniker drömma om, och det förstör allt det roliga.</translation>
    </message>
    <message>
        <source>Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of everything except the 5s and the multicolour cards, so the show will usually survive it.</source>
        <translation>Ibland måste du kasta ett kort som du inte vet något om. Misströsta inte! Alla kort utom femmorna och de flerfärgade finns i mer än ett exemplar, så föreställningen brukar klara sig.</translation>
    </message>
    <message>
        <source>Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of everything except the 5s, so the show will usually survive it.</source>
        <translation>Ibland måste du kasta ett kort som du inte vet något om. Misströsta inte! Alla kort utom femmorna finns i mer än ett exemplar, så föreställningen brukar klara sig.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</source>
        <translation>
            <numerusform>Lägg ut stubinmarkern med explosionen.</numerusform>
            <numerusform>Stapla de %n stubinmarkerna med explosionen underst och den längsta stubinen överst. Varje misstag bränner bort en av dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside the clock tokens. Every mistake uses one up.</source>
        <translation>
            <numerusform>Lägg den röda stubinmarkern bredvid klockmarkerna. Gör ni ett misstag är den förbrukad.</numerusform>
            <numerusform>Stapla de %n röda stubinmarkerna bredvid klockmarkerna. Varje misstag förbrukar en.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 5 completes the yellow firework, and here comes the bonus.</source>
        <translation>Femman gör det gula fyrverkeriet färdigt, och där kommer bonusen.</translation>
    </message>
    <message>
        <source>The colour hint “blue” points at the blue card, and at both multicolour ones.</source>
        <translation>Färgledtråden ”blå” pekar på det blå kortet, och på båda de flerfärgade.</translation>
    </message>
    <message>
        <source>The colour hint “multicolour” points at both multicolour cards, and at no others.</source>
        <translation>Färgledtråden ”flerfärgad” pekar på båda de flerfärgade korten, och inte på några andra.</translation>
    </message>
    <message>
        <source>The last card has been drawn. Three turns are left, and whoever drew it takes the last one.</source>
        <translation>Det sista kortet är draget. Tre drag återstår, och den som drog kortet gör det sista.</translation>
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
        <source>The last red token is in the lid: the show is lost.</source>
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
        <source>The master also decides for everybody whether an action is taken back, and whether the game is paused or ended early.</source>
        <translation>Mästaren bestämmer också åt alla om ett drag ska tas tillbaka, om spelet ska pausas och om det ska avslutas i förtid.</translation>
    </message>
    <message>
        <source>The master is one of you and plays like everybody else. In this edition it’s the oldest, who also goes first.</source>
        <translation>Mästaren är en av er och spelar som alla andra. I den här utgåvan är det den äldsta, som också börjar.</translation>
    </message>
    <message>
        <source>The master is one of you, in any seat, and plays like everybody else.</source>
        <translation>Mästaren är en av er, på vilken plats som helst, och spelar som alla andra.</translation>
    </message>
    <message>
        <source>The moment all five fireworks are complete, the game stops: that’s a full victory, worth 25 points, even if there are cards left in the deck.</source>
        <translation>I samma ögonblick som alla fem fyrverkerierna är färdiga är spelet slut. Det är en fullständig seger, värd 25 poäng, även om det finns kort kvar i draghögen.</translation>
    </message>
    <message>
        <source>The moment all six fireworks are complete, the game stops: that’s a full victory, worth 30 points, even if there are cards left in the deck.</source>
        <translation>I samma ögonblick som alla sex fyrverkerierna är färdiga är spelet slut. Det är en fullständig seger, värd 30 poäng, även om det finns kort kvar i draghögen.</translation>
    </message>
    <message>
        <source>The multicolour cards make a sixth firework, all of their own.</source>
        <translation>De flerfärgade korten bygger ett alldeles eget, sjätte fyrverkeri.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, and goes first.</source>
        <translation>Den äldsta av er är mästare och börjar.</translation>
    </message>
    <message>
        <source>The owner sees only the backs. Everybody else sees {cards}.</source>
        <translation>Ägaren ser bara baksidorna. Alla andra ser {cards}.</translation>
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
        <source>The screen counts the cards for you, too. Click the discard pile to see what is left: a full card for each copy that’s still in a hand or in the deck, a tick for each one that’s been played, and a cross for each one that’s been discarded.</source>
        <translation>Skärmen räknar också korten åt er. Klicka på kasthögen för att se vad som är kvar: ett helt kort för varje exemplar som ännu finns på en hand eller i draghögen, en bock för varje som har spelats och ett kryss för varje som har kastats.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players, just before the first turn.</source>
        <translation>
            <numerusform>Bordet för %n spelare, precis före det första draget.</numerusform>
            <numerusform>Bordet för %n spelare, precis före det första draget.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a hint costs, before and after.</source>
        <translation>Det här kostar en ledtråd: före och efter.</translation>
    </message>
    <message>
        <source>a card seen from the back</source>
        <translation>ett kort sett från baksidan</translation>
    </message>
    <message>
        <source>{card} (pointed at)</source>
        <translation>{card} (utpekat)</translation>
    </message>
    <message>
        <source>{colour}: not begun</source>
        <translation>{colour}: inte påbörjat</translation>
    </message>
    <message>
        <source>“Green!” is said first, then the card is turned up: it is green, and it fits.</source>
        <translation>Först sägs ”Grön!”, sedan vänds kortet upp. Det är grönt, och det passar.</translation>
    </message>
    <message>
        <source>“You have no 2s.” No finger needed for that one.</source>
        <translation>”Du har inga tvåor.” Då behövs inget finger.</translation>
    </message>
    <message>
        <source>“You have one 5, right here.”</source>
        <translation>”Du har en femma, just här.”</translation>
    </message>
    <message>
        <source>“You have three blue cards: this one, this one and this one.” Two of them really are blue, and the third is multicolour, but which is which you don’t say.</source>
        <translation>”Du har tre blå kort: det här, det här och det här.” Två av dem är verkligen blå och det tredje är flerfärgat, men vilket säger du inte.</translation>
    </message>
    <message>
        <source>“You have two multicolour cards, here and here.”</source>
        <translation>”Du har två flerfärgade kort, här och här.”</translation>
    </message>
    <message>
        <source>“You have two yellow cards, here and here.”</source>
        <translation>”Du har två gula kort, här och här.”</translation>
    </message>
    <message>
        <source>Click the red cross on one of your own cards to discard it.</source>
        <translation>Klicka på det röda krysset på ett av dina egna kort för att kasta det.</translation>
    </message>
    <message>
        <source>The rest of the cards are the deck. Put it face down in the middle of the table; you draw from it without looking.</source>
        <translation>Resten av korten blir draghögen. Lägg den med baksidan upp mitt på bordet. Ur den drar ni utan att titta.</translation>
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
        <translation>Det andra misstaget betyder förlust. Spelet avbryts genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>The show can end in three ways. After that, no more turns are taken.</source>
        <translation>Föreställningen kan sluta på tre sätt. Därefter görs inga fler drag.</translation>
    </message>
    <message>
        <source>The show goes on until it’s perfect, or until it’s lost. After that, no more turns are taken.</source>
        <translation>Föreställningen pågår tills den är perfekt eller förlorad. Därefter görs inga fler drag.</translation>
    </message>
    <message>
        <source>The show in the example, as the curtain falls.</source>
        <translation>Föreställningen i exemplet, när ridån går ner.</translation>
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
        <translation>Det tredje misstaget betyder förlust. Spelet avbryts genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>All set for the first turn.</source>
        <translation>Allt klart för det första draget.</translation>
    </message>
    <message>
        <source>The value hint “1” points at every 1, whatever its colour.</source>
        <translation>Värdeledtråden ”1” pekar på alla ettor, vilken färg de än har.</translation>
    </message>
    <message>
        <source>The very first mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Redan det första misstaget betyder förlust. Spelet avbryts genast, och föreställningen är slut.</translation>
    </message>
    <message>
        <source>Then draw a new card without looking at it.</source>
        <translation>Dra sedan ett nytt kort utan att titta på det.</translation>
    </message>
    <message>
        <source>There’s no last round. When the deck is empty, you play on without drawing, and your hands get smaller and smaller.</source>
        <translation>Någon sista runda finns inte. När draghögen är tom spelar ni vidare utan att dra, och ni får allt färre kort på hand.</translation>
    </message>
    <message>
        <source>There’s no master at this table: the program moves the tokens itself.</source>
        <translation>Vid det här bordet finns ingen mästare, så programmet flyttar markerna.</translation>
    </message>
    <message>
        <source>There’s no master at this table: the program turns the tiles itself.</source>
        <translation>Vid det här bordet finns ingen mästare, så programmet vänder brickorna.</translation>
    </message>
    <message>
        <source>There’s one firework for each colour. It grows in order, 1, 2, 3, 4, 5, with a single card of each value; any further copies are spares.</source>
        <translation>Varje färg har sitt eget fyrverkeri. Det växer i ordning, 1, 2, 3, 4, 5, med ett enda kort av varje värde. Övriga exemplar är reserver.</translation>
    </message>
    <message>
        <source>There’s only one way to play this edition: it has no variants.</source>
        <translation>Den här utgåvan går bara att spela på ett sätt: den har inga varianter.</translation>
    </message>
    <message>
        <source>To name a colour first, use the button “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Vill du säga en färg först använder du knappen ”Säg en färg…”.</translation>
    </message>
    <message>
        <source>Tokens moved by</source>
        <translation>Markerna flyttas av</translation>
    </message>
    <message>
        <source>Two signs help you along. The number in the little lantern on a firework is the value it needs next; the seal with an exclamation mark is on every face-up card that’s the last of its kind and still needed.</source>
        <translation>Två tecken hjälper er på vägen. Siffran i den lilla lyktan på ett fyrverkeri är värdet som behövs härnäst. Sigillet med utropstecken sitter på varje uppvänt kort som är det sista av sitt slag och fortfarande behövs.</translation>
    </message>
    <message>
        <source>Hanabi is for two to five players aged eight and up, and you’re all on the same side: you plan together, and you win or lose together.</source>
        <translation>Hanabi är för två till fem spelare från åtta år, och alla är på samma sida: ni planerar tillsammans, och ni vinner eller förlorar tillsammans.</translation>
    </message>
    <message>
        <source>With house rules, you can set every option, in any combination: lose at any mistake from the first to the fourth, play with 1 to 20 clock tokens, with or without a master, and pick whatever you like from the list below.</source>
        <translation>Med husregler bestämmer ni allt själva, i vilken kombination som helst: vilket misstag som betyder förlust, från det första till det fjärde, 1 till 20 klockmarker, med eller utan mästare, och vad ni vill ur listan här nedanför.</translation>
    </message>
    <message>
        <source>The saved game and the score sheet keep a record of everything that was taken back, and the journal says what kind of action it was.</source>
        <translation>Både det sparade spelet och poängboken håller reda på allt som har tagits tillbaka, och i loggen står vad för slags drag det var.</translation>
    </message>
    <message>
        <source>You can replay a finished game turn by turn, with all hands face up or as one player saw it. Choose a line in the journal, a card or a mistake to jump to its turn. You can also go on playing from any turn; in the new game, that turn then counts as taken back. If a game isn’t over yet, its hands are only shown if all its players agree.</source>
        <translation>Ett avslutat spel kan ni se i repris drag för drag, med alla händer öppna eller så som en av spelarna såg det. Välj en rad i loggen, ett kort eller ett misstag för att hoppa till draget. Ni kan också spela vidare från vilket drag som helst. I det nya spelet räknas det draget då som tillbakataget. I ett spel som ännu inte är slut visas händerna bara om alla spelarna är överens.</translation>
    </message>
    <message>
        <source>Until then everything else waits: no other action, and no looking at the cards.</source>
        <translation>Tills dess får allt annat vänta: inget nytt drag, och ingen titt på korten.</translation>
    </message>
    <message>
        <source>Most of the time, you all look at the screen together. Everything that belongs to all of you is in plain sight: fireworks, deck, discard pile and journal, and how many hints and mistakes are left. Every hand lies face down.</source>
        <translation>För det mesta ser ni alla på skärmen tillsammans. Allt som är gemensamt ligger framme: fyrverkerier, draghög, kasthög och logg, och hur många ledtrådar och misstag ni har kvar. Korten på hand ligger med baksidan upp.</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Vald variant</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Look after the 5s: there’s only one of each. Tell their owners in good time.</source>
        <translation>Var rädda om femmorna: det finns bara en i varje färg. Berätta i god tid för den som har en.</translation>
    </message>
    <message>
        <source>Anything you can’t do is marked before you try, and tells you why. From there you can go straight to the rule in this book.</source>
        <translation>Det som inte går är markerat redan innan du försöker, och du får veta varför. Därifrån kommer du direkt till regeln här i häftet.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>I lådan</translation>
    </message>
    <message>
        <source>Everything a card’s owner can know about it is marked on its lower part, for everybody and on both sides. What a hint has said is large and framed; where something has been ruled out, only what’s left is shown. Rest the pointer on a card, or go to it with the keyboard, and below the table you can read who gave the hint and when.</source>
        <translation>Allt som ägaren kan veta om ett kort är markerat på kortets nedre del, för alla och på båda sidorna. Det som en ledtråd har sagt är stort och inramat. Där något är uteslutet visas bara det som är kvar. Håll pekaren på ett kort, eller gå till det med tangentbordet, så står det nedanför bordet vem som gav ledtråden och när.</translation>
    </message>
    <message>
        <source>Whatever you take back can be done again, turn by turn and exactly as it was, until you do something else or close the game. The same people must agree, and either way you end up at the public table.</source>
        <translation>Det ni tar tillbaka går att göra om, drag för drag och precis som det var, tills ni gör något annat eller stänger spelet. Samma personer måste vara överens, och i båda fallen hamnar ni vid det gemensamma bordet.</translation>
    </message>
    <message>
        <source>Choosing an action only announces it. The master then moves whatever has to move, with a click, a drag or the keyboard. If you’re playing a card, it’s turned face up first.</source>
        <translation>När du väljer ett drag är det först bara meddelat. Sedan sköter mästaren det som draget kostar eller ger, med ett klick, genom att dra eller från tangentbordet. Spelar du ett kort vänds det upp först.</translation>
    </message>
    <message>
        <source>When somebody draws the last card, the last round begins. Everybody gets exactly one more turn, including whoever drew that card, and nobody draws any more. With three players, for example, that means three more turns. Then the show is over, and you add up your score.</source>
        <translation>När någon drar det sista kortet börjar sista rundan. Alla har exakt ett drag kvar, även den som drog kortet, och ingen drar fler kort. Är ni till exempel tre spelare blir det tre drag till. Sedan är föreställningen slut, och ni räknar ihop poängen.</translation>
    </message>
    <message>
        <source>When you play a card, you may name its colour before you turn it up. The choice is yours each time: you can also just play.</source>
        <translation>När du spelar ett kort får du säga färgen innan du vänder upp det. Det väljer du på nytt varje gång: du kan lika gärna bara spela.</translation>
    </message>
    <message>
        <source>Whatever you choose, announce it to the master first, and then do it.</source>
        <translation>Vad du än väljer: först meddelar du mästaren, och sedan gör du det.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, there’s none to bring back, so you can’t discard.</source>
        <translation>Om ingen blå marker är förbrukad finns det ingen att få tillbaka, och då kan du inte kasta.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, there’s none to bring back, so you can’t discard.</source>
        <translation>Om ingen klockmarker är förbrukad finns det ingen att få tillbaka, och då kan du inte kasta.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, there’s none to turn back, so you can’t discard.</source>
        <translation>Om alla ledtrådsbrickor är vita finns det ingen att vända tillbaka, och då kan du inte kasta.</translation>
    </message>
    <message>
        <source>While somebody is thinking, everybody else keeps a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>När någon tänker håller alla andra masken: inga kommentarer, inga knuffar, inga menande suckar.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Vem börjar</translation>
    </message>
    <message>
        <source>If you have no cards left, you can only give hints, and nobody can give you any.</source>
        <translation>Har du inga kort kvar kan du bara ge ledtrådar, och ingen kan ge dig några.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one spent blue token comes back for free, no discard needed.</source>
        <translation>Den som lägger femman och gör ett fyrverkeri färdigt får en bonus: en förbrukad blå marker kommer tillbaka alldeles gratis, utan att något kort behöver kastas.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one spent clock token comes back for free, no discard needed.</source>
        <translation>Den som lägger femman och gör ett fyrverkeri färdigt får en bonus: en förbrukad klockmarker kommer tillbaka alldeles gratis, utan att något kort behöver kastas.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one black hint tile is turned back to white for free, no discard needed.</source>
        <translation>Den som lägger femman och gör ett fyrverkeri färdigt får en bonus: en svart ledtrådsbricka vänds tillbaka till vit alldeles gratis, utan att något kort behöver kastas.</translation>
    </message>
    <message>
        <source>Whoever is wearing the most colourful clothes goes first.</source>
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
        <source>As soon as the action is done, the screen returns to the public table by itself and shows everybody what happened. It also does that when you switch to another window or minimise this one, or when a question pops up.</source>
        <translation>Så fort draget är gjort går skärmen av sig själv tillbaka till det gemensamma bordet och visar alla vad som hände. Det gör den också när ni byter till ett annat fönster eller minimerar det här, och när en fråga dyker upp.</translation>
    </message>
    <message>
        <source>These buttons can also name something the hand doesn’t have: that’s an empty hint.</source>
        <translation>Med de knapparna kan du också nämna något som inte finns på handen. Det är en tom ledtråd.</translation>
    </message>
    <message>
        <source>The show goes on until it’s complete or lost. Anything less than a perfect show is a defeat, and the rating scale is not used.</source>
        <translation>Föreställningen pågår tills den är färdig eller förlorad. Allt som inte är perfekt är en förlust, och publiken delar inte ut några omdömen.</translation>
    </message>
    <message>
        <source>You’re pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have ended up in one big heap, the crowd is already lining the river, and the show must go on.</source>
        <translation>Ni är pyrotekniker: lysande på raketer, hopplösa på att hålla ordning. Krut, stubiner och raketer har hamnat i en enda röra, publiken trängs redan längs floden, och något fyrverkeri måste det ju bli.</translation>
    </message>
    <message>
        <source>You can’t pass.</source>
        <translation>Det går inte att stå över.</translation>
    </message>
    <message>
        <source>You can change your mind and withdraw an announcement, as long as no tile has been turned for it and no card has been turned up: what everybody has seen can’t be unseen.</source>
        <translation>Du får ändra dig och dra tillbaka det du har meddelat, så länge ingen bricka har vänts för det och inget kort är uppvänt. Det som alla har sett, det har de sett.</translation>
    </message>
    <message>
        <source>You can change your mind and withdraw an announcement, as long as no token has moved for it and no card has been turned up: what everybody has seen can’t be unseen.</source>
        <translation>Du får ändra dig och dra tillbaka det du har meddelat, så länge ingen marker har flyttats för det och inget kort är uppvänt. Det som alla har sett, det har de sett.</translation>
    </message>
    <message>
        <source>Announce a discard. The master puts one blue token back into the box lid, and then you discard the card and draw a new one.</source>
        <translation>Meddela att du vill kasta. Mästaren lägger tillbaka en blå marker i lådans lock, och sedan kastar du kortet och drar ett nytt.</translation>
    </message>
    <message>
        <source>Announce a discard. The master turns one black tile to white, and then you discard the card and draw a new one.</source>
        <translation>Meddela att du vill kasta. Mästaren vänder en svart bricka till vit, och sedan kastar du kortet och drar ett nytt.</translation>
    </message>
    <message>
        <source>Announce a hint. The master takes one blue token out of the box lid, and then you give your hint.</source>
        <translation>Meddela att du vill ge en ledtråd. Mästaren tar en blå marker ur lådans lock, och sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>Announce a hint. The master turns one white tile to black, and then you give your hint.</source>
        <translation>Meddela att du vill ge en ledtråd. Mästaren vänder en vit bricka till svart, och sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master puts one red token into the box lid and the card goes to the discard pile. If it completes a firework, the master puts one blue token back into the lid, if any has been spent. Then you draw.</source>
        <translation>Meddela att du vill spela, och vänd sedan upp kortet. Om det inte passar lägger mästaren en röd marker i lådans lock, och kortet hamnar i kasthögen. Om det gör ett fyrverkeri färdigt lägger mästaren tillbaka en blå marker i locket, om någon är förbrukad. Sedan drar du.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master turns one storm tile to lightning and the card goes to the discard pile. If it completes a firework, the master turns one black hint tile to white, if there is one. Then you draw.</source>
        <translation>Meddela att du vill spela, och vänd sedan upp kortet. Om det inte passar vänder mästaren en ovädersbricka till blixt, och kortet hamnar i kasthögen. Om det gör ett fyrverkeri färdigt vänder mästaren en svart ledtrådsbricka till vit, om det finns någon. Sedan drar du.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n black fuse tokens. On each one the fuse is a little shorter than on the one before, and the last shows the explosion.</source>
        <translation>
            <numerusform>Ni har en svart stubinmarker. Den visar explosionen.</numerusform>
            <numerusform>Ni har %n svarta stubinmarker. På var och en är stubinen lite kortare än på den förra, och den sista visar explosionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue clock tokens to pay for your hints.</source>
        <translation>
            <numerusform>Ni har en blå klockmarker att betala era ledtrådar med.</numerusform>
            <numerusform>Ni har %n blå klockmarker att betala era ledtrådar med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue tokens to pay for your hints.</source>
        <translation>
            <numerusform>Ni har en blå marker att betala era ledtrådar med.</numerusform>
            <numerusform>Ni har %n blå marker att betala era ledtrådar med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>Ni har en ledtrådsbricka att betala era ledtrådar med, vit på ena sidan och svart på den andra. Det är reservbrickan.</numerusform>
            <numerusform>Ni har %n ledtrådsbrickor att betala era ledtrådar med, vita på ena sidan och svarta på den andra. En av dem är reservbrickan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other.</source>
        <translation>
            <numerusform>Ni har en ledtrådsbricka att betala era ledtrådar med, vit på ena sidan och svart på den andra.</numerusform>
            <numerusform>Ni har %n ledtrådsbrickor att betala era ledtrådar med, vita på ena sidan och svarta på den andra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>Ni har en ledtrådsbricka att betala era ledtrådar med, vit på ena sidan och svart på den andra. En till ligger i reserv i lådan.</numerusform>
            <numerusform>Ni har %n ledtrådsbrickor att betala era ledtrådar med, vita på ena sidan och svarta på den andra. En till ligger i reserv i lådan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare; use coins for any that the box doesn’t have.</source>
        <translation>
            <numerusform>Ni har en ledtrådsbricka att betala era ledtrådar med, vit på ena sidan och svart på den andra.</numerusform>
            <numerusform>Ni har %n ledtrådsbrickor att betala era ledtrådar med, vita på ena sidan och svarta på den andra. En av dem är reservbrickan. Ta mynt i stället för dem som inte finns i lådan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red fuse tokens, one for each mistake.</source>
        <translation>
            <numerusform>Ni har en röd stubinmarker, för ett enda misstag.</numerusform>
            <numerusform>Ni har %n röda stubinmarker, en för varje misstag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red tokens, one for each mistake.</source>
        <translation>
            <numerusform>Ni har en röd marker, för ett enda misstag.</numerusform>
            <numerusform>Ni har %n röda marker, en för varje misstag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n storm tiles, one for each mistake, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>Ni har en ovädersbricka, för ett enda misstag, med stjärnhimmel på ena sidan och blixt på den andra.</numerusform>
            <numerusform>Ni har %n ovädersbrickor, en för varje misstag, med stjärnhimmel på ena sidan och blixt på den andra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Complete all five and you’ve put on the perfect show, worth 25 points. A show that falls short still scores what it has reached, as long as it isn’t lost.</source>
        <translation>Ert mål är ett fyrverkeri i var och en av de fem färgerna, från 1 upp till 5 med ett kort av varje värde. Blir alla fem färdiga har ni gjort en perfekt föreställning, värd 25 poäng. Når ni inte ända fram får ni ändå poäng för det ni har hunnit med, så länge spelet inte är förlorat.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Only the perfect show will do, all five complete for 25 points: anything less is a defeat.</source>
        <translation>Ert mål är ett fyrverkeri i var och en av de fem färgerna, från 1 upp till 5 med ett kort av varje värde. Här duger bara den perfekta föreställningen, alla fem färdiga och 25 poäng. Allt annat är en förlust.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Complete all six and you’ve put on the perfect show, worth 30 points. A show that falls short still scores what it has reached, as long as it isn’t lost.</source>
        <translation>Ert mål är ett fyrverkeri i var och en av de sex färgerna, från 1 upp till 5 med ett kort av varje värde. Blir alla sex färdiga har ni gjort en perfekt föreställning, värd 30 poäng. Når ni inte ända fram får ni ändå poäng för det ni har hunnit med, så länge spelet inte är förlorat.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Only the perfect show will do, all six complete for 30 points: anything less is a defeat.</source>
        <translation>Ert mål är ett fyrverkeri i var och en av de sex färgerna, från 1 upp till 5 med ett kort av varje värde. Här duger bara den perfekta föreställningen, alla sex färdiga och 30 poäng. Allt annat är en förlust.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Dina egna kort</translation>
    </message>
    <message>
        <source>Your hand is yours to arrange. Whenever you like, change the order of your cards, or raise or lower some of them or turn them sideways, to help you remember.</source>
        <translation>Din hand ordnar du som du vill. Du kan när som helst byta plats på korten, lyfta eller sänka några av dem eller vrida dem på tvären för att minnas bättre.</translation>
    </message>
    <message>
        <source>Your own hand. Everything the hints have told you is marked; the tick plays a card, the cross discards it.</source>
        <translation>Din egen hand. Allt som ledtrådarna har sagt är markerat. Bocken spelar ett kort, krysset kastar det.</translation>
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
        <source>discard a card,</source>
        <translation>kastar ett kort</translation>
    </message>
    <message>
        <source>everybody gets one more turn</source>
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
        <source>give a hint,</source>
        <translation>ger en ledtråd,</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>inte tillåtna</translation>
    </message>
    <message>
        <source>or play a card.</source>
        <translation>eller spelar ett kort.</translation>
    </message>
    <message>
        <source>you play on without drawing</source>
        <translation>ni spelar vidare, men ingen drar</translation>
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
        <source>the oldest player, who is the master</source>
        <translation>den äldsta, som är mästare</translation>
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
        <source>whoever you choose, or draw by lot</source>
        <translation>den ni väljer eller lottar fram</translation>
    </message>
    <message>
        <source>whoever is wearing the most colourful clothes</source>
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
        <source>“I still know nothing about my cards” or “do you remember what you have?”: allowing remarks like these is always a fair house rule.</source>
        <translation>”Jag vet fortfarande ingenting om mina kort” eller ”minns du vad du har?”: att tillåta sådana repliker är alltid en rimlig husregel.</translation>
    </message>
    <message>
        <source>“These two are your 1s” says nothing about their colours; “these are red” says nothing about their values.</source>
        <translation>”De här två är dina ettor” säger ingenting om färgerna. ”De här är röda” säger ingenting om värdena.</translation>
    </message>
</context>
<context>
    <name>RulebookIndex</name>
    <message>
        <source>Actions: turn, move, choices, options, what to do</source>
        <translation>Drag: handlingar, handling, tur, val, möjligheter, vad kan jag göra</translation>
    </message>
    <message>
        <source>Advice: strategy, tips, tactics, convention, beginner</source>
        <translation>Råd: strategi, tips, taktik, konvention, nybörjare, knep</translation>
    </message>
    <message>
        <source>Arranging a hand: sort, rearrange, reorder, order, swap, move cards</source>
        <translation>Ordna handen: sortera, flytta kort, ordning, byta plats, vända</translation>
    </message>
    <message>
        <source>Bonus: reward, extra hint, finished firework, completing, five</source>
        <translation>Bonus för femman: belöning, extra ledtråd, färdigt fyrverkeri, komplett fyrverkeri, femma, gratis</translation>
    </message>
    <message>
        <source>Box: components, contents, pieces, material, parts</source>
        <translation>Låda: innehåll, komponenter, delar, material, brickor, marker, ask</translation>
    </message>
    <message>
        <source>Cards: copies, duplicates, distribution, values, numbers, ranks, how many of each</source>
        <translation>Kort: antal, fördelning, värden, siffror, hur många av varje, lika kort, exemplar, dubbletter</translation>
    </message>
    <message>
        <source>Colours: color, colors, suit, suits</source>
        <translation>Färger: färg, färgserie, kulör, svit</translation>
    </message>
    <message>
        <source>Deck: draw pile, stock, draw, drawing</source>
        <translation>Draghög: hög, dra, dra kort, kortlek, lek, talong</translation>
    </message>
    <message>
        <source>Discard pile: graveyard, waste, rubbish, used cards</source>
        <translation>Kasthög: slänghög, slängda kort, kastade kort, skräp, använda kort</translation>
    </message>
    <message>
        <source>Discarding: trash, throw away, bin, dump, get rid of, chop</source>
        <translation>Kasta kort: slänga, kasta, skräp, göra sig av med, lägga bort, bli av med</translation>
    </message>
    <message>
        <source>Empty hints: negative hint, negative clue, zero, none, nothing</source>
        <translation>Tomma ledtrådar: tom ledtråd, negativ ledtråd, inga kort, noll</translation>
    </message>
    <message>
        <source>End of the game: finish, game over, over, stop, win, winning, lose, losing</source>
        <translation>Spelets slut: slut, slutet, färdigt, stopp, vinna, vinst, förlora, förlust, seger</translation>
    </message>
    <message>
        <source>Fireworks that are stuck: dead, blocked, lost card, ribbon, smoke, plate</source>
        <translation>Fyrverkerier som har fastnat: dött, blockerat, förlorat kort, band, rök, skylt, kan inte växa</translation>
    </message>
    <message>
        <source>Fireworks: stack, pile, sequence, order, build</source>
        <translation>Fyrverkerier: fyrverkeri, rad, ordning, bygga, stapel</translation>
    </message>
    <message>
        <source>Glance, rules at a: overview, summary, quick, short, cheat sheet</source>
        <translation>I korthet: kort sagt, översikt, sammanfattning, snabb, kortversion, fusklapp</translation>
    </message>
    <message>
        <source>Hand, size of the: deal, dealing, how many cards, four cards, five cards</source>
        <translation>Antal kort på hand: handens storlek, dela ut, utdelning, giv, hur många kort, fyra kort, fem kort</translation>
    </message>
    <message>
        <source>Hand: hold, holding, backwards, face away, own cards</source>
        <translation>Hålla korten: hand, bakvänt, baksidan, bortvänt, egna kort</translation>
    </message>
    <message>
        <source>Hints: clue, clues, information, info, tell, inform, give a hint</source>
        <translation>Ledtrådar: hint, hintar, tips, information, info, upplysning, berätta, ge en ledtråd</translation>
    </message>
    <message>
        <source>Last copy: indispensable, critical, unique, irreplaceable, only one left</source>
        <translation>Sista kortet av sitt slag: oumbärligt, kritiskt, enda, oersättligt, sista exemplaret</translation>
    </message>
    <message>
        <source>Last round: final round, last turn, last card, empty deck, deck runs out</source>
        <translation>Sista rundan: slutrunda, sista turen, sista kortet, tom hög, högen är tom</translation>
    </message>
    <message>
        <source>Master: game master, referee, leader, host</source>
        <translation>Mästare: spelledare, domare, ledare, värd</translation>
    </message>
    <message>
        <source>Memory aid: remember, forget, forgotten, notes, marks, reminder</source>
        <translation>Minneshjälp: minnas, komma ihåg, glömma, glömt, anteckning, märken, minne</translation>
    </message>
    <message>
        <source>Mistakes: misplay, error, wrong card, fail, strike, strikes, penalty</source>
        <translation>Misstag: fel, fel kort, felspel, straff, miss, missa, misslyckas, misslyckat</translation>
    </message>
    <message>
        <source>Multicolour cards: rainbow, wild, joker, sixth colour, six colours, multicolor</source>
        <translation>Flerfärgade kort: regnbåge, joker, sjätte färgen, sex färger, flerfärgad</translation>
    </message>
    <message>
        <source>Naming the colour: choreography, declare, call, announce a colour</source>
        <translation>Säga färgen först: koreografi, nämna färgen, meddela färgen</translation>
    </message>
    <message>
        <source>Passing: pass, skip, miss a turn, do nothing</source>
        <translation>Stå över: passa, pass, hoppa över, avstå, göra ingenting</translation>
    </message>
    <message>
        <source>Perfect show: maximum, full score, victory, complete, all fireworks</source>
        <translation>Perfekt föreställning: maximum, full pott, seger, komplett, alla fyrverkerier</translation>
    </message>
    <message>
        <source>Players: age, number of players, how many people, two players, five players</source>
        <translation>Spelare: ålder, antal spelare, hur många, två spelare, fem spelare</translation>
    </message>
    <message>
        <source>Playing a card: play, lay, put down, place</source>
        <translation>Spela ett kort: spela ut, lägga, lägga ut, lägga ner</translation>
    </message>
    <message>
        <source>Score: points, scoring, result, counting, add up</source>
        <translation>Resultat: poäng, räkna, poängräkning, summa</translation>
    </message>
    <message>
        <source>Screen, playing on this: computer, look away, private view, peek, secret, keyboard</source>
        <translation>Skärmen, spela på: dator, titta bort, ensam med korten, kika, tjuvkika, hemligt, tangentbord</translation>
    </message>
    <message>
        <source>Setting up: setup, prepare, preparation, shuffle, start, layout</source>
        <translation>Förberedelser: göra klart, ställa upp, duka upp, blanda, starta, börja, uppställning</translation>
    </message>
    <message>
        <source>Starting player: first player, who starts, who begins, begin, oldest, youngest</source>
        <translation>Startspelare: vem börjar, vem startar, första spelaren, börja, äldst, yngst</translation>
    </message>
    <message>
        <source>Taking back: undo, redo, take back, misclick, revert</source>
        <translation>Ta tillbaka: ångra, göra om, felklick, backa</translation>
    </message>
    <message>
        <source>Talking: speak, say, communication, table talk, cheat, cheating, silence, secret signs</source>
        <translation>Prat vid bordet: prata, tala, säga, kommunikation, fuska, fusk, tystnad, hemliga tecken</translation>
    </message>
    <message>
        <source>Variants: expert, difficulty, harder, easier, options, advanced, house rules</source>
        <translation>Varianter: expert, svårighetsgrad, svårare, lättare, husregler, avancerat, utmaning</translation>
    </message>
    <message>
        <source>abcdefghijklmnopqrstuvwxyz</source>
        <translation>abcdefghijklmnopqrstuvwxyzåäö</translation>
    </message>
    <message>
        <source>{tokens}: bomb, bombs, life, lives, fuse, fuses, lightning, storm, explosion, red, strike</source>
        <translation>{tokens}: bomb, bomber, liv, stubin, blixt, oväder, åska, explosion, röd marker</translation>
    </message>
    <message>
        <source>{tokens}: clue token, hint token, information token, clock, blue, note, notes</source>
        <translation>{tokens}: klocka, blå marker, ledtrådsmarker, ledtrådsbricka, betala</translation>
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
        <source>Match {number} of %n</source>
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
        <source>No matches</source>
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
        <source>Rulebook text</source>
        <translation>Regelhäftets text</translation>
    </message>
    <message>
        <source>These are not the rules of this table.</source>
        <translation>Det här är inte reglerna vid det här bordet.</translation>
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
        <source>%n game(s) were saved by a later version of the program and stay as they are.</source>
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
        <source>%n peek(s) without a turn</source>
        <translation>
            <numerusform>tittat %n gång utan drag</numerusform>
            <numerusform>tittat %n gånger utan drag</numerusform>
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
        <source>Average of the first ten: {first}; of the last ten: {last}.</source>
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
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Each finished game counts once. Games with turns taken back count too, but are marked. Unfinished games, and those played with a known deck, are listed but don’t count.</source>
        <translation>Varje färdigspelat spel räknas en gång. Spel där drag har tagits tillbaka räknas också, men är märkta. Spel som inte är färdigspelade, eller som spelades med känd draghög, står i listan men räknas inte.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgåva</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Utfall</translation>
    </message>
    <message>
        <source>Perfect shows</source>
        <translation>Perfekta föreställningar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message numerus="yes">
        <source>Best: %n point(s), {date}.</source>
        <translation>
            <numerusform>Bästa: %n poäng, {date}.</numerusform>
            <numerusform>Bästa: %n poäng, {date}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games will be listed here once they are finished.</source>
        <translation>Här visas spelen när de är färdigspelade.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupp</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Hur spelen slutade</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, ending</source>
        <translation>Namn, utgåva, variant, datum, utfall</translation>
    </message>
    <message>
        <source>No finished games count yet.</source>
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
        <source>Open a &amp;file…</source>
        <translation>Öppna en &amp;fil…</translation>
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
        <source>Scores, game by game; the line is the average of the last ten</source>
        <translation>Resultat, spel för spel; linjen är genomsnittet av de tio senaste</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Sök bland spelen</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>Reading the games: {read} of {all}.</source>
        <translation>Läser spelen: {read} av {all}.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Inga spel hittades.</translation>
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
        <source>without: {variant}</source>
        <translation>utan: {variant}</translation>
    </message>
    <message>
        <source>{count} ({share}%)</source>
        <translation>{count} ({share} %)</translation>
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
        <source>Sort by</source>
        <translation>Sortera efter</translation>
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
        <source>&amp;Cover an unattended private view after</source>
        <translation>T&amp;äck obevakade kort efter</translation>
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
        <translation>Spela ett ljud&amp;prov</translation>
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
        <source>Same as system</source>
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
        <source>Tele&amp;vision mode</source>
        <translation>T&amp;V-läge</translation>
    </message>
    <message>
        <source>Full: things move</source>
        <translation>Full: allt rör sig</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Hög</translation>
    </message>
    <message>
        <source>Large text, a symbol for each colour and full screen.</source>
        <translation>Stor text, en symbol för varje färg och helskärm.</translation>
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
        <source>No names remembered yet.</source>
        <translation>Inga namn är sparade ännu.</translation>
    </message>
    <message>
        <source>There’s no sound just now: no loudspeaker was found, or the sounds can’t be played.</source>
        <translation>Inget ljud just nu: ingen högtalare hittades, eller så kan ljuden inte spelas upp.</translation>
    </message>
    <message>
        <source>Offer the practice game before the ne&amp;xt game</source>
        <translation>Erbjud övningsspelet före nä&amp;sta spel</translation>
    </message>
    <message>
        <source>Reduced: things fade</source>
        <translation>Minskad: allt tonar in och ut</translation>
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
        <source>Taking back, pausing and ending early always need everyone’s agreement.</source>
        <translation>Att ta tillbaka, pausa eller avsluta i förtid kräver alltid att alla är överens.</translation>
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
        <source>This computer can’t play sounds: the part of the program that plays them isn’t installed. Everything else works without it.</source>
        <translation>Den här datorn kan inte spela upp ljud: den delen av programmet är inte installerad. Allt annat fungerar ändå.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>contrast</comment>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Without symbols, only colour tells the cards apart.</source>
        <translation>Utan symboler är det bara färgerna som skiljer korten åt.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>covering</comment>
        <translation>aldrig</translation>
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
        <translation>Kopiera delningslänken (efter spelet)</translation>
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
        <translation>Det som är kvar</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>kastat</translation>
    </message>
    <message>
        <source>still in the deck or in a hand</source>
        <translation>kvar i draghögen eller på en hand</translation>
    </message>
    <message>
        <source>needed next</source>
        <translation>behövs härnäst</translation>
    </message>
    <message>
        <source>no longer needed</source>
        <translation>behövs inte längre</translation>
    </message>
    <message>
        <source>played</source>
        <translation>spelat</translation>
    </message>
    <message>
        <source>the last copy</source>
        <translation>det sista exemplaret</translation>
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
    <message>
        <source>play or discard</source>
        <translation>spela eller kasta</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>spela ett kort</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>ge ledtråd, spela eller kasta</translation>
    </message>
    <message>
        <source>hint or play</source>
        <translation>ge ledtråd eller spela</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>ge en ledtråd</translation>
    </message>
    <message>
        <source>On the player’s own cards, the tick plays.</source>
        <translation>På egna kort betyder bocken spela.</translation>
    </message>
    <message>
        <source>On the player’s own cards, the tick plays and the cross discards.</source>
        <translation>På egna kort betyder bocken spela och krysset kasta.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint. On the player’s own, the tick plays.</source>
        <translation>Siffran eller symbolen på en medspelares kort ger den ledtråden. På egna kort betyder bocken spela.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint. On the player’s own, the tick plays and the cross discards.</source>
        <translation>Siffran eller symbolen på en medspelares kort ger den ledtråden. På egna kort betyder bocken spela och krysset kasta.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint.</source>
        <translation>Siffran eller symbolen på en medspelares kort ger den ledtråden.</translation>
    </message>
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
        <source>Everyone except {name}: look away!</source>
        <translation>Alla utom {name}: titta bort!</translation>
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
        <source>{master}: {request}</source>
        <extracomment>What the master is asked to do: &quot;Kari: put a clock token into the box lid&quot;.</extracomment>
        <translation>{master}: {request}</translation>
    </message>
    <message>
        <source>{name} announces a hint to {target}</source>
        <translation>{name} vill ge {target} en ledtråd</translation>
    </message>
    <message>
        <source>{name} announces a discard</source>
        <translation>{name} vill kasta ett kort</translation>
    </message>
    <message>
        <source>{name} announces a play</source>
        <translation>{name} vill spela ett kort</translation>
    </message>
    <message>
        <source>Back to {name}.</source>
        <translation>Nu spelar {name} igen.</translation>
    </message>
    <message>
        <source>{name} turns up {card}: it doesn’t fit, a mistake</source>
        <translation>{name} vänder upp {card}: kortet passar inte – ett misstag</translation>
    </message>
    <message>
        <source>{name} turns up {card}: it fits</source>
        <translation>{name} vänder upp {card}: kortet passar</translation>
    </message>
    <message>
        <source>{name} turns the card face up for all to see</source>
        <translation>{name} vänder upp kortet så att alla ser det</translation>
    </message>
    <message>
        <source>{name} is peeking</source>
        <translation>{name} tar en titt</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>Nu spelar {name}</translation>
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
        <source>&amp;Hand over the master’s role</source>
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
        <source>&amp;Open a saved game</source>
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
        <source>Title screen</source>
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
        <source>burnt fuse token in the box lid: a mistake</source>
        <translation>bränd stubinmarker i lådans lock: ett misstag</translation>
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
        <source>clock token, right way up: available</source>
        <translation>klockmarker, rättvänd: tillgänglig</translation>
    </message>
    <message>
        <source>take a clock token out of the box lid</source>
        <translation>ta en klockmarker ur lådans lock</translation>
    </message>
    <message>
        <source>turn a clock token on its side</source>
        <translation>lägg en klockmarker på sidan</translation>
    </message>
    <message>
        <source>turn a clock token the right way up</source>
        <translation>vänd en klockmarker rätt igen</translation>
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
        <source>Lightning: {mistakes} of {limit}</source>
        <translation>Blixtar: {mistakes} av {limit}</translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation>stubinmarker i stapeln</translation>
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
        <source>put a blue token back into the box lid</source>
        <translation>lägg tillbaka en blå marker i lådans lock</translation>
    </message>
    <message>
        <source>put a clock token into the box lid</source>
        <translation>lägg en klockmarker i lådans lock</translation>
    </message>
    <message>
        <source>put a red token into the box lid</source>
        <translation>lägg en röd marker i lådans lock</translation>
    </message>
    <message>
        <source>put the top fuse token into the box lid</source>
        <translation>lägg den översta stubinmarkern i lådans lock</translation>
    </message>
    <message>
        <source>take a blue token out of the box lid</source>
        <translation>ta en blå marker ur lådans lock</translation>
    </message>
    <message>
        <source>turn a hint tile to its black side</source>
        <translation>vänd en ledtrådsbricka till svarta sidan</translation>
    </message>
    <message>
        <source>turn a hint tile to its white side</source>
        <translation>vänd en ledtrådsbricka till vita sidan</translation>
    </message>
    <message>
        <source>turn a red fuse token on its side</source>
        <translation>lägg en röd stubinmarker på sidan</translation>
    </message>
    <message>
        <source>turn a storm tile to lightning</source>
        <translation>vänd en ovädersbricka till blixt</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>&amp;Television mode</source>
        <translation>T&amp;V-läge</translation>
    </message>
</context>
</TS>
