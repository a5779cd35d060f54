<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Take this back</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Look at the others’ cards between turns</source>
        <translation>Kika på medspelarnas kort mellan dragen</translation>
    </message>
    <message>
        <source>Look at the hands</source>
        <translation>Kika</translation>
    </message>
    <message>
        <source>Choose a hint…</source>
        <translation>Välj ledtråd…</translation>
    </message>
    <message>
        <source>Just looking: you can’t play, discard or give hints now.</source>
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
        <source>The picture gives no hint: click the number or the symbol.</source>
        <translation>Bilden ger ingen ledtråd. Klicka på siffran eller symbolen.</translation>
    </message>
    <message>
        <source>This is done on a phone.</source>
        <translation>Det görs på en mobil.</translation>
    </message>
    <message>
        <source>Turn the card face up</source>
        <translation>Vänd upp kortet</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menyer</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Råd</translation>
    </message>
    <message>
        <source>Don’t wait for the computer</source>
        <translation>Vänta inte på datorn</translation>
    </message>
    <message>
        <source>Press any key or click to go on.</source>
        <translation>Gå vidare med en tangent eller ett klick.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Vidare</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Jag är {name}</translation>
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
        <source>Play card {place}</source>
        <translation>Spela kort {place}</translation>
    </message>
    <message>
        <source>Show the cards to {name}</source>
        <translation>Visa korten för {name}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>What would a computer do here?</source>
        <translation>Vad skulle en dator göra här?</translation>
    </message>
    <message>
        <source>Why did the computer do that?</source>
        <translation>Varför gjorde datorn så?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>{name} takes the announcement back.</source>
        <translation>{name} ångrar sig.</translation>
    </message>
    <message>
        <source>A finished game: {edition}. At the table: {players}.</source>
        <translation>Ett färdigspelat spel: {edition}. Vid bordet: {players}.</translation>
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
        <source>No card is selected.</source>
        <translation>Inget kort är markerat.</translation>
    </message>
    <message>
        <source>It fits.</source>
        <translation>Det passar.</translation>
    </message>
    <message>
        <source>New: card {place}, {card}.</source>
        <translation>Nytt: kort {place}, {card}.</translation>
    </message>
    <message>
        <source>No computer is playing here.</source>
        <translation>Här spelar ingen dator.</translation>
    </message>
    <message>
        <source>No hint was given.</source>
        <translation>Ingen ledtråd gavs.</translation>
    </message>
    <message>
        <source>Not begun: {colours}.</source>
        <translation>Inte påbörjade: {colours}.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ingenting har hänt ännu.</translation>
    </message>
    <message>
        <source>Now: {cards}</source>
        <translation>Nu: {cards}</translation>
    </message>
    <message>
        <source>Played by the computer: {names}.</source>
        <translation>Spelas av datorn: {names}.</translation>
    </message>
    <message>
        <source>Reading aloud is off for {name}; G changes it.</source>
        <translation>Uppläsningen är av för {name}; G ändrar det.</translation>
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
        <source>The game is lost.</source>
        <translation>Spelet är förlorat.</translation>
    </message>
    <message>
        <source>The master: {name}.</source>
        <translation>Mästare: {name}.</translation>
    </message>
    <message>
        <source>Note saved.</source>
        <translation>Anteckningen är sparad.</translation>
    </message>
    <message>
        <source>{name} goes first. All hands are face down.</source>
        <translation>{name} börjar. Allas kort ligger med baksidan upp.</translation>
    </message>
    <message>
        <source>It is on the screen.</source>
        <translation>Det står på skärmen.</translation>
    </message>
    <message>
        <source>New: card {place}.</source>
        <translation>Nytt: kort {place}.</translation>
    </message>
    <message>
        <source>{name} goes first.</source>
        <translation>{name} börjar.</translation>
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
        <translation>mörkt blågrön</translation>
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
        <source>Discards</source>
        <comment>short</comment>
        <translation>Kastat</translation>
    </message>
    <message>
        <source>Fireworks: {score}</source>
        <translation>Fyrverkerier: {score}</translation>
    </message>
    <message>
        <source>Hints</source>
        <comment>short</comment>
        <translation>Ledtrådar</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>What’s left?</source>
        <translation>Vad är kvar?</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Announced: it will be discarded.</source>
        <translation>Det här kortet ska kastas.</translation>
    </message>
    <message>
        <source>Announced: it will be played.</source>
        <translation>Det här kortet ska spelas.</translation>
    </message>
    <message>
        <source>From the hints: {colours}.</source>
        <translation>Enligt ledtrådarna: {colours}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}; {values}.</source>
        <translation>Enligt ledtrådarna: {colours}; {values}.</translation>
    </message>
    <message>
        <source>From the hints: {values}.</source>
        <translation>Enligt ledtrådarna: {values}.</translation>
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
        <source>The latest hint points at it.</source>
        <translation>Den senaste ledtråden pekar på det.</translation>
    </message>
    <message>
        <source>Turned sideways.</source>
        <translation>Kortet ligger på tvären.</translation>
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
        <translation>{name}, kort {place}: med baksidan upp.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {card}.</source>
        <translation>{name}, kort {place}: {card}.</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} eller {last}</translation>
    </message>
    <message>
        <source>{name}, cards {place}.</source>
        <translation>{name}, kort {place}.</translation>
    </message>
    <message>
        <source>{name}, cards {place}: face down.</source>
        <translation>{name}, kort {place}: med baksidan upp.</translation>
    </message>
    <message>
        <source>{name}, cards {place}: {card}.</source>
        <translation>{name}, kort {place}: {card}.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>First you play {cards}</source>
        <translation>Först spelar du {cards}</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>enkel</translation>
    </message>
    <message>
        <source>By agreement, the oldest card without a hint is discarded first.</source>
        <translation>Enligt överenskommelsen kastas det äldsta kortet utan ledtråd först.</translation>
    </message>
    <message>
        <source>Computer, basic</source>
        <translation>Dator, enkel</translation>
    </message>
    <message>
        <source>Then {name} can play {cards}</source>
        <translation>Då kan {name} spela {cards}</translation>
    </message>
    <message>
        <source>Keep your card {place} for now: it’s {cards}, and {plays} comes first.</source>
        <translation>Vänta med ditt kort {place}: det är {cards}, och {plays} kommer först.</translation>
    </message>
    <message>
        <source>With this many hints left, that’s better than discarding a card.</source>
        <translation>Med så många ledtrådar kvar är det bättre än att kasta ett kort.</translation>
    </message>
    <message>
        <source>Your card {place} may fit now, or after {plays}: playing it now is a risk.</source>
        <translation>Ditt kort {place} passar kanske nu, annars får det vänta på {plays}. Att spela det nu är en risk.</translation>
    </message>
    <message>
        <source>a card that fits</source>
        <translation>ett kort som passar</translation>
    </message>
    <message>
        <source>give {name} the hint “{hint}”</source>
        <translation>ge {name} ledtråden ”{hint}”</translation>
    </message>
    <message>
        <source>Going by its hints, this card is of no use any more.</source>
        <translation>Av ledtrådarna att döma behövs det här kortet inte längre.</translation>
    </message>
    <message>
        <source>Going by the hints and all the cards in sight, this card is sure to fit.</source>
        <translation>Enligt ledtrådarna och alla synliga kort passar det här kortet helt säkert.</translation>
    </message>
    <message>
        <source>(“Why?” again: the turn before.)</source>
        <translation>(”Varför?” igen: draget innan.)</translation>
    </message>
    <message>
        <source>After this hint, every card it points at fits, unless two are alike.</source>
        <translation>Efter den här ledtråden passar varje kort den pekar på, om inte två är lika.</translation>
    </message>
    <message>
        <source>After this hint, this card fits.</source>
        <translation>Efter den här ledtråden passar det här kortet.</translation>
    </message>
    <message>
        <source>After {giver}’s hint “{hint}”, this card was sure to fit.</source>
        <translation>Efter ledtråden ”{hint}” från {giver} var det helt säkert att kortet passade.</translation>
    </message>
    <message>
        <source>After {giver}’s hint “{hint}”, {name} took this card for {cards}.</source>
        <translation>Efter ledtråden ”{hint}” från {giver} trodde {name} att kortet var {cards}.</translation>
    </message>
    <message>
        <source>All your cards have hints.</source>
        <translation>Alla dina kort har ledtrådar.</translation>
    </message>
    <message>
        <source>All your cards have hints: this costs {cards} for sure, the last copy.</source>
        <translation>Alla dina kort har ledtrådar: det här kostar helt säkert {cards}, det sista exemplaret.</translation>
    </message>
    <message>
        <source>All your cards have hints: this may cost {cards}, the last copy.</source>
        <translation>Alla dina kort har ledtrådar: det här kostar kanske {cards}, det sista exemplaret.</translation>
    </message>
    <message>
        <source>But then the next card that {name} discards may be {card}.</source>
        <translation>Men då är nästa kort som {name} kastar kanske {card}.</translation>
    </message>
    <message>
        <source>Computer, basic: plays by the agreements, one turn at a time</source>
        <translation>Dator, enkel: spelar efter överenskommelserna, ett drag i taget</translation>
    </message>
    <message>
        <source>Computer, skilled</source>
        <translation>Dator, skicklig</translation>
    </message>
    <message>
        <source>Computer, skilled: thinks ahead and expects more of you</source>
        <translation>Dator, skicklig: tänker framåt och väntar sig mer av dig</translation>
    </message>
    <message>
        <source>Discarding would likely cost more.</source>
        <translation>Att kasta skulle troligen kosta mer.</translation>
    </message>
    <message>
        <source>Going by its hints, it could fit, but wasn’t sure to.</source>
        <translation>Enligt ledtrådarna kunde det passa, men säkert var det inte.</translation>
    </message>
    <message>
        <source>Going by its hints, it couldn’t fit.</source>
        <translation>Enligt ledtrådarna kunde det inte passa.</translation>
    </message>
    <message>
        <source>Going by the hints, {name} took this card for {cards}.</source>
        <translation>Enligt ledtrådarna trodde {name} att kortet var {cards}.</translation>
    </message>
    <message>
        <source>How computers play</source>
        <translation>Så spelar datorer</translation>
    </message>
    <message>
        <source>In the last round, whatever may still fit is worth a try.</source>
        <translation>I sista rundan är allt som kan passa värt ett försök.</translation>
    </message>
    <message>
        <source>It can only be {cards}.</source>
        <translation>Det kan bara vara {cards}.</translation>
    </message>
    <message>
        <source>It may save the oldest card without a hint, perhaps {cards}.</source>
        <translation>Ledtråden räddar kanske det äldsta kortet utan ledtråd, till exempel {cards}.</translation>
    </message>
    <message>
        <source>It may save the oldest card without a hint.</source>
        <translation>Ledtråden räddar kanske det äldsta kortet utan ledtråd.</translation>
    </message>
    <message>
        <source>It only passes the turn on.</source>
        <translation>Ledtråden skickar bara turen vidare.</translation>
    </message>
    <message>
        <source>It points at {cards}, which fits now, but {name} can’t be sure of that.</source>
        <translation>Ledtråden pekar på {cards}, som passar nu, men {name} kan inte vara säker på det.</translation>
    </message>
    <message>
        <source>It says: play it once it’s sure to fit.</source>
        <translation>Alltså: spela kortet när det helt säkert passar.</translation>
    </message>
    <message>
        <source>It says: play it.</source>
        <translation>Alltså: spela kortet.</translation>
    </message>
    <message>
        <source>It tells nothing new and only passes the turn on.</source>
        <translation>Ledtråden berättar inget nytt och skickar bara turen vidare.</translation>
    </message>
    <message>
        <source>It only tells {name} more about {card}.</source>
        <translation>Då vet {name} bara mer om {card}.</translation>
    </message>
    <message>
        <source>It tells more, or only passes the turn on.</source>
        <translation>Ledtråden berättar mer eller skickar bara turen vidare.</translation>
    </message>
    <message>
        <source>Nearly as good: {move}.</source>
        <translation>Nästan lika bra: {move}.</translation>
    </message>
    <message>
        <source>No hint said that it would fit.</source>
        <translation>Ingen ledtråd sa att det skulle passa.</translation>
    </message>
    <message>
        <source>No hint said to keep it.</source>
        <translation>Ingen ledtråd sa att det skulle behållas.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Människa</translation>
    </message>
    <message>
        <source>Bolder: {move}.</source>
        <translation>Djärvare: {move}.</translation>
    </message>
    <message>
        <source>The hint says: keep the 5 until it’s sure to fit.</source>
        <translation>Ledtråden säger: behåll femman tills den helt säkert passar.</translation>
    </message>
    <message>
        <source>It tells nothing new: play the newest of these if it can fit.</source>
        <translation>Ledtråden berättar inget nytt: spela det nyaste av dessa om det kan passa.</translation>
    </message>
    <message>
        <source>{name} learns that {cards} isn’t “{hint}”.</source>
        <translation>{name} får veta att {cards} inte är ”{hint}”.</translation>
    </message>
    <message>
        <source>{name}’s {cards}</source>
        <translation>{cards} hos {name}</translation>
    </message>
    <message>
        <source>A person took this turn.</source>
        <translation>En människa gjorde det här draget.</translation>
    </message>
    <message>
        <source>Advice: {move}.</source>
        <translation>Råd: {move}.</translation>
    </message>
    <message>
        <source>Back to the latest turn.</source>
        <translation>Tillbaka till det senaste draget.</translation>
    </message>
    <message>
        <source>It says: play it, but perhaps not yet: {cards} may have to come first.</source>
        <translation>Alltså: spela kortet, men kanske inte än: det kan behöva vänta på {cards}.</translation>
    </message>
    <message>
        <source>It says: play what fits now, going by this hint and the earlier ones together.</source>
        <translation>Ledtråden säger: lägg ihop alla ledtrådar och spela det som passar nu.</translation>
    </message>
    <message>
        <source>This hint points at no card: it only passes the turn on.</source>
        <translation>Den här ledtråden pekar inte på något kort: den skickar bara turen vidare.</translation>
    </message>
    <message>
        <source>Going by the hints and all the cards in sight, this card seems to matter least.</source>
        <translation>Enligt ledtrådarna och alla synliga kort verkar det här kortet minst viktigt.</translation>
    </message>
    <message>
        <source>By agreement, that’s your newest card without a hint.</source>
        <translation>Enligt överenskommelsen är det ditt nyaste kort utan ledtråd.</translation>
    </message>
    <message>
        <source>Going by {giver}’s hint “{hint}”, it’s {cards}.</source>
        <translation>Enligt ledtråden ”{hint}” från {giver} är det {cards}.</translation>
    </message>
    <message>
        <source>It’s about the newest of these that had no hint before.</source>
        <translation>Ledtråden gäller det nyaste av dessa som inte hade någon förut.</translation>
    </message>
    <message>
        <source>, then you play {cards}</source>
        <translation>, sedan spelar du {cards}</translation>
    </message>
    <message>
        <source>, then {name} can play {cards}</source>
        <translation>, sedan kan {name} spela {cards}</translation>
    </message>
    <message>
        <source>By agreement, {name} took the newest card without a hint for {cards}.</source>
        <translation>Enligt överenskommelsen trodde {name} att det nyaste kortet utan ledtråd var {cards}.</translation>
    </message>
    <message>
        <source>Careful: after this hint, {name} may think that {cards} fits.</source>
        <translation>Se upp: efter den här ledtråden tror {name} kanske att {cards} passar.</translation>
    </message>
    <message>
        <source>It saves {cards}, the last copy, from being discarded next.</source>
        <translation>Det räddar {cards}, det sista exemplaret, från att kastas härnäst.</translation>
    </message>
    <message>
        <source>It wasn’t.</source>
        <translation>Det var det inte.</translation>
    </message>
    <message>
        <source>It’s the oldest card without a hint; cards with hints are kept until they fit.</source>
        <translation>Det är det äldsta kortet utan ledtråd; kort med ledtrådar behålls tills de passar.</translation>
    </message>
    <message>
        <source>Keep that card until it’s sure to fit.</source>
        <translation>Behåll det tills det helt säkert passar.</translation>
    </message>
    <message>
        <source>Keep your card {place}: it’s {cards} and doesn’t fit yet.</source>
        <translation>Behåll ditt kort {place}: det är {cards} och passar inte än.</translation>
    </message>
    <message>
        <source>No firework needs it any more.</source>
        <translation>Inget fyrverkeri behöver det längre.</translation>
    </message>
    <message>
        <source>No hint points at {card}, but {name} sees that it has to come first.</source>
        <translation>Ingen ledtråd pekar på {card}, men {name} ser att det kortet måste komma först.</translation>
    </message>
    <message>
        <source>Play your card {place}: after this hint, it’s {cards}.</source>
        <translation>Spela ditt kort {place}: efter den här ledtråden är det {cards}.</translation>
    </message>
    <message>
        <source>Surer, but in the long run a little worse: {move}.</source>
        <translation>Säkrare, men på sikt lite sämre: {move}.</translation>
    </message>
    <message>
        <source>The card had no hint, but a hinted one was waiting for it, or counting showed that it fits.</source>
        <translation>Kortet hade ingen ledtråd. Men ett kort med ledtråd väntade på det, eller så gick det att räkna ut att det passade.</translation>
    </message>
    <message>
        <source>The card is {cards}, or of no use.</source>
        <translation>Kortet är {cards}, eller så behövs det inte.</translation>
    </message>
    <message>
        <source>One more mistake and you lose, so play only what’s sure.</source>
        <translation>Nästa misstag betyder förlust, så spela bara det som helt säkert passar.</translation>
    </message>
    <message>
        <source>That’s your card {place}.</source>
        <translation>Det är ditt kort {place}.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Vilka spelar</translation>
    </message>
    <message>
        <source>Your hinted card {place} may have to wait: it isn’t sure to fit.</source>
        <translation>Kort {place}, som har fått ledtråd, får kanske vänta: det är inte säkert att det passar.</translation>
    </message>
    <message>
        <source>a risk</source>
        <translation>en risk</translation>
    </message>
    <message>
        <source>your card {place} ({card})</source>
        <translation>ditt kort {place} ({card})</translation>
    </message>
    <message>
        <source>your card {place} (the newest without a hint, likely {card})</source>
        <translation>ditt kort {place} (det nyaste utan ledtråd, troligen {card})</translation>
    </message>
    <message>
        <source>It prevents a mistake: {cards} doesn’t fit.</source>
        <translation>Det hindrar ett misstag, för {cards} passar inte.</translation>
    </message>
    <message>
        <source>It saves {cards} from being discarded next.</source>
        <translation>Det räddar {cards} från att kastas härnäst.</translation>
    </message>
    <message>
        <source>It tells nothing new, so play the newest it points at, your card {place}: it’s {cards}.</source>
        <translation>Ledtråden berättar inget nytt. Spela alltså det nyaste av dessa, ditt kort {place}: det är {cards}.</translation>
    </message>
    <message>
        <source>It’s about the oldest card without a hint, but not to save it.</source>
        <translation>Den pekar på det äldsta kortet utan ledtråd, men inte för att rädda det.</translation>
    </message>
    <message>
        <source>But that hint was about another card.</source>
        <translation>Men ledtråden gällde ett annat kort.</translation>
    </message>
    <message>
        <source>But that hint was to save it.</source>
        <translation>Men ledtråden skulle bara rädda det.</translation>
    </message>
    <message>
        <source>No hint seems worth it now.</source>
        <translation>Ingen ledtråd verkar värd det nu.</translation>
    </message>
    <message>
        <source>No hints left.</source>
        <translation>Inga ledtrådar kvar.</translation>
    </message>
    <message>
        <source>Not urgent yet, but it says: keep {cards}.</source>
        <translation>Det brådskar inte, men ledtråden säger: behåll {cards}.</translation>
    </message>
    <message>
        <source>Play your card {place} first.</source>
        <translation>Spela ditt kort {place} först.</translation>
    </message>
    <message>
        <source>There were no hints left.</source>
        <translation>Det fanns inga ledtrådar kvar.</translation>
    </message>
    <message>
        <source>What it points at isn’t needed any more: it mainly passes the turn on.</source>
        <translation>Det som ledtråden pekar på behövs inte längre: den skickar mest bara turen vidare.</translation>
    </message>
    <message>
        <source>With so few cards left, that’s better than drawing one.</source>
        <translation>Med så få kort kvar är det bättre än att dra ett.</translation>
    </message>
    <message>
        <source>You draw the last card: after that, everyone has one more turn.</source>
        <translation>Du drar det sista kortet: efter det får alla en tur till.</translation>
    </message>
    <message>
        <source>Your card {place} is likely {cards}; play it at your own risk.</source>
        <translation>Ditt kort {place} är troligen {cards}. Spela det på egen risk.</translation>
    </message>
    <message>
        <source>another</source>
        <translation>ett annat</translation>
    </message>
    <message>
        <source>discard card {place}</source>
        <translation>kasta kort {place}</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>troligen</translation>
    </message>
    <message>
        <source>likely; otherwise {cards}</source>
        <translation>troligen, annars {cards}</translation>
    </message>
    <message>
        <source>name {colour} and play card {place}</source>
        <translation>säg {colour} och spela kort {place}</translation>
    </message>
    <message>
        <source>play card {place}</source>
        <translation>spela kort {place}</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>skicklig</translation>
    </message>
    <message>
        <source>your card {place} (likely {card})</source>
        <translation>ditt kort {place} (troligen {card})</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>in a sentence</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about your card {place}, which may need another first.</source>
        <translation>Ledtråden ”{hint}” från {giver} gällde ditt kort {place}. Först måste kanske ett annat kort spelas.</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about {cards}, which needs {plays} first.</source>
        <translation>Ledtråden ”{hint}” från {giver} gällde {cards}. Först måste {plays} spelas.</translation>
    </message>
    <message>
        <source>{name} becomes the master.</source>
        <translation>{name} blir mästare.</translation>
    </message>
    <message>
        <source>{name} hoped for {cards}.</source>
        <translation>{name} hoppades på {cards}.</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} är tillbaka</translation>
    </message>
    <message>
        <source>A hint is about the oldest card without a hint if it points there; if not, the newest that had none.</source>
        <translation>En ledtråd gäller det äldsta kortet utan ledtråd om det är med; annars det nyaste som inte hade någon.</translation>
    </message>
    <message>
        <source>The hint was given on turn {turn}.</source>
        <translation>Ledtråden gavs i drag {turn}.</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>helt säkert</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about a card that fits after another.</source>
        <translation>Ledtråden ”{hint}” från {giver} gällde ett kort som passar först efter ett annat.</translation>
    </message>
</context>
<context>
    <name>Computers</name>
    <message>
        <source>Boltbot</source>
        <translation>Bultbot</translation>
    </message>
    <message>
        <source>Dotbot</source>
        <translation>Prickbot</translation>
    </message>
    <message>
        <source>Lampbot</source>
        <translation>Lampbot</translation>
    </message>
    <message>
        <source>Moonbot</source>
        <translation>Månbot</translation>
    </message>
    <message>
        <source>Springbot</source>
        <translation>Fjäderbot</translation>
    </message>
    <message>
        <source>Tinbot</source>
        <translation>Plåtbot</translation>
    </message>
    <message>
        <source>{computer} (for {name})</source>
        <translation>{computer} (för {name})</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Discard card {place}?</source>
        <translation>Kasta kort {place}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {colour}?</source>
        <translation>Ge {name} ledtråden ”{colour}”?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {rank}?</source>
        <translation>Ge {name} ledtråden ”{rank}”?</translation>
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
    <message>
        <source>Give {name} this hint?</source>
        <translation>Ge {name} den här ledtråden?</translation>
    </message>
    <message>
        <source>It points at no card.</source>
        <translation>Den pekar inte på något kort.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>Continue</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>A screen reader is running. When should it read the teammates’ cards to {name}?</source>
        <translation>En skärmläsare är i gång. När får den läsa upp medspelarnas kort för {name}?</translation>
    </message>
    <message>
        <source>How the teammates’ cards are read to {name}</source>
        <translation>Hur medspelarnas kort läses upp för {name}</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Jag är {name}: visa korten</translation>
    </message>
    <message>
        <source>The game is paused.
Nothing is lost.</source>
        <translation>Spelet är pausat.
Ingenting går förlorat.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>Medspelarnas kort läses upp för {name}:</translation>
    </message>
    <message>
        <source>each card, when it is selected with the keyboard</source>
        <translation>varje kort när det markeras med tangentbordet</translation>
    </message>
    <message>
        <source>only at the press of a key</source>
        <translation>bara när någon ber om det med en tangent</translation>
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
        <translation>Senast kastat.</translation>
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
        <source>{card}: {discarded} on the discard pile, {left} of {copies} left.</source>
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
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n klockmarker</numerusform>
            <numerusform>%n klockmarker</numerusform>
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
        <source>A hint may name something the hand doesn’t have.</source>
        <translation>En ledtråd får nämna något som inte finns på handen.</translation>
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
        <translation>En sjätte färg med bara ett kort av varje siffra, så var rädda om dem. Högst 30 poäng.</translation>
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
        <source>Allowing fewer mistakes makes it harder; more hints to start with make it easier.</source>
        <translation>Färre tillåtna misstag gör det svårare. Fler ledtrådar gör det lättare.</translation>
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
        <source>Each hint is shown once; after that, you have to remember it.</source>
        <translation>En ledtråd visas en gång. Sedan måste alla minnas den själva.</translation>
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
        <source>Every hint must point at a card</source>
        <translation>Varje ledtråd måste peka på minst ett kort</translation>
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
        <source>Farbrausch with five cards</source>
        <translation>Färgrus med fem kort</translation>
    </message>
    <message>
        <source>Farbrausch²</source>
        <translation>Färgrus²</translation>
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
        <source>Hints may name what the hand doesn’t have</source>
        <translation>Ledtrådar får nämna det som inte finns på handen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Latest hint</source>
        <translation>Senaste ledtråden</translation>
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
        <source>Perfect or nothing</source>
        <translation>Perfekt eller ingenting</translation>
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
        <source>With a master</source>
        <translation>Med mästare</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a blue token comes back; a wrong colour is a mistake.</source>
        <translation>Innan ett kort spelas får spelaren säga färgen. Rätt färg på ett kort som passar ger en blå marker tillbaka. Fel färg är ett misstag.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a clock token comes back; a wrong colour is a mistake.</source>
        <translation>Innan ett kort spelas får spelaren säga färgen. Rätt färg på ett kort som passar ger en klockmarker tillbaka. Fel färg är ett misstag.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a hint tile turns white; a wrong colour is a mistake.</source>
        <translation>Innan ett kort spelas får spelaren säga färgen. Rätt färg på ett kort som passar vänder en ledtrådsbricka till vit igen. Fel färg är ett misstag.</translation>
    </message>
    <message>
        <source>Colour cascade</source>
        <translation>Kaskad av färger</translation>
    </message>
    <message>
        <source>Everything the hints have said or ruled out stays on the cards.</source>
        <translation>Allt som ledtrådarna har sagt eller uteslutit står kvar på korten.</translation>
    </message>
    <message>
        <source>Farbrausch (colour rush)</source>
        <translation>Färgrus</translation>
    </message>
    <message numerus="yes">
        <source>Mistake %n loses the game</source>
        <translation>
            <numerusform>Förlust vid första misstaget</numerusform>
            <numerusform>Förlust vid misstag nummer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No last round. Lose the last copy of a card that is still needed, and the game is lost.</source>
        <translation>Ingen sista runda. Spelet är förlorat så snart det sista exemplaret av ett kort ni behöver hamnar i kasthögen.</translation>
    </message>
    <message>
        <source>Only the latest hint on each card stays.</source>
        <translation>Bara den senaste ledtråden om varje kort står kvar.</translation>
    </message>
    <message>
        <source>The book says: the oldest player, who is also the master.</source>
        <translation>Enligt regelhäftet: den äldsta, som är mästare.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone moves the tokens.</source>
        <translation>Alla talar om för mästaren vad de gör. Bara mästaren flyttar markerna.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone moves the tokens.</source>
        <comment>blue and red tokens</comment>
        <translation>Alla talar om för mästaren vad de gör. Bara mästaren flyttar markerna.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone turns the tiles.</source>
        <translation>Alla talar om för mästaren vad de gör. Bara mästaren vänder brickorna.</translation>
    </message>
    <message>
        <source>This edition doesn’t say: choose someone, or pick at random.</source>
        <translation>De här reglerna säger inte vem. Välj själva eller lotta.</translation>
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
        <translation>Variant 4: perfekt föreställning eller ingenting</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Excellent: the crowd goes home happy.</source>
        <translation>Utmärkt: publiken går nöjd hem.</translation>
    </message>
    <message>
        <source>{score} of {possible} possible points</source>
        <translation>{score} av {possible} möjliga poäng</translation>
    </message>
    <message>
        <source>Legendary: nobody can say a word, and nobody wants to go home.</source>
        <translation>Legendariskt: ingen får fram ett ord, och ingen vill gå hem.</translation>
    </message>
    <message>
        <source>Legendary: the crowd is speechless, and grown-ups are children again.</source>
        <translation>Legendariskt: publiken är mållös, och de vuxna är barn på nytt.</translation>
    </message>
    <message>
        <source>Legendary: the crowd falls silent, and then cheers till dawn.</source>
        <translation>Legendariskt: publiken tystnar, och jublar sedan till gryningen.</translation>
    </message>
    <message>
        <source>{score} of {possible}</source>
        <translation>{score} av {possible}</translation>
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
        <translation>Det säger fyrverkerimakarnas skrå.</translation>
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
        <translation>Medelmåttigt: spridda applåder, och sedan tystnad.</translation>
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
        <source>Legendary: a whole crowd holds its breath, and no night was ever so bright.</source>
        <translation>Legendariskt: en hel publik håller andan, och aldrig var en natt så ljus.</translation>
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
        <source>Honour intact, but the show won’t be remembered for long.</source>
        <translation>Äran i behåll, men det här är snart glömt.</translation>
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
        <source>Excellent</source>
        <translation>Utmärkt</translation>
    </message>
    <message>
        <source>Dreadful: they’re booing from the front row to the back.</source>
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
        <source>All fireworks complete</source>
        <translation>Alla fyrverkerier färdiga</translation>
    </message>
    <message>
        <source>Divine: even the stars pale beside it.</source>
        <translation>Gudomligt: till och med stjärnorna bleknar bredvid.</translation>
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
        <source>Nothing left to do</source>
        <translation>Inget kvar att göra</translation>
    </message>
    <message>
        <source>There’s nothing left to play or discard, and no hint to give, so the show can’t be finished.</source>
        <translation>Det går inte att spela, kasta eller ge någon ledtråd, så föreställningen kan inte bli färdig.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Stubinen har brunnit ner, och allt flyger i luften.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the sky</source>
        <translation>
            <numerusform>%n kort på himlen</numerusform>
            <numerusform>%n kort på himlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n firework(s) complete before it went dark. That deserves another show.</source>
        <translation>
            <numerusform>Ett fyrverkeri blev färdigt innan himlen slocknade. Det förtjänar en ny föreställning.</numerusform>
            <numerusform>%n fyrverkerier blev färdiga innan himlen slocknade. Det förtjänar en ny föreställning.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: a card is gone</source>
        <translation>Förlust: ett kort är borta</translation>
    </message>
    <message>
        <source>Lost: it all blows up</source>
        <translation>Förlust: allt flög i luften</translation>
    </message>
    <message>
        <source>Lost: nothing left to do</source>
        <translation>Förlust: inget kvar att göra</translation>
    </message>
    <message>
        <source>Lost: the storm breaks</source>
        <translation>Förlust: ovädret är här</translation>
    </message>
    <message>
        <source>Lost: {card} is gone</source>
        <translation>Förlust: {card} borta</translation>
    </message>
    <message>
        <source>Not a spark this time. From here it can only go up.</source>
        <translation>Inte en gnista den här gången. Härifrån kan det bara gå uppåt.</translation>
    </message>
    <message>
        <source>So close: most of the sky was already alight.</source>
        <translation>Så nära: det mesta av himlen lyste redan.</translation>
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
        <source>The last round is over</source>
        <translation>Sista rundan är slut</translation>
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
        <source>The sky stayed dark</source>
        <translation>Himlen förblev mörk</translation>
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
        <source>Victory! A perfect show</source>
        <translation>Seger! Perfekt föreställning</translation>
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
        <source>Weak: hardly anyone claps.</source>
        <translation>Svagt: nästan ingen klappar.</translation>
    </message>
    <message>
        <source>What was lit is not forgotten. The next show will climb higher.</source>
        <translation>Det som tändes glöms inte. Nästa föreställning når högre.</translation>
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
        <source>{score} of {possible} points</source>
        <translation>{score} av {possible} poäng</translation>
    </message>
    <message>
        <source>That was the last {card}, and it was still needed: the show can’t be perfect any more.</source>
        <translation>Det var det sista exemplaret av {card}, och det behövdes fortfarande. Nu kan föreställningen inte bli perfekt.</translation>
    </message>
    <message>
        <source>The scale ends at 25.</source>
        <translation>Skalan slutar vid 25.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>This group’s best so far: {best} (in %n game(s)).</source>
        <translation>
            <numerusform>Den här gruppens rekord: {best}.</numerusform>
            <numerusform>Den här gruppens rekord: {best} (på&#xa0;%n spel).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equals this group’s best so far (in %n game(s)).</source>
        <translation>
            <numerusform>Lika bra som den här gruppens rekord.</numerusform>
            <numerusform>Lika bra som den här gruppens rekord (på&#xa0;%n spel).</numerusform>
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
        <source>A lost game scores 0.</source>
        <translation>Ett förlorat spel ger 0 poäng.</translation>
    </message>
    <message numerus="yes">
        <source>A new best for this group! Until now it was {best} (%n game(s)).</source>
        <translation>
            <numerusform>Nytt rekord för den här gruppen! Det förra var {best}.</numerusform>
            <numerusform>Nytt rekord för den här gruppen! Det förra var {best} (på&#xa0;%n spel).</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a poster…</source>
        <translation>Gör en affisch…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Mer ▾</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>Nytt spel, samma spelare</translation>
    </message>
    <message>
        <source>Open the score book</source>
        <translation>Öppna poängboken</translation>
    </message>
    <message>
        <source>Plays this moment again.</source>
        <translation>Spelar upp det här ögonblicket igen.</translation>
    </message>
    <message>
        <source>Try the last turn again</source>
        <translation>Försök igen med sista draget</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Se reprisen</translation>
    </message>
    <message>
        <source>Fireworks: {heights} = {total}.</source>
        <translation>Fyrverkerierna: {heights} = {total}.</translation>
    </message>
    <message>
        <source>The game goes on where the last turn began; that turn counts as taken back.</source>
        <translation>Spelet fortsätter där sista draget började. Det draget räknas som tillbakataget.</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Så räknas poängen</translation>
    </message>
    <message>
        <source>To the title screen</source>
        <translation>Till startsidan</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>{firework} ({symbol}): complete.</source>
        <translation>{firework} ({symbol}): färdigt.</translation>
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
        <source>all three copies of the {card} are on the discard pile</source>
        <translation>alla tre exemplaren av {card} ligger i kasthögen</translation>
    </message>
    <message>
        <source>both copies of the {card} are on the discard pile</source>
        <translation>båda exemplaren av {card} ligger i kasthögen</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, and can’t grow any more: {why}.</source>
        <translation>{firework} ({symbol}): står på {height}. Det kan inte växa mer, för {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, needs the {next}.</source>
        <translation>{firework} ({symbol}): står på {height}, näst på tur är {next}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, needs the {next}. It can’t grow past {reach}: {why}.</source>
        <translation>{firework} ({symbol}): står på {height}, näst på tur är {next}. Det når som högst {reach}, för {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): not begun, needs the {next}.</source>
        <translation>{firework} ({symbol}): inte påbörjat, näst på tur är {next}.</translation>
    </message>
    <message>
        <source>the only {card} is on the discard pile</source>
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
        <translation>S&amp;tartsida</translation>
    </message>
    <message>
        <source>Open a share &amp;link…</source>
        <translation>Öppna en delnings&amp;länk…</translation>
    </message>
    <message>
        <source>S&amp;core book…</source>
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
    <message>
        <source>Take back to…</source>
        <translation>Ta tillbaka till…</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) back: {name}’s turn again.</source>
        <translation>
            <numerusform>Ett drag tillbaka: {name} är på tur igen.</numerusform>
            <numerusform>%n drag tillbaka: {name} är på tur igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>How far back? The marked turns will be taken back.</source>
        <translation>Hur långt tillbaka? De markerade dragen tas tillbaka.</translation>
    </message>
    <message>
        <source>What has been seen can’t be unseen, and the score book will note that turns were taken back.</source>
        <translation>Det som är sett är sett. I poängboken står det att något har tagits tillbaka.</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>för {name}</translation>
    </message>
    <message>
        <source>nobody else may look!</source>
        <translation>ingen annan får titta!</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>på mobilen</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Korten hos {name}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>sista turen</translation>
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
        <translation>Lägg på tvären</translation>
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
    <message>
        <source>How &amp;computers play</source>
        <translation>Så spelar &amp;datorer</translation>
    </message>
    <message>
        <source>Playing on this &amp;screen</source>
        <translation>S&amp;pela på den här skärmen</translation>
    </message>
</context>
<context>
    <name>HintPicker</name>
    <message>
        <source>H&amp;int to</source>
        <translation>&amp;Ledtråd till</translation>
    </message>
    <message>
        <source>Hint to {name}: {cards}</source>
        <translation>Ledtråd till {name}: {cards}</translation>
    </message>
    <message>
        <source>Hint to {name}: the {rank}s</source>
        <translation>Ledtråd till {name}: siffran {rank}</translation>
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
    <message numerus="yes">
        <source>{count} multicolour</source>
        <translation>
            <numerusform>ett flerfärgat</numerusform>
            <numerusform>{count} flerfärgade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n “{colour}”</source>
        <translation>
            <numerusform>%n ”{colour}”</numerusform>
            <numerusform>%n ”{colour}”</numerusform>
        </translation>
    </message>
    <message>
        <source>A blue token comes back.</source>
        <translation>En blå marker kommer tillbaka.</translation>
    </message>
    <message>
        <source>A clock token comes back.</source>
        <translation>En klockmarker kommer tillbaka.</translation>
    </message>
    <message>
        <source>A hint from {giver}</source>
        <translation>Ledtråd från {giver}</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>En ledtrådsbricka blir vit igen.</translation>
    </message>
    <message>
        <source>At most {most} points now</source>
        <translation>Nu högst {most} poäng</translation>
    </message>
    <message>
        <source>Blue is complete!</source>
        <translation>Det blå är färdigt!</translation>
    </message>
    <message>
        <source>Bonus: one blue token back.</source>
        <translation>Bonus: en blå marker tillbaka.</translation>
    </message>
    <message>
        <source>Bonus: one clock token back.</source>
        <translation>Bonus: en klockmarker tillbaka.</translation>
    </message>
    <message>
        <source>Bonus: one tile turns white.</source>
        <translation>Bonus: en bricka vit igen.</translation>
    </message>
    <message>
        <source>Green is complete!</source>
        <translation>Det gröna är färdigt!</translation>
    </message>
    <message>
        <source>Last round: one turn each</source>
        <translation>Sista rundan: en tur var</translation>
    </message>
    <message>
        <source>Mistake {mistakes} of {limit}</source>
        <translation>Misstag {mistakes} av {limit}</translation>
    </message>
    <message>
        <source>No bonus: all were white.</source>
        <translation>Ingen bonus: alla var vita.</translation>
    </message>
    <message>
        <source>No bonus: no hint was spent.</source>
        <translation>Ingen bonus: alla ledtrådar kvar.</translation>
    </message>
    <message>
        <source>No {card} left!</source>
        <translation>Ingen {card} kvar!</translation>
    </message>
    <message>
        <source>Not {colour}: {card}!</source>
        <translation>Inte {colour} utan {card}!</translation>
    </message>
    <message>
        <source>Red is complete!</source>
        <translation>Det röda är färdigt!</translation>
    </message>
    <message>
        <source>Right colour, but all were white.</source>
        <translation>Rätt färg, men alla var vita.</translation>
    </message>
    <message>
        <source>Right colour, but no hint was spent.</source>
        <translation>Rätt färg, alla ledtrådar kvar.</translation>
    </message>
    <message>
        <source>Right colour: one blue token back.</source>
        <translation>Färgen gav en blå marker tillbaka.</translation>
    </message>
    <message>
        <source>Right colour: one clock token back.</source>
        <translation>Färgen gav en klockmarker tillbaka.</translation>
    </message>
    <message>
        <source>To {target}: {cards}</source>
        <translation>Till {target}: {cards}</translation>
    </message>
    <message>
        <source>White is complete!</source>
        <translation>Det vita är färdigt!</translation>
    </message>
    <message>
        <source>One more, and the game is lost!</source>
        <translation>Ett till, och ni förlorar!</translation>
    </message>
    <message>
        <source>{giver} to {target}: {cards}</source>
        <translation>{giver} till {target}: {cards}</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} kastar {card}</translation>
    </message>
    <message>
        <source>{name}: mistake {mistakes} of {limit}</source>
        <translation>{name}: misstag {mistakes} av {limit}</translation>
    </message>
    <message>
        <source>{name} plays {card}: it doesn’t fit</source>
        <translation>{name} spelar {card}, men det passar inte</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} spelar {card}</translation>
    </message>
    <message>
        <source>{name} says “{colour}”, but it’s {card}</source>
        <translation>{name} säger ”{colour}”, men det är {card}</translation>
    </message>
    <message>
        <source>Right colour: one tile turns white.</source>
        <translation>Färgen gav en bricka tillbaka.</translation>
    </message>
    <message>
        <source>Multicolour is complete!</source>
        <translation>Det flerfärgade är färdigt!</translation>
    </message>
    <message>
        <source>No bonus: no hint was spent.</source>
        <comment>blue and red tokens</comment>
        <translation>Ingen bonus: alla ledtrådar kvar.</translation>
    </message>
    <message>
        <source>Right colour, but no hint was spent.</source>
        <comment>blue and red tokens</comment>
        <translation>Rätt färg, alla ledtrådar kvar.</translation>
    </message>
    <message>
        <source>Yellow is complete!</source>
        <translation>Det gula är färdigt!</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>no 1s</source>
        <translation>inga ettor</translation>
    </message>
    <message>
        <source>no 2s</source>
        <translation>inga tvåor</translation>
    </message>
    <message>
        <source>no 3s</source>
        <translation>inga treor</translation>
    </message>
    <message>
        <source>no 4s</source>
        <translation>inga fyror</translation>
    </message>
    <message>
        <source>no 5s</source>
        <translation>inga femmor</translation>
    </message>
    <message>
        <source>no blue</source>
        <translation>inga blå</translation>
    </message>
    <message>
        <source>no green</source>
        <translation>inga gröna</translation>
    </message>
    <message>
        <source>no multicolour</source>
        <translation>inga flerfärgade</translation>
    </message>
    <message>
        <source>no red</source>
        <translation>inga röda</translation>
    </message>
    <message>
        <source>no white</source>
        <translation>inga vita</translation>
    </message>
    <message>
        <source>no yellow</source>
        <translation>inga gula</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>{card} doesn’t fit!</source>
        <translation>{card} passar inte!</translation>
    </message>
    <message numerus="yes">
        <source>{count} 1(s)</source>
        <translation>
            <numerusform>en etta</numerusform>
            <numerusform>{count} ettor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 2(s)</source>
        <translation>
            <numerusform>en tvåa</numerusform>
            <numerusform>{count} tvåor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 3(s)</source>
        <translation>
            <numerusform>en trea</numerusform>
            <numerusform>{count} treor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 4(s)</source>
        <translation>
            <numerusform>en fyra</numerusform>
            <numerusform>{count} fyror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 5(s)</source>
        <translation>
            <numerusform>en femma</numerusform>
            <numerusform>{count} femmor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blue</source>
        <translation>
            <numerusform>ett blått</numerusform>
            <numerusform>{count} blå</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} green</source>
        <translation>
            <numerusform>ett grönt</numerusform>
            <numerusform>{count} gröna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} red</source>
        <translation>
            <numerusform>ett rött</numerusform>
            <numerusform>{count} röda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <translation>
            <numerusform>ett vitt</numerusform>
            <numerusform>{count} vita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} yellow</source>
        <translation>
            <numerusform>ett gult</numerusform>
            <numerusform>{count} gula</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} gave {target} a hint</source>
        <translation>{target} fick en ledtråd av {giver}</translation>
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
        <source>{action} – {key}</source>
        <translation>{action} – {key}</translation>
    </message>
    <message>
        <source>look at your teammates’ cards between turns</source>
        <translation>kika på medspelarnas kort mellan dragen</translation>
    </message>
    <message>
        <source>C: colour hint</source>
        <translation>C: färgledtråd</translation>
    </message>
    <message>
        <source>1–5: hint with that number</source>
        <translation>1–5: sifferledtråd</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>0: own cards</source>
        <translation>0: egna kort</translation>
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
        <source>?: all keys</source>
        <translation>?: alla tangenter</translation>
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
        <source>Arrows: another button</source>
        <translation>Piltangenter: en annan knapp</translation>
    </message>
    <message>
        <source>Arrows: choose a card</source>
        <translation>Piltangenter: välj ett kort</translation>
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
        <source>Ctrl+1 … Ctrl+4</source>
        <translation>Ctrl+1 … Ctrl+4</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Vänsterpil, Ctrl+Högerpil</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
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
        <source>D: discard it</source>
        <translation>D: kasta det</translation>
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
        <translation>Enter, blanksteg</translation>
    </message>
    <message>
        <source>Enter: press it</source>
        <translation>Enter: tryck på den</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc: back to the cards</source>
        <translation>Esc: tillbaka till korten</translation>
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
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
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
        <source>P: play it</source>
        <translation>P: spela det</translation>
    </message>
    <message>
        <source>Page Down: next hand</source>
        <translation>Page Down: nästa hand</translation>
    </message>
    <message>
        <source>Page Down: teammates</source>
        <translation>Page Down: medspelarna</translation>
    </message>
    <message>
        <source>The teammates’ cards, while the others look away</source>
        <translation>Medspelarnas kort (medan de andra tittar bort)</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Your own cards, while the others look away</source>
        <translation>Dina egna kort (medan de andra tittar bort)</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
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
        <translation>Vänsterpil, högerpil</translation>
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
        <source>Reading aloud</source>
        <translation>Uppläsning</translation>
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
        <translation>Blanksteg, piltangenter, Enter</translation>
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
        <source>back to the previous page</source>
        <translation>tillbaka till föregående sida</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>täck korten och gå tillbaka till det gemensamma bordet</translation>
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
        <source>go on without waiting for the computer</source>
        <translation>gå vidare utan att vänta på datorn</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>gå till det kortet</translation>
    </message>
    <message>
        <source>move the card within the hand</source>
        <translation>flytta kortet på handen</translation>
    </message>
    <message>
        <source>on a line, a card or a mistake: jump to its turns</source>
        <translation>på en rad, ett kort eller ett misstag: hoppa till draget där det hände</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>på knappen ”Säg en färg…”: välj färgen och spela kortet</translation>
    </message>
    <message>
        <source>on to the next hand, set of tokens or button</source>
        <translation>vidare till nästa hand, nästa del av bordet eller nästa knapp</translation>
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
        <source>show all hands, the public table or what one player saw</source>
        <translation>visa allas kort, det gemensamma bordet eller det som en spelare såg</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>starta eller stoppa reprisen</translation>
    </message>
    <message>
        <source>raise or lower the card</source>
        <translation>lyft eller sänk kortet</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>discard the card; D again or Enter to confirm</source>
        <translation>kasta kortet; bekräfta med D en gång till eller Enter</translation>
    </message>
    <message>
        <source>play the card; P again or Enter to confirm</source>
        <translation>spela kortet; bekräfta med P en gång till eller Enter</translation>
    </message>
    <message>
        <source>read out what is known about your own hand; between turns, the next player’s</source>
        <translation>läs upp det som är känt om dina egna kort, eller mellan dragen om nästa spelares kort</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>ta tillbaka</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>visa den här listan</translation>
    </message>
    <message>
        <source>choose who the hint is for</source>
        <translation>välj vem som ska få ledtråden</translation>
    </message>
    <message>
        <source>back to your own hand</source>
        <translation>tillbaka till din egen hand</translation>
    </message>
    <message>
        <source>give a hint: that number</source>
        <translation>ge en ledtråd om den siffran</translation>
    </message>
    <message>
        <source>give a hint: the selected card’s colour</source>
        <translation>ge en ledtråd om det markerade kortets färg</translation>
    </message>
    <message>
        <source>confirm the hint; the same key again does that too, Esc cancels</source>
        <translation>bekräfta ledtråden, även med samma tangent en gång till; Esc avbryter</translation>
    </message>
    <message>
        <source>ask what a computer would do here</source>
        <translation>fråga vad en dator skulle göra här</translation>
    </message>
    <message>
        <source>ask why the computer did that; W again: the turn before</source>
        <translation>fråga varför datorn gjorde så; W igen: draget innan</translation>
    </message>
    <message>
        <source>give a hint: the selected card’s number</source>
        <translation>ge en ledtråd om det markerade kortets siffra</translation>
    </message>
    <message>
        <source>on a token: the master moves it</source>
        <translation>på det som lyser: mästaren flyttar eller vänder det</translation>
    </message>
    <message>
        <source>on to the buttons for hints</source>
        <translation>vidare till knapparna för ledtrådar</translation>
    </message>
    <message>
        <source>press the selected button: “I am …” shows the cards</source>
        <extracomment>Quotes the button &quot;I am {name}&quot;.</extracomment>
        <translation>tryck på den markerade knappen: ”Jag är&#xa0;…” visar korten</translation>
    </message>
    <message>
        <source>read out score, tokens, deck and fireworks</source>
        <translation>läs upp poäng, ledtrådar och misstag, draghög och fyrverkerier</translation>
    </message>
    <message>
        <source>read out the selected card</source>
        <translation>läs upp det markerade kortet</translation>
    </message>
    <message>
        <source>read out the whole hand</source>
        <translation>läs upp hela handen</translation>
    </message>
    <message>
        <source>redo what was taken back</source>
        <translation>gör om det som togs tillbaka</translation>
    </message>
    <message>
        <source>show all the cards that are left (L or Esc to close)</source>
        <translation>visa alla kort som är kvar (L eller Esc stänger)</translation>
    </message>
    <message>
        <source>show the whole journal (J or Esc to close)</source>
        <translation>visa hela loggen (J eller Esc stänger)</translation>
    </message>
    <message>
        <source>the menus</source>
        <translation>menyerna</translation>
    </message>
    <message>
        <source>the rulebook, at the rule you need</source>
        <translation>öppna regelhäftet vid det som är markerat</translation>
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
        <translation>lägg kortet på tvären</translation>
    </message>
    <message>
        <source>write a note on the card</source>
        <translation>skriv en anteckning på kortet</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>C, arrows, Enter</source>
        <translation>C, piltangenter, Enter</translation>
    </message>
    <message>
        <source>give a hint: the selected button’s colour</source>
        <translation>ge en ledtråd om den markerade knappens färg</translation>
    </message>
</context>
<context>
    <name>Knowing</name>
    <message>
        <source>{name}, card {place}: everyone has to remember what the hints said.</source>
        <translation>{name}, kort {place}: det som ledtrådarna har sagt får alla minnas själva.</translation>
    </message>
    <message>
        <source>a 1</source>
        <translation>en etta</translation>
    </message>
    <message>
        <source>You know about card {place}: {facts}.</source>
        <translation>Du vet det här om kort {place}: {facts}.</translation>
    </message>
    <message>
        <source>You know nothing about card {place} yet.</source>
        <translation>Du vet ingenting om kort {place} än.</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>en tvåa</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>en trea</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>en fyra</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>en femma</translation>
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
        <source>{name} knows about card {place}: {facts}.</source>
        <translation>{name} vet det här om kort {place}: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}, from the latest hint: {facts}.</source>
        <translation>{name}, kort {place}, enligt den senaste ledtråden: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, kort {place}: ingen ledtråd har pekat på det här kortet än.</translation>
    </message>
    <message>
        <source>{name} knows nothing about card {place} yet.</source>
        <translation>{name} vet ingenting om kort {place} än.</translation>
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
        <source>Continue it, or watch it turn by turn?</source>
        <translation>Spela vidare, eller se spelet i repris, drag för drag?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Pause the game? The table stays covered until somebody continues it.</source>
        <translation>Pausa spelet? Bordet är täckt tills någon spelar vidare.</translation>
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
        <source>It is saved already, and can be opened again at any time.</source>
        <translation>Det är redan sparat och kan öppnas igen när som helst.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Redo what was last taken back? It will happen exactly as before.</source>
        <translation>Göra om det som senast togs tillbaka? Allt blir precis som förut.</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Se reprisen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Öppna ett sparat spel</translation>
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
        <source>Save a copy</source>
        <translation>Spara en kopia</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
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
        <source>Continue this game</source>
        <translation>Spela vidare på det här</translation>
    </message>
    <message>
        <source>Leave it for now</source>
        <translation>Lämna det så länge</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Inget har ändrats.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Inget togs tillbaka.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Affisch</translation>
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
        <source>Leave this game for now?</source>
        <translation>Lämna det här spelet så länge?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stanna kvar</translation>
    </message>
    <message>
        <source>Take back the announced action? The card returns to its hand, and anything moved for it goes back. What has been seen can’t be unseen, and the score book will note that it was taken back.</source>
        <translation>Ta tillbaka det påbörjade draget? Allt hamnar där det var, men det som är sett är sett. I poängboken står det att något har tagits tillbaka.</translation>
    </message>
    <message>
        <source>Take back the last action by a person, and everything the computers did after it? The score book will note it.</source>
        <translation>Ta tillbaka det senaste som någon av er gjorde, och allt som datorerna gjorde efteråt? I poängboken står det att något har tagits tillbaka.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen can’t be unseen, and the score book will note that it was taken back.</source>
        <translation>Ta tillbaka det senaste draget? Det som är sett är sett. I poängboken står det att något har tagits tillbaka.</translation>
    </message>
    <message>
        <source>Take the hint back?</source>
        <translation>Ta tillbaka ledtråden?</translation>
    </message>
    <message>
        <source>As far as the file shows, this game isn’t finished yet.</source>
        <translation>Enligt filen är det här spelet oavslutat.</translation>
    </message>
    <message>
        <source>The game can’t be saved at the moment. If you leave now, whatever hasn’t been saved will be lost.</source>
        <translation>Spelet kan inte sparas just nu. Lämnar ni det nu, förloras allt som inte är sparat.</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} finns redan. Ska den ersättas?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Byt</translation>
    </message>
    <message>
        <source>Nobody should take over a seat whose cards they have seen in the meantime.</source>
        <translation>Ingen bör ta över en plats efter att ha sett korten där.</translation>
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
        <source>The program is already running with the saved games in {folder}, but isn’t responding.</source>
        <translation>Programmet är redan i gång med de sparade spelen i {folder}, men det svarar inte.</translation>
    </message>
    <message>
        <source>Something went wrong, but you can carry on.</source>
        <translation>Något gick fel, men programmet fortsätter.</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is saved and you can carry on.</source>
        <translation>Något gick fel, men spelet är sparat och fortsätter.</translation>
    </message>
    <message>
        <source>Something went wrong. You can carry on, but the game can’t be saved at the moment.</source>
        <translation>Något gick fel. Spelet fortsätter, men kan inte sparas just nu.</translation>
    </message>
    <message>
        <source>The details are in {file}. It doesn’t name any cards.</source>
        <translation>Detaljerna står i {file}. Inga kort nämns där.</translation>
    </message>
    <message>
        <source>The file hasn’t been changed; any changes you make now last until you close the program.</source>
        <translation>De lämnas som de är. Ändringar som görs nu gäller tills programmet avslutas.</translation>
    </message>
    <message>
        <source>The game can’t be saved at the moment. You can carry on; it will be saved as soon as possible. Until then, there is no record of who has looked at the cards.</source>
        <translation>Spelet kan inte sparas just nu. Det fortsätter ändå, och sparas igen så snart det går. Till dess antecknas inte vem som har tittat på korten.</translation>
    </message>
    <message>
        <source>The game in {file} can’t be continued now. The file hasn’t been changed, and other games are saved in a new file beside it.</source>
        <translation>Spelet i {file} går inte att spela vidare just nu. Filen är orörd, och andra spel sparas bredvid den.</translation>
    </message>
    <message>
        <source>The settings can’t be read at the moment.</source>
        <translation>Inställningarna kan inte läsas just nu.</translation>
    </message>
    <message>
        <source>The settings can’t be read. The old file has been kept as {file}.</source>
        <translation>Inställningarna kan inte läsas. De finns kvar som {file}.</translation>
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
        <source>Another program has changed {file}. The game has been saved in a new file beside it.</source>
        <translation>Ett annat program har ändrat {file}. Spelet har sparats i en ny fil bredvid.</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Helt säkert?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Couldn’t read the settings</source>
        <translation>Inställningarna gick inte att läsa</translation>
    </message>
    <message>
        <source>Couldn’t write to {file}.</source>
        <translation>Det går inte att skriva till {file}.</translation>
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
        <source>OK</source>
        <translation>OK</translation>
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
        <source>Saved game unchanged</source>
        <translation>Det sparade spelet lämnades orört</translation>
    </message>
    <message>
        <source>Saved games not locked</source>
        <translation>Sparade spel är inte låsta</translation>
    </message>
    <message>
        <source>Settings changed by another program</source>
        <translation>Inställningarna har ändrats av ett annat program</translation>
    </message>
    <message>
        <source>Settings damaged</source>
        <translation>Inställningarna är skadade</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Börja ett nytt spel</translation>
    </message>
    <message>
        <source>Start a new game from turn {turn} of this one? Since it ended, anybody may have seen all the cards. This new game wins no medal, and the score book will note it.</source>
        <translation>Vill ni börja ett nytt spel från drag {turn} i det här? Efter slutet kan vem som helst ha sett alla kort. Det nya spelet ger ingen medalj, och det framgår av poängboken.</translation>
    </message>
    <message>
        <source>The program can’t lock {folder}. If it’s also running on another computer, both could open the same saved games without noticing.</source>
        <translation>Programmet kan inte låsa {folder}. Om det också körs på en annan dator kan båda öppna samma sparade spel utan att märka det.</translation>
    </message>
    <message>
        <source>The program can’t start</source>
        <translation>Programmet kan inte starta</translation>
    </message>
    <message>
        <source>The settings used here have been saved. The changed file has been kept as {file}.</source>
        <translation>Inställningarna som gäller här har sparats. Den ändrade filen finns kvar som {file}.</translation>
    </message>
    <message>
        <source>This game can’t be continued: its file holds too much besides the game.</source>
        <translation>Det här spelet går inte att spela vidare: filen innehåller för mycket annat än själva spelet.</translation>
    </message>
    <message>
        <source>This game can’t be shown on hanab.live, which doesn’t have these house rules.</source>
        <translation>Det här spelet går inte att visa på hanab.live, för där finns inte de här husreglerna.</translation>
    </message>
    <message>
        <source>You can carry on, but something has been lost, such as how the hands were arranged or who was the master.</source>
        <translation>Spelet går vidare, men något har gått förlorat, till exempel hur korten låg på handen eller vem som var mästare.</translation>
    </message>
    <message>
        <source>{file} can’t be opened. The file hasn’t been changed.</source>
        <translation>{file} kan inte öppnas. Filen har inte ändrats.</translation>
    </message>
    <message>
        <source>This link or text can’t be opened.</source>
        <translation>Den här länken eller texten kan inte öppnas.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiera rapporten</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>Files that can’t be used</source>
        <translation>Filer som inte kan användas</translation>
    </message>
    <message>
        <source>They are in {folder} and can’t be read as files. Nothing has been changed.</source>
        <translation>De ligger i {folder} och kan inte läsas som filer. Inget har ändrats.</translation>
    </message>
    <message>
        <source>The program carries on without {files}.</source>
        <translation>Programmet klarar sig utan {files}.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games can’t be continued now. Their files haven’t been changed.</source>
        <translation>
            <numerusform>%n sparat spel går inte att spela vidare just nu. Filen är oförändrad.</numerusform>
            <numerusform>%n sparade spel går inte att spela vidare just nu. Filerna är oförändrade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t read the saved games</source>
        <translation>De sparade spelen gick inte att läsa</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Observera</translation>
    </message>
    <message>
        <source>The saved games in {folder} can’t be read.</source>
        <translation>De sparade spelen i {folder} kan inte läsas.</translation>
    </message>
    <message>
        <source>The settings can’t be saved. They last until you close the program.</source>
        <translation>Inställningarna kan inte sparas. De gäller tills programmet stängs.</translation>
    </message>
    <message>
        <source>{file} can’t be read any more. The game goes on from where it was, in a new file.</source>
        <translation>{file} går inte längre att läsa. Spelet går vidare där det var, i en ny fil.</translation>
    </message>
    <message>
        <source>{file} is one of them. {reason}</source>
        <translation>{file} är ett av dem. {reason}</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Turn {turn}, the very last one: {name} plays the {card}. It fits!</source>
        <translation>Drag {turn}, det allra sista: {name} spelar {card}. Kortet passar!</translation>
    </message>
    <message>
        <source>Turn {turn}: a hint from {giver} saves the last {card}. {name} plays it on turn {played}.</source>
        <translation>Drag {turn}: en ledtråd från {giver} räddar det sista exemplaret av {card}. {name} spelar det i drag {played}.</translation>
    </message>
    <message>
        <source>Turn {turn}: it all begins with a hint from {giver} to {name}.</source>
        <translation>Drag {turn}: allt börjar med en ledtråd från {giver} till {name}.</translation>
    </message>
    <message>
        <source>Turn {turn}: no hint ever pointed at it, but {name} plays the {card}. It fits!</source>
        <translation>Drag {turn}: ingen ledtråd har pekat på kortet, men {name} spelar {card}. Det passar!</translation>
    </message>
    <message>
        <source>Turn {turn}: a single hint from {giver} to {name} gets {cards} played.</source>
        <translation>Drag {turn}: en enda ledtråd från {giver} till {name} gör att {cards} spelas.</translation>
    </message>
    <message>
        <source>Turn {turn}: one more mistake, and all is lost. {name} plays the {card} without any hint. It fits!</source>
        <translation>Drag {turn}: ett misstag till, och allt är förlorat. {name} spelar {card} utan någon ledtråd. Kortet passar!</translation>
    </message>
    <message>
        <source>From now on, {most} is the best possible score.</source>
        <translation>Nu går det inte att få mer än {most}.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. One mistake too many!</source>
        <translation>Drag {turn}: {card} passar inte. Ett misstag för mycket!</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} is played at last. It would have fitted from the start.</source>
        <translation>Drag {turn}: till slut spelas {card}. Kortet hade passat ända från början.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} is played at last. It would have fitted since turn {since}.</source>
        <translation>Drag {turn}: till slut spelas {card}. Kortet hade passat ända sedan drag {since}.</translation>
    </message>
    <message>
        <source>Turn {turn}: right after {giver}’s hint about the {after}, {name} plays the {card}, which no hint ever pointed at. It fits!</source>
        <translation>Drag {turn}: direkt efter ledtråden från {giver} om {after} spelar {name} {card}, som ingen ledtråd har pekat på. Det passar!</translation>
    </message>
    <message>
        <source>Turn {turn}: the last {card} is gone.</source>
        <translation>Drag {turn}: det sista exemplaret av {card} är borta.</translation>
    </message>
    <message>
        <source>Turn {turn}: the only {card} is gone.</source>
        <translation>Drag {turn}: det enda exemplaret av {card} är borta.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit, and there is no other.</source>
        <translation>Drag {turn}: {card} passar inte, och det finns inga fler.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. A mistake!</source>
        <translation>Drag {turn}: {card} passar inte. Ett misstag!</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. One more mistake, and all is lost.</source>
        <translation>Drag {turn}: {card} passar inte. Ett misstag till, och allt är förlorat.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} opens by discarding the {card}.</source>
        <translation>Drag {turn}: {name} börjar med att kasta {card}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the 5. {what}</source>
        <translation>Drag {turn}: {name} spelar femman. {what}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the last card of all. Every firework is complete!</source>
        <translation>Drag {turn}: {name} spelar det allra sista kortet. Alla fyrverkerier är färdiga!</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}, kept ever since the hint on turn {since}.</source>
        <translation>Drag {turn}: {name} spelar {card}, som har behållits ända sedan ledtråden i drag {since}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}, the first card of the show.</source>
        <translation>Drag {turn}: {name} spelar {card}, det första kortet i föreställningen.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}. No firework went higher.</source>
        <translation>Drag {turn}: {name} spelar {card}. Inget fyrverkeri kom högre.</translation>
    </message>
    <message numerus="yes">
        <source>Turns {first} to {last}: %n good plays in a row, by {names}.</source>
        <translation>
            <numerusform>Drag {first} till {last}: %n kort i rad som passar, spelat av {names}.</numerusform>
            <numerusform>Drag {first} till {last}: %n kort i rad som passar, spelade av {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it, the show is lost.</source>
        <translation>Utan det är föreställningen förlorad.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Badge and colour of {name}: {badge}</source>
        <translation>Märke och färg för {name}: {badge}</translation>
    </message>
    <message>
        <source>No master at this table.</source>
        <translation>Vid det här bordet finns ingen mästare.</translation>
    </message>
    <message>
        <source>Badge and colour of {name}</source>
        <translation>Märke och färg för {name}</translation>
    </message>
    <message>
        <source>Right-click or Del: forget this name</source>
        <translation>Högerklick eller Delete: glöm namnet</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Märke</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Lägg till en spelare</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ändra…</translation>
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
        <translation>Alt+Insert i ett namnfält</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del removes the player.</source>
        <translation>Alt+Uppil och Alt+Nedpil ändrar ordningen, Alt+Delete tar bort spelaren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Clockwise around the screen. Alone? Give the other seats to computers. Drag a badge to swap seats.</source>
        <translation>Medurs runt skärmen. Ensam? Ge de andra platserna till datorer. Dra ett märke för att byta plats.</translation>
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
        <source>Played before:</source>
        <translation>Har spelat förut:</translation>
    </message>
    <message>
        <source>A computer joins as one more player</source>
        <translation>En dator kommer med som extra spelare</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Ta bort {name}</translation>
    </message>
    <message>
        <source>Suggested names: {names}</source>
        <translation>Föreslagna namn: {names}</translation>
    </message>
    <message>
        <source>{name} goes first</source>
        <translation>{name} börjar</translation>
    </message>
    <message>
        <source>{name} is the master</source>
        <translation>{name} är mästare</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Lotten avgör</translation>
    </message>
    <message>
        <source>&amp;Who goes first…</source>
        <translation>&amp;Vem börjar…</translation>
    </message>
    <message>
        <source>Add a com&amp;puter</source>
        <translation>Lägg till en &amp;dator</translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation>Minst en av spelarna måste vara en människa.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgåva</translation>
    </message>
    <message>
        <source>Edition and rules</source>
        <translation>Utgåva och regler</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>Glöm {name}</translation>
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
        <translation>Ledtrådar från början</translation>
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
        <source>Memory aid: {aid}</source>
        <translation>Minneshjälp: {aid}</translation>
    </message>
    <message>
        <source>Mistakes that lose the game</source>
        <translation>Misstag som ger förlust</translation>
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
        <source>More than one player is called {name}. That’s allowed, but they’ll be hard to tell apart.</source>
        <translation>Flera spelare heter {name}. Det är tillåtet, men de blir svåra att hålla isär.</translation>
    </message>
    <message>
        <source>This edition has no variants of its own.</source>
        <translation>Den här utgåvan har inga varianter.</translation>
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
    <message>
        <source>{name} and {other} swap seats.</source>
        <translation>{name} och {other} byter plats.</translation>
    </message>
    <message>
        <source>{name} joins: seat {seat} of {count}.</source>
        <translation>{name} kommer med: plats {seat} av {count}.</translation>
    </message>
    <message>
        <source>{name} leaves: {count} players.</source>
        <translation>{name} går: {count} spelare kvar.</translation>
    </message>
    <message>
        <source>{name}: let another computer sit here</source>
        <translation>{name}: låt en annan dator sitta här</translation>
    </message>
    <message>
        <source>{name}: {kind}</source>
        <translation>{name}: {kind}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>From now on, {name} plays here</source>
        <translation>Från och med nu spelar {name} här</translation>
    </message>
    <message>
        <source>New for you, {name}:</source>
        <translation>Nytt för dig, {name}:</translation>
    </message>
    <message>
        <source>What happened: {news}</source>
        <translation>Det här hände: {news}</translation>
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
    <name>Phones</name>
    <message>
        <source>Address of this computer</source>
        <translation>Den här datorns adress</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Tillåt</translation>
    </message>
    <message>
        <source>Another phone would like to play for {name}. Is that {name}?</source>
        <translation>En annan mobil vill spela för {name}. Är det {name}?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Ansluter…</translation>
    </message>
    <message>
        <source>Everyone sees the others’ cards on a phone; the screen stays open to all.</source>
        <translation>Alla ser de andras kort på mobilen; skärmen är öppen för alla.</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fyrverkerier</translation>
    </message>
    <message>
        <source>First, everybody looks at the shared screen.</source>
        <translation>Först tittar alla på den gemensamma skärmen.</translation>
    </message>
    <message>
        <source>Give this hint</source>
        <translation>Ge den här ledtråden</translation>
    </message>
    <message>
        <source>Hint to {name}</source>
        <translation>Ledtråd till {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Leave it? Press again.</source>
        <translation>Lämna den? Tryck igen.</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Lämna platsen</translation>
    </message>
    <message>
        <source>Look at the shared screen!</source>
        <translation>Titta på den gemensamma skärmen!</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>No connection. Trying again…</source>
        <translation>Ingen anslutning. Försöker igen…</translation>
    </message>
    <message>
        <source>Phone not connected: {names}.</source>
        <translation>Mobil utan anslutning: {names}.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Mobiler</translation>
    </message>
    <message>
        <source>Phones are switched off.</source>
        <translation>Mobilerna är avstängda.</translation>
    </message>
    <message>
        <source>Phones couldn’t be switched on: {reason}.</source>
        <translation>Mobilerna kunde inte slås på: {reason}.</translation>
    </message>
    <message>
        <source>Phones need a home network, and this computer isn’t connected to one.</source>
        <translation>Mobiler behöver ett hemnätverk, och den här datorn är inte ansluten till något.</translation>
    </message>
    <message>
        <source>This link isn’t complete, or no longer valid. Scan the code on the shared screen.</source>
        <translation>Länken är ofullständig, eller gäller inte längre. Skanna koden på den gemensamma skärmen.</translation>
    </message>
    <message>
        <source>Address for phones</source>
        <translation>Adress för mobiler</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Dölj</translation>
    </message>
    <message>
        <source>Each phone shows what its owner may see: keep it to yourself. In the same home network, scan this code with the phone’s camera, then touch your name. Nothing to install.</source>
        <translation>Varje mobil visar det som ägaren får se: visa den inte för andra. I samma hemnätverk: skanna koden med mobilens kamera och tryck på ditt namn. Inget att installera.</translation>
    </message>
    <message>
        <source>Now somebody has to allow it at the shared screen.</source>
        <translation>Nu måste någon tillåta det på den gemensamma skärmen.</translation>
    </message>
    <message>
        <source>Only {name} may look at the shared screen!</source>
        <translation>Bara {name} får titta på den gemensamma skärmen!</translation>
    </message>
    <message>
        <source>Play on this screen</source>
        <translation>Spela på den här skärmen</translation>
    </message>
    <message>
        <source>Please wait a few seconds, then try again.</source>
        <translation>Vänta några sekunder och försök igen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-kod för adressen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Neka</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Visa koden</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Sedan din senaste tur</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Switch phones off</source>
        <translation>Stäng av mobilerna</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Medspelare</translation>
    </message>
    <message>
        <source>That was not understood.</source>
        <translation>Det gick inte att förstå.</translation>
    </message>
    <message>
        <source>The cards appear once you press “Done”.</source>
        <translation>Korten visas när ni trycker på ”Klar”.</translation>
    </message>
    <message>
        <source>The game has been closed on the shared screen.</source>
        <translation>Spelet har stängts på den gemensamma skärmen.</translation>
    </message>
    <message>
        <source>The phones of this game could not be switched on again: {reason}.</source>
        <translation>Mobilerna i det här spelet kunde inte slås på igen: {reason}.</translation>
    </message>
    <message>
        <source>The table has changed meanwhile: choose again.</source>
        <translation>Bordet har ändrats under tiden: välj igen.</translation>
    </message>
    <message>
        <source>This game is open in another window of this phone.</source>
        <translation>Det här spelet är öppet i ett annat fönster på den här mobilen.</translation>
    </message>
    <message>
        <source>This seat was not given to you.</source>
        <translation>Du fick inte den här platsen.</translation>
    </message>
    <message>
        <source>Touch one of your cards, or a teammate’s to give a hint.</source>
        <translation>Tryck på ett av dina kort, eller på en medspelares för att ge en ledtråd.</translation>
    </message>
    <message>
        <source>Touch one of your cards; no hint can be given now.</source>
        <translation>Tryck på ett av dina kort; ledtrådar kan inte ges nu.</translation>
    </message>
    <message>
        <source>Which colour do you name?</source>
        <translation>Vilken färg säger du?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Vem är du?</translation>
    </message>
    <message>
        <source>Whoever is in this network could read along, as there’s no certificate. Only use it at home.</source>
        <translation>De som är i det här nätverket kan läsa med, för det finns inget certifikat. Använd det bara hemma.</translation>
    </message>
    <message>
        <source>With phones</source>
        <translation>Med mobiler</translation>
    </message>
    <message>
        <source>Without naming a colour</source>
        <translation>Utan att säga en färg</translation>
    </message>
    <message>
        <source>You are {name}: show your phone to nobody. Once everybody is here, go on at the shared screen.</source>
        <translation>Du är {name}: visa din mobil för ingen. När alla är här går ni vidare på den gemensamma skärmen.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Dina kort</translation>
    </message>
    <message>
        <source>Your seat is played elsewhere now.</source>
        <translation>Din plats spelas någon annanstans nu.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Din tur!</translation>
    </message>
    <message>
        <source>a computer</source>
        <translation>en dator</translation>
    </message>
    <message>
        <source>asked for by a phone</source>
        <translation>en mobil frågar efter den</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>på den här skärmen</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>på mobilen</translation>
    </message>
    <message>
        <source>on another phone</source>
        <translation>på en annan mobil</translation>
    </message>
    <message>
        <source>phone not connected</source>
        <translation>mobil inte ansluten</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} är på tur</translation>
    </message>
    <message>
        <source>{name}’s turn (the master)</source>
        <translation>{name} är på tur och är mästare</translation>
    </message>
    <message>
        <source>{name}: the master</source>
        <translation>{name} är mästare</translation>
    </message>
</context>
<context>
    <name>PosterSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Spara…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopierad</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Not yet: something else comes first here.</source>
        <translation>Inte än: något annat kommer först här.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>En ledtråd före den allra sista turen kan bara betyda en sak: spela det här kortet!</translation>
    </message>
    <message>
        <source>A firework could still have used that card. Here, you can do better than discard it.</source>
        <translation>Ett fyrverkeri behövde fortfarande det kortet. Här finns det något bättre att göra än att kasta det.</translation>
    </message>
    <message>
        <source>Every firework starts with a 1, so both cards fit.</source>
        <translation>Varje fyrverkeri börjar med en etta, så båda korten passar.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>By keyboard: on a teammate’s card, press Enter and choose {colour}.</source>
        <translation>Med tangentbordet: tryck på Enter på ett av medspelarens kort och välj {colour}.</translation>
    </message>
    <message>
        <source>By keyboard: on a teammate’s card, press {number}.</source>
        <translation>Med tangentbordet: tryck på {number} på ett av medspelarens kort.</translation>
    </message>
    <message>
        <source>By keyboard: press {place}, then D twice.</source>
        <translation>Med tangentbordet: tryck på {place}, sedan D två gånger.</translation>
    </message>
    <message>
        <source>By keyboard: press {place}, then P twice.</source>
        <translation>Med tangentbordet: tryck på {place}, sedan P två gånger.</translation>
    </message>
    <message>
        <source>Click its green tick.</source>
        <translation>Klicka på den gröna bocken.</translation>
    </message>
    <message>
        <source>Click its red cross.</source>
        <translation>Klicka på det röda krysset.</translation>
    </message>
    <message>
        <source>Click its symbol to say “yellow”.</source>
        <translation>Klicka på kortets symbol för att säga ”gul”.</translation>
    </message>
    <message>
        <source>Click the 4 to say “4”.</source>
        <translation>Klicka på siffran 4 för att säga ”4”.</translation>
    </message>
    <message>
        <source>Click the green tick to play it.</source>
        <translation>Spela den med den gröna bocken.</translation>
    </message>
    <message>
        <source>Each colour has three 1s, two 2s, 3s and 4s, and one 5. “!”: just one copy left, and still needed.</source>
        <translation>Varje färg har tre ettor, två var av 2, 3 och 4, och en femma. ”!”: bara ett exemplar kvar, och det behövs.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Avsluta övningen</translation>
    </message>
    <message>
        <source>It doesn’t fit: that’s a mistake. No hint had told you that it would.</source>
        <translation>Kortet passar inte, och det är ett misstag. Ingen ledtråd hade sagt att det skulle passa.</translation>
    </message>
    <message>
        <source>{name} says “white”: two cards again. This card, your oldest without a golden frame, isn’t among them.</source>
        <translation>{name} säger ”vit”: två kort igen. Det här, ditt äldsta utan guldram, är inte med.</translation>
    </message>
    <message>
        <source>It doesn’t fit: green needs its 1 first. That’s a mistake, and the third one loses the game.</source>
        <translation>Kortet passar inte: grön behöver först sin etta. Det är ett misstag, och med det tredje är spelet förlorat.</translation>
    </message>
    <message>
        <source>A hint is about your oldest card without a frame, or else the newest it points at. Play it if it can fit. Keep 5s, and the oldest if told “2”. No hint? Give one, or discard that oldest card.</source>
        <translation>En ledtråd gäller ditt äldsta kort utan ram, annars det nyaste den pekar på. Spela det om det kan passa. Behåll femmor, och det äldsta vid ”2”. Annars: ge en ledtråd, eller kasta detta äldsta.</translation>
    </message>
    <message>
        <source>It fits! Why a hint was given can tell you more than what it says.</source>
        <translation>Det passar! Varför kom ledtråden just nu? Svaret kan säga mer än själva ledtråden.</translation>
    </message>
    <message>
        <source>It fits, but that was luck: no hint had told you enough.</source>
        <translation>Kortet passar, men det var tur. Ingen ledtråd sa tillräckligt.</translation>
    </message>
    <message>
        <source>It’s the red 5, for sure, and the red firework is waiting for it.</source>
        <translation>Det är helt säkert den röda femman, som fyrverkeriet väntar på.</translation>
    </message>
    <message>
        <source>No firework needs that card any more. But here, you can do better than discard it.</source>
        <translation>Inget fyrverkeri behöver kortet längre. Men här finns det något bättre att göra än att kasta det.</translation>
    </message>
    <message>
        <source>It points at no card that fits now, so {name} can’t do much with it.</source>
        <translation>Den pekar inte på något kort som passar nu, så {name} har ingen större nytta av den.</translation>
    </message>
    <message>
        <source>This time, a card is asked for, not a hint.</source>
        <translation>Den här gången gäller det ett kort, inte en ledtråd.</translation>
    </message>
    <message>
        <source>It fits! Computers read your hints the same way.</source>
        <translation>Det passar! Så läser datorer dina ledtrådar också.</translation>
    </message>
    <message>
        <source>It fits! Keep the other red card for later. New cards come in on the right.</source>
        <translation>Det passar! Behåll det andra röda kortet till senare. Nya kort kommer in till höger.</translation>
    </message>
    <message>
        <source>Much later: only three cards are left to draw.</source>
        <translation>Långt senare: nu finns det bara tre kort kvar att dra.</translation>
    </message>
    <message>
        <source>On your turn, do one thing: give a hint, play a card or discard a card.</source>
        <translation>På din tur gör du en sak: ger en ledtråd, spelar ett kort eller kastar ett kort.</translation>
    </message>
    <message>
        <source>The master moves the tokens; this time, that’s you: {request}.</source>
        <translation>Mästaren flyttar brickorna, och det är du den här gången: {request}.</translation>
    </message>
    <message>
        <source>At its foot, each card now shows what it can be, as far as {name} knows.</source>
        <translation>Nederst på varje kort står nu vad det kan vara, så vitt {name} vet.</translation>
    </message>
    <message>
        <source>Not sure? In real games, “Advice” and “Why?” help. “How computers play” in the Help menu tells it all.</source>
        <translation>Osäker? I riktiga spel hjälper ”Råd” och ”Varför?”. Resten står i menyn Hjälp: ”Så spelar datorer”.</translation>
    </message>
    <message>
        <source>It fits, but that was luck. This time, it’s your oldest card, on the left.</source>
        <translation>Det passar, men det var tur. Den här gången är det ditt äldsta kort, till vänster.</translation>
    </message>
    <message>
        <source>It fits, though nobody has told you its colour!</source>
        <translation>Det passar, fast ingen har sagt vilken färg det har!</translation>
    </message>
    <message>
        <source>That hint points at no card, so it tells {name} very little.</source>
        <translation>Ledtråden pekar inte på något kort, så {name} får veta väldigt lite.</translation>
    </message>
    <message>
        <source>That paid for a new hint: {name} says “red”. Together, two hints tell what this card is.</source>
        <translation>Det gav en ny ledtråd: {name} säger ”röd”. Tillsammans säger två ledtrådar vad det här kortet är.</translation>
    </message>
    <message>
        <source>That was the last copy of that card: without it, its firework can’t be completed any more.</source>
        <translation>Det var det sista exemplaret av kortet. Utan det kan fyrverkeriet aldrig bli färdigt.</translation>
    </message>
    <message>
        <source>That’s a good hint, too: it would let {name} play a card. But the practice game has another plan here.</source>
        <translation>Det är också en bra ledtråd, för med den hade {name} kunnat spela ett kort. Men här har övningen en annan plan.</translation>
    </message>
    <message>
        <source>That’s another card: this time, it’s your oldest one, on the left.</source>
        <translation>Det är ett annat kort: den här gången är det ditt äldsta, till vänster.</translation>
    </message>
    <message>
        <source>So play the newest card that the hint points at, if it can fit!</source>
        <translation>Spela därför det nyaste kortet som ledtråden pekar på, om det kan passa!</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Welcome! You and {name}, a computer, are putting on a show together.</source>
        <translation>Välkommen! Du och datorn {name} ska ge en föreställning tillsammans.</translation>
    </message>
    <message>
        <source>With “2”, {name} wouldn’t play this card: you’ll soon learn why. Give the hint asked for!</source>
        <translation>Med ”2” skulle {name} inte spela det här kortet; varför får du snart veta. Ge den ledtråd som övningen ber om!</translation>
    </message>
    <message>
        <source>{name} says “5”. That’s an exception, too: keep this card until it’s sure to fit.</source>
        <translation>{name} säger ”5”. Det är också ett undantag: behåll kortet tills det säkert passar.</translation>
    </message>
    <message>
        <source>{name} would think you mean {card}, and that doesn’t fit now. Give the hint asked for!</source>
        <translation>{name} skulle tro att du menade {card}, och det kortet passar inte nu. Ge den ledtråd som övningen ber om!</translation>
    </message>
    <message>
        <source>You did that as the master; from here on, the program does it for you.</source>
        <translation>Det gjorde du som mästare; härifrån gör programmet det åt dig.</translation>
    </message>
    <message>
        <source>Your own cards now show what you know. A golden frame: a hint pointed at that card.</source>
        <translation>På dina egna kort står nu vad du vet. En guldram betyder att en ledtråd har pekat på kortet.</translation>
    </message>
    <message>
        <source>Your hint told {name} that this card was a 1. The yellow firework has started!</source>
        <translation>Din ledtråd berättade för {name} att kortet var en etta. Det gula fyrverkeriet är i gång!</translation>
    </message>
    <message>
        <source>You’ve announced a card: turn it face up, or take that back.</source>
        <translation>Du har anmält ett kort: vänd upp det, eller ta tillbaka det.</translation>
    </message>
    <message>
        <source>{name} could play its other 1, but helps you first: two of yours are red.</source>
        <translation>{name} kunde spela sin andra etta, men hjälper dig först: två av dina kort är röda.</translation>
    </message>
    <message>
        <source>{name} has drawn the last card. One more turn each: at most two more points.</source>
        <translation>{name} drog det sista kortet. Alla har en tur kvar: högst två poäng till.</translation>
    </message>
    <message>
        <source>{name} meant this one: it’s your oldest card, and it’s red.</source>
        <translation>{name} menade det här: det är ditt äldsta kort, och det är rött.</translation>
    </message>
    <message>
        <source>{name} meant this one: of the cards that had no golden frame before, it’s the oldest.</source>
        <translation>{name} menade det här: av korten som inte hade guldram sedan tidigare är det äldst.</translation>
    </message>
    <message>
        <source>{name} says “1”: two cards again.</source>
        <translation>{name} säger ”1”: två kort igen.</translation>
    </message>
    <message>
        <source>{name} meant this one: it’s the newer of the two white cards.</source>
        <translation>{name} menade det här: det är det nyare av de två vita korten.</translation>
    </message>
    <message>
        <source>Just this once, on purpose, play a card without a hint: your oldest one, on the left.</source>
        <translation>Bara den här gången, med flit: spela ditt äldsta kort, till vänster, utan någon ledtråd.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nej tack</translation>
    </message>
    <message>
        <source>Only one card is yellow. {name} wonders why you’re saying so now: you must want it played!</source>
        <translation>Bara ett kort är gult. {name} undrar varför du säger det just nu: kortet ska förstås spelas!</translation>
    </message>
    <message>
        <source>Only one firework still needs its 4, and {name} has it.</source>
        <translation>Bara ett fyrverkeri saknar sin fyra, och {name} har den.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Övningsspel</translation>
    </message>
    <message>
        <source>First time here? A five-minute practice game shows how to play.</source>
        <translation>Första gången här? Ett övningsspel på fem minuter visar hur det går till.</translation>
    </message>
    <message>
        <source>A hint names one number or one colour. {name} has two 1s.</source>
        <translation>En ledtråd nämner en siffra eller en färg. {name} har två ettor.</translation>
    </message>
    <message>
        <source>It fits, too, but {name} meant this one.</source>
        <translation>Det passar också, men {name} menade det här.</translation>
    </message>
    <message>
        <source>Not yet: “Next” leads on here.</source>
        <translation>Inte än: här går du vidare med ”Nästa”.</translation>
    </message>
    <message>
        <source>Play with {name}</source>
        <translation>Spela med {name}</translation>
    </message>
    <message>
        <source>So discard your oldest card without a golden frame: it’s likely the least needed.</source>
        <translation>Kasta därför ditt äldsta kort utan guldram: det behövs nog minst.</translation>
    </message>
    <message>
        <source>So “2” at that card is an exception: keep it, as 2s are needed soon.</source>
        <translation>Därför är ”2” på det kortet ett undantag: behåll det, för tvåor behövs snart.</translation>
    </message>
    <message>
        <source>The show is over. The fireworks add up to the score. Have fun!</source>
        <translation>Föreställningen är slut. Lägg ihop siffrorna på fyrverkeriernas översta kort, så har ni ert resultat. Ha så kul!</translation>
    </message>
    <message>
        <source>This time, a card is to be played, not discarded.</source>
        <translation>Den här gången ska ett kort spelas, inte kastas.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, in order from 1 to 5.</source>
        <translation>Tillsammans bygger ni fem fyrverkerier, ett i varje färg, i ordning från 1 till 5.</translation>
    </message>
    <message>
        <source>What to do is on the screen. Press H to hear it.</source>
        <translation>Vad du ska göra står på skärmen. H läser upp det.</translation>
    </message>
    <message>
        <source>When you discard, choose your oldest card without a golden frame.</source>
        <translation>Ska du kasta ett kort, ta ditt äldsta utan guldram.</translation>
    </message>
    <message>
        <source>Which one first? An agreement helps: if the hint points at your oldest card, on the left, and it can fit, play it!</source>
        <translation>Vilket först? En överenskommelse hjälper: pekar ledtråden på ditt äldsta kort (längst till vänster), och kan kortet passa, så spela det!</translation>
    </message>
    <message>
        <source>You see everyone’s cards but your own.</source>
        <translation>Du ser allas kort utom dina egna.</translation>
    </message>
    <message>
        <source>The card on the left had a golden frame before this hint: it doesn’t count. Which of the others is the oldest? Play it!</source>
        <translation>Kortet längst till vänster hade guldram före den här ledtråden: det räknas inte. Vilket av de andra är äldst? Spela det!</translation>
    </message>
    <message>
        <source>{name} has exactly the card the yellow firework needs.</source>
        <translation>{name} har precis rätt kort till det gula fyrverkeriet.</translation>
    </message>
    <message>
        <source>Click the number to point at both.</source>
        <translation>Klicka på siffran för att peka på båda.</translation>
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
        <translation>Steg {index} (drag {turn}) bryter mot reglerna: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder doesn’t exist.</source>
        <translation>Filen eller dess mapp finns inte.</translation>
    </message>
    <message>
        <source>The system doesn’t allow it.</source>
        <translation>Systemet tillåter det inte.</translation>
    </message>
    <message>
        <source>This game can’t be played here: {option} is not supported.</source>
        <translation>Det här spelet kan inte spelas här: {option} stöds inte.</translation>
    </message>
    <message>
        <source>This is not a Hanabi game, or it is damaged: {detail}</source>
        <translation>Det här är inget Hanabispel, eller så är det skadat: {detail}</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Det här är en mapp, inte en fil.</translation>
    </message>
    <message>
        <source>Something else with this name is in the way.</source>
        <translation>Något annat med det namnet är i vägen.</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>Disken rapporterar ett fel.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>Filnamnet är för långt.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Det ligger en fil där det skulle ha varit en mapp.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The card is face up, so this can’t be taken back any more.</source>
        <translation>Kortet är uppvänt, så det är för sent att ångra sig.</translation>
    </message>
    <message>
        <source>No blue token is spent, so you can’t discard now.</source>
        <translation>Alla blå marker är kvar, så det går inte att kasta nu.</translation>
    </message>
    <message>
        <source>No clock token is spent, so you can’t discard now.</source>
        <translation>Alla klockmarker är kvar, så det går inte att kasta nu.</translation>
    </message>
    <message>
        <source>All the hint tiles are black side up: none are left to pay for a hint.</source>
        <translation>Alla ledtrådsbrickor är svarta, så det går inte att ge ledtrådar nu.</translation>
    </message>
    <message>
        <source>All the hint tiles are white side up, so you can’t discard now.</source>
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
        <translation>Det finns inga blå marker kvar, så det går inte att ge ledtrådar nu.</translation>
    </message>
    <message>
        <source>No clock tokens are left to pay for a hint.</source>
        <translation>Det finns inga klockmarker kvar, så det går inte att ge ledtrådar nu.</translation>
    </message>
    <message>
        <source>In this game, no colour is named before playing.</source>
        <translation>I det här spelet sägs ingen färg innan ett kort spelas.</translation>
    </message>
    <message>
        <source>Hints go to teammates, never to yourself.</source>
        <translation>Ge ledtrådar till dina medspelare, aldrig till dig själv.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at one or more.</source>
        <translation>Inget kort på handen stämmer, och en ledtråd måste peka på minst ett kort.</translation>
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
        <source>No tokens need moving now.</source>
        <comment>blue and red tokens</comment>
        <translation>Ingen marker behöver flyttas nu.</translation>
    </message>
    <message>
        <source>That’s the wrong tile for what was announced.</source>
        <translation>Det är fel bricka.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <translation>Det är fel marker.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <comment>blue and red tokens</comment>
        <translation>Det är fel marker.</translation>
    </message>
    <message>
        <source>The card has to be turned face up first.</source>
        <translation>Kortet måste vändas upp först.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>First, the master has to move what’s lit up.</source>
        <translation>Först måste mästaren flytta eller vända det som lyser.</translation>
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
        <source>The right kind of token, but it goes the other way.</source>
        <comment>blue and red tokens</comment>
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
        <source>There’s nothing to redo.</source>
        <translation>Det finns inget att göra om.</translation>
    </message>
    <message>
        <source>You can only do that in your own private view.</source>
        <translation>Det går bara när en spelare är ensam med korten och de andra tittar bort.</translation>
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
        <source>Nobody at this screen plays for this seat.</source>
        <translation>Ingen vid den här skärmen spelar på den här platsen.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>%n turn(s) taken back.</source>
        <translation>
            <numerusform>Ett drag togs tillbaka.</numerusform>
            <numerusform>%n drag togs tillbaka.</numerusform>
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
        <source>Cards looked at %n time(s) without a turn.</source>
        <translation>
            <numerusform>Tittat på korten en gång utan att göra något drag.</numerusform>
            <numerusform>Tittat på korten %n gånger utan att göra något drag.</numerusform>
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
        <source>Some of what was noted before has been lost.</source>
        <translation>En del av det som antecknats före det här har gått förlorat.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, by {name}.</source>
        <translation>Tillbakataget: drag {turn} av {name}.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} discarded.</source>
        <translation>Tillbakataget: drag {turn}, kortet som {name} kastade.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} played.</source>
        <translation>Tillbakataget: drag {turn}, kortet som {name} spelade.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the hint from {name} to {target}.</source>
        <translation>Tillbakataget: drag {turn}, ledtråden från {name} till {target}.</translation>
    </message>
    <message>
        <source>The program covered the cards shown to {name} before the turn was taken.</source>
        <translation>Programmet täckte korten medan {name} tittade på dem, före draget.</translation>
    </message>
    <message>
        <source>continued from turn {turn} of an earlier game</source>
        <translation>spelat vidare från drag {turn} i ett tidigare spel</translation>
    </message>
    <message>
        <source>{computer} played for {name}.</source>
        <translation>{computer} spelade för {name}.</translation>
    </message>
    <message>
        <source>{name} covered the cards once more before acting.</source>
        <translation>{name} täckte korten en gång till före sitt drag.</translation>
    </message>
    <message>
        <source>{name} is back and takes over from {computer}.</source>
        <translation>{name} är tillbaka och tar över efter {computer}.</translation>
    </message>
    <message>
        <source>{name} is now the master.</source>
        <translation>Nu är {name} mästare.</translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn (time unknown).</source>
        <translation>
            <numerusform>{name} tittade på korten en gång utan att göra något drag (okänt hur länge).</numerusform>
            <numerusform>{name} tittade på korten %n gånger utan att göra något drag (okänt hur länge).</numerusform>
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
        <source>{name} looked at the cards without taking a turn (time unknown).</source>
        <translation>{name} tittade på korten utan att göra något drag (okänt hur länge).</translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn ({time}).</source>
        <translation>{name} tittade på korten utan att göra något drag ({time}).</translation>
    </message>
    <message>
        <source>{name} plays on a phone now.</source>
        <translation>{name} spelar nu på mobilen.</translation>
    </message>
    <message>
        <source>{name} plays on the shared screen again.</source>
        <translation>{name} spelar på den gemensamma skärmen igen.</translation>
    </message>
    <message>
        <source>{name} sits down and takes over from {computer}.</source>
        <translation>{name} sätter sig och tar över efter {computer}.</translation>
    </message>
    <message>
        <source>{name} took an announcement back.</source>
        <translation>{name} ångrade sig efter att ha talat om sitt drag för mästaren.</translation>
    </message>
    <message>
        <source>From now on, {computer} plays differently ({level}).</source>
        <translation>Från och med nu spelar {computer} på ett annat sätt ({level}).</translation>
    </message>
    <message>
        <source>{name} gets up; {computer} plays on ({level}).</source>
        <translation>{name} reser sig; {computer} spelar vidare ({level}).</translation>
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
        <translation>Repris av ett oavslutat spel: {edition}. Vid bordet: {players}.</translation>
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
        <translation>Spela vidare härifrån</translation>
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
        <translation>Allas kort</translation>
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
        <source>You can only continue from here once the game is finished.</source>
        <translation>Spelet måste vara slut innan ni kan spela vidare härifrån.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Hastighet {factor}.</translation>
    </message>
    <message>
        <source>Advice is given only while a game is being played.</source>
        <translation>Råd ges bara medan ett spel pågår.</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Spela upp från början</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Stoppa reprisen</translation>
    </message>
    <message>
        <source>Tab goes to the hands, the arrows to their cards.</source>
        <translation>Tabb går till händerna, piltangenterna till korten.</translation>
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
        <translation>Korten i ett oavslutat spel visas bara om alla spelare är överens.</translation>
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
        <source>{play}: play · arrow keys: turn by turn · click a line, a card or a mistake: go there</source>
        <translation>{play} startar och stoppar. Piltangenterna går drag för drag. Klicka på en rad, ett kort eller ett misstag för att hoppa dit.</translation>
    </message>
    <message>
        <source>{turn}, {points}, {mistakes}</source>
        <translation>{turn}, {points}, {mistakes}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until somebody looks at cards again. For anything else, and to end early, the master must agree.</source>
        <translation>”Ta tillbaka” och ”Gör om” finns i menyn ”Bord”. En ledtråd får tas tillbaka fritt tills nästa spelare får se korten. Allt annat, även att avsluta i förtid, måste mästaren gå med på.</translation>
    </message>
    <message>
        <source>“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until somebody looks at cards again. For anything else, and to end early, everyone must agree.</source>
        <translation>”Ta tillbaka” och ”Gör om” finns i menyn ”Bord”. En ledtråd får tas tillbaka fritt tills nästa spelare får se korten. Allt annat, även att avsluta i förtid, måste alla vara överens om.</translation>
    </message>
    <message>
        <source>You’re firework makers: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets lie in one big heap, the crowd is already lining the river, and the show must go on.</source>
        <translation>Ni är fyrverkerimakare: geniala när det gäller raketer, hopplösa när det gäller ordning. Krut, stubiner och raketer ligger i en enda stor hög, publiken trängs redan längs floden, och föreställningen måste börja.</translation>
    </message>
    <message>
        <source>You may take back an announcement until the master has acted or your card lies face up.</source>
        <translation>Du får ångra dig tills mästaren har gjort sitt eller ditt kort är uppvänt.</translation>
    </message>
    <message>
        <source>With full memory aid, a card’s bottom edge shows all that hints have said and ruled out. A lantern shows a firework’s next number. A tag shows how far the firework can still grow; a ribbon means it can’t. A seal marks a last copy. Click the discard pile to see what’s left.</source>
        <translation>Med full minneshjälp står allt som ledtrådarna har sagt och uteslutit längst ner på kortet. En lykta visar nästa siffra i ett fyrverkeri. En skylt visar hur högt det kan nå. Ett band betyder att det inte kan växa mer. Ett sigill betyder sista exemplaret. Ett klick på kasthögen visar vad som är kvar.</translation>
    </message>
    <message>
        <source>This edition has no variants of its own, but you can play it with a master:</source>
        <translation>Den här utgåvan har inga varianter, men ni kan spela den med en mästare:</translation>
    </message>
    <message>
        <source>After each turn, a chime calls you all back. Played or discarded cards are turned face up.</source>
        <translation>Efter varje drag hörs en klang, och alla tittar hit igen. Spelade och kastade kort vänds upp.</translation>
    </message>
    <message>
        <source>Pausing, ending early and taking back are up to the master, but anyone may take back a fresh hint. Between actions, the master may hand over the role.</source>
        <translation>Mästaren avgör om ni pausar, slutar i förtid eller tar tillbaka något annat än en färsk ledtråd, och får lämna över rollen till någon annan mellan två drag.</translation>
    </message>
    <message>
        <source>The green tick plays a card, the red cross discards it. You can rearrange or raise your cards, turn them sideways, or write notes only you see.</source>
        <translation>Den gröna bocken spelar ett kort, det röda krysset kastar det. Du kan flytta och lyfta korten, lägga dem på tvären och skriva anteckningar som bara du ser.</translation>
    </message>
    <message>
        <source>Give an empty hint with “Choose a hint…”.</source>
        <translation>Tomma ledtrådar ger du med ”Välj ledtråd…”.</translation>
    </message>
    <message>
        <source>On a teammate’s card, click the number for a number hint or the symbol for a colour hint. Hover first to see which cards it would point at.</source>
        <translation>På en medspelares kort ger siffran en sifferledtråd, symbolen en färgledtråd: klicka på den. Håll muspekaren där först, så ser du vilka kort ledtråden pekar på.</translation>
    </message>
    <message>
        <source>Just looking</source>
        <translation>Kika</translation>
    </message>
    <message>
        <source>Once every copy of a card you need is on the discard pile, its firework is blocked: it can’t grow, or score, beyond the number below the missing card. Higher cards of that colour are useless, so discard them freely.</source>
        <translation>När alla exemplar av ett kort ni behöver ligger i kasthögen, kan fyrverkeriet aldrig bli färdigt: det växer, och ger poäng, bara upp till siffran under den som saknas. Högre kort i den färgen behöver ni inte längre, så kasta dem gärna.</translation>
    </message>
    <message>
        <source>Only five cards, numbered 1 to 5, so each one is a last copy. Hints can name multicolour.</source>
        <translation>Färgen har bara fem kort, 1 till 5, så inget av dem går att ersätta. Ledtrådar får nämna flerfärgad.</translation>
    </message>
    <message>
        <source>One of each number.</source>
        <translation>Ett kort av varje siffra.</translation>
    </message>
    <message>
        <source>Name exactly one colour or exactly one number, never both.</source>
        <translation>Nämn exakt en färg eller exakt en siffra, aldrig båda.</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Svårare: färre tillåtna misstag eller färre klockmarker. Lättare: fler av dem.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: your click always lands on a card, and the buttons for anything the hand doesn’t have are greyed out.</source>
        <translation>En ledtråd som inte pekar på något är omöjlig här: ett klick träffar alltid ett kort, och knapparna för det som inte finns på handen är grå.</translation>
    </message>
    <message>
        <source>Each colour has one firework, from 1 to 5, with a single card of each number. Other copies are spares.</source>
        <translation>Varje färg har ett fyrverkeri, från 1 till 5, med ett enda kort av varje siffra. Övriga exemplar är bara reserver.</translation>
    </message>
    <message>
        <source>To help you remember, you may rearrange your cards, raise or lower them, or turn them sideways whenever you like.</source>
        <translation>För att minnas bättre får du när som helst byta plats på dina kort, lyfta dem, sänka dem eller lägga dem på tvären.</translation>
    </message>
    <message>
        <source>This edition has no scale. Once the show is over, the program says in its own words what the crowd made of it.</source>
        <translation>Den här utgåvan har ingen egen skala. När föreställningen är över säger programmet med egna ord vad publiken tyckte.</translation>
    </message>
    <message>
        <source>Turn one of your cards face up. If it’s next in its colour, it fits: add it to the firework. If not, it’s a mistake: off to the discard pile! Either way, draw one. A 5 that fits completes its firework. {bonus}</source>
        <extracomment>{bonus} is a sentence: “Bonus: one clock token back.”</extracomment>
        <translation>Vänd upp ett av dina kort. Är det näst på tur i sin färg, passar det och läggs i fyrverkeriet. Annars är det ett misstag: raka vägen till kasthögen! Sedan drar du ett nytt. En femma som passar gör fyrverkeriet färdigt. {bonus}</translation>
    </message>
    <message>
        <source>Together you build six fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all six complete, for 30 points: anything less is a defeat.</source>
        <translation>Tillsammans bygger ni sex fyrverkerier, ett i varje färg, från 1 till 5. Ni vinner bara med en perfekt föreställning: alla sex färdiga, 30 poäng. Allt annat är en förlust.</translation>
    </message>
    <message>
        <source>Together you build six fireworks, one in each colour, from 1 to 5. Complete all six for 30 points; a smaller show still scores, unless you lose.</source>
        <translation>Tillsammans bygger ni sex fyrverkerier, ett i varje färg, från 1 till 5. Blir alla sex färdiga, får ni 30 poäng. Även en mindre föreställning ger poäng, så länge ni inte förlorar.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all five complete, for 25 points: anything less is a defeat.</source>
        <translation>Tillsammans bygger ni fem fyrverkerier, ett i varje färg, från 1 till 5. Ni vinner bara med en perfekt föreställning: alla fem färdiga, 25 poäng. Allt annat är en förlust.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, from 1 to 5. Complete all five for 25 points; a smaller show still scores, unless you lose.</source>
        <translation>Tillsammans bygger ni fem fyrverkerier, ett i varje färg, från 1 till 5. Blir alla fem färdiga, får ni 25 poäng. Även en mindre föreställning ger poäng, så länge ni inte förlorar.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players.</source>
        <translation>
            <numerusform>Bordet för %n spelare.</numerusform>
            <numerusform>Bordet för %n spelare.</numerusform>
        </translation>
    </message>
    <message>
        <source>On screen, the program shuffles and deals the cards and moves the tokens; on your turn, everyone else looks away. With real cards, set up as pictured:</source>
        <translation>På skärmen sköter programmet allt. På din tur tittar alla andra bort. Med riktiga kort gör ni som på bilden:</translation>
    </message>
    <message>
        <source>All fireworks are complete</source>
        <translation>Alla fyrverkerier är färdiga</translation>
    </message>
    <message>
        <source>The catch: everyone sees your cards but you. Hints are all you get.</source>
        <translation>Haken är att alla andra ser dina kort, men inte du. Ledtrådarna är allt ni får säga om dem.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; once the explosion at the bottom is uncovered, you’ve lost.</source>
        <translation>
            <numerusform>Stapla de %n stubinmarkerna med den längsta stubinen överst. Vid varje misstag läggs den översta i locket. Underst ligger explosionen: blir den synlig, har ni förlorat.</numerusform>
            <numerusform>Stapla de %n stubinmarkerna med den längsta stubinen överst. Vid varje misstag läggs den översta i locket. Underst ligger explosionen: blir den synlig, har ni förlorat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the deck, face up.</source>
        <translation>Den ligger bredvid draghögen, med framsidan upp.</translation>
    </message>
    <message>
        <source>Beside the box lid, face up.</source>
        <translation>Lägg lådans lock på bordet. Kasthögen hamnar bredvid, med framsidan upp.</translation>
    </message>
    <message>
        <source>{cards} A colour’s ten cards: three 1s, two 2s, two 3s, two 4s, one 5. Two or three players get five cards each, larger groups four. The rest is the deck, face down.</source>
        <extracomment>{cards} is a sentence: “Shuffle all 50 cards.”</extracomment>
        <translation>{cards} De tio korten i en färg: tre ettor, två tvåor, två treor, två fyror, en femma. Är ni två eller tre, får ni fem kort var, annars fyra. Resten blir draghögen, med baksidan upp.</translation>
    </message>
    <message>
        <source>On screen, the program shuffles and deals the cards; on your turn, everyone else looks away. With real cards, set up as pictured:</source>
        <translation>På skärmen blandar programmet och delar ut. På din tur tittar alla andra bort. Med riktiga kort gör ni som på bilden:</translation>
    </message>
    <message>
        <source>Leave room in the middle for six.</source>
        <translation>Lämna plats för sex mitt på bordet.</translation>
    </message>
    <message>
        <source>Leave room in the middle for five.</source>
        <translation>Lämna plats för fem mitt på bordet.</translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table. Spent ones go into the box lid.</source>
        <translation>
            <numerusform>Lägg klockmarkern på bordet med framsidan upp. När den är använd läggs den i lådans lock.</numerusform>
            <numerusform>Lägg de %n klockmarkerna på bordet med framsidan upp. De använda läggs i lådans lock.</numerusform>
        </translation>
    </message>
    <message>
        <source>Backs towards you.</source>
        <translation>Håll dem alltid med baksidan mot dig.</translation>
    </message>
    <message>
        <source>Name one colour or one number, and point at every matching card in a teammate’s hand. {cost} With none left, you can’t.</source>
        <extracomment>{cost} is a sentence: “It costs one clock token.”</extracomment>
        <translation>Nämn en färg eller en siffra för en medspelare, och peka på alla medspelarens kort som stämmer. {cost} Finns ingen kvar, går det inte.</translation>
    </message>
    <message>
        <source>Play goes clockwise. On your turn, do exactly one of three things. You can’t pass.</source>
        <translation>Turen går medurs. På din tur gör du exakt en av tre saker. Du får inte stå över.</translation>
    </message>
    <message>
        <source>Play goes clockwise. On your turn, announce one of three things to the master, then do it. You can’t pass.</source>
        <translation>Turen går medurs. På din tur väljer du exakt en av tre saker, talar om för mästaren vilken och gör den sedan. Du får inte stå över.</translation>
    </message>
    <message>
        <source>A hint costs one hint tile, which is turned from white to black. Once they’re all black, nobody can give a hint.</source>
        <translation>En ledtråd kostar en ledtrådsbricka, som vänds från vit till svart. När alla är svarta kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>The master.</source>
        <translation>Mästaren.</translation>
    </message>
    <message>
        <source>Choose one of you.</source>
        <translation>Välj en av er.</translation>
    </message>
    <message>
        <source>Every show is judged by the league of firework artisans. Its verdicts:</source>
        <translation>Varje föreställning bedöms av fyrverkerimakarnas skrå. Så lyder omdömena:</translation>
    </message>
    <message>
        <source>Announce every action to the master first.</source>
        <translation>Tala alltid först om för mästaren vad du tänker göra.</translation>
    </message>
    <message>
        <source>Anyone may look through the discard pile at any time.</source>
        <translation>Alla får bläddra i kasthögen när som helst.</translation>
    </message>
    <message>
        <source>Anyone you like, or someone picked at random.</source>
        <translation>Vem ni vill, eller någon som lottas fram.</translation>
    </message>
    <message>
        <source>At a table, you’d point and say:</source>
        <translation>Vid ett vanligt bord skulle du peka och säga:</translation>
    </message>
    <message>
        <source>Before you discard, check the discard pile: yours may be the last copy.</source>
        <translation>Bläddra i kasthögen innan du kastar: kanske har du det sista exemplaret.</translation>
    </message>
    <message>
        <source>Before you turn your card up, you may name its colour; the choice is yours each time.</source>
        <translation>När du spelar ett kort får du säga dess färg innan du vänder upp det. Det väljer du på nytt varje gång.</translation>
    </message>
    <message>
        <source>Between turns, one of you may choose “Look at the hands” while the rest look away.</source>
        <extracomment>Quotes the button &quot;Look at the hands&quot;.</extracomment>
        <translation>Med ”Kika” får vem som helst se medspelarnas kort mellan dragen, medan de andra tittar bort.</translation>
    </message>
    <message>
        <source>Blue grows to 2.</source>
        <translation>Blått växer till 2.</translation>
    </message>
    <message>
        <source>Blue is at 2: the 3 fits.</source>
        <translation>Blått står på 2: trean passar.</translation>
    </message>
    <message>
        <source>Blue is at 2: the 4 doesn’t fit.</source>
        <translation>Blått står på 2: fyran passar inte.</translation>
    </message>
    <message>
        <source>Bo plays it</source>
        <translation>Bo spelar kortet</translation>
    </message>
    <message>
        <source>Bo’s cards.</source>
        <translation>Bos kort.</translation>
    </message>
    <message>
        <source>But never “this is a red 1”, and not “this one is red” either if there’s another red card.</source>
        <translation>Men aldrig ”det här är en röd etta”, och inte heller ”det här kortet är rött” om medspelaren har fler röda kort.</translation>
    </message>
    <message>
        <source>But the gods like their nights dark and quiet. A beautiful show they’ll forgive; every stray rocket makes them grumble. Annoy them once too often, and a thunderstorm ends it all.</source>
        <translation>Men gudarna vill ha sina nätter mörka och tysta. En vacker föreställning står de ut med, men varje raket på villovägar får dem att muttra. Retar ni dem en gång för mycket, gör ett oväder slut på alltihop.</translation>
    </message>
    <message>
        <source>Careful: discarding an indispensable card loses the game.</source>
        <translation>Se upp: kastar du ett oumbärligt kort, är spelet förlorat.</translation>
    </message>
    <message>
        <source>Careful: if an indispensable card doesn’t fit, the game is lost.</source>
        <translation>Se upp: spelar du ett oumbärligt kort som inte passar, är spelet förlorat.</translation>
    </message>
    <message>
        <source>Cleo discards</source>
        <translation>Cleo kastar</translation>
    </message>
    <message>
        <source>Combining it with “{variant}” is our own ruling.</source>
        <translation>Vår egen regel: varianten går att kombinera med ”{variant}”.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one black hint tile is turned back to white for free.</source>
        <translation>Den som gör ett fyrverkeri färdigt med femman får en bonus: en svart ledtrådsbricka vänds tillbaka till vit, alldeles gratis.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one spent blue token comes back for free.</source>
        <translation>Den som gör ett fyrverkeri färdigt med femman får en bonus: en använd blå marker kommer tillbaka, alldeles gratis.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one spent clock token comes back for free.</source>
        <translation>Den som gör ett fyrverkeri färdigt med femman får en bonus: en använd klockmarker kommer tillbaka, alldeles gratis.</translation>
    </message>
    <message>
        <source>Dan takes a chance</source>
        <translation>Dan chansar</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Kasta ett kort</translation>
    </message>
    <message>
        <source>Discarding?</source>
        <translation>Vad kastar du?</translation>
    </message>
    <message>
        <source>Either way, draw a new card, unseen.</source>
        <translation>I båda fallen drar du ett nytt kort utan att titta på det.</translation>
    </message>
    <message>
        <source>First what’s sure to be useless; if all cards have hints, what matters least.</source>
        <translation>Först det som inte behövs längre. Har alla kort ledtrådar: det minst viktiga.</translation>
    </message>
    <message>
        <source>Give one that misleads nobody instead of discarding.</source>
        <translation>Ge hellre en än kasta, bara den inte lurar någon.</translation>
    </message>
    <message>
        <source>Got a hint?</source>
        <translation>Fick du en ledtråd?</translation>
    </message>
    <message>
        <source>All had hints before? If this hint tells more, play what now fits, going by all its hints. If not, play the newest it points at if it can fit.</source>
        <translation>Hade alla utpekade kort redan en ledtråd? Säger den nya något mer, spelar du det som passar. Annars det nyaste av dem, om det kan passa.</translation>
    </message>
    <message>
        <source>Is your oldest one meant?</source>
        <translation>Ledtråd om ditt äldsta?</translation>
    </message>
    <message>
        <source>Not sure?</source>
        <extracomment>Quotes the buttons &quot;Why?&quot; and &quot;Advice&quot;.</extracomment>
        <translation>Osäker?</translation>
    </message>
    <message>
        <source>One mistake from losing?</source>
        <translation>Förlust vid nästa misstag?</translation>
    </message>
    <message>
        <source>Whatever the hint, play only what’s sure to fit.</source>
        <translation>Oavsett ledtråd: spela bara det som helt säkert passar.</translation>
    </message>
    <message>
        <source>Games are saved as you play; “Continue” picks one up again. Finished games are in the score book.</source>
        <translation>Allt sparas medan ni spelar. Med ”Spela vidare” fortsätter ni. Färdigspelade spel finns i poängboken.</translation>
    </message>
    <message>
        <source>Explained above.</source>
        <translation>Förklaras ovan.</translation>
    </message>
    <message>
        <source>The oldest of you.</source>
        <translation>Den äldsta av er.</translation>
    </message>
    <message>
        <source>The screen shows the master what to do. Everything else waits; a wrong move changes nothing.</source>
        <translation>Skärmen visar vad mästaren ska göra. Allt annat väntar. Gör mästaren fel, händer ingenting.</translation>
    </message>
    <message>
        <source>The ten cards of a colour: three 1s, two 2s, two 3s, two 4s and just one 5.</source>
        <translation>De tio korten i en färg: tre ettor, två tvåor, två treor, två fyror och bara en femma.</translation>
    </message>
    <message>
        <source>Every show is judged by the international federation of firework makers. Its verdicts:</source>
        <translation>Varje föreställning bedöms av det internationella förbundet för fyrverkerimakare. Så lyder omdömena:</translation>
    </message>
    <message>
        <source>50 cards: ten each in white, red, blue, yellow and green.</source>
        <translation>50 kort: tio vita, tio röda, tio blå, tio gula och tio gröna.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Några goda råd</translation>
    </message>
    <message>
        <source>Nobody else touches the tiles.</source>
        <translation>Ingen annan rör brickorna.</translation>
    </message>
    <message>
        <source>Nobody else touches the tokens.</source>
        <translation>Ingen annan rör markerna.</translation>
    </message>
    <message>
        <source>An empty deck</source>
        <translation>Tom draghög</translation>
    </message>
    <message numerus="yes">
        <source>%n black fuse tokens, their fuses ever shorter; the last shows the explosion.</source>
        <translation>
            <numerusform>%n svarta stubinmarker med allt kortare stubin. Den sista visar explosionen.</numerusform>
            <numerusform>%n svarta stubinmarker med allt kortare stubin. Den sista visar explosionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue clock tokens.</source>
        <translation>
            <numerusform>En blå klockmarker.</numerusform>
            <numerusform>%n blå klockmarker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens.</source>
        <translation>
            <numerusform>En blå marker.</numerusform>
            <numerusform>%n blå marker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other.</source>
        <translation>
            <numerusform>En ledtrådsbricka, vit på ena sidan och svart på den andra.</numerusform>
            <numerusform>%n ledtrådsbrickor, vita på ena sidan och svarta på den andra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>%n ledtrådsbrickor, vita på ena sidan och svarta på den andra. En till ligger i reserv i lådan.</numerusform>
            <numerusform>%n ledtrådsbrickor, vita på ena sidan och svarta på den andra. En till ligger i reserv i lådan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>%n ledtrådsbrickor, vita på ena sidan och svarta på den andra. En av dem är reserven.</numerusform>
            <numerusform>%n ledtrådsbrickor, vita på ena sidan och svarta på den andra. En av dem är reserven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare; use coins if you need more than the box contains.</source>
        <translation>
            <numerusform>%n ledtrådsbrickor, vita på ena sidan och svarta på den andra. En av dem är reserven. Ta mynt om det behövs fler än vad som finns i lådan.</numerusform>
            <numerusform>%n ledtrådsbrickor, vita på ena sidan och svarta på den andra. En av dem är reserven. Ta mynt om det behövs fler än vad som finns i lådan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red fuse tokens.</source>
        <translation>
            <numerusform>En röd stubinmarker.</numerusform>
            <numerusform>%n röda stubinmarker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tokens.</source>
        <translation>
            <numerusform>En röd marker.</numerusform>
            <numerusform>%n röda marker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tiles, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>En ovädersbricka, med stjärnhimmel på ena sidan och blixt på den andra.</numerusform>
            <numerusform>%n ovädersbrickor, med stjärnhimmel på ena sidan och blixt på den andra.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Fireworks</source>
        <translation>1 Fyrverkerier</translation>
    </message>
    <message>
        <source>1 Fireworks; 2 Deck; 3 Discard pile; 4 {clocks}; 5 {fuses}; 6 Your own cards</source>
        <extracomment>The figures stand in the picture. {clocks} and {fuses} are the tokens, as in &quot;Clock tokens&quot;.</extracomment>
        <translation>1 Fyrverkerier; 2 Draghög; 3 Kasthög; 4 {clocks}; 5 {fuses}; 6 Egna kort</translation>
    </message>
    <message>
        <source>2 Deck</source>
        <extracomment>{cards} is a sentence: “Shuffle all 50 cards.”</extracomment>
        <translation>2 Draghög</translation>
    </message>
    <message>
        <source>3 Discard pile</source>
        <translation>3 Kasthög</translation>
    </message>
    <message>
        <source>55 cards: 50 in five colours (ten each in white, red, blue, yellow and green) and five multicolour ones, numbered 1 to 5.</source>
        <translation>55 kort: 50 i fem färger (tio vita, tio röda, tio blå, tio gula och tio gröna) och fem flerfärgade, numrerade från 1 till 5.</translation>
    </message>
    <message>
        <source>6 Your own cards</source>
        <translation>6 Egna kort</translation>
    </message>
    <message>
        <source>60 cards: ten each in white, red, blue, yellow, green and multicolour.</source>
        <translation>60 kort: tio vita, tio röda, tio blå, tio gula, tio gröna och tio flerfärgade.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and there’s no other copy left. If such a card is discarded, or doesn’t fit when it’s played, the game is lost. With yellow at 2 and one yellow 4 discarded, for example, the other one is indispensable.</source>
        <translation>Ett kort är oumbärligt så länge fyrverkeriet behöver det och inget annat exemplar finns kvar. Blir ett sådant kort kastat, eller passar det inte när det spelas, är spelet förlorat. Står gult till exempel på 2, och är den ena gula fyran kastad, är den andra oumbärlig.</translation>
    </message>
    <message>
        <source>A card you can’t replace</source>
        <translation>Ett kort som inte går att ersätta</translation>
    </message>
    <message>
        <source>A cooperative card game by Antoine Bauza for 2–5 players aged 8 and up; about half an hour.</source>
        <translation>Ett samarbetsspel av Antoine Bauza för 2–5 spelare från 8 år. Tar ca en halvtimme.</translation>
    </message>
    <message>
        <source>A discard</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Bo: wait</source>
        <translation>Bo: vänta</translation>
    </message>
    <message>
        <source>Give hints by the same agreements. Look up the rest:</source>
        <translation>Ge ledtrådar enligt samma överenskommelser. Resten slår du upp:</translation>
    </message>
    <message>
        <source>If “5” points at a card, or “2” at your oldest without a hint, keep it until it’s sure to fit.</source>
        <translation>Pekar ”5” på ett kort, eller ”2” på ditt äldsta utan ledtråd, behåller du det tills det helt säkert passar.</translation>
    </message>
    <message>
        <source>One colour, all ten cards.</source>
        <translation>En färg, alla tio korten.</translation>
    </message>
    <message>
        <source>A hand from both sides.</source>
        <translation>Samma hand från båda sidor.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ledtråd</translation>
    </message>
    <message>
        <source>A hint costs one blue token, which comes out of the box lid and goes beside it. With none left, nobody can give a hint.</source>
        <translation>En ledtråd kostar en blå marker, som tas ur lådans lock och läggs bredvid. Finns ingen kvar, kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which goes from the table into the box lid. With none left, nobody can give a hint.</source>
        <translation>En ledtråd kostar en klockmarker, som går från bordet ner i lådans lock. Finns ingen kvar, kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which is turned on its side. Once they all lie on their sides, nobody can give a hint.</source>
        <translation>En ledtråd kostar en klockmarker, som läggs på tvären. När alla ligger på tvären kan ingen ge någon ledtråd.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed, and costs the same.</source>
        <translation>En ledtråd får också peka på ingenting: ”du har inga vita kort” är tillåtet och kostar lika mycket.</translation>
    </message>
    <message>
        <source>If you choose this, a hint may point at nothing: “you have no white cards”.</source>
        <translation>Väljer ni det här, får en ledtråd peka på ingenting: ”du har inga vita kort”.</translation>
    </message>
    <message>
        <source>A hint must match at least one card: “you have no white cards” is not allowed.</source>
        <translation>En ledtråd måste peka på minst ett kort: ”du har inga vita kort” är inte tillåtet.</translation>
    </message>
    <message>
        <source>A lost game scores 0, however far its fireworks got.</source>
        <translation>Ett förlorat spel ger 0 poäng, hur långt fyrverkerierna än kom.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>An example round</source>
        <translation>En runda steg för steg</translation>
    </message>
    <message>
        <source>With a screen reader, you choose when teammates’ cards are read out.</source>
        <translation>Med skärmläsare väljer du när medspelarnas kort läses upp.</translation>
    </message>
    <message>
        <source>A teammate with no cards left can’t be given a hint.</source>
        <translation>En medspelare utan kort kan inte få någon ledtråd.</translation>
    </message>
    <message>
        <source>Ada gives a hint</source>
        <translation>Ada ger en ledtråd</translation>
    </message>
    <message>
        <source>Add up the highest card of each firework.</source>
        <translation>Lägg ihop siffrorna på fyrverkeriernas översta kort.</translation>
    </message>
    <message>
        <source>It’s always fair to allow “I still know nothing about my cards” or “Do you remember what you have?”</source>
        <translation>En bra husregel är att tillåta ”jag vet fortfarande ingenting om mina kort” eller ”minns du vad du har?”.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Tom hand</translation>
    </message>
    <message>
        <source>You’d discard your oldest card without a hint next. A hint may be saving it. Look at the discard pile: could yours be the last copy of a needed card that doesn’t fit yet (5s are only saved by “5”)? Then keep it until it’s sure to fit. Here Bo says “red”, and a red 4 is gone: yours may be the other.</source>
        <translation>Ditt äldsta kort utan ledtråd är det du skulle kasta härnäst. Kanske räddar ledtråden det. Titta i kasthögen: kan det vara det sista exemplaret av ett kort ni behöver men som inte passar än (femmor räddas bara med ”5”)? Då behåller du det tills det helt säkert passar. Här säger Bo att det är rött, och en röd fyra är kastad: kortet kan vara den andra.</translation>
    </message>
    <message>
        <source>An indispensable card</source>
        <translation>Ett oumbärligt kort</translation>
    </message>
    <message>
        <source>And here’s what the crowd makes of it:</source>
        <translation>Och så här tycker publiken:</translation>
    </message>
    <message>
        <source>And if it all goes wrong, laugh! The next show is a shuffle away.</source>
        <translation>Och går allt på tok, så skratta! Det är bara att blanda korten, så börjar nästa föreställning.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>I korthet</translation>
    </message>
    <message>
        <source>Between turns, you all look together; hands lie face down.</source>
        <translation>Mellan dragen tittar alla på skärmen tillsammans. Korten på handen är täckta.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet. Bo tells you two of your cards are red. Top row: one of them was your oldest card without a hint. Play it. Bottom row: neither was. Play the newer red one.</source>
        <translation>Inga kort är kastade än. Bo säger att två av dina kort är röda. Överst: ditt äldsta utan ledtråd är med. Spela det. Nederst: det är inte med. Spela det nyaste röda.</translation>
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
        <source>Empty hints</source>
        <translation>Tomma ledtrådar</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Ge en ledtråd</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more of either.</source>
        <translation>Svårare: färre röda eller färre blå marker. Lättare: fler av dem.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Så växer fyrverkerierna</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the bonus is lost.</source>
        <translation>Är alla ledtrådsbrickor vita, går bonusen förlorad.</translation>
    </message>
    <message>
        <source>On their way up.</source>
        <translation>På väg upp.</translation>
    </message>
    <message>
        <source>On your turn</source>
        <translation>När det är din tur</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone moves the tokens. Without a master, the program moves them.</source>
        <translation>En av er kan vara mästare. Alla talar om för mästaren vad de tänker göra, och bara mästaren flyttar markerna. Utan mästare flyttar programmet dem.</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone moves the tokens. Without a master, the program moves them.</source>
        <comment>blue and red tokens</comment>
        <translation>En av er kan vara mästare. Alla talar om för mästaren vad de tänker göra, och bara mästaren flyttar markerna. Utan mästare flyttar programmet dem.</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone turns the tiles. Without a master, the program turns them.</source>
        <translation>En av er kan vara mästare. Alla talar om för mästaren vad de tänker göra, och bara mästaren vänder brickorna. Utan mästare vänder programmet dem.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: 25 points. Anything less is a defeat, so there’s no verdict.</source>
        <translation>Bara den perfekta föreställningen räknas: 25 poäng. Allt annat är en förlust, så publiken fäller inget omdöme.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: 30 points. Anything less is a defeat, so there’s no verdict.</source>
        <translation>Bara den perfekta föreställningen räknas: 30 poäng. Allt annat är en förlust, så publiken fäller inget omdöme.</translation>
    </message>
    <message>
        <source>Play a card</source>
        <extracomment>{bonus} is a sentence: “Bonus: one clock token back.”</extracomment>
        <translation>Spela ett kort</translation>
    </message>
    <message>
        <source>Point at all the cards in that hand that match; leave none out.</source>
        <translation>Peka på alla kort på handen som stämmer, och hoppa inte över något.</translation>
    </message>
    <message>
        <source>Put a card on the discard pile and draw a new one. {gain} {full}</source>
        <extracomment>{gain} and {full} are sentences: “A clock token comes back.”, “If all the clock tokens are available, you can’t discard.”</extracomment>
        <translation>Lägg ett kort i kasthögen och dra ett nytt. {gain} {full}</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one blue token goes back into the lid.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då läggs en blå marker tillbaka i locket.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one clock token comes back out of the lid.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då kommer en klockmarker tillbaka från locket.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one spent clock token is turned the right way up again.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då vänds en använd klockmarker rätt igen.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Lägg ett av dina kort i kasthögen med framsidan upp. Då vänds en ledtrådsbricka från svart tillbaka till vit.</translation>
    </message>
    <message>
        <source>Everyone gets one more turn, including whoever drew it. Then add up the fireworks’ top cards.</source>
        <translation>Alla får en tur till, också den som drog det. Lägg sedan ihop siffrorna på fyrverkeriernas översta kort.</translation>
    </message>
    <message>
        <source>Everything works by keyboard: ? lists the keys.</source>
        <translation>Allt kan göras från tangentbordet. Tangenten ? visar hur.</translation>
    </message>
    <message>
        <source>When it’s your turn, everyone else looks away. The cards are shown once you choose “I am …”.</source>
        <translation>När det är din tur tittar alla andra bort. Korten visas först när du har valt ”Jag är&#xa0;…”.</translation>
    </message>
    <message>
        <source>Four players have just begun. Blue and green are at 1.</source>
        <translation>Fyra spelare har just börjat. Blått och grönt står på 1.</translation>
    </message>
    <message>
        <source>Give a hint</source>
        <translation>Ge en ledtråd</translation>
    </message>
    <message>
        <source>Give it to one teammate, never to yourself.</source>
        <translation>Ge den till en enda medspelare, aldrig till dig själv.</translation>
    </message>
    <message>
        <source>Hanabi is Japanese for fireworks, from “flower” and “fire”: a flower of fire, opening in the night sky.</source>
        <translation>Hanabi betyder fyrverkeri på japanska. I ordet finns ”blomma” och ”eld”: en blomma av eld som slår ut på natthimlen.</translation>
    </message>
    <message>
        <source>Harder: two storm tiles, or only one. Easier: add the spare hint tile as a ninth; for even more, use coins.</source>
        <translation>Svårare: två ovädersbrickor, eller bara en. Lättare: ta med reservbrickan som en nionde ledtrådsbricka. Vill ni ha ännu fler, kan ni använda mynt.</translation>
    </message>
    <message>
        <source>Here, a click is all it takes: there’s nothing to say aloud.</source>
        <translation>Här räcker det med ett klick. Du behöver inte säga vad du tänker göra.</translation>
    </message>
    <message>
        <source>Set these as you like, in any combination: 1 to 20 clock tokens, defeat at the first, second, third or fourth mistake, a master or none, and:</source>
        <translation>Välj fritt, i vilken kombination som helst: 1 till 20 klockmarker, förlust vid första, andra, tredje eller fjärde misstaget, med eller utan mästare, och det här:</translation>
    </message>
    <message>
        <source>How strict you are is up to you; agree before you deal.</source>
        <translation>Hur stränga ni är bestämmer ni själva. Kom överens innan ni delar ut.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Så slutar spelet</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, you can’t discard.</source>
        <translation>Är alla ledtrådsbrickor vita, kan du inte kasta.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and a red token into the lid.</source>
        <translation>Kortet hamnar i kasthögen och en röd marker i locket.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and a storm tile is turned to lightning.</source>
        <translation>Kortet hamnar i kasthögen, och en ovädersbricka vänds till blixt.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and one red fuse token is turned on its side.</source>
        <translation>Kortet hamnar i kasthögen, och en röd stubinmarker läggs på tvären.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and the top fuse token into the lid.</source>
        <translation>Kortet hamnar i kasthögen och den översta stubinmarkern i locket.</translation>
    </message>
    <message>
        <source>If no blue token is spent, you can’t discard.</source>
        <translation>Har ni alla blå marker kvar, kan du inte kasta.</translation>
    </message>
    <message>
        <source>If no clock token is spent, you can’t discard.</source>
        <translation>Har ni alla klockmarker kvar, kan du inte kasta.</translation>
    </message>
    <message>
        <source>If none is spent, the bonus is lost.</source>
        <translation>Har ni alla klockmarker kvar, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If none is spent, the bonus is lost.</source>
        <comment>blue and red tokens</comment>
        <translation>Har ni alla blå marker kvar, faller bonusen bort.</translation>
    </message>
    <message>
        <source>That costs one blue token.</source>
        <translation>Det kostar en blå marker.</translation>
    </message>
    <message>
        <source>That costs one clock token.</source>
        <translation>Det kostar en klockmarker.</translation>
    </message>
    <message>
        <source>That costs one hint tile.</source>
        <translation>Det kostar en ledtrådsbricka.</translation>
    </message>
    <message>
        <source>If it’s the 1 that starts the firework of its colour, or exactly one higher than the top card there, it fits: add it.</source>
        <translation>Det passar om det är ettan som inleder fyrverkeriet i sin färg, eller om siffran är exakt 1 högre än på det översta kortet där. Då läggs det i fyrverkeriet.</translation>
    </message>
    <message>
        <source>It’s a green 1, no longer needed. {gain} Cleo draws.</source>
        <extracomment>{gain} is a sentence: “A clock token comes back.”</extracomment>
        <translation>Det är en grön etta, som ingen behöver längre. {gain} Cleo drar.</translation>
    </message>
    <message>
        <source>It’s the blue 2, and it fits. Bo draws.</source>
        <translation>Det är den blå tvåan, och den passar. Bo drar.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. Every mistake sends one in.</source>
        <translation>
            <numerusform>Låt den röda markern ligga bredvid locket. Vid ett misstag läggs den i locket.</numerusform>
            <numerusform>Låt de %n röda markerna ligga bredvid locket. För varje misstag läggs en av dem i locket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up. Spent ones are turned on their side.</source>
        <translation>
            <numerusform>Lägg ut klockmarkern rättvänd. När den är använd läggs den på tvären.</numerusform>
            <numerusform>Lägg ut de %n klockmarkerna rättvända. De använda läggs på tvären.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Lägg ut ledtrådsbrickan med den vita sidan upp. När den är använd vänds den till svart.</numerusform>
            <numerusform>Lägg ut de %n ledtrådsbrickorna med den vita sidan upp. De använda vänds till svart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n storm tiles, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Lägg ovädersbrickan bredvid, med stjärnhimlen upp. Ett misstag vänder den till blixt.</numerusform>
            <numerusform>Lägg de %n ovädersbrickorna bredvid, med stjärnhimlen upp. Varje misstag vänder en till blixt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Lägg ledtrådsbrickan framför mästaren, med den vita sidan upp. När den är använd vänds den till svart.</numerusform>
            <numerusform>Lägg de %n ledtrådsbrickorna framför mästaren, med den vita sidan upp. De använda vänds till svart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Lägg också ovädersbrickan framför mästaren, med stjärnhimlen upp. Ett misstag vänder den till blixt.</numerusform>
            <numerusform>Lägg också de %n ovädersbrickorna framför mästaren, med stjärnhimlen upp. Varje misstag vänder en till blixt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle 50 cards, all but the multicolour ones.</source>
        <translation>Blanda 50 kort, alla utom de flerfärgade.</translation>
    </message>
    <message>
        <source>Look after the 5s and the multicolour cards: there’s only one of each. Everything else comes at least twice, so don’t be afraid to discard.</source>
        <translation>Var rädda om femmorna och de flerfärgade korten, för det finns bara ett av varje. Alla andra kort finns i flera exemplar, så våga kasta.</translation>
    </message>
    <message>
        <source>Look after the 5s: there’s only one of each. Everything else comes at least twice, so don’t be afraid to discard.</source>
        <translation>Var rädda om femmorna, för det finns bara en i varje färg. Alla andra kort finns i flera exemplar, så våga kasta.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Titta bort</translation>
    </message>
    <message>
        <source>Lost.</source>
        <translation>Förlorat.</translation>
    </message>
    <message>
        <source>Multicolour cards</source>
        <translation>Flerfärgade kort</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Inget kvar att göra</translation>
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
        <source>Say aloud that you’re discarding before you do it.</source>
        <translation>Säg högt att du kastar innan du gör det.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Ta tillbaka?</translation>
    </message>
    <message>
        <source>Strictly speaking, hints are all you may give each other.</source>
        <translation>Strängt taget är ledtrådar det enda ni får säga till varandra.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Prat vid bordet</translation>
    </message>
    <message>
        <source>The last red token goes into the box lid.</source>
        <translation>Den sista röda markern läggs i locket.</translation>
    </message>
    <message>
        <source>The last storm tile is turned to lightning.</source>
        <translation>Den sista ovädersbrickan vänds till blixt.</translation>
    </message>
    <message>
        <source>The last red fuse token is turned on its side.</source>
        <translation>Den sista röda stubinmarkern läggs på tvären.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Bonusen</translation>
    </message>
    <message>
        <source>Out goes a card, back comes a hint.</source>
        <translation>Ut går ett kort, in kommer en ledtråd.</translation>
    </message>
    <message>
        <source>From left to right: {cards}.</source>
        <translation>Från vänster till höger: {cards}.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I mitten ligger fyrverkerierna, inget av dem påbörjat. Till vänster ligger markerna med lådans lock och bredvid locket kasthögen, till höger draghögen. Medspelarnas kort längst upp visar framsidan, korten längst ner bara baksidan.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left is what counts hints and mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I mitten ligger fyrverkerierna, inget av dem påbörjat. Till vänster ligger det som räknar ledtrådar och misstag, till höger draghögen och kasthögen. Medspelarnas kort längst upp visar framsidan, korten längst ner bara baksidan.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>That’s enough to begin</source>
        <translation>Det räcker för ett första spel</translation>
    </message>
    <message>
        <source>The last mistake</source>
        <translation>Det sista misstaget</translation>
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
        <source>Computers play by agreements. Keep your cards in order: oldest on the left, newest on the right.</source>
        <translation>Datorer följer överenskommelser. Låt korten ligga i ordning: äldst till vänster, nyast till höger.</translation>
    </message>
    <message>
        <source>a card seen from the back</source>
        <translation>ett kort sett från baksidan</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>kastat</translation>
    </message>
    <message>
        <source>in this game</source>
        <translation>i det här spelet</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spela</translation>
    </message>
    <message>
        <source>you: play</source>
        <translation>du: spela</translation>
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
        <source>“Television mode” in the “View” menu makes everything larger.</source>
        <extracomment>Quotes the menu &quot;View&quot; and its entry &quot;Television mode&quot;.</extracomment>
        <translation>”TV-läge” i menyn ”Visa” gör allt större.</translation>
    </message>
    <message>
        <source>“Why?” explains what a computer did, “Advice” suggests what to do.</source>
        <extracomment>Quotes the buttons &quot;Why?&quot; and &quot;Advice&quot;.</extracomment>
        <translation>”Varför?” förklarar en dators drag, ”Råd” föreslår vad du kan göra.</translation>
    </message>
    <message>
        <source>“You have one 5, right here.”</source>
        <translation>”Du har en femma, precis här.”</translation>
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
        <source>The rules of Hanabi</source>
        <translation>Reglerna för Hanabi</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Resultatet</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Ni spelar med</translation>
    </message>
    <message>
        <source>Now you see every hand but your own, and what’s new. This is the only place to take your turn. If nothing happens for a while, the cards are covered.</source>
        <translation>Nu ser du vad som har hänt, och alla kort utom dina egna. Bara nu kan du ge en ledtråd, spela eller kasta. Händer ingenting på en stund, täcks korten.</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Lägg den blå markern i locket. När den är använd läggs den bredvid.</numerusform>
            <numerusform>Lägg de %n blå markerna i locket. De använda läggs bredvid.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red 4, yellow 5, green 2, blue 4 and white 3 make {sum} points.</source>
        <translation>Rött 4, gult 5, grönt 2, blått 4 och vitt 3 blir {sum} poäng.</translation>
    </message>
    <message>
        <source>Red 4, yellow 5, green 2, blue 4, white 3 and multicolour 3 make {sum} points.</source>
        <translation>Rött 4, gult 5, grönt 2, blått 4, vitt 3 och flerfärgat 3 blir {sum} poäng.</translation>
    </message>
    <message>
        <source>Red needs its 1 first.</source>
        <translation>Rött behöver ettan först.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one blue token comes back, on top of any bonus. If none is spent, you get nothing extra.</source>
        <translation>Rätt färg, och kortet passar: lägg dit det som vanligt. En blå marker kommer tillbaka, utöver bonusen om det är en femma. Har ni alla blå marker kvar, får ni inget extra.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one clock token comes back, on top of any bonus. If none is spent, you get nothing extra.</source>
        <translation>Rätt färg, och kortet passar: lägg dit det som vanligt. En klockmarker kommer tillbaka, utöver bonusen om det är en femma. Har ni alla klockmarker kvar, får ni inget extra.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one hint tile is turned back to white, on top of any bonus. If all are white, you get nothing extra.</source>
        <translation>Rätt färg, och kortet passar: lägg dit det som vanligt. En ledtrådsbricka vänds tillbaka till vit, utöver bonusen om det är en femma. Är alla vita, får ni inget extra.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Förberedelser</translation>
    </message>
    <message>
        <source>Multicolour cards are a sixth colour, with a sixth firework. A perfect show is then worth 30 points.</source>
        <translation>Flerfärgade kort är en sjätte färg med ett sjätte fyrverkeri. En perfekt föreställning ger då 30 poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside them. Every mistake takes one off and lays it on its side.</source>
        <translation>
            <numerusform>Lägg den röda stubinmarkern bredvid. Vid ett misstag läggs den på tvären.</numerusform>
            <numerusform>Stapla de %n röda stubinmarkerna bredvid. För varje misstag tas en av och läggs på tvären.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start with the 1s: an early hint about them is rarely wasted.</source>
        <translation>Börja med ettorna: en tidig ledtråd om dem är sällan bortkastad.</translation>
    </message>
    <message>
        <source>Play without variants and with full memory aid; if you own the card game, choose the edition you have. Once you’ve scored 20, try the variants.</source>
        <translation>Spela utan varianter och med full minneshjälp. Har ni kortspelet hemma? Välj samma utgåva. När ni har klarat 20 poäng kan ni prova mer.</translation>
    </message>
    <message>
        <source>All ten cards. Hints can name multicolour like any other colour.</source>
        <translation>Alla tio kort är med. Ledtrådar får nämna flerfärgad som vilken färg som helst.</translation>
    </message>
    <message>
        <source>All ten cards. No hint can ever name multicolour; instead, every colour hint also points at all multicolour cards in that hand.</source>
        <translation>Alla tio kort är med. Ingen ledtråd får nämna flerfärgad. I gengäld pekar varje färgledtråd också på alla flerfärgade kort på handen.</translation>
    </message>
    <message>
        <source>The 5 completes yellow.</source>
        <translation>Femman gör det gula färdigt.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutet</translation>
    </message>
    <message>
        <source>The example.</source>
        <translation>Exemplet.</translation>
    </message>
    <message>
        <source>The explosion lies uncovered.</source>
        <translation>Nu syns explosionen.</translation>
    </message>
    <message>
        <source>The first mistake</source>
        <translation>Det första misstaget</translation>
    </message>
    <message>
        <source>The first mistake loses the game at once.</source>
        <translation>Med det första misstaget är spelet genast förlorat.</translation>
    </message>
    <message>
        <source>The fourth mistake</source>
        <translation>Det fjärde misstaget</translation>
    </message>
    <message>
        <source>The fourth mistake loses the game at once.</source>
        <translation>Med det fjärde misstaget är spelet genast förlorat.</translation>
    </message>
    <message>
        <source>The game goes on even when 25 points are out of reach.</source>
        <translation>Spelet fortsätter även om 25 poäng är utom räckhåll.</translation>
    </message>
    <message>
        <source>The game goes on even when 30 points are out of reach.</source>
        <translation>Spelet fortsätter även om 30 poäng är utom räckhåll.</translation>
    </message>
    <message>
        <source>The last card is drawn</source>
        <translation>Det sista kortet är draget</translation>
    </message>
    <message>
        <source>The last copy of a card you still need lands on the discard pile: you lose.</source>
        <translation>Det sista exemplaret av ett kort ni fortfarande behöver hamnar i kasthögen: ni förlorar.</translation>
    </message>
    <message>
        <source>The master plays like everyone else.</source>
        <translation>Mästaren spelar som alla andra.</translation>
    </message>
    <message>
        <source>Nobody else touches the tokens.</source>
        <comment>blue and red tokens</comment>
        <translation>Ingen annan rör markerna.</translation>
    </message>
    <message>
        <source>For each game, “Memory aid” sets what the cards keep showing: all that hints have said and ruled out, only the latest hint, or nothing.</source>
        <translation>För varje spel bestämmer ”Minneshjälp” vad som står kvar på korten: allt som ledtrådarna har sagt och uteslutit, bara den senaste ledtråden eller ingenting.</translation>
    </message>
    <message>
        <source>Looking again</source>
        <translation>Titta hit igen</translation>
    </message>
    <message>
        <source>Nothing to play?</source>
        <translation>Inget att spela?</translation>
    </message>
    <message>
        <source>A hint is about one card. Play that card if it can fit, even if you aren’t sure (exceptions: see below). If it can’t fit yet, keep it.</source>
        <translation>En ledtråd gäller ett kort: spela det om det kan passa, även om du inte är säker (undantag: se nedan). Annars behåller du det.</translation>
    </message>
    <message>
        <source>A teammate gets a hint?</source>
        <translation>Ledtråd till en medspelare?</translation>
    </message>
    <message>
        <source>All Dan knows of one card is that it’s red; he hopes it’s the 1. It’s the 3: a mistake. {mistake} Dan draws.</source>
        <extracomment>{mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”</extracomment>
        <translation>Om ett av korten vet Dan bara att det är rött; han hoppas att det är ettan. Det är trean: ett misstag. {mistake} Dan drar.</translation>
    </message>
    <message>
        <source>By the printed book, the oldest is the master and goes first. Our own ruling: without a master, the oldest still goes first.</source>
        <translation>Enligt det tryckta häftet är den äldsta mästare och börjar. Vår egen regel: den äldsta börjar även utan mästare.</translation>
    </message>
    <message>
        <source>Give a hint that makes a teammate play what fits or keep what’s needed. If there’s none, discard your oldest card without a hint.</source>
        <translation>Ge en ledtråd som får någon att spela ett kort som passar, eller behålla ett ni behöver. Annars kastar du ditt äldsta kort utan ledtråd.</translation>
    </message>
    <message>
        <source>For a round, if a third player’s hinted card or newest without a hint may be needed first (“red”: the next red; “3”: any 2 that fits).</source>
        <translation>En runda, om en tredje spelare har kortet som ska före ditt, med ledtråd eller som nyaste utan (”röd”: nästa röda, ”3”: en tvåa som passar).</translation>
    </message>
    <message>
        <source>If one of them was your oldest card without a hint, it’s about that one. If not, it’s about the newest of them that had no hint before. Keep the others until they’re likely to fit.</source>
        <translation>Pekar den på ditt äldsta kort utan ledtråd, gäller den det. Annars det nyaste av dem som inte hade någon förut. De andra behåller du tills de troligen passar.</translation>
    </message>
    <message>
        <source>It points at several?</source>
        <translation>Pekar den på flera?</translation>
    </message>
    <message>
        <source>Play with full memory aid; if you own the card game, choose the edition you have. Once you’ve scored 20, try another edition’s variants.</source>
        <translation>Spela med full minneshjälp. Har ni kortspelet hemma? Välj samma utgåva. När ni har klarat 20 poäng kan ni prova varianterna i en annan utgåva.</translation>
    </message>
    <message>
        <source>Many hints left?</source>
        <translation>Gott om ledtrådar?</translation>
    </message>
    <message>
        <source>Must you wait?</source>
        <translation>Ska du vänta?</translation>
    </message>
    <message>
        <source>Same cards again?</source>
        <translation>Samma kort igen?</translation>
    </message>
    <message>
        <source>The master puts one blue token back into the lid; then you discard and draw.</source>
        <translation>Mästaren lägger tillbaka en blå marker i locket. Sedan kastar du och drar.</translation>
    </message>
    <message>
        <source>The master puts one clock token into the lid; then you give your hint.</source>
        <translation>Mästaren lägger en klockmarker i locket. Sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>The master takes one blue token out of the lid; then you give your hint.</source>
        <translation>Mästaren tar en blå marker ur locket. Sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>The master takes one clock token out of the lid; then you discard and draw.</source>
        <translation>Mästaren tar en klockmarker ur locket. Sedan kastar du och drar.</translation>
    </message>
    <message>
        <source>The master turns one black tile to white; then you discard and draw.</source>
        <translation>Mästaren vänder en svart bricka till vit. Sedan kastar du och drar.</translation>
    </message>
    <message>
        <source>The master turns one clock token on its side; then you give your hint.</source>
        <translation>Mästaren lägger en klockmarker på tvären. Sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>The master turns one clock token the right way up; then you discard and draw.</source>
        <translation>Mästaren vänder en klockmarker rätt. Sedan kastar du och drar.</translation>
    </message>
    <message>
        <source>The master turns one white tile to black; then you give your hint.</source>
        <translation>Mästaren vänder en vit bricka till svart. Sedan ger du ledtråden.</translation>
    </message>
    <message>
        <source>The moment all fireworks are complete, you’ve won, with {points} points, even if cards are left in the deck.</source>
        <translation>Så snart alla fyrverkerierna är färdiga har ni vunnit, med {points} poäng, även om det finns kort kvar i draghögen.</translation>
    </message>
    <message>
        <source>The multicolour cards make a sixth firework of their own.</source>
        <translation>De flerfärgade korten blir ett eget, sjätte fyrverkeri.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, goes first and plays like everyone else.</source>
        <translation>Den äldsta av er är mästare, börjar och spelar som alla andra.</translation>
    </message>
    <message>
        <source>The second mistake</source>
        <translation>Det andra misstaget</translation>
    </message>
    <message>
        <source>The second mistake loses the game at once.</source>
        <translation>Med det andra misstaget är spelet genast förlorat.</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Historien</translation>
    </message>
    <message>
        <source>The third mistake</source>
        <translation>Det tredje misstaget</translation>
    </message>
    <message>
        <source>The third mistake loses the game at once.</source>
        <translation>Med det tredje misstaget är spelet genast förlorat.</translation>
    </message>
    <message>
        <source>Then draw a new card, unseen.</source>
        <translation>Dra sedan ett nytt kort utan att titta på det.</translation>
    </message>
    <message>
        <source>There’s no last round. When the deck is empty, you play on without drawing, with ever smaller hands.</source>
        <translation>Någon sista runda finns inte. När draghögen är tom spelar ni vidare utan att dra, med allt färre kort på hand.</translation>
    </message>
    <message>
        <source>This edition also offers:</source>
        <translation>Den här utgåvan har de här varianterna:</translation>
    </message>
    <message>
        <source>This edition has no variants of its own.</source>
        <translation>Den här utgåvan har inga varianter.</translation>
    </message>
    <message>
        <source>This edition’s variants; those in this game are marked.</source>
        <translation>Varianterna i den här utgåvan. De som ni spelar med är märkta.</translation>
    </message>
    <message>
        <source>Shuffle 55 cards, five of them multicolour, numbered 1 to 5.</source>
        <translation>Blanda 55 kort, med fem av de flerfärgade, numrerade från 1 till 5.</translation>
    </message>
    <message>
        <source>Shuffle all 60 cards, the ten multicolour ones too.</source>
        <translation>Blanda alla 60 korten, även de tio flerfärgade.</translation>
    </message>
    <message>
        <source>Shuffle all 55 cards, the five multicolour ones too.</source>
        <translation>Blanda alla 55 korten, även de fem flerfärgade.</translation>
    </message>
    <message>
        <source>Three things end the game:</source>
        <translation>Spelet kan sluta så här:</translation>
    </message>
    <message>
        <source>To name a colour first, choose “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Vill du säga en färg först, väljer du ”Säg en färg…”.</translation>
    </message>
    <message>
        <source>Told “5” or “2”?</source>
        <translation>Femma eller tvåa?</translation>
    </message>
    <message>
        <source>Turn any card from your hand face up, even one you know nothing about.</source>
        <translation>Vänd upp ett kort från handen, vare sig du vet vad det är eller inte.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master puts a red token into the lid; for a bonus, a blue one. Then draw.</source>
        <translation>Vänd upp kortet. Passar det inte, lägger mästaren en röd marker i locket. Ger det bonus, lägger mästaren en blå där. Sedan drar du.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master puts the top fuse token into the lid; for a bonus, the master takes a clock token out. Then draw.</source>
        <translation>Vänd upp kortet. Passar det inte, lägger mästaren den översta stubinmarkern i locket. Ger det bonus, tar mästaren ut en klockmarker. Sedan drar du.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master turns a red fuse token on its side; for a bonus, a clock token the right way up. Then draw.</source>
        <translation>Vänd upp kortet. Passar det inte, lägger mästaren en röd stubinmarker på tvären. Ger det bonus, vänder mästaren en klockmarker rätt. Sedan drar du.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master turns a storm tile to lightning; for a bonus, a black hint tile to white. Then draw.</source>
        <translation>Vänd upp kortet. Passar det inte, vänder mästaren en ovädersbricka till blixt. Ger det bonus, vänder mästaren en svart ledtrådsbricka till vit. Sedan drar du.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>What a hint costs.</source>
        <translation>Vad en ledtråd kostar.</translation>
    </message>
    <message>
        <source>Announcing to the master is always allowed.</source>
        <translation>Att tala om för mästaren vad du tänker göra är alltid tillåtet.</translation>
    </message>
    <message>
        <source>Unless it only saves their card, it may call for yours first. The red 1 has been played. Ada tells Bo his newest card is red. You see it’s the 3: Ada wants the red 2 played first. Look at every hand except Ada’s and Bo’s. If you see no red 2, it’s yours: a hinted card that may be it, else your newest without a hint. Play it! Bo sees your 2 and waits.</source>
        <translation>Kanske måste ditt kort spelas först (inte om den bara räddar ett kort). Den röda ettan är spelad. Ada säger att Bos nyaste kort är rött, och du ser trean: någon ska spela den röda tvåan först. Ser du ingen röd tvåa hos andra än Ada och Bo? Då har du den: ett kort med ledtråd som kan vara den, annars ditt nyaste utan. Spela det! Bo ser din tvåa och väntar.</translation>
    </message>
    <message>
        <source>What you can see</source>
        <translation>Det ni ser</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>Det här spelar ni med</translation>
    </message>
    <message>
        <source>What’s in the box</source>
        <translation>I lådan</translation>
    </message>
    <message>
        <source>When someone draws the last card, everyone gets exactly one more turn, including whoever drew it. Nobody draws any more.</source>
        <translation>När någon drar det sista kortet får alla exakt en tur till, även den som drog det. Ingen drar fler kort.</translation>
    </message>
    <message>
        <source>When the deck is empty, you play on. The game ends in one of these ways:</source>
        <translation>När draghögen är tom spelar ni vidare. Spelet kan sluta så här:</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Vilket kort?</translation>
    </message>
    <message>
        <source>While someone is thinking, everyone else keeps a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Medan någon tänker håller alla andra masken: inga kommentarer, inga knuffar, inga menande suckar.</translation>
    </message>
    <message>
        <source>Whoever is wearing the most colourful clothes.</source>
        <translation>Den som är mest färggrant klädd.</translation>
    </message>
    <message>
        <source>Why this hint, and why now? Usually you should play what it points at, or hang on to it.</source>
        <translation>Fråga dig själv: varför just den ledtråden, och varför just nu? Oftast ska du spela kortet, eller behålla det.</translation>
    </message>
    <message>
        <source>Once your hand is empty, you can only give hints, and can’t be given any.</source>
        <translation>Har du inga kort kvar, kan du bara ge ledtrådar, inte få några.</translation>
    </message>
    <message>
        <source>With six colours, the scale ends:</source>
        <translation>Med sex färger slutar skalan så här:</translation>
    </message>
    <message>
        <source>With three players, three more turns.</source>
        <translation>Är ni tre, blir det tre turer till.</translation>
    </message>
    <message>
        <source>Wrong colour: a mistake. The card goes to the discard pile, even if it would have fitted.</source>
        <translation>Fel färg är ett misstag. Kortet hamnar i kasthögen, även om det hade passat.</translation>
    </message>
    <message>
        <source>Without a 4, yellow can only grow to 3; without a 3, green can grow no more.</source>
        <translation>Utan fyror kan gult bara växa till 3, och utan treor växer inte grönt mer.</translation>
    </message>
    <message>
        <source>It combines with any of the multicolour variants.</source>
        <translation>Den går att kombinera med vilken som helst av varianterna med flerfärgade kort.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green.</source>
        <translation>Du får nämna vit, röd, blå, gul och grön.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour can never be named: its cards are wild, and every colour hint also points at all of them in that hand.</source>
        <translation>Du får nämna vit, röd, blå, gul och grön. Flerfärgad får du aldrig nämna: de här korten är jokrar, och varje färgledtråd pekar också på alla flerfärgade kort på handen.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any other: no other hint about a colour points at it.</source>
        <translation>Du får nämna vit, röd, blå, gul, grön och flerfärgad. Flerfärgad är en färg som alla andra: ingen annan färgledtråd pekar på den.</translation>
    </message>
    <message>
        <source>You lose at once, with 0 points.</source>
        <translation>Ni förlorar genast, med 0 poäng.</translation>
    </message>
    <message>
        <source>Shuffle all 50 cards.</source>
        <translation>Blanda alla 50 korten.</translation>
    </message>
    <message>
        <source>What they announce to the master is left out here.</source>
        <translation>Det de säger till mästaren är utelämnat här.</translation>
    </message>
    <message>
        <source>You win, with {points} points.</source>
        <translation>Ni vinner med {points} poäng.</translation>
    </message>
    <message>
        <source>Your choice announces the action. If you play, turn your card up. The master clicks or drags what lights up.</source>
        <translation>Mästaren får veta vad du har valt. Spelar du ett kort, vänder du upp det själv. Mästaren klickar på det som lyser, eller drar det på plats.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Ert första spel</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Era spel</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behåll</translation>
    </message>
    <message>
        <source>“1” points at every 1.</source>
        <translation>”1” pekar på alla ettor.</translation>
    </message>
    <message>
        <source>“Blue” points at the blue card, and at both multicolour ones.</source>
        <translation>”Blå” pekar på det blå kortet och på båda de flerfärgade.</translation>
    </message>
    <message>
        <source>“Bo, you have one 2, right here.” {cost} “The 2 must fit somewhere,” thinks Bo.</source>
        <extracomment>{cost} is a sentence: “It costs one clock token.”</extracomment>
        <translation>”Bo, du har en tvåa, precis här.” {cost} ”Tvåan passar nog någonstans”, tänker Bo.</translation>
    </message>
    <message>
        <source>“Green!” It’s green, and it fits.</source>
        <translation>”Grön!” Det är grönt, och det passar.</translation>
    </message>
    <message>
        <source>“Multicolour” points at both multicolour cards.</source>
        <translation>”Flerfärgad” pekar på båda de flerfärgade korten.</translation>
    </message>
    <message>
        <source>“Red” points at both red cards, and at the multicolour one.</source>
        <translation>”Röd” pekar på båda de röda korten och på det flerfärgade.</translation>
    </message>
    <message>
        <source>“Red” points at both red cards.</source>
        <translation>”Röd” pekar på båda de röda korten.</translation>
    </message>
    <message>
        <source>“You have no 2s.”</source>
        <translation>”Du har inga tvåor.”</translation>
    </message>
    <message>
        <source>“You have three blue cards: here, here and here”, even if one is multicolour.</source>
        <translation>”Du har tre blå kort: här, här och här”, även om ett av dem är flerfärgat.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Vem börjar</translation>
    </message>
    <message>
        <source>With a master</source>
        <translation>Med mästare</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Dina egna kort</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>If it doesn’t fit, that’s a mistake. {mistake}</source>
        <extracomment>{mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”</extracomment>
        <translation>Passar det inte, är det ett misstag. {mistake}</translation>
    </message>
    <message>
        <source>Number or symbol? Tick or cross?</source>
        <translation>Siffra eller symbol? Bock eller kryss?</translation>
    </message>
    <message>
        <source>Only a perfect show wins; there’s no verdict. There’s no last round: when the deck is empty, you play on without drawing. The last copy of a card you still need is indispensable; if it lands on the discard pile, the game is lost. Our own ruling: once your hand is empty, you can only give hints, and can’t be given any; if you can’t give one on your turn, the game is lost at once.</source>
        <translation>Ni vinner bara med en perfekt föreställning, och poängskalan används inte. Någon sista runda finns inte: när draghögen är tom spelar ni vidare utan att dra. Det sista exemplaret av ett kort är oumbärligt så länge fyrverkeriet behöver det. Hamnar ett sådant kort i kasthögen, är spelet förlorat. Vår egen regel: har du inga kort kvar, kan du bara ge ledtrådar, inte få några. Kan du då inte ge en ledtråd på din tur, är spelet genast förlorat.</translation>
    </message>
    <message>
        <source>If on your turn you have no cards left and can’t give a hint either, the show can’t be finished, and the game is lost at once. Like everything about empty hands, this is our own ruling.</source>
        <translation>Har du på din tur varken kort kvar eller någon ledtråd att ge, kan föreställningen inte bli färdig, och spelet är genast förlorat. Det är, som allt om tom hand, vår egen regel.</translation>
    </message>
    <message>
        <source>Multicolour is named as a colour of its own (our own ruling).</source>
        <translation>Flerfärgad nämns som en egen färg (vår egen regel).</translation>
    </message>
    <message>
        <source>Right colour, but it doesn’t fit: an ordinary mistake, without a reward (our own ruling).</source>
        <translation>Rätt färg, men kortet passar inte: ett vanligt misstag, utan belöning (vår egen regel).</translation>
    </message>
    <message>
        <source>That is our own ruling.</source>
        <translation>Det är vår egen regel.</translation>
    </message>
    <message>
        <source>The scale ends at 25. Our own ruling: with six colours, its top verdict covers everything from 25 up, and only 30 is a perfect show.</source>
        <translation>Skalan slutar vid 25. Vår egen regel: med sex färger gäller det sista omdömet från 25 och uppåt, och bara 30 är en perfekt föreställning.</translation>
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
        <source>Bonus: reward, extra hint, finished firework, completing, five, 5, fives</source>
        <translation>Bonus för femman: belöning, extra ledtråd, färdigt fyrverkeri, komplett fyrverkeri, femma, 5, gratis, tillbaka</translation>
    </message>
    <message>
        <source>Components: box, contents, pieces, material, parts</source>
        <translation>Spelmaterial: låda, ask, innehåll, komponenter, delar, material, brickor, marker</translation>
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
        <source>Blocked fireworks: dead, stuck, lost card, ribbon, smoke, tag</source>
        <translation>Spärrade fyrverkerier: dött, blockerat, fastnat, förlorat kort, band, rök, skylt, kan inte växa</translation>
    </message>
    <message>
        <source>Fireworks: stack, pile, sequence, order, build</source>
        <translation>Fyrverkerier: fyrverkeri, rad, ordning, bygga, stapel</translation>
    </message>
    <message>
        <source>At a glance: overview, rules, summary, quick, short, cheat sheet</source>
        <translation>I korthet: kort sagt, översikt, sammanfattning, snabb, kortversion, fusklapp</translation>
    </message>
    <message>
        <source>All tokens available: all eight tokens, 8, full, none spent</source>
        <translation>Alla marker på plats: alla åtta, 8, fullt, ingen använd</translation>
    </message>
    <message>
        <source>Computers: teammates, bot, alone, solo, one player, conventions, agreements</source>
        <translation>Datorer: medspelare, robot, bot, ensam, solo, en spelare, konventioner, överenskommelser</translation>
    </message>
    <message>
        <source>Hand size: deal, dealing, how many cards, each player, four cards, five cards</source>
        <translation>Antal kort på hand: handens storlek, dela ut, utdelning, giv, hur många kort, varje spelare, fyra kort, fem kort</translation>
    </message>
    <message>
        <source>Hand: hold, holding, backwards, face away, own cards</source>
        <translation>Hålla korten: hand, bakvänt, baksidan, bortvänt, egna kort</translation>
    </message>
    <message>
        <source>Hints to yourself: myself, own hint, own hand</source>
        <translation>Ledtråd till dig själv: mig själv, egen ledtråd, egen hand</translation>
    </message>
    <message>
        <source>Hints: clue, clues, information, info, tell, inform, give a hint, two colours, both at once</source>
        <translation>Ledtrådar: hint, hintar, tips, information, info, upplysning, berätta, ge en ledtråd, två färger, båda samtidigt</translation>
    </message>
    <message>
        <source>Last copy: indispensable, critical, unique, irreplaceable, only one left</source>
        <translation>Sista exemplaret: oumbärligt, kritiskt, enda, oersättligt, av sitt slag</translation>
    </message>
    <message>
        <source>Last round: final round, last turn, last card, empty deck, deck runs out</source>
        <translation>Sista rundan: slutrunda, sista turen, sista kortet, tom hög, högen är tom, kortleken är slut</translation>
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
        <source>Score: points, scoring, result, counting, add up, worth, lost game</source>
        <translation>Resultat: poäng, räkna, poängräkning, summa, förlorat spel</translation>
    </message>
    <message>
        <source>Playing on screen: computer, look away, private view, peek, secret, keyboard, television</source>
        <translation>Spela på skärmen: dator, titta bort, ensam med korten, kika, tjuvkika, hemligt, tangentbord, TV</translation>
    </message>
    <message>
        <source>Set-up: setup, setting up, prepare, preparation, shuffle, start, layout</source>
        <translation>Förberedelser: duka upp, förbereda, göra klart, ställa upp, blanda, starta, börja, uppställning</translation>
    </message>
    <message>
        <source>Who goes first: starting player, first player, who starts, who begins, begin, oldest, youngest</source>
        <translation>Vem börjar: startspelare, vem startar, första spelaren, börja, äldst, yngst</translation>
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
        <source>a about after allowed am an and any are as at be been but by can could did do does during for from game get got had has have he how i if in is it let make many may me mean more much must my need no not of off on one or our out rule rules s she should so some someone t than that the them then there they this to up us was we what when where which who why will with would you your</source>
        <translation>att av bara bli blir de dem den deras det det din dina ditt du där efter ej eller en er ett får få finns från för ge ger gör göra ha han har henne hon hur händer i ifall in inga ingen inte jag kan kunde man med medan mej men mer mig min mina mitt mycket många måste ni nu när någon något och också om oss på regel regler ska sedan sig sin skall ska som så tillåten tillåtet tillåtna titta under upp ut vad var varandra vara vi vid vilka vilken vem varför är åt över</translation>
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
        <source>Closest match: “{words}”</source>
        <translation>Närmaste träff: ”{words}”</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Utgåva</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bakåt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
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
        <source>{place}, link</source>
        <translation>{place}, länk</translation>
    </message>
    <message>
        <source>Rulebook text</source>
        <translation>Regelhäftets text</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;råk</translation>
    </message>
    <message>
        <source>Showing results for “{words}”</source>
        <translation>Visar träffar för ”{words}”</translation>
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
        <source>Unfinished game: {names} (turn {turn}, {points}).</source>
        <translation>Spelet med {names} är oavslutat (drag {turn}, {points}).</translation>
    </message>
    <message numerus="yes">
        <source>the latest of %n unfinished games</source>
        <translation>
            <numerusform>det senaste av %n oavslutat spel</numerusform>
            <numerusform>det senaste av %n oavslutade spel</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>drag {turn}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>{points} points on average {now}, just as {before}.</source>
        <translation>Lika bra {now} som {before}: {points} poäng.</translation>
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
        <source>%n game(s) so far.</source>
        <translation>
            <numerusform>%n spel hittills.</numerusform>
            <numerusform>%n spel hittills.</numerusform>
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
        <source>%n game(s) in a row, each better than the one before; the record is {record}.</source>
        <translation>
            <numerusform>%n spel i rad bättre än det förra. Rekordet är {record}.</numerusform>
            <numerusform>%n spel i rad, vart och ett bättre än det förra. Rekordet är {record}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>%n drag tillbakataget</numerusform>
            <numerusform>%n drag tillbakatagna</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Öppna spelet</translation>
    </message>
    <message>
        <source>&amp;Save the list…</source>
        <translation>S&amp;para listan…</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alla utgåvor</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Genomsnitt</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Grundspelet</translation>
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
        <source>cards looked at %n time(s) without a turn</source>
        <translation>
            <numerusform>tittat på korten en gång utan att göra något drag</numerusform>
            <numerusform>tittat på korten %n gånger utan att göra något drag</numerusform>
        </translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alla grupper</translation>
    </message>
    <message>
        <source>Your games will be listed here.</source>
        <translation>Här visas era spel.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupp</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, ending</source>
        <translation>Namn, utgåva, variant, datum, utfall</translation>
    </message>
    <message>
        <source>Not finished, turn {turn}</source>
        <translation>Oavslutat, drag {turn}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Noteringar</translation>
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
        <source>Verdict</source>
        <translation>Omdöme</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Resultat</translation>
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
    <message numerus="yes">
        <source>%n card(s) played before the show was lost</source>
        <translation>
            <numerusform>%n kort på himlen innan den slocknade</numerusform>
            <numerusform>%n kort på himlen innan den slocknade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in a row without a defeat; the record is {record}.</source>
        <translation>
            <numerusform>%n spel i rad utan förlust. Rekordet är {record}.</numerusform>
            <numerusform>%n spel i rad utan förlust. Rekordet är {record}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together.</source>
        <translation>
            <numerusform>%n spel tillsammans.</numerusform>
            <numerusform>%n spel tillsammans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n perfect show(s).</source>
        <translation>
            <numerusform>%n perfekt föreställning.</numerusform>
            <numerusform>%n perfekta föreställningar.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>&amp;Album</translation>
    </message>
    <message>
        <source>After your first game, its sky will hang here.</source>
        <translation>Här hamnar himlen från det första spelet.</translation>
    </message>
    <message>
        <source>All &amp;games</source>
        <translation>Alla &amp;spel</translation>
    </message>
    <message>
        <source>Finish a game without losing it.</source>
        <translation>Spela klart utan att förlora.</translation>
    </message>
    <message>
        <source>Complete every firework.</source>
        <translation>Gör alla fyrverkerier färdiga.</translation>
    </message>
    <message>
        <source>Each game that is over counts once, even if it was ended early or turns were taken back; that is noted. Unfinished games in files are listed too, but don’t count.</source>
        <translation>Varje spel som är över räknas en gång, även om det avslutades i förtid eller drag har tagits tillbaka; det står bland noteringarna. Oavslutade spel i filer finns med i listan men räknas inte.</translation>
    </message>
    <message numerus="yes">
        <source>Each dot is a game; the line is the average of the last %n</source>
        <translation>
            <numerusform>En prick per spel; linjen är snittet av det senaste spelet</numerusform>
            <numerusform>En prick per spel; linjen är snittet av de senaste %n spelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish with every hint available.</source>
        <translation>Spela klart med alla ledtrådar kvar.</translation>
    </message>
    <message>
        <source>Finish without a mistake.</source>
        <translation>Spela klart utan ett enda misstag.</translation>
    </message>
    <message>
        <source>Finish without losing a 5.</source>
        <translation>Spela klart utan att förlora en femma.</translation>
    </message>
    <message>
        <source>Every 5 safe</source>
        <translation>Trygga femmor</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n dator</numerusform>
            <numerusform>%n datorer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new medal(s): {medals}.</source>
        <translation>
            <numerusform>%n ny medalj: {medals}.</numerusform>
            <numerusform>%n nya medaljer: {medals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with a turn taken back, or begun from the replay of another game, wins no medal.</source>
        <translation>Ett spel där något har tagits tillbaka, eller som startades från reprisen av ett annat, ger ingen medalj.</translation>
    </message>
    <message>
        <source>Each game is a rocket: the more points, the higher it climbs.</source>
        <translation>Varje spel är en raket: ju fler poäng, desto högre når den.</translation>
    </message>
    <message>
        <source>Full marks</source>
        <translation>Full pott</translation>
    </message>
    <message>
        <source>Great applause</source>
        <translation>Stora applåder</translation>
    </message>
    <message>
        <source>Hints to spare</source>
        <translation>Ledtrådar över</translation>
    </message>
    <message>
        <source>In a row without a defeat</source>
        <translation>I rad utan förlust</translation>
    </message>
    <message>
        <source>In a row, each better</source>
        <translation>I rad, allt bättre</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaljer</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Inga spel hittades.</translation>
    </message>
    <message>
        <source>No show has reached its end yet. The next one may.</source>
        <translation>Ingen föreställning har nått slutet ännu. Kanske nästa?</translation>
    </message>
    <message>
        <source>Not won, because turns were taken back or games begun from a replay: {medals}.</source>
        <translation>Inte vunna, eftersom något togs tillbaka eller spel startades från en repris: {medals}.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <translation>Fem i rad</translation>
    </message>
    <message>
        <source>On average {average} points, at best {best}.</source>
        <translation>I snitt {average} poäng, som bäst {best}.</translation>
    </message>
    <message>
        <source>On average {points} points {now}, compared with {earlier} {before}.</source>
        <translation>I snitt {points} poäng {now}, mot {earlier} {before}.</translation>
    </message>
    <message>
        <source>Runs count only games played to the end; a game ended early is skipped.</source>
        <translation>När spel i rad räknas, gäller bara färdigspelade spel; de som avslutats i förtid hoppas över.</translation>
    </message>
    <message>
        <source>Opening night</source>
        <translation>Premiär</translation>
    </message>
    <message numerus="yes">
        <source>Play %n games in a row without a defeat.</source>
        <translation>
            <numerusform>Spela %n spel utan att förlora.</numerusform>
            <numerusform>Spela %n spel i rad utan att förlora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the score book</source>
        <translation>Spara poängboken</translation>
    </message>
    <message numerus="yes">
        <source>Score %n or more points in one game.</source>
        <translation>
            <numerusform>Få minst %n poäng i ett spel.</numerusform>
            <numerusform>Få minst %n poäng i ett spel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Poängbok</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Stadig hand</translation>
    </message>
    <message>
        <source>The best show so far. {told}. {when}. Fireworks: {heights}.</source>
        <translation>Den bästa föreställningen hittills. {told}. {when}. Fyrverkerier: {heights}.</translation>
    </message>
    <message>
        <source>The first show is still to come</source>
        <translation>Den första föreställningen väntar</translation>
    </message>
    <message>
        <source>This game wins no medal.</source>
        <translation>Det här spelet ger ingen medalj.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Speltid</translation>
    </message>
    <message>
        <source>Time played: {time}.</source>
        <translation>Speltid: {time}.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Se reprisen</translation>
    </message>
    <message>
        <source>another copy of a game listed here: not counted</source>
        <translation>en annan kopia av ett spel i listan: räknas inte</translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>bäst: {points}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a day is written: Qt&apos;s letters for the day, the name of the month, and the year.</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>in autumn {year}</source>
        <translation>hösten {year}</translation>
    </message>
    <message>
        <source>in spring {year}</source>
        <translation>våren {year}</translation>
    </message>
    <message>
        <source>in summer {year}</source>
        <translation>sommaren {year}</translation>
    </message>
    <message numerus="yes">
        <source>in the first %n games</source>
        <translation>
            <numerusform>i det första spelet</numerusform>
            <numerusform>i de första %n spelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the last %n games</source>
        <translation>
            <numerusform>i det senaste spelet</numerusform>
            <numerusform>i de senaste %n spelen</numerusform>
        </translation>
    </message>
    <message>
        <source>in winter {year}</source>
        <translation>vintern {year}</translation>
    </message>
    <message>
        <source>none played to the end</source>
        <translation>inget färdigspelat</translation>
    </message>
    <message>
        <source>record: {count}</source>
        <translation>rekord: {count}</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>utan: {variant}</translation>
    </message>
    <message>
        <source>{firework} {height}</source>
        <translation>{firework} {height}</translation>
    </message>
    <message>
        <source>On average {points} points better {now} than {before}.</source>
        <translation>{points} poäng bättre {now} än {before}.</translation>
    </message>
    <message>
        <source>{verdict}: {points}</source>
        <translation>{verdict}: {points}</translation>
    </message>
    <message>
        <source>{games}, none of them counted.</source>
        <translation>{games}, men inget räknas.</translation>
    </message>
    <message numerus="yes">
        <source>{games}, of which %n counted: best {best}, average {average}.</source>
        <translation>
            <numerusform>{games}, varav %n räknas: bäst {best}, genomsnitt {average}.</numerusform>
            <numerusform>{games}, varav %n räknas: bäst {best}, genomsnitt {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{medal}, not won yet. {how}</source>
        <translation>{medal}, inte vunnen än. {how}</translation>
    </message>
    <message>
        <source>{medal}, won on {date}. {how}</source>
        <translation>{medal}, vunnen {date}. {how}</translation>
    </message>
    <message>
        <source>{medal}, won. {how}</source>
        <translation>{medal}, vunnen. {how}</translation>
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
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Rensa</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>S&amp;how a separate page before each turn</source>
        <translation>Visa en egen si&amp;da före varje drag</translation>
    </message>
    <message>
        <source>For everything except players’ names and notes.</source>
        <translation>För allt utom namn och anteckningar.</translation>
    </message>
    <message>
        <source>For all text; television mode has its own size.</source>
        <translation>För all text; TV-läget har en egen storlek.</translation>
    </message>
    <message>
        <source>Dark is night by the river; light is early evening.</source>
        <translation>Mörkt är natten vid floden, ljust är tidig kväll.</translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>efter %n minut</numerusform>
            <numerusform>efter %n minuter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n second(s)</source>
        <translation>
            <numerusform>efter %n sekund</numerusform>
            <numerusform>efter %n sekunder</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Uts&amp;eende</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrast</translation>
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
        <source>It says who may look: one more press each turn.</source>
        <translation>Den säger vem som får titta: ett extra tryck per drag.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>V&amp;olym</translation>
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
        <source>Ask before a card is played or &amp;discarded</source>
        <translation>Fråga &amp;innan ett kort spelas eller kastas</translation>
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
        <source>High</source>
        <comment>contrast</comment>
        <translation>Hög</translation>
    </message>
    <message>
        <source>To take back a card, you need everyone’s consent, or the master’s.</source>
        <translation>Ett kort kan bara tas tillbaka om alla, eller mästaren, går med på det.</translation>
    </message>
    <message>
        <source>A chime calls everyone back to the table, and fireworks are heard.</source>
        <translation>En klang kallar tillbaka alla till bordet, och fyrverkeriet hörs.</translation>
    </message>
    <message>
        <source>At the ta&amp;ble</source>
        <translation>Vid &amp;bordet</translation>
    </message>
    <message>
        <source>High: black and white, for dim light or tired eyes.</source>
        <translation>Hög: svart och vitt, för svagt ljus eller trötta ögon.</translation>
    </message>
    <message>
        <source>When nobody touches the mouse or the keys for this long.</source>
        <translation>När ingen rör musen eller tangenterna så länge.</translation>
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
        <source>Reduced: nothing flies or bursts across the table.</source>
        <translation>Minskad: inget flyger eller smäller över bordet.</translation>
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
        <source>Text si&amp;ze</source>
        <translation>Te&amp;xtstorlek</translation>
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
        <source>&amp;Reset all</source>
        <translation>Återstä&amp;ll allt</translation>
    </message>
    <message>
        <source>Cover cards when &amp;idle</source>
        <translation>T&amp;äck visade kort</translation>
    </message>
    <message>
        <source>All settings are at their defaults already.</source>
        <translation>Alla inställningar har redan sina standardvärden.</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Minskad</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>There’s no sound at the moment: no loudspeaker was found, or the sounds can’t be played.</source>
        <translation>Inget ljud just nu: ingen högtalare hittades, eller så kan ljuden inte spelas upp.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Lyssna</translation>
    </message>
    <message>
        <source>Turn over a &amp;played card</source>
        <translation>Vänd &amp;upp ett spelat kort</translation>
    </message>
    <message>
        <source>U&amp;ndo reset</source>
        <translation>Ån&amp;gra återställning</translation>
    </message>
    <message>
        <source>Until then, everyone guesses; any key turns it over at once.</source>
        <translation>Fram till dess gissar alla; valfri tangent vänder det genast.</translation>
    </message>
    <message>
        <source>Without symbols, only colour tells the cards apart.</source>
        <translation>Utan symboler är det bara färgerna som skiljer korten åt.</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>turning a card over</comment>
        <translation>genast</translation>
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
    <message>
        <source>P&amp;oster…</source>
        <translation>A&amp;ffisch…</translation>
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
        <source>Journal: nothing has happened yet</source>
        <translation>Logg: ingenting har hänt ännu</translation>
    </message>
    <message>
        <source>What’s left</source>
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
        <source>%n last copies lost</source>
        <translation>
            <numerusform>sista exemplaret av ett kort förlorat</numerusform>
            <numerusform>sista exemplaret av %n kort förlorat</numerusform>
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
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n drag</numerusform>
            <numerusform>%n drag</numerusform>
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
        <source>circle</source>
        <translation>cirkel</translation>
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
        <source>{name} is looking at the hands</source>
        <translation>{name} kikar på korten</translation>
    </message>
    <message>
        <source>play or discard</source>
        <translation>spela eller kasta</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>spela ett kort</translation>
    </message>
    <message>
        <source>Still to play: {names}.</source>
        <translation>Har en tur kvar: {names}.</translation>
    </message>
    <message>
        <source>The card is taken back</source>
        <translation>Kortet togs tillbaka</translation>
    </message>
    <message>
        <source>The game goes on after all</source>
        <translation>Spelet fortsätter ändå</translation>
    </message>
    <message>
        <source>The hint is taken back</source>
        <translation>Ledtråden togs tillbaka</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>ge ledtråd, spela, kasta</translation>
    </message>
    <message>
        <source>hint or play</source>
        <translation>ge ledtråd eller spela</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>ge en ledtråd</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>Ett drag tillbakataget</numerusform>
            <numerusform>%n drag tillbakatagna</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint.</source>
        <translation>Klicka på siffran eller symbolen på en medspelares kort för att ge en ledtråd.</translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick plays and the cross discards.</source>
        <translation>Klicka på siffran eller symbolen på en medspelares kort för att ge en ledtråd. På dina egna kort: bocken spelar, krysset kastar.</translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick plays.</source>
        <translation>Klicka på siffran eller symbolen på en medspelares kort för att ge en ledtråd. På dina egna kort: bocken spelar.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kvar</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Draghög: %n kort</numerusform>
            <numerusform>Draghög: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} may look!</source>
        <translation>Bara {name} får titta!</translation>
    </message>
    <message>
        <source>Everyone, look!</source>
        <translation>Titta hit, allihop!</translation>
    </message>
    <message>
        <source>It’s {name}’s turn again.</source>
        <translation>{name} är på tur igen.</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Sista rundan: en tur kvar</numerusform>
            <numerusform>Sista rundan: %n turer kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the last turn.</source>
        <translation>{name} har den sista turen.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Sista turen</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Misstag</translation>
    </message>
    <message>
        <source>Next: {name} turns the card face up</source>
        <translation>Nu vänder {name} upp kortet</translation>
    </message>
    <message>
        <source>No hints left: discarding brings one back. On your own cards, the tick plays and the cross discards.</source>
        <translation>Inga ledtrådar kvar: att kasta ger en tillbaka. På dina egna kort: bocken spelar, krysset kastar.</translation>
    </message>
    <message>
        <source>No more points can be won.</source>
        <translation>Det finns inga fler poäng att hämta.</translation>
    </message>
    <message>
        <source>On your own cards, the tick plays.</source>
        <translation>På dina egna kort: bocken spelar.</translation>
    </message>
    <message>
        <source>Over to {name}</source>
        <extracomment>The master is to move a token now, or a player to turn the announced card face up.</extracomment>
        <translation>Över till {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Gjort om</translation>
    </message>
    <message>
        <source>{name} plays card {place}: “{colour}”…</source>
        <translation>{name} spelar kort {place}: ”{colour}”…</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>Turer kvar</translation>
    </message>
    <message>
        <source>{card} fits!</source>
        <translation>{card} passar!</translation>
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
        <source>{name} discards card {place}…</source>
        <translation>{name} kastar kort {place}…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} tänker…</translation>
    </message>
    <message>
        <source>{name} plays card {place}…</source>
        <translation>{name} spelar kort {place}…</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} är på tur</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} av {of}</translation>
    </message>
    <message>
        <source>{name} will discard card {place}</source>
        <translation>{name} vill kasta kort {place}</translation>
    </message>
    <message>
        <source>{name} will play card {place}</source>
        <translation>{name} vill spela kort {place}</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>First show the cards: {button}.</source>
        <translation>Visa korten först: {button}.</translation>
    </message>
    <message>
        <source>Only your own cards can be played or discarded; 0 goes to them.</source>
        <translation>Bara egna kort kan spelas eller kastas; 0 går till dem.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Take &amp;back to…</source>
        <translation>Ta tillbaka t&amp;ill…</translation>
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
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ta tillbaka</translation>
    </message>
    <message>
        <source>&amp;Who plays: leave or come back…</source>
        <translation>&amp;Vilka spelar: lämna bordet eller kom tillbaka…</translation>
    </message>
    <message>
        <source>Pho&amp;nes…</source>
        <translation>&amp;Mobiler…</translation>
    </message>
</context>
<context>
    <name>TitlePage</name>
    <message>
        <source>&amp;Continue</source>
        <translation>Spe&amp;la vidare</translation>
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
        <source>A card game for two to five players: put on a firework show together, and see every hand but your own. New here? Try the practice game. Alone? Two computers play with you.</source>
        <translation>Ett kortspel för två till fem: bygg fem fyrverkerier tillsammans, och se allas kort utom dina egna. Ny här? Prova övningsspelet. Ensam? Två datorer spelar med dig.</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Språk: {language}</translation>
    </message>
    <message>
        <source>Play &amp;with computers</source>
        <translation>Spela me&amp;d datorer</translation>
    </message>
    <message>
        <source>Press {key} to practise, ? for all keys, F10 for the menus.</source>
        <translation>Tryck på {key} för att öva, ? för alla tangenter, F10 för menyerna.</translation>
    </message>
    <message>
        <source>Scor&amp;e book</source>
        <translation>P&amp;oängbok</translation>
    </message>
    <message>
        <source>Computers read more into a hint than it says: sometimes you’re meant to play a card that no hint points at.</source>
        <translation>Datorerna läser in mer i en ledtråd än den säger: ibland ska du spela ett kort som ingen ledtråd pekar på.</translation>
    </message>
    <message>
        <source>&amp;Continue…</source>
        <translation>Spe&amp;la vidare…</translation>
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
        <source>Mistakes: {mistakes} of {limit}</source>
        <translation>Misstag: {mistakes} av {limit}</translation>
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
        <translation>blå marker bredvid locket: använd</translation>
    </message>
    <message>
        <source>blue token in the box lid: available</source>
        <translation>blå marker i locket: går att använda</translation>
    </message>
    <message>
        <source>burnt fuse token in the box lid: a mistake</source>
        <translation>utbrunnen stubinmarker i locket: ett misstag</translation>
    </message>
    <message>
        <source>clock token in the box lid: spent</source>
        <translation>klockmarker i locket: använd</translation>
    </message>
    <message>
        <source>clock token on its side: spent</source>
        <translation>klockmarker på tvären: använd</translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation>klockmarker på bordet: går att använda</translation>
    </message>
    <message>
        <source>clock token, right way up: available</source>
        <translation>klockmarker, rättvänd: går att använda</translation>
    </message>
    <message>
        <source>take a clock token out of the box lid</source>
        <translation>ta en klockmarker ur locket</translation>
    </message>
    <message>
        <source>turn a clock token on its side</source>
        <translation>lägg en klockmarker på tvären</translation>
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
        <source>Hint tiles: {available} of {total} white</source>
        <translation>Ledtrådsbrickor: {available} av {total} vita</translation>
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
        <translation>ledtrådsbricka med svarta sidan upp: använd</translation>
    </message>
    <message>
        <source>hint tile, white side up: available</source>
        <translation>ledtrådsbricka med vita sidan upp: går att använda</translation>
    </message>
    <message>
        <source>red fuse token, right way up</source>
        <translation>röd stubinmarker, rättvänd</translation>
    </message>
    <message>
        <source>red fuse token on its side: a mistake</source>
        <translation>röd stubinmarker på tvären: ett misstag</translation>
    </message>
    <message>
        <source>red token beside the box lid</source>
        <translation>röd marker bredvid locket</translation>
    </message>
    <message>
        <source>red token in the box lid: a mistake</source>
        <translation>röd marker i locket: ett misstag</translation>
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
        <translation>explosionen, nu synlig</translation>
    </message>
    <message>
        <source>put a blue token back into the box lid</source>
        <translation>lägg tillbaka en blå marker i locket</translation>
    </message>
    <message>
        <source>put a clock token into the box lid</source>
        <translation>lägg en klockmarker i locket</translation>
    </message>
    <message>
        <source>put a red token into the box lid</source>
        <translation>lägg en röd marker i locket</translation>
    </message>
    <message>
        <source>put the top fuse token into the box lid</source>
        <translation>lägg den översta stubinmarkern i locket</translation>
    </message>
    <message>
        <source>take a blue token out of the box lid</source>
        <translation>ta en blå marker ur locket</translation>
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
        <translation>lägg en röd stubinmarker på tvären</translation>
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
        <source>&amp;Journal</source>
        <translation>&amp;Logg</translation>
    </message>
    <message>
        <source>&amp;Television mode</source>
        <translation>T&amp;V-läge</translation>
    </message>
    <message>
        <source>What’s &amp;left?</source>
        <translation>Vad är &amp;kvar?</translation>
    </message>
</context>
</TS>
