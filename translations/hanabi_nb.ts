<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Take this back</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Look at the others’ cards between turns</source>
        <translation>Kikk på medspillernes kort mellom turene</translation>
    </message>
    <message>
        <source>Look at the hands</source>
        <translation>Kikk</translation>
    </message>
    <message>
        <source>Choose a hint…</source>
        <translation>Velg hint…</translation>
    </message>
    <message>
        <source>Just looking: you can’t play, discard or give hints now.</source>
        <translation>Bare en titt: Nå kan ingen spille, kaste eller gi hint.</translation>
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
        <source>The picture gives no hint: click the number or the symbol.</source>
        <translation>Bildet gir ikke noe hint. Klikk på tallet eller symbolet.</translation>
    </message>
    <message>
        <source>This is done on a phone.</source>
        <translation>Dette gjøres på en mobil.</translation>
    </message>
    <message>
        <source>Turn the card face up</source>
        <translation>Snu kortet</translation>
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
        <translation>Ikke vent på datamaskinen</translation>
    </message>
    <message>
        <source>Press any key or click to go on.</source>
        <translation>Gå videre med en tast eller et klikk.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Videre</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Jeg er {name}</translation>
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
        <source>Play card {place}</source>
        <translation>Spill kort {place}</translation>
    </message>
    <message>
        <source>Show the cards to {name}</source>
        <translation>Vis kortene for {name}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tilbake</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>What would a computer do here?</source>
        <translation>Hva ville en datamaskin gjøre her?</translation>
    </message>
    <message>
        <source>Why did the computer do that?</source>
        <translation>Hvorfor gjorde datamaskinen det?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvorfor?</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>{name} takes the announcement back.</source>
        <translation>{name} angrer.</translation>
    </message>
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
        <source>No card is selected.</source>
        <translation>Ikke noe kort er valgt.</translation>
    </message>
    <message>
        <source>It fits.</source>
        <translation>Det passer.</translation>
    </message>
    <message>
        <source>New: card {place}, {card}.</source>
        <translation>Nytt: kort {place}, {card}.</translation>
    </message>
    <message>
        <source>No computer is playing here.</source>
        <translation>Her spiller ingen datamaskin.</translation>
    </message>
    <message>
        <source>No hint was given.</source>
        <translation>Det ble ikke gitt noe hint.</translation>
    </message>
    <message>
        <source>Not begun: {colours}.</source>
        <translation>Ikke påbegynt: {colours}.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ingenting har skjedd ennå.</translation>
    </message>
    <message>
        <source>Now: {cards}</source>
        <translation>Nå: {cards}</translation>
    </message>
    <message>
        <source>Played by the computer: {names}.</source>
        <translation>Spilles av datamaskinen: {names}.</translation>
    </message>
    <message>
        <source>Reading aloud is off for {name}; G changes it.</source>
        <translation>Opplesing er av for {name}; G endrer det.</translation>
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
        <source>The game is lost.</source>
        <translation>Spillet er tapt.</translation>
    </message>
    <message>
        <source>The master: {name}.</source>
        <translation>Mester: {name}.</translation>
    </message>
    <message>
        <source>Note saved.</source>
        <translation>Notatet er lagret.</translation>
    </message>
    <message>
        <source>{name} goes first. All hands are face down.</source>
        <translation>{name} begynner. Alles kort ligger med baksiden opp.</translation>
    </message>
    <message>
        <source>It is on the screen.</source>
        <translation>Det står på skjermen.</translation>
    </message>
    <message>
        <source>New: card {place}.</source>
        <translation>Nytt: kort {place}.</translation>
    </message>
    <message>
        <source>{name} goes first.</source>
        <translation>{name} begynner.</translation>
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
        <translation>kremhvit</translation>
    </message>
    <message>
        <source>dark teal</source>
        <translation>mørk blågrønn</translation>
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
        <source>Discards</source>
        <comment>short</comment>
        <translation>Kastet</translation>
    </message>
    <message>
        <source>Fireworks: {score}</source>
        <translation>Fyrverkerier: {score}</translation>
    </message>
    <message>
        <source>Hints</source>
        <comment>short</comment>
        <translation>Hint</translation>
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
        <translation>Hva er igjen?</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Announced: it will be discarded.</source>
        <translation>Skal kastes.</translation>
    </message>
    <message>
        <source>Announced: it will be played.</source>
        <translation>Skal spilles.</translation>
    </message>
    <message>
        <source>From the hints: {colours}.</source>
        <translation>Ifølge hintene: {colours}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}; {values}.</source>
        <translation>Ifølge hintene: {colours}; {values}.</translation>
    </message>
    <message>
        <source>From the hints: {values}.</source>
        <translation>Ifølge hintene: {values}.</translation>
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
        <translation>Det siste eksemplaret.</translation>
    </message>
    <message>
        <source>The latest hint points at it.</source>
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
        <translation>{name}, kort {place}: med baksiden opp.</translation>
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
        <translation>{name}, kort {place}: med baksiden opp.</translation>
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
        <translation>Først spiller du {cards}</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>enkel</translation>
    </message>
    <message>
        <source>By agreement, the oldest card without a hint is discarded first.</source>
        <translation>Ifølge avtalen kastes det eldste kortet uten hint først.</translation>
    </message>
    <message>
        <source>Computer, basic</source>
        <translation>Datamaskin, enkel</translation>
    </message>
    <message>
        <source>Then {name} can play {cards}</source>
        <translation>Da kan {name} spille {cards}</translation>
    </message>
    <message>
        <source>Keep your card {place} for now: it’s {cards}, and {plays} comes first.</source>
        <translation>Vent med kort {place}: Det er {cards}, og {plays} kommer først.</translation>
    </message>
    <message>
        <source>With this many hints left, that’s better than discarding a card.</source>
        <translation>Med så mange hint igjen er det bedre enn å kaste et kort.</translation>
    </message>
    <message>
        <source>Your card {place} may fit now, or after {plays}: playing it now is a risk.</source>
        <translation>Kort {place} på hånden din passer kanskje nå, ellers må det vente på {plays}. Å spille det nå er en risiko.</translation>
    </message>
    <message>
        <source>a card that fits</source>
        <translation>et kort som passer</translation>
    </message>
    <message>
        <source>give {name} the hint “{hint}”</source>
        <translation>Gi {name} hintet «{hint}»</translation>
    </message>
    <message>
        <source>Going by its hints, this card is of no use any more.</source>
        <translation>Ut fra hintene det har fått, trengs ikke dette kortet lenger.</translation>
    </message>
    <message>
        <source>Going by the hints and all the cards in sight, this card is sure to fit.</source>
        <translation>Ut fra hintene og alle synlige kort passer dette kortet helt sikkert.</translation>
    </message>
    <message>
        <source>(“Why?” again: the turn before.)</source>
        <translation>(«Hvorfor?» igjen: turen før.)</translation>
    </message>
    <message>
        <source>After this hint, every card it points at fits, unless two are alike.</source>
        <translation>Med dette hintet er det klart at alle kortene det peker på passer, med mindre to er like.</translation>
    </message>
    <message>
        <source>After this hint, this card fits.</source>
        <translation>Med dette hintet er det klart at kortet passer.</translation>
    </message>
    <message>
        <source>After {giver}’s hint “{hint}”, this card was sure to fit.</source>
        <translation>Etter hintet «{hint}» fra {giver} var det helt sikkert at kortet passet.</translation>
    </message>
    <message>
        <source>After {giver}’s hint “{hint}”, {name} took this card for {cards}.</source>
        <translation>Etter hintet «{hint}» fra {giver} trodde {name} at kortet var {cards}.</translation>
    </message>
    <message>
        <source>All your cards have hints.</source>
        <translation>Alle kortene dine har hint.</translation>
    </message>
    <message>
        <source>All your cards have hints: this costs {cards} for sure, the last copy.</source>
        <translation>Alle kortene dine har hint: Dette koster helt sikkert {cards}, det siste eksemplaret.</translation>
    </message>
    <message>
        <source>All your cards have hints: this may cost {cards}, the last copy.</source>
        <translation>Alle kortene dine har hint: Dette koster kanskje {cards}, det siste eksemplaret.</translation>
    </message>
    <message>
        <source>But then the next card that {name} discards may be {card}.</source>
        <translation>Men da er det neste kortet {name} kaster, kanskje {card}.</translation>
    </message>
    <message>
        <source>Computer, basic: plays by the agreements, one turn at a time</source>
        <translation>Datamaskin, enkel: spiller etter avtalene, én tur om gangen</translation>
    </message>
    <message>
        <source>Computer, skilled</source>
        <translation>Datamaskin, dyktig</translation>
    </message>
    <message>
        <source>Computer, skilled: thinks ahead and expects more of you</source>
        <translation>Datamaskin, dyktig: tenker framover og forventer mer av deg</translation>
    </message>
    <message>
        <source>Discarding would likely cost more.</source>
        <translation>Å kaste ville trolig koste mer.</translation>
    </message>
    <message>
        <source>Going by its hints, it could fit, but wasn’t sure to.</source>
        <translation>Ut fra hintene kunne det passe, men sikkert var det ikke.</translation>
    </message>
    <message>
        <source>Going by its hints, it couldn’t fit.</source>
        <translation>Ut fra hintene kunne det ikke passe.</translation>
    </message>
    <message>
        <source>Going by the hints, {name} took this card for {cards}.</source>
        <translation>Ut fra hintene trodde {name} at kortet var {cards}.</translation>
    </message>
    <message>
        <source>How computers play</source>
        <translation>Slik spiller datamaskiner</translation>
    </message>
    <message>
        <source>In the last round, whatever may still fit is worth a try.</source>
        <translation>I siste runde er alt som kan passe, verdt et forsøk.</translation>
    </message>
    <message>
        <source>It can only be {cards}.</source>
        <translation>Det kan bare være {cards}.</translation>
    </message>
    <message>
        <source>It may save the oldest card without a hint, perhaps {cards}.</source>
        <translation>Hintet redder kanskje det eldste kortet uten hint, for eksempel {cards}.</translation>
    </message>
    <message>
        <source>It may save the oldest card without a hint.</source>
        <translation>Hintet redder kanskje det eldste kortet uten hint.</translation>
    </message>
    <message>
        <source>It only passes the turn on.</source>
        <translation>Hintet sender bare turen videre.</translation>
    </message>
    <message>
        <source>It points at {cards}, which fits now, but {name} can’t be sure of that.</source>
        <translation>Hintet peker på {cards}, som passer nå, men {name} kan ikke være sikker på det.</translation>
    </message>
    <message>
        <source>It says: play it once it’s sure to fit.</source>
        <translation>Altså: Spill kortet når det helt sikkert passer.</translation>
    </message>
    <message>
        <source>It says: play it.</source>
        <translation>Altså: Spill kortet.</translation>
    </message>
    <message>
        <source>It tells nothing new and only passes the turn on.</source>
        <translation>Hintet forteller ikke noe nytt og sender bare turen videre.</translation>
    </message>
    <message>
        <source>It only tells {name} more about {card}.</source>
        <translation>Hintet forteller {name} bare mer om {card}.</translation>
    </message>
    <message>
        <source>It tells more, or only passes the turn on.</source>
        <translation>Hintet forteller mer eller sender bare turen videre.</translation>
    </message>
    <message>
        <source>Nearly as good: {move}.</source>
        <translation>Nesten like bra: {move}.</translation>
    </message>
    <message>
        <source>No hint said that it would fit.</source>
        <translation>Ingen hint sa at det ville passe.</translation>
    </message>
    <message>
        <source>No hint said to keep it.</source>
        <translation>Ingen hint sa at det skulle beholdes.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Menneske</translation>
    </message>
    <message>
        <source>Bolder: {move}.</source>
        <translation>Dristigere: {move}.</translation>
    </message>
    <message>
        <source>The hint says: keep the 5 until it’s sure to fit.</source>
        <translation>Hintet sier: Behold femmeren til den helt sikkert passer.</translation>
    </message>
    <message>
        <source>It tells nothing new: play the newest of these if it can fit.</source>
        <translation>Hintet forteller ikke noe nytt: Spill det nyeste av disse hvis det kan passe.</translation>
    </message>
    <message>
        <source>{name} learns that {cards} isn’t “{hint}”.</source>
        <translation>{name} får vite at {cards} ikke er «{hint}».</translation>
    </message>
    <message>
        <source>{name}’s {cards}</source>
        <translation>{cards} hos {name}</translation>
    </message>
    <message>
        <source>A person took this turn.</source>
        <translation>Et menneske hadde denne turen.</translation>
    </message>
    <message>
        <source>Advice: {move}.</source>
        <translation>Råd: {move}.</translation>
    </message>
    <message>
        <source>Back to the latest turn.</source>
        <translation>Tilbake til den siste turen.</translation>
    </message>
    <message>
        <source>It says: play it, but perhaps not yet: {cards} may have to come first.</source>
        <translation>Altså: Spill kortet, men kanskje ikke ennå: Det kan måtte vente på {cards}.</translation>
    </message>
    <message>
        <source>It says: play what fits now, going by this hint and the earlier ones together.</source>
        <translation>Hintet sier: Legg sammen alle hintene, og spill det som passer nå.</translation>
    </message>
    <message>
        <source>This hint points at no card: it only passes the turn on.</source>
        <translation>Dette hintet peker ikke på noe kort: Det sender bare turen videre.</translation>
    </message>
    <message>
        <source>Going by the hints and all the cards in sight, this card seems to matter least.</source>
        <translation>Ut fra hintene og alle synlige kort ser dette kortet ut til å være minst viktig.</translation>
    </message>
    <message>
        <source>By agreement, that’s your newest card without a hint.</source>
        <translation>Ifølge avtalen er det ditt nyeste kort uten hint.</translation>
    </message>
    <message>
        <source>Going by {giver}’s hint “{hint}”, it’s {cards}.</source>
        <translation>Ut fra hintet «{hint}» fra {giver} er det {cards}.</translation>
    </message>
    <message>
        <source>It’s about the newest of these that had no hint before.</source>
        <translation>Hintet gjelder det nyeste av disse som ikke hadde hint før.</translation>
    </message>
    <message>
        <source>, then you play {cards}</source>
        <translation>, så spiller du {cards}</translation>
    </message>
    <message>
        <source>, then {name} can play {cards}</source>
        <translation>, så kan {name} spille {cards}</translation>
    </message>
    <message>
        <source>By agreement, {name} took the newest card without a hint for {cards}.</source>
        <translation>Ifølge avtalen trodde {name} at det nyeste kortet uten hint var {cards}.</translation>
    </message>
    <message>
        <source>Careful: after this hint, {name} may think that {cards} fits.</source>
        <translation>Pass på: Etter dette hintet tror {name} kanskje at {cards} passer.</translation>
    </message>
    <message>
        <source>It saves {cards}, the last copy, from being discarded next.</source>
        <translation>Det redder {cards}, det siste eksemplaret, fra å bli kastet som neste kort.</translation>
    </message>
    <message>
        <source>It wasn’t.</source>
        <translation>Det var det ikke.</translation>
    </message>
    <message>
        <source>It’s the oldest card without a hint; cards with hints are kept until they fit.</source>
        <translation>Det er det eldste kortet uten hint; kort med hint beholdes til de passer.</translation>
    </message>
    <message>
        <source>Keep that card until it’s sure to fit.</source>
        <translation>Behold det til det helt sikkert passer.</translation>
    </message>
    <message>
        <source>Keep your card {place}: it’s {cards} and doesn’t fit yet.</source>
        <translation>Behold kort {place}: Det er {cards} og passer ikke ennå.</translation>
    </message>
    <message>
        <source>No firework needs it any more.</source>
        <translation>Ikke noe fyrverkeri trenger det lenger.</translation>
    </message>
    <message>
        <source>No hint points at {card}, but {name} sees that it has to come first.</source>
        <translation>Ingen hint peker på {card}, men {name} ser at det kortet må komme først.</translation>
    </message>
    <message>
        <source>Play your card {place}: after this hint, it’s {cards}.</source>
        <translation>Spill kort {place}: Etter dette hintet er det {cards}.</translation>
    </message>
    <message>
        <source>Surer, but in the long run a little worse: {move}.</source>
        <translation>Tryggere, men på sikt litt dårligere: {move}.</translation>
    </message>
    <message>
        <source>The card had no hint, but a hinted one was waiting for it, or counting showed that it fits.</source>
        <translation>Kortet hadde ikke noe hint. Men et kort med hint ventet på det, eller det gikk an å regne ut at det passet.</translation>
    </message>
    <message>
        <source>The card is {cards}, or of no use.</source>
        <translation>Kortet er {cards}, eller så trengs det ikke.</translation>
    </message>
    <message>
        <source>One more mistake and you lose, so play only what’s sure.</source>
        <translation>Neste feil betyr tap, så spill bare det som helt sikkert passer.</translation>
    </message>
    <message>
        <source>That’s your card {place}.</source>
        <translation>Det er kort {place} på hånden din.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Hvem spiller</translation>
    </message>
    <message>
        <source>Your hinted card {place} may have to wait: it isn’t sure to fit.</source>
        <translation>Kort {place}, som har fått hint, må kanskje vente: Det er ikke sikkert at det passer.</translation>
    </message>
    <message>
        <source>a risk</source>
        <translation>en risiko</translation>
    </message>
    <message>
        <source>your card {place} ({card})</source>
        <translation>ditt kort {place} ({card})</translation>
    </message>
    <message>
        <source>your card {place} (the newest without a hint, likely {card})</source>
        <translation>ditt kort {place} (det nyeste uten hint, trolig {card})</translation>
    </message>
    <message>
        <source>It prevents a mistake: {cards} doesn’t fit.</source>
        <translation>Det hindrer en feil, for {cards} passer ikke.</translation>
    </message>
    <message>
        <source>It saves {cards} from being discarded next.</source>
        <translation>Det redder {cards} fra å bli kastet som neste kort.</translation>
    </message>
    <message>
        <source>It tells nothing new, so play the newest it points at, your card {place}: it’s {cards}.</source>
        <translation>Hintet forteller ikke noe nytt. Spill altså det nyeste av disse, kort {place}: Det er {cards}.</translation>
    </message>
    <message>
        <source>It’s about the oldest card without a hint, but not to save it.</source>
        <translation>Hintet gjelder det eldste kortet uten hint, men ikke for å redde det.</translation>
    </message>
    <message>
        <source>But that hint was about another card.</source>
        <translation>Men hintet gjaldt et annet kort.</translation>
    </message>
    <message>
        <source>But that hint was to save it.</source>
        <translation>Men hintet skulle bare redde det.</translation>
    </message>
    <message>
        <source>No hint seems worth it now.</source>
        <translation>Ingen hint virker verdt det nå.</translation>
    </message>
    <message>
        <source>No hints left.</source>
        <translation>Ingen hint igjen.</translation>
    </message>
    <message>
        <source>Not urgent yet, but it says: keep {cards}.</source>
        <translation>Det haster ikke, men hintet sier: Behold {cards}.</translation>
    </message>
    <message>
        <source>Play your card {place} first.</source>
        <translation>Spill ditt kort {place} først.</translation>
    </message>
    <message>
        <source>There were no hints left.</source>
        <translation>Det var ingen hint igjen.</translation>
    </message>
    <message>
        <source>What it points at isn’t needed any more: it mainly passes the turn on.</source>
        <translation>Det hintet peker på, trengs ikke lenger: Hintet sender mest turen videre.</translation>
    </message>
    <message>
        <source>With so few cards left, that’s better than drawing one.</source>
        <translation>Med så få kort igjen er det bedre enn å trekke ett.</translation>
    </message>
    <message>
        <source>You draw the last card: after that, everyone has one more turn.</source>
        <translation>Du trekker det siste kortet: Etter det får alle én tur til.</translation>
    </message>
    <message>
        <source>Your card {place} is likely {cards}; play it at your own risk.</source>
        <translation>Kort {place} på hånden din er trolig {cards}. Spiller du det, er det på egen risiko.</translation>
    </message>
    <message>
        <source>another</source>
        <translation>et annet</translation>
    </message>
    <message>
        <source>discard card {place}</source>
        <translation>Kast kort {place}</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>trolig</translation>
    </message>
    <message>
        <source>likely; otherwise {cards}</source>
        <translation>trolig, ellers {cards}</translation>
    </message>
    <message>
        <source>name {colour} and play card {place}</source>
        <translation>Si {colour} og spill kort {place}</translation>
    </message>
    <message>
        <source>play card {place}</source>
        <translation>Spill kort {place}</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>dyktig</translation>
    </message>
    <message>
        <source>your card {place} (likely {card})</source>
        <translation>ditt kort {place} (trolig {card})</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>in a sentence</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about your card {place}, which may need another first.</source>
        <translation>Hintet «{hint}» fra {giver} gjaldt kort {place} på hånden din. Først må kanskje et annet kort spilles.</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about {cards}, which needs {plays} first.</source>
        <translation>Hintet «{hint}» fra {giver} gjaldt {cards}. Først må {plays} spilles.</translation>
    </message>
    <message>
        <source>{name} becomes the master.</source>
        <translation>{name} blir mester.</translation>
    </message>
    <message>
        <source>{name} hoped for {cards}.</source>
        <translation>{name} håpet på {cards}.</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} er tilbake</translation>
    </message>
    <message>
        <source>A hint is about the oldest card without a hint if it points there; if not, the newest that had none.</source>
        <translation>Et hint gjelder det eldste kortet uten hint hvis det er med; ellers det nyeste som ikke hadde hint.</translation>
    </message>
    <message>
        <source>The hint was given on turn {turn}.</source>
        <translation>Hintet ble gitt i tur {turn}.</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>helt sikkert</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about a card that fits after another.</source>
        <translation>Hintet «{hint}» fra {giver} gjaldt et kort som først passer etter et annet.</translation>
    </message>
</context>
<context>
    <name>Computers</name>
    <message>
        <source>Boltbot</source>
        <translation>Boltbot</translation>
    </message>
    <message>
        <source>Dotbot</source>
        <translation>Prikkbot</translation>
    </message>
    <message>
        <source>Lampbot</source>
        <translation>Lampebot</translation>
    </message>
    <message>
        <source>Moonbot</source>
        <translation>Månebot</translation>
    </message>
    <message>
        <source>Springbot</source>
        <translation>Fjærbot</translation>
    </message>
    <message>
        <source>Tinbot</source>
        <translation>Blikkbot</translation>
    </message>
    <message>
        <source>{computer} (for {name})</source>
        <translation>{computer} (for {name})</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Discard card {place}?</source>
        <translation>Vil du kaste kort {place}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {colour}?</source>
        <translation>Vil du gi {name} hintet «{colour}»?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {rank}?</source>
        <translation>Vil du gi {name} hintet «{rank}»?</translation>
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
    <message>
        <source>Give {name} this hint?</source>
        <translation>Vil du gi {name} dette hintet?</translation>
    </message>
    <message>
        <source>It points at no card.</source>
        <translation>Det peker ikke på noe kort.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>Continue</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tilbake til bordet</translation>
    </message>
    <message>
        <source>A screen reader is running. When should it read the teammates’ cards to {name}?</source>
        <translation>En skjermleser er i gang. Når skal den lese opp medspillernes kort for {name}?</translation>
    </message>
    <message>
        <source>How the teammates’ cards are read to {name}</source>
        <translation>Hvordan medspillernes kort leses opp for {name}</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Jeg er {name}: Vis kortene</translation>
    </message>
    <message>
        <source>The game is paused.
Nothing is lost.</source>
        <translation>Spillet er satt på pause.
Ingenting går tapt.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>Medspillernes kort leses opp for {name}:</translation>
    </message>
    <message>
        <source>each card, when it is selected with the keyboard</source>
        <translation>hvert kort når det velges med tastaturet</translation>
    </message>
    <message>
        <source>only at the press of a key</source>
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
        <source>{card}: {discarded} on the discard pile, {left} of {copies} left.</source>
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
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n klokkebrikke</numerusform>
            <numerusform>%n klokkebrikker</numerusform>
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
        <source>A hint may name something the hand doesn’t have.</source>
        <translation>Et hint kan nevne noe som ikke er på hånden.</translation>
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
        <translation>En sjette farge med bare ett av hvert kort, så pass på alle fem. Opptil 30 poeng.</translation>
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
        <source>Allowing fewer mistakes makes it harder; more hints to start with make it easier.</source>
        <translation>Færre tillatte feil gjør det vanskeligere, flere hint gjør det lettere.</translation>
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
        <source>Each hint is shown once; after that, you have to remember it.</source>
        <translation>Hvert hint vises én gang. Så må alle huske det selv.</translation>
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
        <source>Every hint must point at a card</source>
        <translation>Hvert hint må peke på minst ett kort</translation>
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
        <source>Farbrausch with five cards</source>
        <translation>Fargerus med fem kort</translation>
    </message>
    <message>
        <source>Farbrausch²</source>
        <translation>Fargerus²</translation>
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
        <source>Hints may name what the hand doesn’t have</source>
        <translation>Hint kan nevne noe som ikke er på hånden</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Latest hint</source>
        <translation>Siste hint</translation>
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
        <source>Perfect or nothing</source>
        <translation>Perfekt eller ingenting</translation>
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
        <source>With a master</source>
        <translation>Med mester</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a blue token comes back; a wrong colour is a mistake.</source>
        <translation>Den som spiller et kort, kan si fargen først. Riktig farge på et kort som passer, gir en blå sjetong tilbake. Feil farge teller som en feil.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a clock token comes back; a wrong colour is a mistake.</source>
        <translation>Den som spiller et kort, kan si fargen først. Riktig farge på et kort som passer, gir en klokkebrikke tilbake. Feil farge teller som en feil.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a hint tile turns white; a wrong colour is a mistake.</source>
        <translation>Den som spiller et kort, kan si fargen først. Riktig farge på et kort som passer, snur en hintbrikke tilbake til hvit. Feil farge teller som en feil.</translation>
    </message>
    <message>
        <source>Colour cascade</source>
        <translation>Et skred av farger</translation>
    </message>
    <message>
        <source>Everything the hints have said or ruled out stays on the cards.</source>
        <translation>Alt hintene har sagt eller utelukket, blir stående på kortene.</translation>
    </message>
    <message>
        <source>Farbrausch (colour rush)</source>
        <translation>Fargerus</translation>
    </message>
    <message numerus="yes">
        <source>Mistake %n loses the game</source>
        <translation>
            <numerusform>Tap ved første feil</numerusform>
            <numerusform>Tap ved feil nummer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No last round. Lose the last copy of a card that is still needed, and the game is lost.</source>
        <translation>Ingen siste runde. Spillet er tapt straks det siste eksemplaret av et kort dere trenger, havner i kastebunken.</translation>
    </message>
    <message>
        <source>Only the latest hint on each card stays.</source>
        <translation>Bare det siste hintet om hvert kort blir stående.</translation>
    </message>
    <message>
        <source>The book says: the oldest player, who is also the master.</source>
        <translation>Ifølge regelheftet: den eldste spilleren, som er mester.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone moves the tokens.</source>
        <translation>Alt meldes til mesteren, og bare mesteren flytter brikkene.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone moves the tokens.</source>
        <comment>blue and red tokens</comment>
        <translation>Alt meldes til mesteren, og bare mesteren flytter sjetongene.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone turns the tiles.</source>
        <translation>Alt meldes til mesteren, og bare mesteren snur brikkene.</translation>
    </message>
    <message>
        <source>This edition doesn’t say: choose someone, or pick at random.</source>
        <translation>Reglene sier ikke hvem: Velg selv, eller trekk lodd.</translation>
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
        <source>Excellent: the crowd goes home happy.</source>
        <translation>Utmerket: Publikum går fornøyd hjem.</translation>
    </message>
    <message>
        <source>{score} of {possible} possible points</source>
        <translation>{score} av {possible} mulige poeng</translation>
    </message>
    <message>
        <source>Legendary: nobody can say a word, and nobody wants to go home.</source>
        <translation>Legendarisk: Ingen får fram et ord, og ingen vil gå hjem.</translation>
    </message>
    <message>
        <source>Legendary: the crowd is speechless, and grown-ups are children again.</source>
        <translation>Legendarisk: Publikum er målløst, og de voksne er barn igjen.</translation>
    </message>
    <message>
        <source>Legendary: the crowd falls silent, and then cheers till dawn.</source>
        <translation>Legendarisk: Først er publikum helt stille, så runger jubelen til morgenen.</translation>
    </message>
    <message>
        <source>{score} of {possible}</source>
        <translation>{score} av {possible}</translation>
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
        <translation>Det sier fyrverkerimakernes laug.</translation>
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
        <source>Legendary: a whole crowd holds its breath, and no night was ever so bright.</source>
        <translation>Legendarisk: Et helt publikum holder pusten, og aldri var en natt så lys.</translation>
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
        <source>Honour intact, but the show won’t be remembered for long.</source>
        <translation>Æren i behold, men oppvisningen blir fort glemt.</translation>
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
        <source>Excellent</source>
        <translation>Utmerket</translation>
    </message>
    <message>
        <source>Dreadful: they’re booing from the front row to the back.</source>
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
        <source>Divine: even the stars pale beside it.</source>
        <translation>Guddommelig: Selv stjernene blekner ved siden av.</translation>
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
        <source>Nothing left to do</source>
        <translation>Ingenting igjen å gjøre</translation>
    </message>
    <message>
        <source>There’s nothing left to play or discard, and no hint to give, so the show can’t be finished.</source>
        <translation>Det går ikke an å spille, kaste eller gi hint, så oppvisningen kan ikke fullføres.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Lunten er brent ned, og alt går i luften.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the sky</source>
        <translation>
            <numerusform>%n kort på himmelen</numerusform>
            <numerusform>%n kort på himmelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n firework(s) complete before it went dark. That deserves another show.</source>
        <translation>
            <numerusform>Ett fyrverkeri ble ferdig før himmelen sluknet. Det fortjener en ny oppvisning.</numerusform>
            <numerusform>%n fyrverkerier ble ferdige før himmelen sluknet. Det fortjener en ny oppvisning.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: a card is gone</source>
        <translation>Tapt: Et kort er borte</translation>
    </message>
    <message>
        <source>Lost: it all blows up</source>
        <translation>Tapt: Alt går i luften</translation>
    </message>
    <message>
        <source>Lost: nothing left to do</source>
        <translation>Tapt: ingenting å gjøre</translation>
    </message>
    <message>
        <source>Lost: the storm breaks</source>
        <translation>Tapt: Uværet er her</translation>
    </message>
    <message>
        <source>Lost: {card} is gone</source>
        <translation>Tapt: {card} er borte</translation>
    </message>
    <message>
        <source>Not a spark this time. From here it can only go up.</source>
        <translation>Ikke en gnist denne gangen. Herfra kan det bare gå oppover.</translation>
    </message>
    <message>
        <source>So close: most of the sky was already alight.</source>
        <translation>Så nær: Det meste av himmelen lyste allerede.</translation>
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
        <source>The last round is over</source>
        <translation>Siste runde er over</translation>
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
        <source>The sky stayed dark</source>
        <translation>Himmelen forble mørk</translation>
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
        <translation>Svært bra: Publikum går hjem i godt humør.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Seier!</translation>
    </message>
    <message>
        <source>Victory! A perfect show</source>
        <translation>Seier! Perfekt oppvisning</translation>
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
        <source>Weak: hardly anyone claps.</source>
        <translation>Svakt: Nesten ingen klapper.</translation>
    </message>
    <message>
        <source>What was lit is not forgotten. The next show will climb higher.</source>
        <translation>Det som ble tent, blir ikke glemt. Neste oppvisning når høyere.</translation>
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
        <source>{score} of {possible} points</source>
        <translation>{score} av {possible} poeng</translation>
    </message>
    <message>
        <source>That was the last {card}, and it was still needed: the show can’t be perfect any more.</source>
        <translation>Det var det siste eksemplaret av {card}, og det trengtes fortsatt. Nå kan ikke oppvisningen bli perfekt.</translation>
    </message>
    <message>
        <source>The scale ends at 25.</source>
        <translation>Skalaen slutter på 25.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>This group’s best so far: {best} (in %n game(s)).</source>
        <translation>
            <numerusform>Gruppens rekord: {best}.</numerusform>
            <numerusform>Gruppens rekord: {best} (etter&#xa0;%n spill).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equals this group’s best so far (in %n game(s)).</source>
        <translation>
            <numerusform>Like bra som gruppens rekord.</numerusform>
            <numerusform>Like bra som gruppens rekord (etter&#xa0;%n spill).</numerusform>
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
        <source>A lost game scores 0.</source>
        <translation>Et tapt spill gir 0 poeng.</translation>
    </message>
    <message numerus="yes">
        <source>A new best for this group! Until now it was {best} (%n game(s)).</source>
        <translation>
            <numerusform>Ny rekord for gruppen! Den forrige var {best}.</numerusform>
            <numerusform>Ny rekord for gruppen! Den forrige var {best} (etter&#xa0;%n spill).</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a poster…</source>
        <translation>Lag en plakat…</translation>
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
        <translation>Nytt spill, samme spillere</translation>
    </message>
    <message>
        <source>Open the score book</source>
        <translation>Åpne poengboken</translation>
    </message>
    <message>
        <source>Plays this moment again.</source>
        <translation>Spiller av dette øyeblikket igjen.</translation>
    </message>
    <message>
        <source>Try the last turn again</source>
        <translation>Prøv siste tur om igjen</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Se reprisen</translation>
    </message>
    <message>
        <source>Fireworks: {heights} = {total}.</source>
        <translation>Fyrverkeriene: {heights} = {total}.</translation>
    </message>
    <message>
        <source>The game goes on where the last turn began; that turn counts as taken back.</source>
        <translation>Spillet fortsetter der siste tur begynte. Den turen regnes som tatt tilbake.</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Slik telles poengene</translation>
    </message>
    <message>
        <source>To the title screen</source>
        <translation>Til startsiden</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>{firework} ({symbol}): complete.</source>
        <translation>{firework} ({symbol}): fullført.</translation>
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
        <source>all three copies of the {card} are on the discard pile</source>
        <translation>alle tre eksemplarene av {card} ligger i kastebunken</translation>
    </message>
    <message>
        <source>both copies of the {card} are on the discard pile</source>
        <translation>begge eksemplarene av {card} ligger i kastebunken</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, and can’t grow any more: {why}.</source>
        <translation>{firework} ({symbol}): står på {height}. Det kan ikke vokse mer, for {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, needs the {next}.</source>
        <translation>{firework} ({symbol}): står på {height}, neste er {next}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, needs the {next}. It can’t grow past {reach}: {why}.</source>
        <translation>{firework} ({symbol}): står på {height}, neste er {next}. Det kan ikke vokse lenger enn til {reach}, for {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): not begun, needs the {next}.</source>
        <translation>{firework} ({symbol}): ikke påbegynt, neste er {next}.</translation>
    </message>
    <message>
        <source>the only {card} is on the discard pile</source>
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
        <translation>S&amp;tartside</translation>
    </message>
    <message>
        <source>Open a share &amp;link…</source>
        <translation>Åpne en delingslen&amp;ke…</translation>
    </message>
    <message>
        <source>S&amp;core book…</source>
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
    <message>
        <source>Take back to…</source>
        <translation>Ta tilbake til…</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) back: {name}’s turn again.</source>
        <translation>
            <numerusform>Én tur tilbake: {name} har turen.</numerusform>
            <numerusform>%n turer tilbake: {name} har turen.</numerusform>
        </translation>
    </message>
    <message>
        <source>How far back? The marked turns will be taken back.</source>
        <translation>Hvor langt tilbake? Turene som er merket, tas tilbake.</translation>
    </message>
    <message>
        <source>What has been seen can’t be unseen, and the score book will note that turns were taken back.</source>
        <translation>Det som er sett, er sett. Poengboken forteller at noe er tatt tilbake.</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>for {name}</translation>
    </message>
    <message>
        <source>nobody else may look!</source>
        <translation>ingen andre får se!</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>på mobilen</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Hånden til {name}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>siste tur</translation>
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
    <message>
        <source>How &amp;computers play</source>
        <translation>Slik spiller &amp;datamaskiner</translation>
    </message>
    <message>
        <source>Playing on this &amp;screen</source>
        <translation>&amp;Spille på denne skjermen</translation>
    </message>
</context>
<context>
    <name>HintPicker</name>
    <message>
        <source>H&amp;int to</source>
        <translation>Hin&amp;t til</translation>
    </message>
    <message>
        <source>Hint to {name}: {cards}</source>
        <translation>Hint til {name}: {cards}</translation>
    </message>
    <message>
        <source>Hint to {name}: the {rank}s</source>
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
    <message numerus="yes">
        <source>{count} multicolour</source>
        <translation>
            <numerusform>ett flerfarget</numerusform>
            <numerusform>{count} flerfargede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n “{colour}”</source>
        <translation>
            <numerusform>%n «{colour}»</numerusform>
            <numerusform>%n «{colour}»</numerusform>
        </translation>
    </message>
    <message>
        <source>A blue token comes back.</source>
        <translation>En blå sjetong kommer tilbake.</translation>
    </message>
    <message>
        <source>A clock token comes back.</source>
        <translation>En klokkebrikke kommer tilbake.</translation>
    </message>
    <message>
        <source>A hint from {giver}</source>
        <translation>Hint fra {giver}</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>En hintbrikke blir hvit igjen.</translation>
    </message>
    <message>
        <source>At most {most} points now</source>
        <translation>Nå blir det høyst {most} poeng</translation>
    </message>
    <message>
        <source>Blue is complete!</source>
        <translation>Det blå er fullført!</translation>
    </message>
    <message>
        <source>Bonus: one blue token back.</source>
        <translation>Bonus: én blå sjetong tilbake.</translation>
    </message>
    <message>
        <source>Bonus: one clock token back.</source>
        <translation>Bonus: én klokkebrikke tilbake.</translation>
    </message>
    <message>
        <source>Bonus: one tile turns white.</source>
        <translation>Bonus: én brikke hvit igjen.</translation>
    </message>
    <message>
        <source>Green is complete!</source>
        <translation>Det grønne er fullført!</translation>
    </message>
    <message>
        <source>Last round: one turn each</source>
        <translation>Siste runde: én tur hver</translation>
    </message>
    <message>
        <source>Mistake {mistakes} of {limit}</source>
        <translation>Feil {mistakes} av {limit}</translation>
    </message>
    <message>
        <source>No bonus: all were white.</source>
        <translation>Ingen bonus: Alle var hvite.</translation>
    </message>
    <message>
        <source>No bonus: no hint was spent.</source>
        <translation>Ingen bonus: ingen hint brukt.</translation>
    </message>
    <message>
        <source>No {card} left!</source>
        <translation>Ingen {card} igjen!</translation>
    </message>
    <message>
        <source>Not {colour}: {card}!</source>
        <translation>Ikke {colour}, men {card}</translation>
    </message>
    <message>
        <source>Red is complete!</source>
        <translation>Det røde er fullført!</translation>
    </message>
    <message>
        <source>Right colour, but all were white.</source>
        <translation>Riktig farge, men alle var hvite.</translation>
    </message>
    <message>
        <source>Right colour, but no hint was spent.</source>
        <translation>Riktig farge, ingen hint brukt.</translation>
    </message>
    <message>
        <source>Right colour: one blue token back.</source>
        <translation>Fargen ga én blå sjetong tilbake.</translation>
    </message>
    <message>
        <source>Right colour: one clock token back.</source>
        <translation>Fargen ga én klokkebrikke tilbake.</translation>
    </message>
    <message>
        <source>To {target}: {cards}</source>
        <translation>Til {target}: {cards}</translation>
    </message>
    <message>
        <source>White is complete!</source>
        <translation>Det hvite er fullført!</translation>
    </message>
    <message>
        <source>One more, and the game is lost!</source>
        <translation>Én til, og dere taper!</translation>
    </message>
    <message>
        <source>{giver} to {target}: {cards}</source>
        <translation>{giver} til {target}: {cards}</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} kaster {card}</translation>
    </message>
    <message>
        <source>{name}: mistake {mistakes} of {limit}</source>
        <translation>{name}: feil {mistakes} av {limit}</translation>
    </message>
    <message>
        <source>{name} plays {card}: it doesn’t fit</source>
        <translation>{name} spiller {card}, men det passer ikke</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} spiller {card}</translation>
    </message>
    <message>
        <source>{name} says “{colour}”, but it’s {card}</source>
        <translation>{name} sier «{colour}», men det er {card}</translation>
    </message>
    <message>
        <source>Right colour: one tile turns white.</source>
        <translation>Fargen ga én brikke tilbake.</translation>
    </message>
    <message>
        <source>Multicolour is complete!</source>
        <translation>Det flerfargede er fullført!</translation>
    </message>
    <message>
        <source>No bonus: no hint was spent.</source>
        <comment>blue and red tokens</comment>
        <translation>Ingen bonus: ingen hint brukt.</translation>
    </message>
    <message>
        <source>Right colour, but no hint was spent.</source>
        <comment>blue and red tokens</comment>
        <translation>Riktig farge, ingen hint brukt.</translation>
    </message>
    <message>
        <source>Yellow is complete!</source>
        <translation>Det gule er fullført!</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire</translation>
    </message>
    <message>
        <source>no 1s</source>
        <translation>ingen enere</translation>
    </message>
    <message>
        <source>no 2s</source>
        <translation>ingen toere</translation>
    </message>
    <message>
        <source>no 3s</source>
        <translation>ingen treere</translation>
    </message>
    <message>
        <source>no 4s</source>
        <translation>ingen firere</translation>
    </message>
    <message>
        <source>no 5s</source>
        <translation>ingen femmere</translation>
    </message>
    <message>
        <source>no blue</source>
        <translation>ingen blå</translation>
    </message>
    <message>
        <source>no green</source>
        <translation>ingen grønne</translation>
    </message>
    <message>
        <source>no multicolour</source>
        <translation>ingen flerfargede</translation>
    </message>
    <message>
        <source>no red</source>
        <translation>ingen røde</translation>
    </message>
    <message>
        <source>no white</source>
        <translation>ingen hvite</translation>
    </message>
    <message>
        <source>no yellow</source>
        <translation>ingen gule</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>{card} doesn’t fit!</source>
        <translation>{card} passer ikke!</translation>
    </message>
    <message numerus="yes">
        <source>{count} 1(s)</source>
        <translation>
            <numerusform>én ener</numerusform>
            <numerusform>{count} enere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 2(s)</source>
        <translation>
            <numerusform>én toer</numerusform>
            <numerusform>{count} toere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 3(s)</source>
        <translation>
            <numerusform>én treer</numerusform>
            <numerusform>{count} treere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 4(s)</source>
        <translation>
            <numerusform>én firer</numerusform>
            <numerusform>{count} firere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 5(s)</source>
        <translation>
            <numerusform>én femmer</numerusform>
            <numerusform>{count} femmere</numerusform>
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
            <numerusform>ett grønt</numerusform>
            <numerusform>{count} grønne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} red</source>
        <translation>
            <numerusform>ett rødt</numerusform>
            <numerusform>{count} røde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <translation>
            <numerusform>ett hvitt</numerusform>
            <numerusform>{count} hvite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} yellow</source>
        <translation>
            <numerusform>ett gult</numerusform>
            <numerusform>{count} gule</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} gave {target} a hint</source>
        <translation>{target} fikk et hint av {giver}</translation>
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
        <source>{action} – {key}</source>
        <translation>{action} – {key}</translation>
    </message>
    <message>
        <source>look at your teammates’ cards between turns</source>
        <translation>kikk på medspillernes kort mellom turene</translation>
    </message>
    <message>
        <source>C: colour hint</source>
        <translation>C: fargehint</translation>
    </message>
    <message>
        <source>1–5: hint with that number</source>
        <translation>1–5: tallhint</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>0: own cards</source>
        <translation>0: egne kort</translation>
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
        <translation>?: alle taster</translation>
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
        <source>Arrows: another button</source>
        <translation>Piltaster: en annen knapp</translation>
    </message>
    <message>
        <source>Arrows: choose a card</source>
        <translation>Piltaster: velg et kort</translation>
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
        <source>Ctrl+1 … Ctrl+4</source>
        <translation>Ctrl+1 … Ctrl+4</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Pil venstre, Ctrl+Pil høyre</translation>
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
        <translation>D: kast det</translation>
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
        <source>Enter: press it</source>
        <translation>Enter: trykk på den</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc: back to the cards</source>
        <translation>Esc: tilbake til kortene</translation>
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
        <translation>P: spill det</translation>
    </message>
    <message>
        <source>Page Down: next hand</source>
        <translation>Page Down: neste hånd</translation>
    </message>
    <message>
        <source>Page Down: teammates</source>
        <translation>Page Down: medspillerne</translation>
    </message>
    <message>
        <source>The teammates’ cards, while the others look away</source>
        <translation>Medspillernes kort (mens de andre ser bort)</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Your own cards, while the others look away</source>
        <translation>Egne kort (mens de andre ser bort)</translation>
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
        <source>Reading aloud</source>
        <translation>Opplesing</translation>
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
        <source>back to the previous page</source>
        <translation>tilbake til forrige side</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>dekk til kortene og gå tilbake til fellesbordet</translation>
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
        <source>go on without waiting for the computer</source>
        <translation>gå videre uten å vente på datamaskinen</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>gå til kortet på den plassen</translation>
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
        <source>on the button “Name a colour…”: choose the colour and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>på knappen «Si en farge…»: velg farge og spill kortet</translation>
    </message>
    <message>
        <source>on to the next hand, set of tokens or button</source>
        <translation>videre til neste hånd, neste del av bordet eller neste knapp</translation>
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
        <source>show all hands, the public table or what one player saw</source>
        <translation>vis alles kort, fellesbordet eller det en spiller så</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>start eller stopp reprisen</translation>
    </message>
    <message>
        <source>raise or lower the card</source>
        <translation>løft eller senk kortet</translation>
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
        <source>read out what is known about your own hand; between turns, the next player’s</source>
        <translation>les opp det som er kjent om dine egne kort, eller mellom turene om kortene til neste spiller</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>ta tilbake</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>vis disse tastene</translation>
    </message>
    <message>
        <source>choose who the hint is for</source>
        <translation>velg hvem som skal få hintet</translation>
    </message>
    <message>
        <source>back to your own hand</source>
        <translation>tilbake til din egen hånd</translation>
    </message>
    <message>
        <source>give a hint: that number</source>
        <translation>gi hint om det tallet</translation>
    </message>
    <message>
        <source>give a hint: the selected card’s colour</source>
        <translation>gi hint om fargen på det valgte kortet</translation>
    </message>
    <message>
        <source>confirm the hint; the same key again does that too, Esc cancels</source>
        <translation>bekreft hintet, også med samme tast en gang til; Esc avbryter</translation>
    </message>
    <message>
        <source>ask what a computer would do here</source>
        <translation>spør hva en datamaskin ville gjort her</translation>
    </message>
    <message>
        <source>ask why the computer did that; W again: the turn before</source>
        <translation>spør hvorfor datamaskinen gjorde det; W igjen: turen før</translation>
    </message>
    <message>
        <source>give a hint: the selected card’s number</source>
        <translation>gi hint om tallet på det valgte kortet</translation>
    </message>
    <message>
        <source>on a token: the master moves it</source>
        <translation>på det som lyser: mesteren flytter eller snur det</translation>
    </message>
    <message>
        <source>on to the buttons for hints</source>
        <translation>videre til hintknappene</translation>
    </message>
    <message>
        <source>press the selected button: “I am …” shows the cards</source>
        <extracomment>Quotes the button &quot;I am {name}&quot;.</extracomment>
        <translation>trykk på den valgte knappen: «Jeg er&#xa0;…» viser kortene</translation>
    </message>
    <message>
        <source>read out score, tokens, deck and fireworks</source>
        <translation>les opp poeng, hint og feil, trekkbunke og fyrverkerier</translation>
    </message>
    <message>
        <source>read out the selected card</source>
        <translation>les opp det valgte kortet</translation>
    </message>
    <message>
        <source>read out the whole hand</source>
        <translation>les opp hele hånden</translation>
    </message>
    <message>
        <source>redo what was taken back</source>
        <translation>gjør om igjen det som ble tatt tilbake</translation>
    </message>
    <message>
        <source>show all the cards that are left (L or Esc to close)</source>
        <translation>vis alle kortene som er igjen (L eller Esc lukker)</translation>
    </message>
    <message>
        <source>show the whole journal (J or Esc to close)</source>
        <translation>vis hele loggen (J eller Esc lukker)</translation>
    </message>
    <message>
        <source>the menus</source>
        <translation>menyene</translation>
    </message>
    <message>
        <source>the rulebook, at the rule you need</source>
        <translation>åpne regelheftet ved det som er valgt</translation>
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
        <source>write a note on the card</source>
        <translation>skriv et notat på kortet</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>C, arrows, Enter</source>
        <translation>C, piltaster, Enter</translation>
    </message>
    <message>
        <source>give a hint: the selected button’s colour</source>
        <translation>gi hint om fargen på den valgte knappen</translation>
    </message>
</context>
<context>
    <name>Knowing</name>
    <message>
        <source>{name}, card {place}: everyone has to remember what the hints said.</source>
        <translation>{name}, kort {place}: Hva hintene har sagt, må alle huske selv.</translation>
    </message>
    <message>
        <source>a 1</source>
        <translation>en ener</translation>
    </message>
    <message>
        <source>You know about card {place}: {facts}.</source>
        <translation>Du vet dette om kort {place}: {facts}.</translation>
    </message>
    <message>
        <source>You know nothing about card {place} yet.</source>
        <translation>Du vet ingenting om kort {place} ennå.</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>en toer</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>en treer</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>en firer</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>en femmer</translation>
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
        <source>{name} knows about card {place}: {facts}.</source>
        <translation>{name} vet dette om kort {place}: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}, from the latest hint: {facts}.</source>
        <translation>{name}, kort {place}, ifølge det siste hintet: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, kort {place}: Ingen hint har pekt på dette kortet ennå.</translation>
    </message>
    <message>
        <source>{name} knows nothing about card {place} yet.</source>
        <translation>{name} vet ingenting om kort {place} ennå.</translation>
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
        <source>Continue it, or watch it turn by turn?</source>
        <translation>Vil dere spille videre, eller se spillet i reprise, tur for tur?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>Pause the game? The table stays covered until somebody continues it.</source>
        <translation>Vil dere sette spillet på pause? Bordet dekkes til inntil noen spiller videre.</translation>
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
        <source>It is saved already, and can be opened again at any time.</source>
        <translation>Det er allerede lagret og kan åpnes igjen når som helst.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om igjen</translation>
    </message>
    <message>
        <source>Redo what was last taken back? It will happen exactly as before.</source>
        <translation>Vil dere gjøre om igjen det som sist ble tatt tilbake? Alt skjer nøyaktig som før.</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Se reprisen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Åpne et lagret spill</translation>
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
        <source>Save a copy</source>
        <translation>Lagre en kopi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tilbake</translation>
    </message>
    <message>
        <source>As the master, {name} decides.</source>
        <translation>{name} er mester og bestemmer.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Forlat uten å lagre</translation>
    </message>
    <message>
        <source>All the players must agree: {names}.</source>
        <translation>Alle spillerne må være enige: {names}.</translation>
    </message>
    <message>
        <source>Continue this game</source>
        <translation>Spill videre på dette</translation>
    </message>
    <message>
        <source>Leave it for now</source>
        <translation>Forlat det så lenge</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Ingenting er endret.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Ingenting ble tatt tilbake.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Plakat</translation>
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
        <source>Leave this game for now?</source>
        <translation>Vil dere forlate dette spillet så lenge?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bli her</translation>
    </message>
    <message>
        <source>Take back the announced action? The card returns to its hand, and anything moved for it goes back. What has been seen can’t be unseen, and the score book will note that it was taken back.</source>
        <translation>Vil dere ta tilbake det som er sagt til mesteren? Alt går tilbake dit det var, men det som er sett, er sett. Poengboken forteller at noe er tatt tilbake.</translation>
    </message>
    <message>
        <source>Take back the last action by a person, and everything the computers did after it? The score book will note it.</source>
        <translation>Vil dere ta tilbake det siste en av dere gjorde, og alt datamaskinene gjorde etterpå? Poengboken forteller at noe er tatt tilbake.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen can’t be unseen, and the score book will note that it was taken back.</source>
        <translation>Vil dere ta tilbake den siste turen? Det som er sett, er sett. Poengboken forteller at noe er tatt tilbake.</translation>
    </message>
    <message>
        <source>Take the hint back?</source>
        <translation>Vil dere ta hintet tilbake?</translation>
    </message>
    <message>
        <source>As far as the file shows, this game isn’t finished yet.</source>
        <translation>Ifølge filen er dette spillet ikke ferdig ennå.</translation>
    </message>
    <message>
        <source>The game can’t be saved at the moment. If you leave now, whatever hasn’t been saved will be lost.</source>
        <translation>Spillet kan ikke lagres akkurat nå. Forlater dere det nå, går alt som ikke er lagret, tapt.</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} finnes allerede. Skal den erstattes?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Bytt</translation>
    </message>
    <message>
        <source>Nobody should take over a seat whose cards they have seen in the meantime.</source>
        <translation>Ingen bør overta en plass etter å ha sett kortene der.</translation>
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
        <source>The program is already running with the saved games in {folder}, but isn’t responding.</source>
        <translation>Programmet er allerede åpent med de lagrede spillene i {folder}, men det svarer ikke.</translation>
    </message>
    <message>
        <source>Something went wrong, but you can carry on.</source>
        <translation>Noe gikk galt, men programmet går videre.</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is saved and you can carry on.</source>
        <translation>Noe gikk galt, men spillet er lagret og fortsetter.</translation>
    </message>
    <message>
        <source>Something went wrong. You can carry on, but the game can’t be saved at the moment.</source>
        <translation>Noe gikk galt. Spillet fortsetter, men kan ikke lagres akkurat nå.</translation>
    </message>
    <message>
        <source>The details are in {file}. It doesn’t name any cards.</source>
        <translation>Detaljene står i {file}. Ingen kort er nevnt der.</translation>
    </message>
    <message>
        <source>The file hasn’t been changed; any changes you make now last until you close the program.</source>
        <translation>De blir liggende som de er. Endringer dere gjør nå, gjelder bare til programmet avsluttes.</translation>
    </message>
    <message>
        <source>The game can’t be saved at the moment. You can carry on; it will be saved as soon as possible. Until then, there is no record of who has looked at the cards.</source>
        <translation>Spillet kan ikke lagres akkurat nå. Det fortsetter likevel, og lagres igjen så snart det lar seg gjøre. Inntil da blir det ikke notert hvem som har sett på kortene.</translation>
    </message>
    <message>
        <source>The game in {file} can’t be continued now. The file hasn’t been changed, and other games are saved in a new file beside it.</source>
        <translation>Spillet i {file} kan ikke fortsettes nå. Filen er urørt, og andre spill lagres ved siden av den.</translation>
    </message>
    <message>
        <source>The settings can’t be read at the moment.</source>
        <translation>Innstillingene kan ikke leses akkurat nå.</translation>
    </message>
    <message>
        <source>The settings can’t be read. The old file has been kept as {file}.</source>
        <translation>Innstillingene kan ikke leses. De er tatt vare på som {file}.</translation>
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
        <source>Another program has changed {file}. The game has been saved in a new file beside it.</source>
        <translation>Et annet program har endret {file}. Spillet er lagret i en ny fil ved siden av.</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Helt sikkert?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Couldn’t read the settings</source>
        <translation>Kunne ikke lese innstillingene</translation>
    </message>
    <message>
        <source>Couldn’t write to {file}.</source>
        <translation>Kan ikke skrive til {file}.</translation>
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
        <translation>Kunne ikke åpnes</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Kunne ikke lagres</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Paste the link into a web browser to replay the game there.</source>
        <translation>Lim inn lenken i en nettleser for å se reprisen der.</translation>
    </message>
    <message>
        <source>Saved game damaged</source>
        <translation>Det lagrede spillet er skadet</translation>
    </message>
    <message>
        <source>Saved game unchanged</source>
        <translation>Det lagrede spillet er urørt</translation>
    </message>
    <message>
        <source>Saved games not locked</source>
        <translation>Lagrede spill er ikke låst</translation>
    </message>
    <message>
        <source>Settings changed by another program</source>
        <translation>Innstillingene er endret av et annet program</translation>
    </message>
    <message>
        <source>Settings damaged</source>
        <translation>Innstillingene er skadet</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Begynn et nytt spill</translation>
    </message>
    <message>
        <source>Start a new game from turn {turn} of this one? Since it ended, anybody may have seen all the cards. This new game wins no medal, and the score book will note it.</source>
        <translation>Vil dere begynne et nytt spill fra tur {turn} i dette? Etter slutten kan hvem som helst ha sett alle kortene. Det nye spillet gir ingen medalje. Det står i poengboken.</translation>
    </message>
    <message>
        <source>The program can’t lock {folder}. If it’s also running on another computer, both could open the same saved games without noticing.</source>
        <translation>Programmet kan ikke låse {folder}. Kjører det også på en annen datamaskin, kan begge åpne de samme lagrede spillene uten å merke det.</translation>
    </message>
    <message>
        <source>The program can’t start</source>
        <translation>Programmet kan ikke starte</translation>
    </message>
    <message>
        <source>The settings used here have been saved. The changed file has been kept as {file}.</source>
        <translation>Innstillingene som gjelder her, er lagret. Den endrede filen er tatt vare på som {file}.</translation>
    </message>
    <message>
        <source>This game can’t be continued: its file holds too much besides the game.</source>
        <translation>Dette spillet kan ikke spilles videre: Filen inneholder for mye annet enn selve spillet.</translation>
    </message>
    <message>
        <source>This game can’t be shown on hanab.live, which doesn’t have these house rules.</source>
        <translation>Dette spillet kan ikke vises på hanab.live, for der finnes ikke disse husreglene.</translation>
    </message>
    <message>
        <source>You can carry on, but something has been lost, such as how the hands were arranged or who was the master.</source>
        <translation>Spillet fortsetter, men noe er gått tapt, for eksempel hvordan kortene lå på hånden eller hvem som var mester.</translation>
    </message>
    <message>
        <source>{file} can’t be opened. The file hasn’t been changed.</source>
        <translation>{file} kan ikke åpnes. Filen er ikke endret.</translation>
    </message>
    <message>
        <source>This link or text can’t be opened.</source>
        <translation>Denne lenken eller teksten kan ikke åpnes.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopier rapporten</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noe gikk galt</translation>
    </message>
    <message>
        <source>Files that can’t be used</source>
        <translation>Filer som ikke kan brukes</translation>
    </message>
    <message>
        <source>They are in {folder} and can’t be read as files. Nothing has been changed.</source>
        <translation>De ligger i {folder} og kan ikke leses som filer. Ingenting er endret.</translation>
    </message>
    <message>
        <source>The program carries on without {files}.</source>
        <translation>Programmet klarer seg uten {files}.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games can’t be continued now. Their files haven’t been changed.</source>
        <translation>
            <numerusform>%n lagret spill kan ikke fortsettes nå. Filen er ikke endret.</numerusform>
            <numerusform>%n lagrede spill kan ikke fortsettes nå. Filene er ikke endret.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t read the saved games</source>
        <translation>Kunne ikke lese de lagrede spillene</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Merk dette</translation>
    </message>
    <message>
        <source>The saved games in {folder} can’t be read.</source>
        <translation>De lagrede spillene i {folder} kan ikke leses.</translation>
    </message>
    <message>
        <source>The settings can’t be saved. They last until you close the program.</source>
        <translation>Innstillingene kan ikke lagres. De gjelder til programmet lukkes.</translation>
    </message>
    <message>
        <source>{file} can’t be read any more. The game goes on from where it was, in a new file.</source>
        <translation>{file} kan ikke lenger leses. Spillet fortsetter der det var, i en ny fil.</translation>
    </message>
    <message>
        <source>{file} is one of them. {reason}</source>
        <translation>{file} er ett av dem. {reason}</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Turn {turn}, the very last one: {name} plays the {card}. It fits!</source>
        <translation>Tur {turn}, den aller siste: {name} spiller {card}. Kortet passer!</translation>
    </message>
    <message>
        <source>Turn {turn}: a hint from {giver} saves the last {card}. {name} plays it on turn {played}.</source>
        <translation>Tur {turn}: Et hint fra {giver} redder det siste eksemplaret av {card}. {name} spiller det i tur {played}.</translation>
    </message>
    <message>
        <source>Turn {turn}: it all begins with a hint from {giver} to {name}.</source>
        <translation>Tur {turn}: Det hele begynner med et hint fra {giver} til {name}.</translation>
    </message>
    <message>
        <source>Turn {turn}: no hint ever pointed at it, but {name} plays the {card}. It fits!</source>
        <translation>Tur {turn}: Ingen hint har pekt på kortet, men {name} spiller {card}. Det passer!</translation>
    </message>
    <message>
        <source>Turn {turn}: a single hint from {giver} to {name} gets {cards} played.</source>
        <translation>Tur {turn}: Ett eneste hint fra {giver} til {name} gjør at {cards} blir spilt.</translation>
    </message>
    <message>
        <source>Turn {turn}: one more mistake, and all is lost. {name} plays the {card} without any hint. It fits!</source>
        <translation>Tur {turn}: Én feil til, og alt er tapt. {name} spiller {card} uten noe hint. Kortet passer!</translation>
    </message>
    <message>
        <source>From now on, {most} is the best possible score.</source>
        <translation>Nå går det ikke an å få mer enn {most}.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. One mistake too many!</source>
        <translation>Tur {turn}: Kortet {card} passer ikke. Én feil for mye!</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} is played at last. It would have fitted from the start.</source>
        <translation>Tur {turn}: Endelig spilles {card}. Kortet hadde passet helt fra starten.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} is played at last. It would have fitted since turn {since}.</source>
        <translation>Tur {turn}: Endelig spilles {card}. Kortet hadde passet helt siden tur {since}.</translation>
    </message>
    <message>
        <source>Turn {turn}: right after {giver}’s hint about the {after}, {name} plays the {card}, which no hint ever pointed at. It fits!</source>
        <translation>Tur {turn}: Rett etter hintet fra {giver} om {after} spiller {name} {card}, som ingen hint har pekt på. Det passer!</translation>
    </message>
    <message>
        <source>Turn {turn}: the last {card} is gone.</source>
        <translation>Tur {turn}: Det siste eksemplaret av {card} er borte.</translation>
    </message>
    <message>
        <source>Turn {turn}: the only {card} is gone.</source>
        <translation>Tur {turn}: Det eneste eksemplaret av {card} er borte.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit, and there is no other.</source>
        <translation>Tur {turn}: Kortet {card} passer ikke, og det finnes ikke flere.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. A mistake!</source>
        <translation>Tur {turn}: Kortet {card} passer ikke. En feil!</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. One more mistake, and all is lost.</source>
        <translation>Tur {turn}: Kortet {card} passer ikke. Én feil til, og alt er tapt.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} opens by discarding the {card}.</source>
        <translation>Tur {turn}: {name} begynner med å kaste {card}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the 5. {what}</source>
        <translation>Tur {turn}: {name} spiller femmeren. {what}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the last card of all. Every firework is complete!</source>
        <translation>Tur {turn}: {name} spiller det aller siste kortet. Alle fyrverkeriene er fullført!</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}, kept ever since the hint on turn {since}.</source>
        <translation>Tur {turn}: {name} spiller {card}, som er beholdt helt siden hintet i tur {since}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}, the first card of the show.</source>
        <translation>Tur {turn}: {name} spiller {card}, det første kortet i oppvisningen.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}. No firework went higher.</source>
        <translation>Tur {turn}: {name} spiller {card}. Ikke noe fyrverkeri kom høyere.</translation>
    </message>
    <message numerus="yes">
        <source>Turns {first} to {last}: %n good plays in a row, by {names}.</source>
        <translation>
            <numerusform>Tur {first} til {last}: %n kort på rad passet, spilt av {names}.</numerusform>
            <numerusform>Tur {first} til {last}: %n kort på rad passet, spilt av {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it, the show is lost.</source>
        <translation>Uten det er oppvisningen tapt.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Badge and colour of {name}: {badge}</source>
        <translation>Merke og farge for {name}: {badge}</translation>
    </message>
    <message>
        <source>No master at this table.</source>
        <translation>Ved dette bordet er det ingen mester.</translation>
    </message>
    <message>
        <source>Badge and colour of {name}</source>
        <translation>Merke og farge for {name}</translation>
    </message>
    <message>
        <source>Right-click or Del: forget this name</source>
        <translation>Høyreklikk eller Delete: glem navnet</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Merke</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Legg til en spiller</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Endre…</translation>
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
        <translation>Alt+Insert i et navnefelt</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del removes the player.</source>
        <translation>Alt+Pil opp og Alt+Pil ned endrer rekkefølgen, Alt+Delete fjerner spilleren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Clockwise around the screen. Alone? Give the other seats to computers. Drag a badge to swap seats.</source>
        <translation>Med klokken rundt skjermen. Alene? Gi de andre plassene til datamaskiner. Dra et merke for å bytte plass.</translation>
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
        <source>Played before:</source>
        <translation>Har spilt før:</translation>
    </message>
    <message>
        <source>A computer joins as one more player</source>
        <translation>En datamaskin blir med som en spiller til</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Fjern {name}</translation>
    </message>
    <message>
        <source>Suggested names: {names}</source>
        <translation>Foreslåtte navn: {names}</translation>
    </message>
    <message>
        <source>{name} goes first</source>
        <translation>{name} begynner</translation>
    </message>
    <message>
        <source>{name} is the master</source>
        <translation>{name} er mester</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Loddtrekning</translation>
    </message>
    <message>
        <source>&amp;Who goes first…</source>
        <translation>&amp;Hvem begynner…</translation>
    </message>
    <message>
        <source>Add a com&amp;puter</source>
        <translation>Legg til en &amp;datamaskin</translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation>Minst én av spillerne må være et menneske.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message>
        <source>Edition and rules</source>
        <translation>Utgave og regler</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>Glem {name}</translation>
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
        <translation>Hint fra start</translation>
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
        <source>Memory aid: {aid}</source>
        <translation>Huskehjelp: {aid}</translation>
    </message>
    <message>
        <source>Mistakes that lose the game</source>
        <translation>Feil som gir tap</translation>
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
        <source>More than one player is called {name}. That’s allowed, but they’ll be hard to tell apart.</source>
        <translation>Flere spillere heter {name}. Det er lov, men de blir vanskelige å skille fra hverandre.</translation>
    </message>
    <message>
        <source>This edition has no variants of its own.</source>
        <translation>Denne utgaven har ingen varianter.</translation>
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
    <message>
        <source>{name} and {other} swap seats.</source>
        <translation>{name} og {other} bytter plass.</translation>
    </message>
    <message>
        <source>{name} joins: seat {seat} of {count}.</source>
        <translation>{name} blir med: plass {seat} av {count}.</translation>
    </message>
    <message>
        <source>{name} leaves: {count} players.</source>
        <translation>{name} går: {count} spillere igjen.</translation>
    </message>
    <message>
        <source>{name}: let another computer sit here</source>
        <translation>{name}: la en annen datamaskin sitte her</translation>
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
        <translation>Fra nå av spiller {name} her</translation>
    </message>
    <message>
        <source>New for you, {name}:</source>
        <translation>Nytt for deg, {name}:</translation>
    </message>
    <message>
        <source>What happened: {news}</source>
        <translation>Dette har skjedd: {news}</translation>
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
    <name>Phones</name>
    <message>
        <source>Address of this computer</source>
        <translation>Adressen til denne datamaskinen</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Tillat</translation>
    </message>
    <message>
        <source>Another phone would like to play for {name}. Is that {name}?</source>
        <translation>En annen mobil vil spille for {name}. Er det {name}?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Kobler til…</translation>
    </message>
    <message>
        <source>Everyone sees the others’ cards on a phone; the screen stays open to all.</source>
        <translation>Alle ser de andres kort på mobilen; skjermen er åpen for alle.</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fyrverkerier</translation>
    </message>
    <message>
        <source>First, everybody looks at the shared screen.</source>
        <translation>Først ser alle på den felles skjermen.</translation>
    </message>
    <message>
        <source>Give this hint</source>
        <translation>Gi dette hintet</translation>
    </message>
    <message>
        <source>Hint to {name}</source>
        <translation>Hint til {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Leave it? Press again.</source>
        <translation>Forlate den? Trykk igjen.</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Forlat plassen</translation>
    </message>
    <message>
        <source>Look at the shared screen!</source>
        <translation>Se på den felles skjermen!</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>No connection. Trying again…</source>
        <translation>Ingen forbindelse. Prøver igjen…</translation>
    </message>
    <message>
        <source>Phone not connected: {names}.</source>
        <translation>Mobil uten forbindelse: {names}.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Mobiler</translation>
    </message>
    <message>
        <source>Phones are switched off.</source>
        <translation>Mobilene er slått av.</translation>
    </message>
    <message>
        <source>Phones couldn’t be switched on: {reason}.</source>
        <translation>Mobilene kunne ikke slås på: {reason}.</translation>
    </message>
    <message>
        <source>Phones need a home network, and this computer isn’t connected to one.</source>
        <translation>Mobiler trenger et hjemmenett, og denne datamaskinen er ikke koblet til noe.</translation>
    </message>
    <message>
        <source>This link isn’t complete, or no longer valid. Scan the code on the shared screen.</source>
        <translation>Denne lenken er ufullstendig, eller den gjelder ikke lenger. Skann koden på den felles skjermen.</translation>
    </message>
    <message>
        <source>Address for phones</source>
        <translation>Adresse for mobiler</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Skjul</translation>
    </message>
    <message>
        <source>Each phone shows what its owner may see: keep it to yourself. In the same home network, scan this code with the phone’s camera, then touch your name. Nothing to install.</source>
        <translation>Hver mobil viser det eieren får se: Vis den ikke til andre. I det samme hjemmenettet: Skann koden med mobilkameraet, og trykk på navnet ditt. Ingenting å installere.</translation>
    </message>
    <message>
        <source>Now somebody has to allow it at the shared screen.</source>
        <translation>Nå må noen tillate det på den felles skjermen.</translation>
    </message>
    <message>
        <source>Only {name} may look at the shared screen!</source>
        <translation>Bare {name} får se på den felles skjermen!</translation>
    </message>
    <message>
        <source>Play on this screen</source>
        <translation>Spill på denne skjermen</translation>
    </message>
    <message>
        <source>Please wait a few seconds, then try again.</source>
        <translation>Vent noen sekunder, og prøv igjen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-kode for adressen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Avslå</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Vis koden</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Siden din forrige tur</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Switch phones off</source>
        <translation>Slå av mobilene</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Medspillere</translation>
    </message>
    <message>
        <source>That was not understood.</source>
        <translation>Det ble ikke forstått.</translation>
    </message>
    <message>
        <source>The cards appear once you press “Done”.</source>
        <translation>Kortene vises når dere trykker «Ferdig».</translation>
    </message>
    <message>
        <source>The game has been closed on the shared screen.</source>
        <translation>Spillet er lukket på den felles skjermen.</translation>
    </message>
    <message>
        <source>The phones of this game could not be switched on again: {reason}.</source>
        <translation>Mobilene i dette spillet kunne ikke slås på igjen: {reason}.</translation>
    </message>
    <message>
        <source>The table has changed meanwhile: choose again.</source>
        <translation>Bordet har endret seg i mellomtiden: Velg på nytt.</translation>
    </message>
    <message>
        <source>This game is open in another window of this phone.</source>
        <translation>Dette spillet er åpent i et annet vindu på denne mobilen.</translation>
    </message>
    <message>
        <source>This seat was not given to you.</source>
        <translation>Du fikk ikke denne plassen.</translation>
    </message>
    <message>
        <source>Touch one of your cards, or a teammate’s to give a hint.</source>
        <translation>Trykk på et av kortene dine, eller på en medspillers for å gi et hint.</translation>
    </message>
    <message>
        <source>Touch one of your cards; no hint can be given now.</source>
        <translation>Trykk på et av kortene dine; hint kan ikke gis nå.</translation>
    </message>
    <message>
        <source>Which colour do you name?</source>
        <translation>Hvilken farge nevner du?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Hvem er du?</translation>
    </message>
    <message>
        <source>Whoever is in this network could read along, as there’s no certificate. Only use it at home.</source>
        <translation>De som er i dette nettet, kan lese med, for det finnes ikke noe sertifikat. Bruk det bare hjemme.</translation>
    </message>
    <message>
        <source>With phones</source>
        <translation>Med mobiler</translation>
    </message>
    <message>
        <source>Without naming a colour</source>
        <translation>Uten å nevne en farge</translation>
    </message>
    <message>
        <source>You are {name}: show your phone to nobody. Once everybody is here, go on at the shared screen.</source>
        <translation>Du er {name}: Vis mobilen din til ingen. Når alle er her, går dere videre på den felles skjermen.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Kortene dine</translation>
    </message>
    <message>
        <source>Your seat is played elsewhere now.</source>
        <translation>Plassen din spilles et annet sted nå.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Din tur!</translation>
    </message>
    <message>
        <source>a computer</source>
        <translation>en datamaskin</translation>
    </message>
    <message>
        <source>asked for by a phone</source>
        <translation>en mobil vil ha plassen</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>på denne skjermen</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>på mobilen</translation>
    </message>
    <message>
        <source>on another phone</source>
        <translation>på en annen mobil</translation>
    </message>
    <message>
        <source>phone not connected</source>
        <translation>mobil ikke tilkoblet</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} har turen</translation>
    </message>
    <message>
        <source>{name}’s turn (the master)</source>
        <translation>{name} har turen og er mester</translation>
    </message>
    <message>
        <source>{name}: the master</source>
        <translation>{name} er mester</translation>
    </message>
</context>
<context>
    <name>PosterSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Lagre…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Not yet: something else comes first here.</source>
        <translation>Ikke ennå: Noe annet kommer først her.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>Et hint før den aller siste turen kan bare bety én ting: Spill dette kortet!</translation>
    </message>
    <message>
        <source>A firework could still have used that card. Here, you can do better than discard it.</source>
        <translation>Et fyrverkeri hadde fortsatt bruk for det kortet. Her er det bedre å gjøre noe annet enn å kaste det.</translation>
    </message>
    <message>
        <source>Every firework starts with a 1, so both cards fit.</source>
        <translation>Alle fyrverkerier begynner med en ener, så begge kortene passer.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>By keyboard: on a teammate’s card, press Enter and choose {colour}.</source>
        <translation>Med tastaturet: Trykk Enter på ett av medspillerens kort og velg {colour}.</translation>
    </message>
    <message>
        <source>By keyboard: on a teammate’s card, press {number}.</source>
        <translation>Med tastaturet: Trykk {number} på ett av medspillerens kort.</translation>
    </message>
    <message>
        <source>By keyboard: press {place}, then D twice.</source>
        <translation>Med tastaturet: Trykk {place}, så D to ganger.</translation>
    </message>
    <message>
        <source>By keyboard: press {place}, then P twice.</source>
        <translation>Med tastaturet: Trykk {place}, så P to ganger.</translation>
    </message>
    <message>
        <source>Click its green tick.</source>
        <translation>Klikk på den grønne haken.</translation>
    </message>
    <message>
        <source>Click its red cross.</source>
        <translation>Klikk på det røde krysset.</translation>
    </message>
    <message>
        <source>Click its symbol to say “yellow”.</source>
        <translation>Klikk på symbolet for å si «gul».</translation>
    </message>
    <message>
        <source>Click the 4 to say “4”.</source>
        <translation>Klikk på tallet 4 for å si «4».</translation>
    </message>
    <message>
        <source>Click the green tick to play it.</source>
        <translation>Spill den med den grønne haken.</translation>
    </message>
    <message>
        <source>Each colour has three 1s, two 2s, 3s and 4s, and one 5. “!”: just one copy left, and still needed.</source>
        <translation>Hver farge har tre enere, to av hver av 2, 3 og 4, og én femmer. «!»: bare ett eksemplar igjen, og det trengs.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Avslutt øvingen</translation>
    </message>
    <message>
        <source>It doesn’t fit: that’s a mistake. No hint had told you that it would.</source>
        <translation>Kortet passer ikke, og det er en feil. Ingen hint hadde sagt at det ville passe.</translation>
    </message>
    <message>
        <source>{name} says “white”: two cards again. This card, your oldest without a golden frame, isn’t among them.</source>
        <translation>{name} sier «hvit»: to kort denne gangen også. Dette, det eldste uten gullramme, er ikke med.</translation>
    </message>
    <message>
        <source>It doesn’t fit: green needs its 1 first. That’s a mistake, and the third one loses the game.</source>
        <translation>Kortet passer ikke: Grønn mangler eneren. Det er en feil, og med den tredje er spillet tapt.</translation>
    </message>
    <message>
        <source>A hint is about your oldest card without a frame, or else the newest it points at. Play it if it can fit. Keep 5s, and the oldest if told “2”. No hint? Give one, or discard that oldest card.</source>
        <translation>Et hint gjelder det eldste kortet uten ramme, ellers det nyeste det peker på. Spill det hvis det kan passe. Behold femmere, og det eldste ved «2». Ellers: Gi et hint, eller kast dette eldste.</translation>
    </message>
    <message>
        <source>It fits! Why a hint was given can tell you more than what it says.</source>
        <translation>Det passer! Hvorfor kom hintet akkurat nå? Svaret kan si mer enn selve hintet.</translation>
    </message>
    <message>
        <source>It fits, but that was luck: no hint had told you enough.</source>
        <translation>Kortet passer, men det var flaks: Ingen hint sa nok.</translation>
    </message>
    <message>
        <source>It’s the red 5, for sure, and the red firework is waiting for it.</source>
        <translation>Det er helt sikkert den røde femmeren, som fyrverkeriet venter på.</translation>
    </message>
    <message>
        <source>No firework needs that card any more. But here, you can do better than discard it.</source>
        <translation>Ikke noe fyrverkeri trenger det kortet lenger. Men her finnes det noe bedre å gjøre enn å kaste det.</translation>
    </message>
    <message>
        <source>It points at no card that fits now, so {name} can’t do much with it.</source>
        <translation>Det peker ikke på noe kort som passer nå, så {name} får ikke brukt det.</translation>
    </message>
    <message>
        <source>This time, a card is asked for, not a hint.</source>
        <translation>Denne gangen gjelder det et kort, ikke et hint.</translation>
    </message>
    <message>
        <source>It fits! Computers read your hints the same way.</source>
        <translation>Det passer! Slik leser datamaskiner hintene dine også.</translation>
    </message>
    <message>
        <source>It fits! Keep the other red card for later. New cards come in on the right.</source>
        <translation>Det passer! Behold det andre røde kortet til senere. Nye kort kommer inn til høyre.</translation>
    </message>
    <message>
        <source>Much later: only three cards are left to draw.</source>
        <translation>Mye senere: Nå er det bare tre kort igjen å trekke.</translation>
    </message>
    <message>
        <source>On your turn, do one thing: give a hint, play a card or discard a card.</source>
        <translation>På din tur gjør du én ting: Du gir et hint, spiller et kort eller kaster et kort.</translation>
    </message>
    <message>
        <source>The master moves the tokens; this time, that’s you: {request}.</source>
        <translation>Mesteren flytter brikkene, og det er deg denne gangen: {request}.</translation>
    </message>
    <message>
        <source>At its foot, each card now shows what it can be, as far as {name} knows.</source>
        <translation>Nederst på hvert kort står det nå hva det kan være, så vidt {name} vet.</translation>
    </message>
    <message>
        <source>Not sure? In real games, “Advice” and “Why?” help. “How computers play” in the Help menu tells it all.</source>
        <translation>Usikker? I ekte spill hjelper «Råd» og «Hvorfor?». Resten står i Hjelp-menyen: «Slik spiller datamaskiner».</translation>
    </message>
    <message>
        <source>It fits, but that was luck. This time, it’s your oldest card, on the left.</source>
        <translation>Det passer, men det var flaks. Denne gangen er det ditt eldste kort, til venstre.</translation>
    </message>
    <message>
        <source>It fits, though nobody has told you its colour!</source>
        <translation>Det passer, enda ingen har sagt hvilken farge det har!</translation>
    </message>
    <message>
        <source>That hint points at no card, so it tells {name} very little.</source>
        <translation>Hintet peker ikke på noe kort, så {name} får vite svært lite.</translation>
    </message>
    <message>
        <source>That paid for a new hint: {name} says “red”. Together, two hints tell what this card is.</source>
        <translation>Det ga et nytt hint: {name} sier «rød». Til sammen sier to hint hva dette kortet er.</translation>
    </message>
    <message>
        <source>That was the last copy of that card: without it, its firework can’t be completed any more.</source>
        <translation>Det var det siste eksemplaret av kortet. Uten det kan fyrverkeriet aldri bli fullført.</translation>
    </message>
    <message>
        <source>That’s a good hint, too: it would let {name} play a card. But the practice game has another plan here.</source>
        <translation>Det er også et godt hint, for med det kunne {name} ha spilt et kort. Men her har øvingen en annen plan.</translation>
    </message>
    <message>
        <source>That’s another card: this time, it’s your oldest one, on the left.</source>
        <translation>Det er et annet kort: Denne gangen er det ditt eldste, til venstre.</translation>
    </message>
    <message>
        <source>So play the newest card that the hint points at, if it can fit!</source>
        <translation>Spill derfor det nyeste kortet hintet peker på, hvis det kan passe!</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Welcome! You and {name}, a computer, are putting on a show together.</source>
        <translation>Velkommen! Du og datamaskinen {name} skal holde en oppvisning sammen.</translation>
    </message>
    <message>
        <source>With “2”, {name} wouldn’t play this card: you’ll soon learn why. Give the hint asked for!</source>
        <translation>Med «2» ville {name} ikke spille dette kortet; hvorfor, får du snart vite. Gi hintet du blir bedt om!</translation>
    </message>
    <message>
        <source>{name} says “5”. That’s an exception, too: keep this card until it’s sure to fit.</source>
        <translation>{name} sier «5». Det er også et unntak: Behold kortet til det sikkert passer.</translation>
    </message>
    <message>
        <source>{name} would think you mean {card}, and that doesn’t fit now. Give the hint asked for!</source>
        <translation>{name} ville tro at du mente {card}, og det kortet passer ikke nå. Gi hintet du blir bedt om!</translation>
    </message>
    <message>
        <source>You did that as the master; from here on, the program does it for you.</source>
        <translation>Det gjorde du som mester; herfra gjør programmet det for deg.</translation>
    </message>
    <message>
        <source>Your own cards now show what you know. A golden frame: a hint pointed at that card.</source>
        <translation>På dine egne kort står det nå hva du vet. Gullramme betyr at et hint har pekt på kortet.</translation>
    </message>
    <message>
        <source>Your hint told {name} that this card was a 1. The yellow firework has started!</source>
        <translation>Hintet ditt fortalte {name} at kortet var en ener. Det gule fyrverkeriet er i gang!</translation>
    </message>
    <message>
        <source>You’ve announced a card: turn it face up, or take that back.</source>
        <translation>Du har meldt et kort: Snu det, eller ta meldingen tilbake.</translation>
    </message>
    <message>
        <source>{name} could play its other 1, but helps you first: two of yours are red.</source>
        <translation>{name} kunne spilt den andre eneren, men hjelper deg først: To av kortene dine er røde.</translation>
    </message>
    <message>
        <source>{name} has drawn the last card. One more turn each: at most two more points.</source>
        <translation>{name} trakk det siste kortet. Alle har én tur igjen: høyst to poeng til.</translation>
    </message>
    <message>
        <source>{name} meant this one: it’s your oldest card, and it’s red.</source>
        <translation>{name} mente dette: Det er det eldste kortet ditt, og det er rødt.</translation>
    </message>
    <message>
        <source>{name} meant this one: of the cards that had no golden frame before, it’s the oldest.</source>
        <translation>{name} mente dette: Av kortene som ikke hadde gullramme fra før, er det eldst.</translation>
    </message>
    <message>
        <source>{name} says “1”: two cards again.</source>
        <translation>{name} sier «1»: to kort denne gangen også.</translation>
    </message>
    <message>
        <source>{name} meant this one: it’s the newer of the two white cards.</source>
        <translation>{name} mente dette: Det er det nyeste av de to hvite kortene.</translation>
    </message>
    <message>
        <source>Just this once, on purpose, play a card without a hint: your oldest one, on the left.</source>
        <translation>Bare denne ene gangen, med vilje: Spill det eldste kortet, til venstre, uten noe hint.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nei takk</translation>
    </message>
    <message>
        <source>Only one card is yellow. {name} wonders why you’re saying so now: you must want it played!</source>
        <translation>Bare ett kort er gult. {name} lurer på hvorfor du sier det akkurat nå: Kortet skal selvfølgelig spilles!</translation>
    </message>
    <message>
        <source>Only one firework still needs its 4, and {name} has it.</source>
        <translation>Bare ett fyrverkeri mangler fireren, og {name} har den.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Øvingsspill</translation>
    </message>
    <message>
        <source>First time here? A five-minute practice game shows how to play.</source>
        <translation>Første gang her? Et øvingsspill på fem minutter viser hvordan spillet fungerer.</translation>
    </message>
    <message>
        <source>A hint names one number or one colour. {name} has two 1s.</source>
        <translation>Et hint nevner ett tall eller én farge. {name} har to enere.</translation>
    </message>
    <message>
        <source>It fits, too, but {name} meant this one.</source>
        <translation>Det passer også, men {name} mente dette.</translation>
    </message>
    <message>
        <source>Not yet: “Next” leads on here.</source>
        <translation>Ikke ennå: Her går du videre med «Neste».</translation>
    </message>
    <message>
        <source>Play with {name}</source>
        <translation>Spill med {name}</translation>
    </message>
    <message>
        <source>So discard your oldest card without a golden frame: it’s likely the least needed.</source>
        <translation>Kast derfor det eldste kortet ditt uten gullramme: Det er nok minst bruk for det.</translation>
    </message>
    <message>
        <source>So “2” at that card is an exception: keep it, as 2s are needed soon.</source>
        <translation>Derfor er «2» på det kortet et unntak: Behold det, for toere trengs snart.</translation>
    </message>
    <message>
        <source>The show is over. The fireworks add up to the score. Have fun!</source>
        <translation>Oppvisningen er over. Legg sammen tallene på de øverste kortene i fyrverkeriene, så har dere poengsummen. Ha det gøy!</translation>
    </message>
    <message>
        <source>This time, a card is to be played, not discarded.</source>
        <translation>Denne gangen skal et kort spilles, ikke kastes.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, in order from 1 to 5.</source>
        <translation>Sammen bygger dere fem fyrverkerier, ett i hver farge, i rekkefølge fra 1 til 5.</translation>
    </message>
    <message>
        <source>What to do is on the screen. Press H to hear it.</source>
        <translation>Hva du skal gjøre, står på skjermen. H leser det opp.</translation>
    </message>
    <message>
        <source>When you discard, choose your oldest card without a golden frame.</source>
        <translation>Skal du kaste et kort, ta det eldste uten gullramme.</translation>
    </message>
    <message>
        <source>Which one first? An agreement helps: if the hint points at your oldest card, on the left, and it can fit, play it!</source>
        <translation>Hvilket først? En avtale hjelper: Peker hintet på det eldste kortet ditt, til venstre, og kan det passe, spill det!</translation>
    </message>
    <message>
        <source>You see everyone’s cards but your own.</source>
        <translation>Du ser alles kort unntatt dine egne.</translation>
    </message>
    <message>
        <source>The card on the left had a golden frame before this hint: it doesn’t count. Which of the others is the oldest? Play it!</source>
        <translation>Kortet til venstre hadde gullramme før dette hintet: Det teller ikke. Hvilket av de andre er eldst? Spill det!</translation>
    </message>
    <message>
        <source>{name} has exactly the card the yellow firework needs.</source>
        <translation>{name} har akkurat det kortet det gule fyrverkeriet trenger.</translation>
    </message>
    <message>
        <source>Click the number to point at both.</source>
        <translation>Klikk på tallet for å peke på begge.</translation>
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
        <source>The file or its folder doesn’t exist.</source>
        <translation>Filen eller mappen finnes ikke.</translation>
    </message>
    <message>
        <source>The system doesn’t allow it.</source>
        <translation>Systemet tillater det ikke.</translation>
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
        <source>This is a folder, not a file.</source>
        <translation>Dette er en mappe, ikke en fil.</translation>
    </message>
    <message>
        <source>Something else with this name is in the way.</source>
        <translation>Noe annet med dette navnet er i veien.</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>Disken melder om en feil.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>Filnavnet er for langt.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Det ligger en fil der det skulle ha vært en mappe.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The card is face up, so this can’t be taken back any more.</source>
        <translation>Kortet er snudd, så det er for sent å angre.</translation>
    </message>
    <message>
        <source>No blue token is spent, so you can’t discard now.</source>
        <translation>Ingen blå sjetong er brukt, så nå kan ingen kaste kort.</translation>
    </message>
    <message>
        <source>No clock token is spent, so you can’t discard now.</source>
        <translation>Ingen klokkebrikke er brukt, så nå kan ingen kaste kort.</translation>
    </message>
    <message>
        <source>All the hint tiles are black side up: none are left to pay for a hint.</source>
        <translation>Alle hintbrikkene har den svarte siden opp, så nå kan ingen gi hint.</translation>
    </message>
    <message>
        <source>All the hint tiles are white side up, so you can’t discard now.</source>
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
        <translation>Det er ingen blå sjetonger igjen, så nå kan ingen gi hint.</translation>
    </message>
    <message>
        <source>No clock tokens are left to pay for a hint.</source>
        <translation>Det er ingen klokkebrikker igjen, så nå kan ingen gi hint.</translation>
    </message>
    <message>
        <source>In this game, no colour is named before playing.</source>
        <translation>I dette spillet sier ingen fargen før et kort spilles.</translation>
    </message>
    <message>
        <source>Hints go to teammates, never to yourself.</source>
        <translation>Et hint går til en medspiller, aldri til deg selv.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at one or more.</source>
        <translation>Ingen kort på denne hånden stemmer, og et hint må peke på minst ett.</translation>
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
        <source>No tokens need moving now.</source>
        <comment>blue and red tokens</comment>
        <translation>Ingen sjetonger skal flyttes nå.</translation>
    </message>
    <message>
        <source>That’s the wrong tile for what was announced.</source>
        <translation>Det er feil brikke.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <translation>Det er feil brikke.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <comment>blue and red tokens</comment>
        <translation>Det er feil sjetong.</translation>
    </message>
    <message>
        <source>The card has to be turned face up first.</source>
        <translation>Kortet må snus først.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>First, the master has to move what’s lit up.</source>
        <translation>Først må mesteren flytte eller snu det som lyser.</translation>
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
        <source>The right kind of token, but it goes the other way.</source>
        <comment>blue and red tokens</comment>
        <translation>Riktig slags sjetong, men den skal flyttes den andre veien.</translation>
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
        <source>There’s nothing to redo.</source>
        <translation>Det er ingenting å gjøre om igjen.</translation>
    </message>
    <message>
        <source>You can only do that in your own private view.</source>
        <translation>Det kan du bare gjøre når du er alene med kortene og de andre ser bort.</translation>
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
        <source>Nobody at this screen plays for this seat.</source>
        <translation>Ingen ved denne skjermen spiller for denne plassen.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>%n turn(s) taken back.</source>
        <translation>
            <numerusform>Én tur er tatt tilbake.</numerusform>
            <numerusform>%n turer er tatt tilbake.</numerusform>
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
        <source>Cards looked at %n time(s) without a turn.</source>
        <translation>
            <numerusform>Så på kortene én gang uten å gjøre noe.</numerusform>
            <numerusform>Så på kortene %n ganger uten å gjøre noe.</numerusform>
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
        <translation>Noe av det som var notert før dette, er gått tapt.</translation>
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
    <message>
        <source>The program covered the cards shown to {name} before the turn was taken.</source>
        <translation>Programmet dekket til kortene mens {name} så på dem, før noe var gjort.</translation>
    </message>
    <message>
        <source>continued from turn {turn} of an earlier game</source>
        <translation>spilt videre fra tur {turn} i et tidligere spill</translation>
    </message>
    <message>
        <source>{computer} played for {name}.</source>
        <translation>{computer} spilte for {name}.</translation>
    </message>
    <message>
        <source>{name} covered the cards once more before acting.</source>
        <translation>{name} dekket til kortene en gang til før noe var gjort.</translation>
    </message>
    <message>
        <source>{name} is back and takes over from {computer}.</source>
        <translation>{name} er tilbake og overtar for {computer}.</translation>
    </message>
    <message>
        <source>{name} is now the master.</source>
        <translation>Nå er {name} mester.</translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn (time unknown).</source>
        <translation>
            <numerusform>{name} så på kortene én gang uten å gjøre noe (ukjent hvor lenge).</numerusform>
            <numerusform>{name} så på kortene %n ganger uten å gjøre noe (ukjent hvor lenge).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} så på kortene én gang uten å gjøre noe ({time} til sammen).</numerusform>
            <numerusform>{name} så på kortene %n ganger uten å gjøre noe ({time} til sammen).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn (time unknown).</source>
        <translation>{name} så på kortene uten å gjøre noe (ukjent hvor lenge).</translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn ({time}).</source>
        <translation>{name} så på kortene uten å gjøre noe ({time}).</translation>
    </message>
    <message>
        <source>{name} plays on a phone now.</source>
        <translation>{name} spiller nå på mobilen.</translation>
    </message>
    <message>
        <source>{name} plays on the shared screen again.</source>
        <translation>{name} spiller på den felles skjermen igjen.</translation>
    </message>
    <message>
        <source>{name} sits down and takes over from {computer}.</source>
        <translation>{name} setter seg og overtar for {computer}.</translation>
    </message>
    <message>
        <source>{name} took an announcement back.</source>
        <translation>{name} angret etter en melding til mesteren.</translation>
    </message>
    <message>
        <source>From now on, {computer} plays differently ({level}).</source>
        <translation>Fra nå av spiller {computer} på en annen måte ({level}).</translation>
    </message>
    <message>
        <source>{name} gets up; {computer} plays on ({level}).</source>
        <translation>{name} reiser seg; {computer} spiller videre ({level}).</translation>
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
        <translation>Spill videre herfra</translation>
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
        <translation>Alles kort</translation>
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
        <source>You can only continue from here once the game is finished.</source>
        <translation>Spillet må være ferdig før dere kan spille videre herfra.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Tempo {factor}.</translation>
    </message>
    <message>
        <source>Advice is given only while a game is being played.</source>
        <translation>Råd gis bare mens et spill er i gang.</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Spill av fra start</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Stopp reprisen</translation>
    </message>
    <message>
        <source>Tab goes to the hands, the arrows to their cards.</source>
        <translation>Tab går til hendene, piltastene til kortene.</translation>
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
        <translation>Kortene i et uferdig spill vises bare hvis alle spillerne er enige.</translation>
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
        <source>{play}: play · arrow keys: turn by turn · click a line, a card or a mistake: go there</source>
        <translation>{play} starter og stopper. Piltastene blar tur for tur. Klikk på en linje, et kort eller en feil for å hoppe dit.</translation>
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
        <translation>«Ta tilbake» og «Gjør om igjen» står i menyen «Bord». Et hint kan fritt tas tilbake, helt til neste spiller får se kortene. Alt annet, også å avslutte før tiden, må mesteren være enig i.</translation>
    </message>
    <message>
        <source>“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until somebody looks at cards again. For anything else, and to end early, everyone must agree.</source>
        <translation>«Ta tilbake» og «Gjør om igjen» står i menyen «Bord». Et hint kan fritt tas tilbake, helt til neste spiller får se kortene. Alt annet, også å avslutte før tiden, må alle være enige om.</translation>
    </message>
    <message>
        <source>You’re firework makers: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets lie in one big heap, the crowd is already lining the river, and the show must go on.</source>
        <translation>Dere er fyrverkerimakere: geniale med raketter, håpløse til å rydde. Krutt, lunter og raketter ligger i én eneste stor haug, publikum står allerede tett langs elven, og oppvisningen må i gang.</translation>
    </message>
    <message>
        <source>You may take back an announcement until the master has acted or your card lies face up.</source>
        <translation>Du kan angre helt til mesteren har gjort sitt eller kortet ditt er snudd.</translation>
    </message>
    <message>
        <source>With full memory aid, a card’s bottom edge shows all that hints have said and ruled out. A lantern shows a firework’s next number. A tag shows how far the firework can still grow; a ribbon means it can’t. A seal marks a last copy. Click the discard pile to see what’s left.</source>
        <translation>Med full huskehjelp står alt som hintene har sagt og utelukket, nederst på kortet. En lykt viser neste tall i et fyrverkeri. Et skilt viser hvor høyt fyrverkeriet kan nå. Et bånd betyr at det ikke kan vokse mer. Et segl betyr siste eksemplar. Klikk på kastebunken for å se hva som er igjen.</translation>
    </message>
    <message>
        <source>This edition has no variants of its own, but you can play it with a master:</source>
        <translation>Denne utgaven har ingen varianter, men dere kan spille den med en mester:</translation>
    </message>
    <message>
        <source>After each turn, a chime calls you all back. Played or discarded cards are turned face up.</source>
        <translation>Etter hver tur lyder det en klang, og alle ser på skjermen igjen. Spilte og kastede kort snus foran alle.</translation>
    </message>
    <message>
        <source>Pausing, ending early and taking back are up to the master, but anyone may take back a fresh hint. Between actions, the master may hand over the role.</source>
        <translation>Mesteren avgjør om dere tar pause, avslutter før tiden eller tar tilbake noe annet enn et ferskt hint. Mellom to handlinger kan mesteren overlate rollen til en annen.</translation>
    </message>
    <message>
        <source>The green tick plays a card, the red cross discards it. You can rearrange or raise your cards, turn them sideways, or write notes only you see.</source>
        <translation>Den grønne haken spiller et kort, det røde krysset kaster det. Du kan flytte kortene, løfte dem, legge dem på tvers eller skrive notater bare du ser.</translation>
    </message>
    <message>
        <source>Give an empty hint with “Choose a hint…”.</source>
        <translation>Tomme hint gir du med «Velg hint…».</translation>
    </message>
    <message>
        <source>On a teammate’s card, click the number for a number hint or the symbol for a colour hint. Hover first to see which cards it would point at.</source>
        <translation>Klikk på tallet på en medspillers kort for tallhint, på symbolet for fargehint. Hold musepekeren der først, så ser du hvilke kort hintet peker på.</translation>
    </message>
    <message>
        <source>Just looking</source>
        <translation>Kikke</translation>
    </message>
    <message>
        <source>Once every copy of a card you need is on the discard pile, its firework is blocked: it can’t grow, or score, beyond the number below the missing card. Higher cards of that colour are useless, so discard them freely.</source>
        <translation>Når alle eksemplarene av et kort dere trenger, ligger i kastebunken, kan fyrverkeriet aldri bli fullført: Det vokser, og gir poeng, bare opp til tallet under det som mangler. Høyere kort i den fargen trenger dere ikke lenger, så kast dem gjerne.</translation>
    </message>
    <message>
        <source>Only five cards, numbered 1 to 5, so each one is a last copy. Hints can name multicolour.</source>
        <translation>Fargen har bare fem kort, 1 til 5, så ingen av dem kan erstattes. Hint kan nevne flerfarget.</translation>
    </message>
    <message>
        <source>One of each number.</source>
        <translation>Ett kort for hvert tall.</translation>
    </message>
    <message>
        <source>Name exactly one colour or exactly one number, never both.</source>
        <translation>Nevn nøyaktig én farge eller nøyaktig ett tall, aldri begge deler.</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Vanskeligere: færre tillatte feil eller færre klokkebrikker. Lettere: flere av dem.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: your click always lands on a card, and the buttons for anything the hand doesn’t have are greyed out.</source>
        <translation>Et hint som ikke peker på noe, er umulig her: Du klikker alltid på et kort, og knappene for det som ikke er på hånden, er grå.</translation>
    </message>
    <message>
        <source>Each colour has one firework, from 1 to 5, with a single card of each number. Other copies are spares.</source>
        <translation>Hver farge har ett fyrverkeri, fra 1 til 5, med ett eneste kort for hvert tall. De andre eksemplarene er bare reserver.</translation>
    </message>
    <message>
        <source>To help you remember, you may rearrange your cards, raise or lower them, or turn them sideways whenever you like.</source>
        <translation>For å huske bedre kan du når som helst bytte om på kortene dine, løfte dem, senke dem eller legge dem på tvers.</translation>
    </message>
    <message>
        <source>This edition has no scale. Once the show is over, the program says in its own words what the crowd made of it.</source>
        <translation>Denne utgaven har ingen egen skala. Når oppvisningen er over, sier programmet med egne ord hva publikum syntes.</translation>
    </message>
    <message>
        <source>Turn one of your cards face up. If it’s next in its colour, it fits: add it to the firework. If not, it’s a mistake: off to the discard pile! Either way, draw one. A 5 that fits completes its firework. {bonus}</source>
        <extracomment>{bonus} is a sentence: “Bonus: one clock token back.”</extracomment>
        <translation>Snu ett av kortene dine. Passer det (neste i sin farge), legger du det i fyrverkeriet. Ellers er det en feil: rett i kastebunken! Uansett trekker du et nytt. En femmer som passer, fullfører fyrverkeriet. {bonus}</translation>
    </message>
    <message>
        <source>Together you build six fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all six complete, for 30 points: anything less is a defeat.</source>
        <translation>Sammen bygger dere seks fyrverkerier, ett i hver farge, fra 1 til 5. Bare en perfekt oppvisning gir seier: alle seks fullført, 30 poeng. Alt annet er tap.</translation>
    </message>
    <message>
        <source>Together you build six fireworks, one in each colour, from 1 to 5. Complete all six for 30 points; a smaller show still scores, unless you lose.</source>
        <translation>Sammen bygger dere seks fyrverkerier, ett i hver farge, fra 1 til 5. Fullfører dere alle seks, får dere 30 poeng. En mindre oppvisning gir også poeng, så lenge dere ikke taper.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all five complete, for 25 points: anything less is a defeat.</source>
        <translation>Sammen bygger dere fem fyrverkerier, ett i hver farge, fra 1 til 5. Bare en perfekt oppvisning gir seier: alle fem fullført, 25 poeng. Alt annet er tap.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, from 1 to 5. Complete all five for 25 points; a smaller show still scores, unless you lose.</source>
        <translation>Sammen bygger dere fem fyrverkerier, ett i hver farge, fra 1 til 5. Fullfører dere alle fem, får dere 25 poeng. En mindre oppvisning gir også poeng, så lenge dere ikke taper.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players.</source>
        <translation>
            <numerusform>Bordet for %n spiller.</numerusform>
            <numerusform>Bordet for %n spillere.</numerusform>
        </translation>
    </message>
    <message>
        <source>On screen, the program shuffles and deals the cards and moves the tokens; on your turn, everyone else looks away. With real cards, set up as pictured:</source>
        <translation>På skjermen ordner programmet alt. På din tur ser alle andre bort. Med ekte kort gjør dere som på bildet:</translation>
    </message>
    <message>
        <source>All fireworks are complete</source>
        <translation>Alle fyrverkeriene er fullført</translation>
    </message>
    <message>
        <source>The catch: everyone sees your cards but you. Hints are all you get.</source>
        <translation>Haken er at alle andre ser kortene dine, men ikke du. Hintene er alt dere får si om dem.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; once the explosion at the bottom is uncovered, you’ve lost.</source>
        <translation>
            <numerusform>Stable de %n luntebrikkene med den lengste lunten øverst. For hver feil går den øverste i lokket. Nederst ligger eksplosjonen: Blir den synlig, har dere tapt.</numerusform>
            <numerusform>Stable de %n luntebrikkene med den lengste lunten øverst. For hver feil går den øverste i lokket. Nederst ligger eksplosjonen: Blir den synlig, har dere tapt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the deck, face up.</source>
        <translation>Den ligger ved siden av trekkbunken, med forsiden opp.</translation>
    </message>
    <message>
        <source>Beside the box lid, face up.</source>
        <translation>Legg eskelokket på bordet. Kastebunken kommer ved siden av, med forsiden opp.</translation>
    </message>
    <message>
        <source>{cards} A colour’s ten cards: three 1s, two 2s, two 3s, two 4s, one 5. Two or three players get five cards each, larger groups four. The rest is the deck, face down.</source>
        <extracomment>{cards} is a sentence: “Shuffle all 50 cards.”</extracomment>
        <translation>{cards} De ti kortene i en farge: tre enere, to toere, to treere, to firere, én femmer. Er dere to eller tre, får hver fem kort, ellers fire. Resten blir trekkbunken, med baksiden opp.</translation>
    </message>
    <message>
        <source>On screen, the program shuffles and deals the cards; on your turn, everyone else looks away. With real cards, set up as pictured:</source>
        <translation>På skjermen stokker programmet og deler ut. På din tur ser alle andre bort. Med ekte kort gjør dere som på bildet:</translation>
    </message>
    <message>
        <source>Leave room in the middle for six.</source>
        <translation>Sett av plass til seks midt på bordet.</translation>
    </message>
    <message>
        <source>Leave room in the middle for five.</source>
        <translation>Sett av plass til fem midt på bordet.</translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table. Spent ones go into the box lid.</source>
        <translation>
            <numerusform>Legg klokkebrikken på bordet med forsiden opp. Når den er brukt, legges den i eskelokket.</numerusform>
            <numerusform>Legg de %n klokkebrikkene på bordet med forsiden opp. De brukte legges i eskelokket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Backs towards you.</source>
        <translation>Hold dem alltid med baksiden mot deg.</translation>
    </message>
    <message>
        <source>Name one colour or one number, and point at every matching card in a teammate’s hand. {cost} With none left, you can’t.</source>
        <extracomment>{cost} is a sentence: “It costs one clock token.”</extracomment>
        <translation>Si én farge eller ett tall til en medspiller, og pek på alle medspillerens kort som stemmer. {cost} Er det ingen igjen, går det ikke.</translation>
    </message>
    <message>
        <source>Play goes clockwise. On your turn, do exactly one of three things. You can’t pass.</source>
        <translation>Turen går med klokken. På din tur gjør du nøyaktig én av tre ting. Du kan ikke stå over.</translation>
    </message>
    <message>
        <source>Play goes clockwise. On your turn, announce one of three things to the master, then do it. You can’t pass.</source>
        <translation>Turen går med klokken. På din tur melder du nøyaktig én av tre handlinger til mesteren, og så utfører du den. Du kan ikke stå over.</translation>
    </message>
    <message>
        <source>A hint costs one hint tile, which is turned from white to black. Once they’re all black, nobody can give a hint.</source>
        <translation>Et hint koster én hintbrikke. Den snus fra hvit til svart. Når alle er svarte, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>The master.</source>
        <translation>Mesteren.</translation>
    </message>
    <message>
        <source>Choose one of you.</source>
        <translation>Velg en av dere.</translation>
    </message>
    <message>
        <source>Every show is judged by the league of firework artisans. Its verdicts:</source>
        <translation>Hver oppvisning blir bedømt av fyrverkerimakernes laug. Slik lyder dommene:</translation>
    </message>
    <message>
        <source>Announce every action to the master first.</source>
        <translation>Meld hver handling til mesteren før du utfører den.</translation>
    </message>
    <message>
        <source>Anyone may look through the discard pile at any time.</source>
        <translation>Alle kan bla i kastebunken når som helst.</translation>
    </message>
    <message>
        <source>Anyone you like, or someone picked at random.</source>
        <translation>Den dere vil, eller en som trekkes ut tilfeldig.</translation>
    </message>
    <message>
        <source>At a table, you’d point and say:</source>
        <translation>Rundt et vanlig bord ville du pekt og sagt:</translation>
    </message>
    <message>
        <source>Before you discard, check the discard pile: yours may be the last copy.</source>
        <translation>Bla i kastebunken før du kaster: Kanskje har du det siste eksemplaret.</translation>
    </message>
    <message>
        <source>Before you turn your card up, you may name its colour; the choice is yours each time.</source>
        <translation>Når du spiller et kort, kan du si fargen på det før du snur det. Det velger du på nytt hver gang.</translation>
    </message>
    <message>
        <source>Between turns, one of you may choose “Look at the hands” while the rest look away.</source>
        <extracomment>Quotes the button &quot;Look at the hands&quot;.</extracomment>
        <translation>Med «Kikk» kan hvem som helst se medspillernes kort mellom turene, mens de andre ser bort.</translation>
    </message>
    <message>
        <source>Blue grows to 2.</source>
        <translation>Blått vokser til 2.</translation>
    </message>
    <message>
        <source>Blue is at 2: the 3 fits.</source>
        <translation>Blått står på 2: Treeren passer.</translation>
    </message>
    <message>
        <source>Blue is at 2: the 4 doesn’t fit.</source>
        <translation>Blått står på 2: Fireren passer ikke.</translation>
    </message>
    <message>
        <source>Bo plays it</source>
        <translation>Bo spiller kortet</translation>
    </message>
    <message>
        <source>Bo’s cards.</source>
        <translation>Kortene til Bo.</translation>
    </message>
    <message>
        <source>But never “this is a red 1”, and not “this one is red” either if there’s another red card.</source>
        <translation>Men aldri «dette er en rød ener», og heller ikke «dette kortet er rødt» hvis medspilleren har flere røde kort.</translation>
    </message>
    <message>
        <source>But the gods like their nights dark and quiet. A beautiful show they’ll forgive; every stray rocket makes them grumble. Annoy them once too often, and a thunderstorm ends it all.</source>
        <translation>Men gudene vil ha nettene sine mørke og stille. En vakker oppvisning finner de seg i, men hver rakett på avveier får dem til å mumle. Ert dem én gang for mye, og et uvær gjør slutt på det hele.</translation>
    </message>
    <message>
        <source>Careful: discarding an indispensable card loses the game.</source>
        <translation>Pass på: Kaster du et uunnværlig kort, er spillet tapt.</translation>
    </message>
    <message>
        <source>Careful: if an indispensable card doesn’t fit, the game is lost.</source>
        <translation>Pass på: Spiller du et uunnværlig kort som ikke passer, er spillet tapt.</translation>
    </message>
    <message>
        <source>Cleo discards</source>
        <translation>Cleo kaster</translation>
    </message>
    <message>
        <source>Combining it with “{variant}” is our own ruling.</source>
        <translation>At denne varianten kan kombineres med «{variant}», er vår egen regel.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one black hint tile is turned back to white for free.</source>
        <translation>Den som fullfører et fyrverkeri med femmeren, får bonus: Én svart hintbrikke snus tilbake til hvit, helt gratis.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one spent blue token comes back for free.</source>
        <translation>Den som fullfører et fyrverkeri med femmeren, får bonus: Én brukt blå sjetong kommer tilbake, helt gratis.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one spent clock token comes back for free.</source>
        <translation>Den som fullfører et fyrverkeri med femmeren, får bonus: Én brukt klokkebrikke kommer tilbake, helt gratis.</translation>
    </message>
    <message>
        <source>Dan takes a chance</source>
        <translation>Dan tar en sjanse</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Kaste et kort</translation>
    </message>
    <message>
        <source>Discarding?</source>
        <translation>Skal du kaste?</translation>
    </message>
    <message>
        <source>Either way, draw a new card, unseen.</source>
        <translation>Uansett trekker du et nytt kort uten å se på det.</translation>
    </message>
    <message>
        <source>First what’s sure to be useless; if all cards have hints, what matters least.</source>
        <translation>Først det som ikke trengs lenger; har alle kort hint, det minst viktige.</translation>
    </message>
    <message>
        <source>Give one that misleads nobody instead of discarding.</source>
        <translation>Et hint ingen misforstår, er bedre enn å kaste.</translation>
    </message>
    <message>
        <source>Got a hint?</source>
        <translation>Har du fått et hint?</translation>
    </message>
    <message>
        <source>All had hints before? If this hint tells more, play what now fits, going by all its hints. If not, play the newest it points at if it can fit.</source>
        <translation>Peker det bare på kort med hint? Sier hintet noe nytt, spiller du det som passer. Hvis ikke, spiller du det nyeste av dem, hvis det kan passe.</translation>
    </message>
    <message>
        <source>Is your oldest one meant?</source>
        <translation>Hint om det eldste?</translation>
    </message>
    <message>
        <source>Not sure?</source>
        <extracomment>Quotes the buttons &quot;Why?&quot; and &quot;Advice&quot;.</extracomment>
        <translation>Usikker?</translation>
    </message>
    <message>
        <source>One mistake from losing?</source>
        <translation>Taper dere ved neste feil?</translation>
    </message>
    <message>
        <source>Whatever the hint, play only what’s sure to fit.</source>
        <translation>Uansett hint: Spill bare det som helt sikkert passer.</translation>
    </message>
    <message>
        <source>Games are saved as you play; “Continue” picks one up again. Finished games are in the score book.</source>
        <translation>Alt lagres mens dere spiller. Med «Spill videre» fortsetter dere. Ferdige spill ligger i poengboken.</translation>
    </message>
    <message>
        <source>Explained above.</source>
        <translation>Se forklaringen over.</translation>
    </message>
    <message>
        <source>The oldest of you.</source>
        <translation>Den eldste av dere.</translation>
    </message>
    <message>
        <source>The screen shows the master what to do. Everything else waits; a wrong move changes nothing.</source>
        <translation>Skjermen viser hva mesteren skal gjøre. Alt annet venter. Gjør mesteren noe galt, skjer det ingenting.</translation>
    </message>
    <message>
        <source>The ten cards of a colour: three 1s, two 2s, two 3s, two 4s and just one 5.</source>
        <translation>De ti kortene i en farge: tre enere, to toere, to treere, to firere og bare én femmer.</translation>
    </message>
    <message>
        <source>Every show is judged by the international federation of firework makers. Its verdicts:</source>
        <translation>Hver oppvisning blir bedømt av det internasjonale forbundet for fyrverkerimakere. Slik lyder dommene:</translation>
    </message>
    <message>
        <source>50 cards: ten each in white, red, blue, yellow and green.</source>
        <translation>50 kort: ti hvite, ti røde, ti blå, ti gule og ti grønne.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Noen gode råd</translation>
    </message>
    <message>
        <source>Nobody else touches the tiles.</source>
        <translation>Ingen andre rører brikkene.</translation>
    </message>
    <message>
        <source>Nobody else touches the tokens.</source>
        <translation>Ingen andre rører brikkene.</translation>
    </message>
    <message>
        <source>An empty deck</source>
        <translation>Tom trekkbunke</translation>
    </message>
    <message numerus="yes">
        <source>%n black fuse tokens, their fuses ever shorter; the last shows the explosion.</source>
        <translation>
            <numerusform>%n svarte luntebrikker med stadig kortere lunte. Den siste viser eksplosjonen.</numerusform>
            <numerusform>%n svarte luntebrikker med stadig kortere lunte. Den siste viser eksplosjonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue clock tokens.</source>
        <translation>
            <numerusform>Én blå klokkebrikke.</numerusform>
            <numerusform>%n blå klokkebrikker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens.</source>
        <translation>
            <numerusform>Én blå sjetong.</numerusform>
            <numerusform>%n blå sjetonger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other.</source>
        <translation>
            <numerusform>Én hintbrikke, hvit på den ene siden og svart på den andre.</numerusform>
            <numerusform>%n hintbrikker, hvite på den ene siden og svarte på den andre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>%n hintbrikker, hvite på den ene siden og svarte på den andre. Én til ligger i reserve i esken.</numerusform>
            <numerusform>%n hintbrikker, hvite på den ene siden og svarte på den andre. Én til ligger i reserve i esken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>%n hintbrikker, hvite på den ene siden og svarte på den andre. Én av dem er reserven.</numerusform>
            <numerusform>%n hintbrikker, hvite på den ene siden og svarte på den andre. Én av dem er reserven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare; use coins if you need more than the box contains.</source>
        <translation>
            <numerusform>%n hintbrikker, hvite på den ene siden og svarte på den andre. Én av dem er reserven. Bruk mynter hvis det trengs flere enn det er i esken.</numerusform>
            <numerusform>%n hintbrikker, hvite på den ene siden og svarte på den andre. Én av dem er reserven. Bruk mynter hvis det trengs flere enn det er i esken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red fuse tokens.</source>
        <translation>
            <numerusform>Én rød luntebrikke.</numerusform>
            <numerusform>%n røde luntebrikker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tokens.</source>
        <translation>
            <numerusform>Én rød sjetong.</numerusform>
            <numerusform>%n røde sjetonger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tiles, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>Én uværsbrikke, med stjernehimmel på den ene siden og lyn på den andre.</numerusform>
            <numerusform>%n uværsbrikker, med stjernehimmel på den ene siden og lyn på den andre.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Fireworks</source>
        <translation>1 Fyrverkerier</translation>
    </message>
    <message>
        <source>1 Fireworks; 2 Deck; 3 Discard pile; 4 {clocks}; 5 {fuses}; 6 Your own cards</source>
        <extracomment>The figures stand in the picture. {clocks} and {fuses} are the tokens, as in &quot;Clock tokens&quot;.</extracomment>
        <translation>1 Fyrverkerier; 2 Trekkbunke; 3 Kastebunke; 4 {clocks}; 5 {fuses}; 6 Egne kort</translation>
    </message>
    <message>
        <source>2 Deck</source>
        <extracomment>{cards} is a sentence: “Shuffle all 50 cards.”</extracomment>
        <translation>2 Trekkbunke</translation>
    </message>
    <message>
        <source>3 Discard pile</source>
        <translation>3 Kastebunke</translation>
    </message>
    <message>
        <source>55 cards: 50 in five colours (ten each in white, red, blue, yellow and green) and five multicolour ones, numbered 1 to 5.</source>
        <translation>55 kort: 50 i fem farger (ti hvite, ti røde, ti blå, ti gule og ti grønne) og fem flerfargede, nummerert fra 1 til 5.</translation>
    </message>
    <message>
        <source>6 Your own cards</source>
        <translation>6 Egne kort</translation>
    </message>
    <message>
        <source>60 cards: ten each in white, red, blue, yellow, green and multicolour.</source>
        <translation>60 kort: ti hvite, ti røde, ti blå, ti gule, ti grønne og ti flerfargede.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and there’s no other copy left. If such a card is discarded, or doesn’t fit when it’s played, the game is lost. With yellow at 2 and one yellow 4 discarded, for example, the other one is indispensable.</source>
        <translation>Det siste eksemplaret av et kort er uunnværlig så lenge fyrverkeriet trenger det. Blir et slikt kort kastet, eller passer det ikke når det spilles, er spillet tapt. Står gult for eksempel på 2, og er den ene gule fireren kastet, er den andre uunnværlig.</translation>
    </message>
    <message>
        <source>A card you can’t replace</source>
        <translation>Et kort som ikke kan erstattes</translation>
    </message>
    <message>
        <source>A cooperative card game by Antoine Bauza for 2–5 players aged 8 and up; about half an hour.</source>
        <translation>Et samarbeidsspill av Antoine Bauza for 2–5 spillere fra 8 år. Tar ca. en halvtime.</translation>
    </message>
    <message>
        <source>A discard</source>
        <translation>Kaste</translation>
    </message>
    <message>
        <source>Bo: wait</source>
        <translation>Bo: vent</translation>
    </message>
    <message>
        <source>Give hints by the same agreements. Look up the rest:</source>
        <translation>Gi hint etter de samme avtalene. Resten slår du opp:</translation>
    </message>
    <message>
        <source>If “5” points at a card, or “2” at your oldest without a hint, keep it until it’s sure to fit.</source>
        <translation>Peker «5» på et kort, eller «2» på ditt eldste uten hint, beholder du det til det helt sikkert passer.</translation>
    </message>
    <message>
        <source>One colour, all ten cards.</source>
        <translation>En farge, alle ti kortene.</translation>
    </message>
    <message>
        <source>A hand from both sides.</source>
        <translation>Samme hånd fra begge sider.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>A hint costs one blue token, which comes out of the box lid and goes beside it. With none left, nobody can give a hint.</source>
        <translation>Et hint koster én blå sjetong. Den tas ut av eskelokket og legges ved siden av. Er det ingen igjen, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which goes from the table into the box lid. With none left, nobody can give a hint.</source>
        <translation>Et hint koster én klokkebrikke. Den går fra bordet og ned i eskelokket. Er det ingen igjen, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which is turned on its side. Once they all lie on their sides, nobody can give a hint.</source>
        <translation>Et hint koster én klokkebrikke. Den legges på tvers. Når alle ligger på tvers, kan ingen gi hint.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed, and costs the same.</source>
        <translation>Et hint kan også være tomt: «Du har ingen hvite kort» er lov, og koster det samme.</translation>
    </message>
    <message>
        <source>If you choose this, a hint may point at nothing: “you have no white cards”.</source>
        <translation>Velger dere dette, kan et hint peke på ingenting: «Du har ingen hvite kort.»</translation>
    </message>
    <message>
        <source>A hint must match at least one card: “you have no white cards” is not allowed.</source>
        <translation>Et hint må peke på minst ett kort: «Du har ingen hvite kort» er ikke lov.</translation>
    </message>
    <message>
        <source>A lost game scores 0, however far its fireworks got.</source>
        <translation>Et tapt spill gir 0 poeng, uansett hvor langt fyrverkeriene kom.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Spille</translation>
    </message>
    <message>
        <source>An example round</source>
        <translation>En runde steg for steg</translation>
    </message>
    <message>
        <source>With a screen reader, you choose when teammates’ cards are read out.</source>
        <translation>Bruker du skjermleser, velger du når medspillernes kort leses opp.</translation>
    </message>
    <message>
        <source>A teammate with no cards left can’t be given a hint.</source>
        <translation>En medspiller uten kort kan ikke få hint.</translation>
    </message>
    <message>
        <source>Ada gives a hint</source>
        <translation>Ada gir et hint</translation>
    </message>
    <message>
        <source>Add up the highest card of each firework.</source>
        <translation>Legg sammen tallene på de øverste kortene i fyrverkeriene.</translation>
    </message>
    <message>
        <source>It’s always fair to allow “I still know nothing about my cards” or “Do you remember what you have?”</source>
        <translation>En grei husregel er å tillate «jeg vet fortsatt ingenting om kortene mine» eller «husker du hva du har?».</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Tom hånd</translation>
    </message>
    <message>
        <source>You’d discard your oldest card without a hint next. A hint may be saving it. Look at the discard pile: could yours be the last copy of a needed card that doesn’t fit yet (5s are only saved by “5”)? Then keep it until it’s sure to fit. Here Bo says “red”, and a red 4 is gone: yours may be the other.</source>
        <translation>Det eldste kortet ditt uten hint er det neste du ville kaste. Hintet skal kanskje redde det. Se i kastebunken: Kan det være det siste eksemplaret av et kort dere trenger, men som ikke passer ennå (femmere reddes bare med «5»)? Da beholder du det til det helt sikkert passer. Her sier Bo at det er rødt, og én rød firer er kastet: Kortet kan være den andre.</translation>
    </message>
    <message>
        <source>An indispensable card</source>
        <translation>Et uunnværlig kort</translation>
    </message>
    <message>
        <source>And here’s what the crowd makes of it:</source>
        <translation>Og dette synes publikum:</translation>
    </message>
    <message>
        <source>And if it all goes wrong, laugh! The next show is a shuffle away.</source>
        <translation>Og går alt galt, så le! Neste oppvisning er bare én stokking unna.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Kort fortalt</translation>
    </message>
    <message>
        <source>Between turns, you all look together; hands lie face down.</source>
        <translation>Mellom turene ser alle på skjermen sammen. Kortene på hånden er dekket til.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet. Bo tells you two of your cards are red. Top row: one of them was your oldest card without a hint. Play it. Bottom row: neither was. Play the newer red one.</source>
        <translation>Ingenting er kastet ennå. Bo sier at to av kortene dine er røde. Øverst: Ditt eldste uten hint er med. Spill det. Nederst: Det er ikke med. Spill det nyeste røde.</translation>
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
        <source>Empty hints</source>
        <translation>Tomme hint</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Gi et hint</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more of either.</source>
        <translation>Vanskeligere: færre røde eller færre blå sjetonger. Lettere: flere av dem.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Slik vokser fyrverkeriene</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the bonus is lost.</source>
        <translation>Er alle hintbrikkene hvite, faller bonusen bort.</translation>
    </message>
    <message>
        <source>On their way up.</source>
        <translation>På vei opp.</translation>
    </message>
    <message>
        <source>On your turn</source>
        <translation>Når det er din tur</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone moves the tokens. Without a master, the program moves them.</source>
        <translation>En av dere kan være mester. Alle melder til mesteren hva de vil gjøre, og bare mesteren flytter brikkene. Uten mester flytter programmet dem.</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone moves the tokens. Without a master, the program moves them.</source>
        <comment>blue and red tokens</comment>
        <translation>En av dere kan være mester. Alle melder til mesteren hva de vil gjøre, og bare mesteren flytter sjetongene. Uten mester flytter programmet dem.</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone turns the tiles. Without a master, the program turns them.</source>
        <translation>En av dere kan være mester. Alle melder til mesteren hva de vil gjøre, og bare mesteren snur brikkene. Uten mester snur programmet dem.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: 25 points. Anything less is a defeat, so there’s no verdict.</source>
        <translation>Bare den perfekte oppvisningen teller: 25 poeng. Alt annet er tap, så publikum dømmer ikke.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: 30 points. Anything less is a defeat, so there’s no verdict.</source>
        <translation>Bare den perfekte oppvisningen teller: 30 poeng. Alt annet er tap, så publikum dømmer ikke.</translation>
    </message>
    <message>
        <source>Play a card</source>
        <extracomment>{bonus} is a sentence: “Bonus: one clock token back.”</extracomment>
        <translation>Spille et kort</translation>
    </message>
    <message>
        <source>Point at all the cards in that hand that match; leave none out.</source>
        <translation>Pek på alle kortene som stemmer, og ikke hopp over noen.</translation>
    </message>
    <message>
        <source>Put a card on the discard pile and draw a new one. {gain} {full}</source>
        <extracomment>{gain} and {full} are sentences: “A clock token comes back.”, “If all the clock tokens are available, you can’t discard.”</extracomment>
        <translation>Legg et kort i kastebunken og trekk et nytt. {gain} {full}</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one blue token goes back into the lid.</source>
        <translation>Legg ett av kortene dine i kastebunken med forsiden opp. Da går én blå sjetong tilbake i eskelokket.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one clock token comes back out of the lid.</source>
        <translation>Legg ett av kortene dine i kastebunken med forsiden opp. Da kommer én klokkebrikke tilbake fra eskelokket.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one spent clock token is turned the right way up again.</source>
        <translation>Legg ett av kortene dine i kastebunken med forsiden opp. Da legges én brukt klokkebrikke rett vei igjen.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Legg ett av kortene dine i kastebunken med forsiden opp. Da snus én hintbrikke fra svart tilbake til hvit.</translation>
    </message>
    <message>
        <source>Everyone gets one more turn, including whoever drew it. Then add up the fireworks’ top cards.</source>
        <translation>Alle får én tur til, også den som trakk det. Legg så sammen de øverste tallene i fyrverkeriene.</translation>
    </message>
    <message>
        <source>Everything works by keyboard: ? lists the keys.</source>
        <translation>Alt kan gjøres fra tastaturet. Tasten ? viser hvordan.</translation>
    </message>
    <message>
        <source>When it’s your turn, everyone else looks away. The cards are shown once you choose “I am …”.</source>
        <translation>Når det er din tur, ser alle andre bort. Kortene vises når du har valgt «Jeg er&#xa0;…».</translation>
    </message>
    <message>
        <source>Four players have just begun. Blue and green are at 1.</source>
        <translation>Fire spillere har nettopp begynt. Blått og grønt står på 1.</translation>
    </message>
    <message>
        <source>Give a hint</source>
        <translation>Gi et hint</translation>
    </message>
    <message>
        <source>Give it to one teammate, never to yourself.</source>
        <translation>Gi det til én medspiller, aldri til deg selv.</translation>
    </message>
    <message>
        <source>Hanabi is Japanese for fireworks, from “flower” and “fire”: a flower of fire, opening in the night sky.</source>
        <translation>Hanabi betyr fyrverkeri på japansk. I ordet ligger «blomst» og «ild»: en blomst av ild som slår ut på nattehimmelen.</translation>
    </message>
    <message>
        <source>Harder: two storm tiles, or only one. Easier: add the spare hint tile as a ninth; for even more, use coins.</source>
        <translation>Vanskeligere: to uværsbrikker, eller bare én. Lettere: Ta med reservebrikken som en niende hintbrikke. Vil dere ha enda flere, kan dere bruke mynter.</translation>
    </message>
    <message>
        <source>Here, a click is all it takes: there’s nothing to say aloud.</source>
        <translation>Her er det nok å klikke. Du trenger ikke si hva du har tenkt å gjøre.</translation>
    </message>
    <message>
        <source>Set these as you like, in any combination: 1 to 20 clock tokens, defeat at the first, second, third or fourth mistake, a master or none, and:</source>
        <translation>Velg fritt, i alle kombinasjoner: 1 til 20 klokkebrikker, tap ved første, andre, tredje eller fjerde feil, med eller uten mester, og dette:</translation>
    </message>
    <message>
        <source>How strict you are is up to you; agree before you deal.</source>
        <translation>Hvor strenge dere er, bestemmer dere selv. Bli enige før dere deler ut.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Slik slutter spillet</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, you can’t discard.</source>
        <translation>Er alle hintbrikkene hvite, kan du ikke kaste.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and a red token into the lid.</source>
        <translation>Kortet går i kastebunken, og en rød sjetong i eskelokket.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and a storm tile is turned to lightning.</source>
        <translation>Kortet går i kastebunken, og en uværsbrikke snus til lyn.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and one red fuse token is turned on its side.</source>
        <translation>Kortet går i kastebunken, og én rød luntebrikke legges på tvers.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and the top fuse token into the lid.</source>
        <translation>Kortet går i kastebunken, og den øverste luntebrikken i eskelokket.</translation>
    </message>
    <message>
        <source>If no blue token is spent, you can’t discard.</source>
        <translation>Ligger alle de blå sjetongene i lokket, kan du ikke kaste.</translation>
    </message>
    <message>
        <source>If no clock token is spent, you can’t discard.</source>
        <translation>Er ingen klokkebrikke brukt, kan du ikke kaste.</translation>
    </message>
    <message>
        <source>If none is spent, the bonus is lost.</source>
        <translation>Er ingen brukt, faller bonusen bort.</translation>
    </message>
    <message>
        <source>If none is spent, the bonus is lost.</source>
        <comment>blue and red tokens</comment>
        <translation>Ligger alle de blå sjetongene i lokket, faller bonusen bort.</translation>
    </message>
    <message>
        <source>That costs one blue token.</source>
        <translation>Det koster én blå sjetong.</translation>
    </message>
    <message>
        <source>That costs one clock token.</source>
        <translation>Det koster én klokkebrikke.</translation>
    </message>
    <message>
        <source>That costs one hint tile.</source>
        <translation>Det koster én hintbrikke.</translation>
    </message>
    <message>
        <source>If it’s the 1 that starts the firework of its colour, or exactly one higher than the top card there, it fits: add it.</source>
        <translation>Det passer hvis det er eneren som begynner fyrverkeriet i sin farge, eller hvis tallet er nøyaktig 1 høyere enn på det øverste kortet der. Da legger du det på.</translation>
    </message>
    <message>
        <source>It’s a green 1, no longer needed. {gain} Cleo draws.</source>
        <extracomment>{gain} is a sentence: “A clock token comes back.”</extracomment>
        <translation>Det er en grønn ener, som ingen trenger lenger. {gain} Cleo trekker.</translation>
    </message>
    <message>
        <source>It’s the blue 2, and it fits. Bo draws.</source>
        <translation>Det er den blå toeren, og den passer. Bo trekker.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. Every mistake sends one in.</source>
        <translation>
            <numerusform>La den røde sjetongen ligge ved siden av lokket. Gjør dere en feil, går den oppi.</numerusform>
            <numerusform>La de %n røde sjetongene ligge ved siden av lokket. For hver feil går én oppi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up. Spent ones are turned on their side.</source>
        <translation>
            <numerusform>Legg ut klokkebrikken rett vei. Når den er brukt, legges den på tvers.</numerusform>
            <numerusform>Legg ut de %n klokkebrikkene rett vei. De brukte legges på tvers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Legg ut hintbrikken med den hvite siden opp. Når den er brukt, snus den til svart.</numerusform>
            <numerusform>Legg ut de %n hintbrikkene med den hvite siden opp. De brukte snus til svart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n storm tiles, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Legg uværsbrikken ved siden av, med stjernehimmelen opp. En feil snur den til lyn.</numerusform>
            <numerusform>Legg de %n uværsbrikkene ved siden av, med stjernehimmelen opp. Hver feil snur én til lyn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Legg hintbrikken foran mesteren, med den hvite siden opp. Når den er brukt, snus den til svart.</numerusform>
            <numerusform>Legg de %n hintbrikkene foran mesteren, med den hvite siden opp. De brukte snus til svart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Legg også uværsbrikken foran mesteren, med stjernehimmelen opp. En feil snur den til lyn.</numerusform>
            <numerusform>Legg også de %n uværsbrikkene foran mesteren, med stjernehimmelen opp. Hver feil snur én til lyn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle 50 cards, all but the multicolour ones.</source>
        <translation>Stokk 50 kort, alle unntatt de flerfargede.</translation>
    </message>
    <message>
        <source>Look after the 5s and the multicolour cards: there’s only one of each. Everything else comes at least twice, so don’t be afraid to discard.</source>
        <translation>Pass godt på femmerne og de flerfargede kortene, for det finnes bare ett av hvert. Alle andre kort finnes det flere av, så ikke vær redd for å kaste.</translation>
    </message>
    <message>
        <source>Look after the 5s: there’s only one of each. Everything else comes at least twice, so don’t be afraid to discard.</source>
        <translation>Pass godt på femmerne, for det finnes bare én i hver farge. Alle andre kort finnes det flere av, så ikke vær redd for å kaste.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Se bort</translation>
    </message>
    <message>
        <source>Lost.</source>
        <translation>Tapt.</translation>
    </message>
    <message>
        <source>Multicolour cards</source>
        <translation>Flerfargede kort</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Ingenting igjen å gjøre</translation>
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
        <source>Say aloud that you’re discarding before you do it.</source>
        <translation>Si høyt at du kaster, før du gjør det.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Ta tilbake?</translation>
    </message>
    <message>
        <source>Strictly speaking, hints are all you may give each other.</source>
        <translation>Strengt tatt er hint det eneste dere får si til hverandre.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Prat rundt bordet</translation>
    </message>
    <message>
        <source>The last red token goes into the box lid.</source>
        <translation>Den siste røde sjetongen går i eskelokket.</translation>
    </message>
    <message>
        <source>The last storm tile is turned to lightning.</source>
        <translation>Den siste uværsbrikken snus til lyn.</translation>
    </message>
    <message>
        <source>The last red fuse token is turned on its side.</source>
        <translation>Den siste røde luntebrikken legges på tvers.</translation>
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
        <source>From left to right: {cards}.</source>
        <translation>Fra venstre mot høyre: {cards}.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I midten ligger fyrverkeriene, ingen av dem påbegynt ennå. Til venstre ligger sjetongene med eskelokket, og ved siden av lokket kastebunken; til høyre ligger trekkbunken. Medspillernes kort øverst viser forsiden, kortene nederst bare baksiden.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left is what counts hints and mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>I midten ligger fyrverkeriene, ingen av dem påbegynt ennå. Til venstre ligger det som teller hint og feil, til høyre trekkbunken og kastebunken. Medspillernes kort øverst viser forsiden, kortene nederst bare baksiden.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Stikkord</translation>
    </message>
    <message>
        <source>That’s enough to begin</source>
        <translation>Det er nok til å begynne</translation>
    </message>
    <message>
        <source>The last mistake</source>
        <translation>Den siste feilen</translation>
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
        <source>Computers play by agreements. Keep your cards in order: oldest on the left, newest on the right.</source>
        <translation>Datamaskinene følger avtaler. La kortene ligge i rekkefølge: eldst til venstre, nyest til høyre.</translation>
    </message>
    <message>
        <source>a card seen from the back</source>
        <translation>et kort sett fra baksiden</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>kastet</translation>
    </message>
    <message>
        <source>in this game</source>
        <translation>i dette spillet</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spill</translation>
    </message>
    <message>
        <source>you: play</source>
        <translation>du: spill</translation>
    </message>
    <message>
        <source>{card} (pointed at)</source>
        <translation>{card} (pekt på)</translation>
    </message>
    <message>
        <source>{colour}: not begun</source>
        <translation>{colour}: ikke påbegynt</translation>
    </message>
    <message>
        <source>“Television mode” in the “View” menu makes everything larger.</source>
        <extracomment>Quotes the menu &quot;View&quot; and its entry &quot;Television mode&quot;.</extracomment>
        <translation>«TV-modus» i menyen «Vis» gjør alt større.</translation>
    </message>
    <message>
        <source>“Why?” explains what a computer did, “Advice” suggests what to do.</source>
        <extracomment>Quotes the buttons &quot;Why?&quot; and &quot;Advice&quot;.</extracomment>
        <translation>«Hvorfor?» forklarer en datamaskins tur, «Råd» hjelper med din.</translation>
    </message>
    <message>
        <source>“You have one 5, right here.”</source>
        <translation>«Du har én femmer, akkurat her.»</translation>
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
        <source>The rules of Hanabi</source>
        <translation>Reglene for Hanabi</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Poengsummen</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Dere spiller med</translation>
    </message>
    <message>
        <source>Now you see every hand but your own, and what’s new. This is the only place to take your turn. If nothing happens for a while, the cards are covered.</source>
        <translation>Nå ser du hva som har skjedd, og alle kort unntatt dine egne. Bare nå kan du gi hint, spille eller kaste. Skjer det ingenting på en stund, dekkes kortene til.</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Legg den blå sjetongen i eskelokket. Når den er brukt, legges den ved siden av.</numerusform>
            <numerusform>Legg de %n blå sjetongene i eskelokket. De brukte legges ved siden av.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red 4, yellow 5, green 2, blue 4 and white 3 make {sum} points.</source>
        <translation>Rødt 4, gult 5, grønt 2, blått 4 og hvitt 3 blir {sum} poeng.</translation>
    </message>
    <message>
        <source>Red 4, yellow 5, green 2, blue 4, white 3 and multicolour 3 make {sum} points.</source>
        <translation>Rødt 4, gult 5, grønt 2, blått 4, hvitt 3 og flerfarget 3 blir {sum} poeng.</translation>
    </message>
    <message>
        <source>Red needs its 1 first.</source>
        <translation>Rødt trenger eneren først.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one blue token comes back, on top of any bonus. If none is spent, you get nothing extra.</source>
        <translation>Riktig farge, og kortet passer: Legg det på som vanlig. Én blå sjetong kommer tilbake, i tillegg til bonusen hvis det er en femmer. Ligger alle i lokket fra før, får dere ikke noe ekstra.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one clock token comes back, on top of any bonus. If none is spent, you get nothing extra.</source>
        <translation>Riktig farge, og kortet passer: Legg det på som vanlig. Én klokkebrikke kommer tilbake, i tillegg til bonusen hvis det er en femmer. Er ingen brukt, får dere ikke noe ekstra.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one hint tile is turned back to white, on top of any bonus. If all are white, you get nothing extra.</source>
        <translation>Riktig farge, og kortet passer: Legg det på som vanlig. Én hintbrikke snus tilbake til hvit, i tillegg til bonusen hvis det er en femmer. Er alle hvite, får dere ikke noe ekstra.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Multicolour cards are a sixth colour, with a sixth firework. A perfect show is then worth 30 points.</source>
        <translation>Flerfargede kort er en sjette farge med et sjette fyrverkeri. En perfekt oppvisning gir da 30 poeng.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside them. Every mistake takes one off and lays it on its side.</source>
        <translation>
            <numerusform>Legg den røde luntebrikken ved siden av. Ved en feil legges den på tvers.</numerusform>
            <numerusform>Stable de %n røde luntebrikkene ved siden av. For hver feil legges den øverste på tvers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start with the 1s: an early hint about them is rarely wasted.</source>
        <translation>Begynn med enerne: Et tidlig hint om dem er sjelden bortkastet.</translation>
    </message>
    <message>
        <source>Play without variants and with full memory aid; if you own the card game, choose the edition you have. Once you’ve scored 20, try the variants.</source>
        <translation>Spill uten varianter og med full huskehjelp. Har dere kortspillet hjemme, velger dere samme utgave. Når dere har klart 20 poeng, kan dere prøve mer.</translation>
    </message>
    <message>
        <source>All ten cards. Hints can name multicolour like any other colour.</source>
        <translation>Alle ti kort er med. Hint kan nevne flerfarget på lik linje med de andre fargene.</translation>
    </message>
    <message>
        <source>All ten cards. No hint can ever name multicolour; instead, every colour hint also points at all multicolour cards in that hand.</source>
        <translation>Alle ti kort er med. Ingen hint kan nevne flerfarget. Til gjengjeld peker hvert fargehint også på alle flerfargede kort på hånden.</translation>
    </message>
    <message>
        <source>The 5 completes yellow.</source>
        <translation>Femmeren fullfører det gule.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutten</translation>
    </message>
    <message>
        <source>The example.</source>
        <translation>Eksempelet.</translation>
    </message>
    <message>
        <source>The explosion lies uncovered.</source>
        <translation>Nå kommer eksplosjonen til syne.</translation>
    </message>
    <message>
        <source>The first mistake</source>
        <translation>Den første feilen</translation>
    </message>
    <message>
        <source>The first mistake loses the game at once.</source>
        <translation>Med den første feilen er spillet tapt på flekken.</translation>
    </message>
    <message>
        <source>The fourth mistake</source>
        <translation>Den fjerde feilen</translation>
    </message>
    <message>
        <source>The fourth mistake loses the game at once.</source>
        <translation>Med den fjerde feilen er spillet tapt på flekken.</translation>
    </message>
    <message>
        <source>The game goes on even when 25 points are out of reach.</source>
        <translation>Spillet går videre selv om 25 poeng er utenfor rekkevidde.</translation>
    </message>
    <message>
        <source>The game goes on even when 30 points are out of reach.</source>
        <translation>Spillet går videre selv om 30 poeng er utenfor rekkevidde.</translation>
    </message>
    <message>
        <source>The last card is drawn</source>
        <translation>Det siste kortet er trukket</translation>
    </message>
    <message>
        <source>The last copy of a card you still need lands on the discard pile: you lose.</source>
        <translation>Det siste eksemplaret av et kort dere fortsatt trenger, havner i kastebunken: Dere taper.</translation>
    </message>
    <message>
        <source>The master plays like everyone else.</source>
        <translation>Mesteren spiller som alle andre.</translation>
    </message>
    <message>
        <source>Nobody else touches the tokens.</source>
        <comment>blue and red tokens</comment>
        <translation>Ingen andre rører sjetongene.</translation>
    </message>
    <message>
        <source>For each game, “Memory aid” sets what the cards keep showing: all that hints have said and ruled out, only the latest hint, or nothing.</source>
        <translation>For hvert spill bestemmer «Huskehjelp» hva som blir stående på kortene: alt hintene har sagt og utelukket, bare det siste hintet eller ingenting.</translation>
    </message>
    <message>
        <source>Looking again</source>
        <translation>Se hit igjen</translation>
    </message>
    <message>
        <source>Nothing to play?</source>
        <translation>Ingenting å spille?</translation>
    </message>
    <message>
        <source>A hint is about one card. Play that card if it can fit, even if you aren’t sure (exceptions: see below). If it can’t fit yet, keep it.</source>
        <translation>Et hint gjelder bare ett kort. Spill det hvis det kan passe, også når du er usikker. Ellers beholder du det. (Unntak: se nedenfor.)</translation>
    </message>
    <message>
        <source>A teammate gets a hint?</source>
        <translation>Får en medspiller hint?</translation>
    </message>
    <message>
        <source>All Dan knows of one card is that it’s red; he hopes it’s the 1. It’s the 3: a mistake. {mistake} Dan draws.</source>
        <extracomment>{mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”</extracomment>
        <translation>Om ett av kortene vet Dan bare at det er rødt; han håper det er eneren. Det er treeren: en feil. {mistake} Dan trekker.</translation>
    </message>
    <message>
        <source>By the printed book, the oldest is the master and goes first. Our own ruling: without a master, the oldest still goes first.</source>
        <translation>Ifølge det trykte heftet er den eldste mester og begynner. Vår egen regel: Den eldste begynner også uten mester.</translation>
    </message>
    <message>
        <source>Give a hint that makes a teammate play what fits or keep what’s needed. If there’s none, discard your oldest card without a hint.</source>
        <translation>Gi et hint som får en annen til å spille et kort som passer, eller beholde ett dere trenger. Ellers kaster du ditt eldste kort uten hint.</translation>
    </message>
    <message>
        <source>For a round, if a third player’s hinted card or newest without a hint may be needed first (“red”: the next red; “3”: any 2 that fits).</source>
        <translation>Én runde, hvis en tredje spiller har kortet før ditt, med hint eller som nyeste uten («rød»: det neste røde, «3»: en toer som passer).</translation>
    </message>
    <message>
        <source>If one of them was your oldest card without a hint, it’s about that one. If not, it’s about the newest of them that had no hint before. Keep the others until they’re likely to fit.</source>
        <translation>Var ett av dem det eldste kortet ditt uten hint, gjelder hintet det. Ellers det nyeste av dem som ikke hadde hint fra før. De andre beholder du til de trolig passer.</translation>
    </message>
    <message>
        <source>It points at several?</source>
        <translation>Peker det på flere?</translation>
    </message>
    <message>
        <source>Play with full memory aid; if you own the card game, choose the edition you have. Once you’ve scored 20, try another edition’s variants.</source>
        <translation>Spill med full huskehjelp. Har dere kortspillet hjemme, velger dere samme utgave. Når dere har klart 20 poeng, kan dere prøve variantene i en annen utgave.</translation>
    </message>
    <message>
        <source>Many hints left?</source>
        <translation>Mange hint igjen?</translation>
    </message>
    <message>
        <source>Must you wait?</source>
        <translation>Må du vente?</translation>
    </message>
    <message>
        <source>Same cards again?</source>
        <translation>Samme kort igjen?</translation>
    </message>
    <message>
        <source>The master puts one blue token back into the lid; then you discard and draw.</source>
        <translation>Mesteren legger én blå sjetong tilbake i eskelokket. Så kaster du og trekker.</translation>
    </message>
    <message>
        <source>The master puts one clock token into the lid; then you give your hint.</source>
        <translation>Mesteren legger én klokkebrikke i eskelokket. Så gir du hintet.</translation>
    </message>
    <message>
        <source>The master takes one blue token out of the lid; then you give your hint.</source>
        <translation>Mesteren tar én blå sjetong ut av eskelokket. Så gir du hintet.</translation>
    </message>
    <message>
        <source>The master takes one clock token out of the lid; then you discard and draw.</source>
        <translation>Mesteren tar én klokkebrikke ut av eskelokket. Så kaster du og trekker.</translation>
    </message>
    <message>
        <source>The master turns one black tile to white; then you discard and draw.</source>
        <translation>Mesteren snur én svart brikke til hvit. Så kaster du og trekker.</translation>
    </message>
    <message>
        <source>The master turns one clock token on its side; then you give your hint.</source>
        <translation>Mesteren legger én klokkebrikke på tvers. Så gir du hintet.</translation>
    </message>
    <message>
        <source>The master turns one clock token the right way up; then you discard and draw.</source>
        <translation>Mesteren legger én klokkebrikke rett vei. Så kaster du og trekker.</translation>
    </message>
    <message>
        <source>The master turns one white tile to black; then you give your hint.</source>
        <translation>Mesteren snur én hvit brikke til svart. Så gir du hintet.</translation>
    </message>
    <message>
        <source>The moment all fireworks are complete, you’ve won, with {points} points, even if cards are left in the deck.</source>
        <translation>Straks alle fyrverkeriene er fullført, har dere vunnet, med {points} poeng, selv om det er kort igjen i trekkbunken.</translation>
    </message>
    <message>
        <source>The multicolour cards make a sixth firework of their own.</source>
        <translation>De flerfargede kortene blir et eget, sjette fyrverkeri.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, goes first and plays like everyone else.</source>
        <translation>Den eldste av dere er mester, begynner og spiller som alle andre.</translation>
    </message>
    <message>
        <source>The second mistake</source>
        <translation>Den andre feilen</translation>
    </message>
    <message>
        <source>The second mistake loses the game at once.</source>
        <translation>Med den andre feilen er spillet tapt på flekken.</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Historien</translation>
    </message>
    <message>
        <source>The third mistake</source>
        <translation>Den tredje feilen</translation>
    </message>
    <message>
        <source>The third mistake loses the game at once.</source>
        <translation>Med den tredje feilen er spillet tapt på flekken.</translation>
    </message>
    <message>
        <source>Then draw a new card, unseen.</source>
        <translation>Trekk så et nytt kort uten å se på det.</translation>
    </message>
    <message>
        <source>There’s no last round. When the deck is empty, you play on without drawing, with ever smaller hands.</source>
        <translation>Det er ingen siste runde. Når trekkbunken er tom, spiller dere videre uten å trekke, med stadig færre kort på hånden.</translation>
    </message>
    <message>
        <source>This edition also offers:</source>
        <translation>Denne utgaven har disse variantene:</translation>
    </message>
    <message>
        <source>This edition has no variants of its own.</source>
        <translation>Denne utgaven har ingen varianter.</translation>
    </message>
    <message>
        <source>This edition’s variants; those in this game are marked.</source>
        <translation>Variantene i denne utgaven. De dere spiller med, er merket.</translation>
    </message>
    <message>
        <source>Shuffle 55 cards, five of them multicolour, numbered 1 to 5.</source>
        <translation>Stokk 55 kort, med fem av de flerfargede, nummerert fra 1 til 5.</translation>
    </message>
    <message>
        <source>Shuffle all 60 cards, the ten multicolour ones too.</source>
        <translation>Stokk alle 60 kortene, også de ti flerfargede.</translation>
    </message>
    <message>
        <source>Shuffle all 55 cards, the five multicolour ones too.</source>
        <translation>Stokk alle 55 kortene, også de fem flerfargede.</translation>
    </message>
    <message>
        <source>Three things end the game:</source>
        <translation>Spillet kan slutte på tre måter:</translation>
    </message>
    <message>
        <source>To name a colour first, choose “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Vil du si en farge først, velger du «Si en farge…».</translation>
    </message>
    <message>
        <source>Told “5” or “2”?</source>
        <translation>Femmer eller toer?</translation>
    </message>
    <message>
        <source>Turn any card from your hand face up, even one you know nothing about.</source>
        <translation>Snu et kort fra hånden, enten du vet hva det er eller ikke.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master puts a red token into the lid; for a bonus, a blue one. Then draw.</source>
        <translation>Snu kortet. Passer det ikke, legger mesteren en rød sjetong i eskelokket. Gir det bonus, legger mesteren en blå dit. Så trekker du.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master puts the top fuse token into the lid; for a bonus, the master takes a clock token out. Then draw.</source>
        <translation>Snu kortet. Passer det ikke, legger mesteren den øverste luntebrikken i eskelokket. Gir det bonus, tar mesteren en klokkebrikke ut. Så trekker du.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master turns a red fuse token on its side; for a bonus, a clock token the right way up. Then draw.</source>
        <translation>Snu kortet. Passer det ikke, legger mesteren en rød luntebrikke på tvers. Gir det bonus, legger mesteren en klokkebrikke rett vei. Så trekker du.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master turns a storm tile to lightning; for a bonus, a black hint tile to white. Then draw.</source>
        <translation>Snu kortet. Passer det ikke, snur mesteren en uværsbrikke til lyn. Gir det bonus, snur mesteren en svart hintbrikke til hvit. Så trekker du.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>What a hint costs.</source>
        <translation>Det et hint koster.</translation>
    </message>
    <message>
        <source>Announcing to the master is always allowed.</source>
        <translation>Å melde til mesteren er alltid lov.</translation>
    </message>
    <message>
        <source>Unless it only saves their card, it may call for yours first. The red 1 has been played. Ada tells Bo his newest card is red. You see it’s the 3: Ada wants the red 2 played first. Look at every hand except Ada’s and Bo’s. If you see no red 2, it’s yours: a hinted card that may be it, else your newest without a hint. Play it! Bo sees your 2 and waits.</source>
        <translation>Kanskje skal du spille først (ikke hvis hintet bare redder). Den røde eneren er spilt. Ada sier til Bo at det nyeste kortet hans er rødt, og du ser at det er treeren: Noen skal spille den røde toeren først. Ser du ingen rød toer hos andre enn Ada og Bo? Da har du den: et kort med hint som kan være den, ellers ditt nyeste uten hint. Spill det! Bo ser toeren din og venter.</translation>
    </message>
    <message>
        <source>What you can see</source>
        <translation>Det dere ser</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>Det dere spiller med</translation>
    </message>
    <message>
        <source>What’s in the box</source>
        <translation>I esken</translation>
    </message>
    <message>
        <source>When someone draws the last card, everyone gets exactly one more turn, including whoever drew it. Nobody draws any more.</source>
        <translation>Når noen trekker det siste kortet, får alle nøyaktig én tur til, også den som trakk det. Ingen trekker mer.</translation>
    </message>
    <message>
        <source>When the deck is empty, you play on. The game ends in one of these ways:</source>
        <translation>Når trekkbunken er tom, spiller dere videre. Spillet kan slutte slik:</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Hvilket kort?</translation>
    </message>
    <message>
        <source>While someone is thinking, everyone else keeps a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Mens noen tenker, holder alle andre masken: ingen kommentarer, ingen dulting, ingen megetsigende sukk.</translation>
    </message>
    <message>
        <source>Whoever is wearing the most colourful clothes.</source>
        <translation>Den som har de mest fargerike klærne.</translation>
    </message>
    <message>
        <source>Why this hint, and why now? Usually you should play what it points at, or hang on to it.</source>
        <translation>Spør deg selv: Hvorfor dette hintet, og hvorfor nå? Som regel skal du spille kortet, eller beholde det.</translation>
    </message>
    <message>
        <source>Once your hand is empty, you can only give hints, and can’t be given any.</source>
        <translation>Har du ingen kort igjen, kan du bare gi hint, og ingen kan gi deg noen.</translation>
    </message>
    <message>
        <source>With six colours, the scale ends:</source>
        <translation>Med seks farger slutter skalaen slik:</translation>
    </message>
    <message>
        <source>With three players, three more turns.</source>
        <translation>Er dere tre, blir det tre turer til.</translation>
    </message>
    <message>
        <source>Wrong colour: a mistake. The card goes to the discard pile, even if it would have fitted.</source>
        <translation>Feil farge teller som en feil. Kortet går i kastebunken, selv om det ville ha passet.</translation>
    </message>
    <message>
        <source>Without a 4, yellow can only grow to 3; without a 3, green can grow no more.</source>
        <translation>Uten firere kan gult bare vokse til 3, og uten treere vokser ikke grønt mer.</translation>
    </message>
    <message>
        <source>It combines with any of the multicolour variants.</source>
        <translation>Den kan kombineres med hvilken som helst av variantene med flerfargede kort.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green.</source>
        <translation>Du kan nevne hvit, rød, blå, gul og grønn.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour can never be named: its cards are wild, and every colour hint also points at all of them in that hand.</source>
        <translation>Du kan nevne hvit, rød, blå, gul og grønn. Flerfarget kan aldri nevnes: Disse kortene er jokere, og hvert fargehint peker også på alle flerfargede kort på hånden.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any other: no other hint about a colour points at it.</source>
        <translation>Du kan nevne hvit, rød, blå, gul, grønn og flerfarget. Flerfarget er en farge som alle andre: Ingen andre fargehint peker på den.</translation>
    </message>
    <message>
        <source>You lose at once, with 0 points.</source>
        <translation>Dere taper på flekken og får 0 poeng.</translation>
    </message>
    <message>
        <source>Shuffle all 50 cards.</source>
        <translation>Stokk alle 50 kortene.</translation>
    </message>
    <message>
        <source>What they announce to the master is left out here.</source>
        <translation>Det de melder til mesteren, er utelatt her.</translation>
    </message>
    <message>
        <source>You win, with {points} points.</source>
        <translation>Dere vinner med {points} poeng.</translation>
    </message>
    <message>
        <source>Your choice announces the action. If you play, turn your card up. The master clicks or drags what lights up.</source>
        <translation>Handlingen meldes når du velger den. Spiller du, snur du kortet selv. Mesteren klikker på det som lyser, eller drar det på plass.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Det første spillet deres</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Spillene deres</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behold</translation>
    </message>
    <message>
        <source>“1” points at every 1.</source>
        <translation>«1» peker på alle enerne.</translation>
    </message>
    <message>
        <source>“Blue” points at the blue card, and at both multicolour ones.</source>
        <translation>«Blå» peker på det blå kortet og på begge de flerfargede.</translation>
    </message>
    <message>
        <source>“Bo, you have one 2, right here.” {cost} “The 2 must fit somewhere,” thinks Bo.</source>
        <extracomment>{cost} is a sentence: “It costs one clock token.”</extracomment>
        <translation>«Bo, du har én toer, akkurat her.» {cost} «Toeren passer vel et sted», tenker Bo.</translation>
    </message>
    <message>
        <source>“Green!” It’s green, and it fits.</source>
        <translation>«Grønn!» Det er grønt, og det passer.</translation>
    </message>
    <message>
        <source>“Multicolour” points at both multicolour cards.</source>
        <translation>«Flerfarget» peker på begge de flerfargede kortene.</translation>
    </message>
    <message>
        <source>“Red” points at both red cards, and at the multicolour one.</source>
        <translation>«Rød» peker på begge de røde kortene og på det flerfargede.</translation>
    </message>
    <message>
        <source>“Red” points at both red cards.</source>
        <translation>«Rød» peker på begge de røde kortene.</translation>
    </message>
    <message>
        <source>“You have no 2s.”</source>
        <translation>«Du har ingen toere.»</translation>
    </message>
    <message>
        <source>“You have three blue cards: here, here and here”, even if one is multicolour.</source>
        <translation>«Du har tre blå kort: her, her og her», selv om ett av dem er flerfarget.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Hvem begynner</translation>
    </message>
    <message>
        <source>With a master</source>
        <translation>Med mester</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Dine egne kort</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>If it doesn’t fit, that’s a mistake. {mistake}</source>
        <extracomment>{mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”</extracomment>
        <translation>Passer det ikke, er det en feil. {mistake}</translation>
    </message>
    <message>
        <source>Number or symbol? Tick or cross?</source>
        <translation>Tall eller symbol? Hake eller kryss?</translation>
    </message>
    <message>
        <source>Only a perfect show wins; there’s no verdict. There’s no last round: when the deck is empty, you play on without drawing. The last copy of a card you still need is indispensable; if it lands on the discard pile, the game is lost. Our own ruling: once your hand is empty, you can only give hints, and can’t be given any; if you can’t give one on your turn, the game is lost at once.</source>
        <translation>Bare en perfekt oppvisning gir seier, og poengskalaen brukes ikke. Det er ingen siste runde: Når trekkbunken er tom, spiller dere videre uten å trekke. Det siste eksemplaret av et kort er uunnværlig så lenge fyrverkeriet trenger det. Havner et slikt kort i kastebunken, er spillet tapt. Vår egen regel: Har du ingen kort igjen, kan du bare gi hint, ikke få dem. Kan du heller ikke gi hint når det er din tur, er spillet tapt med en gang.</translation>
    </message>
    <message>
        <source>If on your turn you have no cards left and can’t give a hint either, the show can’t be finished, and the game is lost at once. Like everything about empty hands, this is our own ruling.</source>
        <translation>Har du verken kort igjen eller noe hint å gi når det er din tur, kan oppvisningen ikke fullføres, og spillet er tapt med en gang. Det er, som alt om tom hånd, vår egen regel.</translation>
    </message>
    <message>
        <source>Multicolour is named as a colour of its own (our own ruling).</source>
        <translation>Flerfarget nevnes som en egen farge (vår egen regel).</translation>
    </message>
    <message>
        <source>Right colour, but it doesn’t fit: an ordinary mistake, without a reward (our own ruling).</source>
        <translation>Riktig farge, men kortet passer ikke: en vanlig feil, uten gevinst (vår egen regel).</translation>
    </message>
    <message>
        <source>That is our own ruling.</source>
        <translation>Det er vår egen regel.</translation>
    </message>
    <message>
        <source>The scale ends at 25. Our own ruling: with six colours, its top verdict covers everything from 25 up, and only 30 is a perfect show.</source>
        <translation>Skalaen slutter på 25. Vår egen regel: Med seks farger gjelder den siste dommen fra 25 og oppover, og bare 30 er en perfekt oppvisning.</translation>
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
        <source>Bonus: reward, extra hint, finished firework, completing, five, 5, fives</source>
        <translation>Bonus for femmeren: bonus, belønning, ekstra hint, fullført fyrverkeri, femmer, 5, gratis, tilbake</translation>
    </message>
    <message>
        <source>Components: box, contents, pieces, material, parts</source>
        <translation>Spillmateriell: eske, innhold, komponenter, deler, utstyr, materiell, brikker</translation>
    </message>
    <message>
        <source>Cards: copies, duplicates, distribution, values, numbers, ranks, how many of each</source>
        <translation>Kort: antall, fordeling, tall, verdier, hvor mange av hver, like kort, eksemplarer</translation>
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
        <source>Blocked fireworks: dead, stuck, lost card, ribbon, smoke, tag</source>
        <translation>Sperrede fyrverkerier: dødt, låst, blokkert, står fast, tapt kort, bånd, sløyfe, røyk, skilt</translation>
    </message>
    <message>
        <source>Fireworks: stack, pile, sequence, order, build</source>
        <translation>Fyrverkerier: fyrverkeri, rekke, rekkefølge, bygge, stabel</translation>
    </message>
    <message>
        <source>At a glance: overview, rules, summary, quick, short, cheat sheet</source>
        <translation>Kort fortalt: oversikt, sammendrag, hurtig, kortversjon</translation>
    </message>
    <message>
        <source>All tokens available: all eight tokens, 8, full, none spent</source>
        <translation>Alle sjetongene på plass: alle åtte, 8, fullt, ingen brukt</translation>
    </message>
    <message>
        <source>Computers: teammates, bot, alone, solo, one player, conventions, agreements</source>
        <translation>Datamaskiner: medspillere, robot, bot, alene, solo, én spiller, konvensjoner, avtaler</translation>
    </message>
    <message>
        <source>Hand size: deal, dealing, how many cards, each player, four cards, five cards</source>
        <translation>Antall kort på hånden: håndens størrelse, dele ut, utdeling, hvor mange kort, hver spiller, fire kort, fem kort</translation>
    </message>
    <message>
        <source>Hand: hold, holding, backwards, face away, own cards</source>
        <translation>Hånd: holde kortene, bakvendt, baksiden, bort fra seg, egne kort</translation>
    </message>
    <message>
        <source>Hints to yourself: myself, own hint, own hand</source>
        <translation>Hint til deg selv: meg selv, eget hint, egen hånd</translation>
    </message>
    <message>
        <source>Hints: clue, clues, information, info, tell, inform, give a hint, two colours, both at once</source>
        <translation>Hint: opplysning, opplysninger, ledetråd, tips, informasjon, info, fortelle, gi et hint, to farger, begge deler</translation>
    </message>
    <message>
        <source>Last copy: indispensable, critical, unique, irreplaceable, only one left</source>
        <translation>Siste eksemplar: uunnværlig, kritisk, eneste, uerstattelig, av sitt slag</translation>
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
        <source>Score: points, scoring, result, counting, add up, worth, lost game</source>
        <translation>Poengsum: poeng, resultat, telle, regne ut, poengberegning, tapt spill</translation>
    </message>
    <message>
        <source>Playing on screen: computer, look away, private view, peek, secret, keyboard, television</source>
        <translation>Spille på skjermen: datamaskin, PC, se bort, alene med kortene, kikke, hemmelig, tastatur, TV</translation>
    </message>
    <message>
        <source>Set-up: setup, setting up, prepare, preparation, shuffle, start, layout</source>
        <translation>Oppsett: forberedelser, forberede, gjøre klart, stokke, starte, begynne</translation>
    </message>
    <message>
        <source>Who goes first: starting player, first player, who starts, who begins, begin, oldest, youngest</source>
        <translation>Hvem begynner: startspiller, hvem starter, første spiller, eldst, yngst</translation>
    </message>
    <message>
        <source>Taking back: undo, redo, take back, misclick, revert</source>
        <translation>Ta tilbake: angre, gjøre om, feilklikk, omgjøre</translation>
    </message>
    <message>
        <source>Talking: speak, say, communication, table talk, cheat, cheating, silence, secret signs</source>
        <translation>Prat rundt bordet: snakke, si, kommunikasjon, jukse, juks, stillhet, hemmelige tegn</translation>
    </message>
    <message>
        <source>Variants: expert, difficulty, harder, easier, options, advanced, house rules</source>
        <translation>Varianter: ekspert, vanskelighetsgrad, vanskeligere, lettere, husregler, avansert</translation>
    </message>
    <message>
        <source>a about after allowed am an and any are as at be been but by can could did do does during for from game get got had has have he how i if in is it let make many may me mean more much must my need no not of off on one or our out rule rules s she should so some someone t than that the them then there they this to up us was we what when where which who why will with would you your</source>
        <translation>at av bare bli blir da de deg dem den dere det dette din din dine du eller en er et etter for fordi får få gi gir gjør gjøre ha har hva hvem hver hvilken hvis hvor hvordan hvorfor i ikke ingen inn jeg kan kunne lov lovlig mange man med meg men mens mer min mine mitt mye må nå når og også om opp oss over på regel regler se seg sin skal skje skjer som så til ut var ved vi vil være å</translation>
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
        <source>Closest match: “{words}”</source>
        <translation>Nærmeste treff: «{words}»</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Utgave</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
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
        <source>{place}, link</source>
        <translation>{place}, lenke</translation>
    </message>
    <message>
        <source>Rulebook text</source>
        <translation>Teksten i regelheftet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>Showing results for “{words}”</source>
        <translation>Viser treff for «{words}»</translation>
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
        <source>Unfinished game: {names} (turn {turn}, {points}).</source>
        <translation>{names} har et uferdig spill (tur {turn}, {points}).</translation>
    </message>
    <message numerus="yes">
        <source>the latest of %n unfinished games</source>
        <translation>
            <numerusform>det siste av %n uferdige spill</numerusform>
            <numerusform>det siste av %n uferdige spill</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tur {turn}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>{points} points on average {now}, just as {before}.</source>
        <translation>Like bra {now} som {before}: {points} poeng.</translation>
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
        <source>%n game(s) so far.</source>
        <translation>
            <numerusform>%n spill hittil.</numerusform>
            <numerusform>%n spill hittil.</numerusform>
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
        <source>%n game(s) in a row, each better than the one before; the record is {record}.</source>
        <translation>
            <numerusform>%n spill på rad bedre enn det forrige. Rekorden er {record}.</numerusform>
            <numerusform>%n spill på rad, hvert bedre enn det forrige. Rekorden er {record}.</numerusform>
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
        <source>&amp;Open the game</source>
        <translation>&amp;Åpne spillet</translation>
    </message>
    <message>
        <source>&amp;Save the list…</source>
        <translation>&amp;Lagre listen…</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle utgaver</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gjennomsnitt</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Grunnspillet</translation>
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
        <source>cards looked at %n time(s) without a turn</source>
        <translation>
            <numerusform>så på kortene én gang uten å gjøre noe</numerusform>
            <numerusform>så på kortene %n ganger uten å gjøre noe</numerusform>
        </translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle grupper</translation>
    </message>
    <message>
        <source>Your games will be listed here.</source>
        <translation>Spillene deres vises her.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, ending</source>
        <translation>Navn, utgave, variant, dato, utfall</translation>
    </message>
    <message>
        <source>Not finished, turn {turn}</source>
        <translation>Ikke ferdig, tur {turn}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Merknader</translation>
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
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poengsum</translation>
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
    <message numerus="yes">
        <source>%n card(s) played before the show was lost</source>
        <translation>
            <numerusform>%n kort på himmelen før den sluknet</numerusform>
            <numerusform>%n kort på himmelen før den sluknet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in a row without a defeat; the record is {record}.</source>
        <translation>
            <numerusform>%n spill på rad uten tap. Rekorden er {record}.</numerusform>
            <numerusform>%n spill på rad uten tap. Rekorden er {record}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together.</source>
        <translation>
            <numerusform>%n spill sammen.</numerusform>
            <numerusform>%n spill sammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n perfect show(s).</source>
        <translation>
            <numerusform>%n perfekt oppvisning.</numerusform>
            <numerusform>%n perfekte oppvisninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>&amp;Album</translation>
    </message>
    <message>
        <source>After your first game, its sky will hang here.</source>
        <translation>Her vises himmelen etter det første spillet deres.</translation>
    </message>
    <message>
        <source>All &amp;games</source>
        <translation>Alle &amp;spill</translation>
    </message>
    <message>
        <source>Finish a game without losing it.</source>
        <translation>Spill et spill ferdig uten å tape.</translation>
    </message>
    <message>
        <source>Complete every firework.</source>
        <translation>Fullfør alle fyrverkeriene.</translation>
    </message>
    <message>
        <source>Each game that is over counts once, even if it was ended early or turns were taken back; that is noted. Unfinished games in files are listed too, but don’t count.</source>
        <translation>Hvert spill som er over, teller én gang, også om det ble avsluttet før tiden eller noe er tatt tilbake; det står i merknadene. Uferdige spill i filer står i listen, men teller ikke.</translation>
    </message>
    <message numerus="yes">
        <source>Each dot is a game; the line is the average of the last %n</source>
        <translation>
            <numerusform>Én prikk per spill; linjen er snittet av det siste spillet</numerusform>
            <numerusform>Én prikk per spill; linjen er snittet av de siste %n spillene</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish with every hint available.</source>
        <translation>Spill et spill ferdig med alle hintene i behold.</translation>
    </message>
    <message>
        <source>Finish without a mistake.</source>
        <translation>Spill et spill ferdig uten en eneste feil.</translation>
    </message>
    <message>
        <source>Finish without losing a 5.</source>
        <translation>Spill et spill ferdig uten å miste en femmer.</translation>
    </message>
    <message>
        <source>Every 5 safe</source>
        <translation>Trygge femmere</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n datamaskin</numerusform>
            <numerusform>%n datamaskiner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new medal(s): {medals}.</source>
        <translation>
            <numerusform>%n ny medalje: {medals}.</numerusform>
            <numerusform>%n nye medaljer: {medals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with a turn taken back, or begun from the replay of another game, wins no medal.</source>
        <translation>Et spill der noe er tatt tilbake, eller som ble startet fra reprisen av et annet, gir ingen medalje.</translation>
    </message>
    <message>
        <source>Each game is a rocket: the more points, the higher it climbs.</source>
        <translation>Hvert spill er en rakett: Jo flere poeng, jo høyere når den.</translation>
    </message>
    <message>
        <source>Full marks</source>
        <translation>Full pott</translation>
    </message>
    <message>
        <source>Great applause</source>
        <translation>Stor applaus</translation>
    </message>
    <message>
        <source>Hints to spare</source>
        <translation>Hint til overs</translation>
    </message>
    <message>
        <source>In a row without a defeat</source>
        <translation>På rad uten tap</translation>
    </message>
    <message>
        <source>In a row, each better</source>
        <translation>På rad, stadig bedre</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaljer</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Ingen treff.</translation>
    </message>
    <message>
        <source>No show has reached its end yet. The next one may.</source>
        <translation>Ingen oppvisning er spilt ferdig ennå. Kanskje den neste?</translation>
    </message>
    <message>
        <source>Not won, because turns were taken back or games begun from a replay: {medals}.</source>
        <translation>Ikke vunnet, fordi noe ble tatt tilbake eller et spill ble startet fra en reprise: {medals}.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <translation>Fem på rad</translation>
    </message>
    <message>
        <source>On average {average} points, at best {best}.</source>
        <translation>I snitt {average} poeng, høyest {best}.</translation>
    </message>
    <message>
        <source>On average {points} points {now}, compared with {earlier} {before}.</source>
        <translation>I snitt {points} poeng {now}, mot {earlier} {before}.</translation>
    </message>
    <message>
        <source>Runs count only games played to the end; a game ended early is skipped.</source>
        <translation>I en rekke teller bare spill som er spilt ferdig; spill som ble avsluttet før tiden, hoppes over.</translation>
    </message>
    <message>
        <source>Opening night</source>
        <translation>Premiere</translation>
    </message>
    <message numerus="yes">
        <source>Play %n games in a row without a defeat.</source>
        <translation>
            <numerusform>Spill %n spill uten å tape.</numerusform>
            <numerusform>Spill %n spill på rad uten å tape.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the score book</source>
        <translation>Lagre poengboken</translation>
    </message>
    <message numerus="yes">
        <source>Score %n or more points in one game.</source>
        <translation>
            <numerusform>Få minst %n poeng i ett spill.</numerusform>
            <numerusform>Få minst %n poeng i ett spill.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Poengbok</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Stø hånd</translation>
    </message>
    <message>
        <source>The best show so far. {told}. {when}. Fireworks: {heights}.</source>
        <translation>Den beste oppvisningen hittil. {told}. {when}. Fyrverkerier: {heights}.</translation>
    </message>
    <message>
        <source>The first show is still to come</source>
        <translation>Den første oppvisningen venter</translation>
    </message>
    <message>
        <source>This game wins no medal.</source>
        <translation>Dette spillet gir ingen medalje.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spilletid</translation>
    </message>
    <message>
        <source>Time played: {time}.</source>
        <translation>Spilletid: {time}.</translation>
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
        <translation>en kopi til av et spill i listen: teller ikke</translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>høyest: {points}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a day is written: Qt&apos;s letters for the day, the name of the month, and the year.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>in autumn {year}</source>
        <translation>høsten {year}</translation>
    </message>
    <message>
        <source>in spring {year}</source>
        <translation>våren {year}</translation>
    </message>
    <message>
        <source>in summer {year}</source>
        <translation>sommeren {year}</translation>
    </message>
    <message numerus="yes">
        <source>in the first %n games</source>
        <translation>
            <numerusform>i det første spillet</numerusform>
            <numerusform>i de første %n spillene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the last %n games</source>
        <translation>
            <numerusform>i det siste spillet</numerusform>
            <numerusform>i de siste %n spillene</numerusform>
        </translation>
    </message>
    <message>
        <source>in winter {year}</source>
        <translation>vinteren {year}</translation>
    </message>
    <message>
        <source>none played to the end</source>
        <translation>ingen spilt ferdig</translation>
    </message>
    <message>
        <source>record: {count}</source>
        <translation>rekord: {count}</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>uten: {variant}</translation>
    </message>
    <message>
        <source>{firework} {height}</source>
        <translation>{firework} {height}</translation>
    </message>
    <message>
        <source>On average {points} points better {now} than {before}.</source>
        <translation>{points} poeng bedre {now} enn {before}.</translation>
    </message>
    <message>
        <source>{verdict}: {points}</source>
        <translation>{verdict}: {points}</translation>
    </message>
    <message>
        <source>{games}, none of them counted.</source>
        <translation>{games}, men ingen som teller.</translation>
    </message>
    <message numerus="yes">
        <source>{games}, of which %n counted: best {best}, average {average}.</source>
        <translation>
            <numerusform>{games}, %n teller med: høyest {best}, gjennomsnitt {average}.</numerusform>
            <numerusform>{games}, %n teller med: høyest {best}, gjennomsnitt {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} t {minutes} min</translation>
    </message>
    <message>
        <source>{medal}, not won yet. {how}</source>
        <translation>{medal}, ikke vunnet ennå. {how}</translation>
    </message>
    <message>
        <source>{medal}, won on {date}. {how}</source>
        <translation>{medal}, vunnet {date}. {how}</translation>
    </message>
    <message>
        <source>{medal}, won. {how}</source>
        <translation>{medal}, vunnet. {how}</translation>
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
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Tøm</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>S&amp;how a separate page before each turn</source>
        <translation>Vis en egen side før &amp;hver tur</translation>
    </message>
    <message>
        <source>For everything except players’ names and notes.</source>
        <translation>For alt unntatt navn og notater.</translation>
    </message>
    <message>
        <source>For all text; television mode has its own size.</source>
        <translation>For all tekst; TV-modus har sin egen størrelse.</translation>
    </message>
    <message>
        <source>Dark is night by the river; light is early evening.</source>
        <translation>Mørkt er natten ved elven, lyst er tidlig kveld.</translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>etter %n minutt</numerusform>
            <numerusform>etter %n minutter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n second(s)</source>
        <translation>
            <numerusform>etter %n sekund</numerusform>
            <numerusform>etter %n sekunder</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Ut&amp;seende</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrast</translation>
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
        <source>It says who may look: one more press each turn.</source>
        <translation>Den sier hvem som får se: ett trykk ekstra hver tur.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
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
        <source>Ask before a card is played or &amp;discarded</source>
        <translation>Spør før et kort blir spilt eller k&amp;astet</translation>
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
        <source>High</source>
        <comment>contrast</comment>
        <translation>Høy</translation>
    </message>
    <message>
        <source>To take back a card, you need everyone’s consent, or the master’s.</source>
        <translation>Et kort kan bare tas tilbake hvis alle, eller mesteren, går med på det.</translation>
    </message>
    <message>
        <source>A chime calls everyone back to the table, and fireworks are heard.</source>
        <translation>En klang kaller alle tilbake til bordet, og fyrverkeriet høres.</translation>
    </message>
    <message>
        <source>At the ta&amp;ble</source>
        <translation>V&amp;ed bordet</translation>
    </message>
    <message>
        <source>High: black and white, for dim light or tired eyes.</source>
        <translation>Høy: svart og hvitt, for dårlig lys eller slitne øyne.</translation>
    </message>
    <message>
        <source>When nobody touches the mouse or the keys for this long.</source>
        <translation>Når ingen rører musen eller tastene så lenge.</translation>
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
        <source>Reduced: nothing flies or bursts across the table.</source>
        <translation>Redusert: Ingenting flyr eller smeller over bordet.</translation>
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
        <source>Text si&amp;ze</source>
        <translation>Tekststø&amp;rrelse</translation>
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
        <source>&amp;Reset all</source>
        <translation>Ti&amp;lbakestill alt</translation>
    </message>
    <message>
        <source>Cover cards when &amp;idle</source>
        <translation>&amp;Dekk til viste kort</translation>
    </message>
    <message>
        <source>All settings are at their defaults already.</source>
        <translation>Alle innstillinger står allerede på standard.</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Redusert</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>There’s no sound at the moment: no loudspeaker was found, or the sounds can’t be played.</source>
        <translation>Det er ingen lyd akkurat nå: Ingen høyttaler ble funnet, eller lydene kan ikke spilles av.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Lytt</translation>
    </message>
    <message>
        <source>Turn over a &amp;played card</source>
        <translation>Sn&amp;u et spilt kort</translation>
    </message>
    <message>
        <source>U&amp;ndo reset</source>
        <translation>A&amp;ngre tilbakestilling</translation>
    </message>
    <message>
        <source>Until then, everyone guesses; any key turns it over at once.</source>
        <translation>Fram til da gjetter alle; trykk på en tast for å snu det med en gang.</translation>
    </message>
    <message>
        <source>Without symbols, only colour tells the cards apart.</source>
        <translation>Uten symboler er det bare fargene som skiller kortene fra hverandre.</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>turning a card over</comment>
        <translation>med en gang</translation>
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
    <message>
        <source>P&amp;oster…</source>
        <translation>Plaka&amp;t…</translation>
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
        <source>Journal: nothing has happened yet</source>
        <translation>Logg: Ingenting har skjedd ennå</translation>
    </message>
    <message>
        <source>What’s left</source>
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
        <translation>det siste eksemplaret</translation>
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
        <source>%n last copies lost</source>
        <translation>
            <numerusform>siste eksemplar av ett kort tapt</numerusform>
            <numerusform>siste eksemplar av %n kort tapt</numerusform>
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
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tur</numerusform>
            <numerusform>%n turer</numerusform>
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
        <translation>sirkel</translation>
    </message>
    <message>
        <source>clover leaf</source>
        <translation>kløverblad</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombe</translation>
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
        <source>{name} is looking at the hands</source>
        <translation>{name} kikker på kortene</translation>
    </message>
    <message>
        <source>play or discard</source>
        <translation>spille eller kaste</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>spille et kort</translation>
    </message>
    <message>
        <source>Still to play: {names}.</source>
        <translation>Har én tur igjen: {names}.</translation>
    </message>
    <message>
        <source>The card is taken back</source>
        <translation>Kortet er tatt tilbake</translation>
    </message>
    <message>
        <source>The game goes on after all</source>
        <translation>Spillet går videre likevel</translation>
    </message>
    <message>
        <source>The hint is taken back</source>
        <translation>Hintet er tatt tilbake</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>gi hint, spille, kaste</translation>
    </message>
    <message>
        <source>hint or play</source>
        <translation>gi hint eller spille</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>gi et hint</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>Én tur er tatt tilbake</numerusform>
            <numerusform>%n turer er tatt tilbake</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint.</source>
        <translation>Klikk på tallet eller symbolet på en medspillers kort for å gi et hint.</translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick plays and the cross discards.</source>
        <translation>Klikk på tallet eller symbolet på en medspillers kort for å gi et hint. På dine egne kort: Haken spiller, krysset kaster.</translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick plays.</source>
        <translation>Klikk på tallet eller symbolet på en medspillers kort for å gi et hint. På dine egne kort: Haken spiller.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Igjen</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Trekkbunke: %n kort</numerusform>
            <numerusform>Trekkbunke: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} may look!</source>
        <translation>Bare {name} får se!</translation>
    </message>
    <message>
        <source>Everyone, look!</source>
        <translation>Se hit, alle sammen!</translation>
    </message>
    <message>
        <source>It’s {name}’s turn again.</source>
        <translation>{name} har turen igjen.</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Siste runde: én tur igjen</numerusform>
            <numerusform>Siste runde: %n turer igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the last turn.</source>
        <translation>{name} har den siste turen.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Siste tur</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Feil</translation>
    </message>
    <message>
        <source>Next: {name} turns the card face up</source>
        <translation>Nå snur {name} kortet</translation>
    </message>
    <message>
        <source>No hints left: discarding brings one back. On your own cards, the tick plays and the cross discards.</source>
        <translation>Ingen hint igjen: Å kaste gir ett tilbake. På dine egne kort: Haken spiller, krysset kaster.</translation>
    </message>
    <message>
        <source>No more points can be won.</source>
        <translation>Det er ingen flere poeng å hente.</translation>
    </message>
    <message>
        <source>On your own cards, the tick plays.</source>
        <translation>På dine egne kort: Haken spiller.</translation>
    </message>
    <message>
        <source>Over to {name}</source>
        <extracomment>The master is to move a token now, or a player to turn the announced card face up.</extracomment>
        <translation>Over til {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Gjort om igjen</translation>
    </message>
    <message>
        <source>{name} plays card {place}: “{colour}”…</source>
        <translation>{name} spiller kort {place}: «{colour}»…</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>Turer igjen</translation>
    </message>
    <message>
        <source>{card} fits!</source>
        <translation>{card} passer!</translation>
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
        <source>{name} discards card {place}…</source>
        <translation>{name} kaster kort {place}…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} tenker…</translation>
    </message>
    <message>
        <source>{name} plays card {place}…</source>
        <translation>{name} spiller kort {place}…</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} har turen</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} av {of}</translation>
    </message>
    <message>
        <source>{name} will discard card {place}</source>
        <translation>{name} vil kaste kort {place}</translation>
    </message>
    <message>
        <source>{name} will play card {place}</source>
        <translation>{name} vil spille kort {place}</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>First show the cards: {button}.</source>
        <translation>Vis kortene først: {button}.</translation>
    </message>
    <message>
        <source>Only your own cards can be played or discarded; 0 goes to them.</source>
        <translation>Bare egne kort kan spilles eller kastes; 0 går til dem.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Take &amp;back to…</source>
        <translation>Ta tilbake t&amp;il…</translation>
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
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om igjen</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ta tilbake</translation>
    </message>
    <message>
        <source>&amp;Who plays: leave or come back…</source>
        <translation>&amp;Hvem spiller: forlat bordet eller kom tilbake…</translation>
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
        <translation>Spil&amp;l videre</translation>
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
        <source>A card game for two to five players: put on a firework show together, and see every hand but your own. New here? Try the practice game. Alone? Two computers play with you.</source>
        <translation>Et kortspill for to til fem: Bygg fem fyrverkerier sammen, og se alles kort unntatt dine egne. Ny her? Prøv øvingsspillet. Alene? To datamaskiner spiller med deg.</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Språk: {language}</translation>
    </message>
    <message>
        <source>Play &amp;with computers</source>
        <translation>Spill me&amp;d datamaskiner</translation>
    </message>
    <message>
        <source>Press {key} to practise, ? for all keys, F10 for the menus.</source>
        <translation>Trykk {key} for å øve, ? for alle tastene, F10 for menyene.</translation>
    </message>
    <message>
        <source>Scor&amp;e book</source>
        <translation>P&amp;oengbok</translation>
    </message>
    <message>
        <source>Computers read more into a hint than it says: sometimes you’re meant to play a card that no hint points at.</source>
        <translation>Datamaskinene leser mer ut av et hint enn det sier: Noen ganger skal du spille et kort som ingen hint peker på.</translation>
    </message>
    <message>
        <source>&amp;Continue…</source>
        <translation>Spil&amp;l videre…</translation>
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
        <source>Mistakes: {mistakes} of {limit}</source>
        <translation>Feil: {mistakes} av {limit}</translation>
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
        <translation>blå sjetong i eskelokket: kan brukes</translation>
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
        <translation>klokkebrikke på tvers: brukt</translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation>klokkebrikke med forsiden opp på bordet: kan brukes</translation>
    </message>
    <message>
        <source>clock token, right way up: available</source>
        <translation>klokkebrikke, rett vei: kan brukes</translation>
    </message>
    <message>
        <source>take a clock token out of the box lid</source>
        <translation>ta en klokkebrikke ut av eskelokket</translation>
    </message>
    <message>
        <source>turn a clock token on its side</source>
        <translation>legg en klokkebrikke på tvers</translation>
    </message>
    <message>
        <source>turn a clock token the right way up</source>
        <translation>legg en klokkebrikke rett vei</translation>
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
        <source>Hint tiles: {available} of {total} white</source>
        <translation>Hintbrikker: {available} av {total} hvite</translation>
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
        <translation>hintbrikke med hvit side opp: kan brukes</translation>
    </message>
    <message>
        <source>red fuse token, right way up</source>
        <translation>rød luntebrikke, rett vei</translation>
    </message>
    <message>
        <source>red fuse token on its side: a mistake</source>
        <translation>rød luntebrikke på tvers: en feil</translation>
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
        <translation>legg en rød luntebrikke på tvers</translation>
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
        <source>&amp;Journal</source>
        <translation>&amp;Logg</translation>
    </message>
    <message>
        <source>&amp;Television mode</source>
        <translation>TV-&amp;modus</translation>
    </message>
    <message>
        <source>What’s &amp;left?</source>
        <translation>Hva er &amp;igjen?</translation>
    </message>
</context>
</TS>
