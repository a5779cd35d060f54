// The page of a phone: it shows what the table sends, and sends what its owner chooses. Words and pictures come from
// there, so nothing here knows the rules. Data only ever becomes text: a name may be anything.

const $ = (id) => document.getElementById(id);
const LAST_KEY = "hanabi.key", COVER = "hanabi.cover", SOUND = "hanabi.sound", LANGUAGE = "hanabi.language";

// What was last told. `table`, `seats` and `gone` (why all is over) exclude each other.
let words = null, table = null, seats = null, gone = "", refusal = "", away = "";
// What is being chosen: { seat, hint } or { card, naming }; and since when the buttons of its panel are where they are.
let choice = null, since = 0;
// Cards that an answer speaks of.
let spoken = [];
// The seat that was touched, before it is said that it is the own one.
let claimed = null;
// Whether an action or a seat, or a question, is on its way: none of them may go out twice.
let sent = false, asked = false;
// Since when the seat is given back by one touch more; 0 if it is not.
let leaving = 0;

// Storage: it may be switched off, then all of this lasts as long as the page

const remembered = new Map();

function recall(name) {
  try {
    return remembered.get(name) ?? localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function keep(name, value) {
  remembered.set(name, value);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch { /* Nothing is lost but the memory of the next visit. */ }
}

// An address without its key, as somebody types it who has a seat here already, leads to that seat.
const KEY = location.hash.slice(1) || recall(LAST_KEY), SECRET = `hanabi.secret.${KEY}`;

// Connection

const DELAYS = [500, 1000, 2000, 4000, 5000], PATIENCE = 5000, LONG_AWAY = 10000;
let socket = null, linked = false, tries = 0, timer = 0, hiddenAt = 0;

function connect() {
  clearTimeout(timer);
  drop();
  const link = new WebSocket(`ws://${location.host}/socket`);
  socket = link;
  // A host that is out of reach refuses nothing: a connection that does not come is given up.
  timer = setTimeout(lose, PATIENCE);
  link.onopen = () => {
    sent = asked = false;
    const languages = [recall(LANGUAGE), ...navigator.languages].filter((each) => each && each.length <= 35);
    send({ type: "hello", key: KEY.slice(0, 64), languages: languages.slice(0, 16), secret: recall(SECRET) });
  };
  link.onmessage = (event) => hear(JSON.parse(event.data));
  link.onclose = lose;
}

function drop() {
  if (!socket) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
  socket = null;
}

function lose() {
  clearTimeout(timer);
  drop();
  linked = false;
  if (!gone) timer = setTimeout(connect, DELAYS[Math.min(tries++, DELAYS.length - 1)]);
  choose(null);
  render();
}

function wake() {
  // A phone that slept may hold a connection that is dead without knowing it.
  const stale = hiddenAt && Date.now() - hiddenAt > LONG_AWAY;
  hiddenAt = 0;
  if (gone || (linked && !stale)) return;
  tries = 0;
  connect();
}

/** A network that has gone says nothing: what is not answered in time is taken for lost. */
function expect(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(lose, milliseconds);
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") wake();
  else hiddenAt = Date.now();
});
addEventListener("online", wake);
addEventListener("pageshow", (event) => event.persisted && wake());
// The code of another table that is opened in this tab changes nothing but the fragment.
addEventListener("hashchange", () => location.reload());

// What the table says

function hear(message) {
  clearTimeout(timer);
  linked = true;
  // It is not before the table is there that a connection has come about.
  if (message.type === "table" || message.type === "seats") [tries, away] = [0, ""];
  switch (message.type) {
    case "words":
      words = message;
      break;
    case "seats":
      seats = message;
      table = null;
      sent = false;
      keep(SECRET, "");
      break;
    case "seated":
      refusal = "";
      keep(SECRET, message.secret);
      keep(LAST_KEY, KEY);
      break;
    case "table":
      // After a pause it may lie anywhere: its owner uncovers it.
      if (table?.own.cards.length && !message.own.cards.length) cover(true);
      if (message.number !== table?.number) [sent, asked, refusal] = [false, false, ""];
      call(message.calls && !table?.calls);
      table = message;
      seats = null;
      if (choice && !stillPossible(choice)) choose(null);
      break;
    case "answer":
      [asked, spoken] = [false, message.cards ?? []];
      write($("answer-text"), message.text);
      if (!$("answer").open && !recall(COVER)) $("answer").showModal();
      break;
    case "refused":
      sent = asked = false;
      refusal = message.text;
      break;
    case "closed":
      linked = false;
      if (message.again) {
        away = message.text;
        cover(true);
      } else {
        [gone, away, table, seats] = [message.text, "", null, null];
        drop();
      }
      break;
  }
  if (!table) {
    choose(null);
    $("answer").close();
  }
  render();
}

/** Whether this can still be chosen, and would still mean the same. */
function stillPossible({ seat, hint, card }) {
  if (!table.turn) return false;
  if (card !== undefined) return table.own.cards.some((each) => each.id === card);
  if (!hint) return hintsTo(seat).length > 0;
  const now = findHint(seat, hint);
  return Boolean(now) && !now.why === !hint.why && String(now.cards) === String(hint.cards);
}

const hintsTo = (seat) => table.turn?.hints.find((each) => each.seat === seat)?.hints ?? [];
const nameOf = (hint) => hint.colour || String(hint.value);
const findHint = (seat, hint) => hintsTo(seat).find((each) => nameOf(each) === nameOf(hint));

// Calling the owner: by shaking, and by a hum where it was asked for

let audio = null;

function call(now) {
  // Before it was touched, a page may neither shake nor be heard.
  if (!now || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(200);
  if (recall(SOUND)) hum();
}

function hum() {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [pitch, loudness] of [[196, 0.16], [294, 0.07]]) {
    const tone = new OscillatorNode(audio, { frequency: pitch }), volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.08);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.9);
  }
}

document.addEventListener("pointerdown", () => {
  if (!recall(SOUND)) return;
  audio ??= new AudioContext();
  audio.resume();
});

// What the owner says

const ready = () => linked && !sent;
const readyToAsk = () => linked && !asked && !sent;

/** Sends what was chosen in the state that is shown; nothing more goes out before there is another, or a refusal. */
function act(message) {
  if (!ready()) return;
  sent = true;
  expect(PATIENCE);
  send(table ? { ...message, number: table.number } : message);
  choose(null);
  render();
}

function ask(what) {
  if (!readyToAsk()) return;
  asked = true;
  expect(4 * PATIENCE);
  write($("answer-title"), words.texts[what]);
  send({ type: "ask", number: table.number, what });
  render();
}

/** Hides what nobody but the owner may see, until it is shown again: also what words would tell of it. */
function cover(on) {
  keep(COVER, on ? "on" : "");
  choose(null);
  $("answer").close();
}

/** Opens the panel for a choice, or closes it. */
function choose(what) {
  choice = what;
  if (!$("panel").open || what?.naming) since = performance.now();
  if (what && !$("panel").open) $("panel").showModal();
  else if (!what && $("panel").open) $("panel").close();
}

// Whatever a button does is done through here. A panel opens under the finger, so that the second touch of two, or a
// key that is held, would take its first button.
function onTouch(button, action, always = false) {
  button.onclick = (event) => {
    if (hasty(event) || (!always && button.getAttribute("aria-disabled"))) return;
    action();
  };
}

const hasty = (event) => event.target.closest("#panel") && event.timeStamp - since < 350;

// Drawing: elements stay where their keys do, so that neither focus nor scrolling is lost

function make(tag, className = "", ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

const makeButton = (className = "") => Object.assign(make("button", className), { type: "button" });
const picture = (path, className) => Object.assign(make("img", className), { src: path, alt: "" });
const named = (name, className = "") => Object.assign(make("bdi", className, name), { dir: "auto" });

/** A text for screen readers alone, beside what is for eyes alone. */
const heard = (text) => make("span", "heard", text);

function unheard(element) {
  attribute(element, "aria-hidden", "true");
  return element;
}

/** Writes a text where it has changed, so that it is read out once; without one, there is nothing to see. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}

/** A text of the page with something for each {blank}. */
function filled(text, values) {
  const parts = text.split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 ? named(String(values[part] ?? "")) : part));
}

function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** What is not possible keeps its place for the keyboard, and is read out as such. */
function enable(button, possible) {
  attribute(button, "aria-disabled", possible ? null : "true");
}

const kept = new WeakMap();

/** Keeps the children of an element in step with items, each known by its key. */
function sync(parent, items, key, create, update) {
  const before = kept.get(parent) ?? new Map(), now = new Map();
  const focused = [...parent.children].findIndex((child) => child.contains(document.activeElement));
  for (const item of items) now.set(key(item), before.get(key(item)) ?? create(item));
  for (const [name, child] of before) if (!now.has(name)) child.remove();
  items.forEach((item, index) => {
    const child = now.get(key(item));
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
    update(child, item);
  });
  kept.set(parent, now);
  if (focused < 0 || parent.contains(document.activeElement)) return;
  const next = parent.children[Math.min(focused, items.length - 1)];
  (next?.matches("button") ? next : next?.querySelector("button"))?.focus({ preventScroll: true });
}

const drawn = new WeakMap();

/** Draws something into an element, unless the same is already there. */
function redraw(element, what, ...draw) {
  const state = JSON.stringify(what);
  if (drawn.get(element) === state) return;
  drawn.set(element, state);
  element.replaceChildren(...draw.map((each) => each()));
}

function tile(suit) {
  const image = picture(`/suit/${suit}.svg`, "tile");
  image.dataset.suit = suit;
  return image;
}

/** The paper of a card: its face, or its back, and what hints have told of it. */
function paper({ suit = "", rank = 0, suits = [], ranks = [], critical = false }) {
  const element = make("span", suit ? "paper face" : "paper back");
  if (suit) {
    element.dataset.suit = suit;
    element.append(make("span", "rank", rank ? String(rank) : ""), picture(`/suit/${suit}.svg`, "symbol"));
  }
  if (critical) element.append(make("span", "seal", "!"));
  const known = [ranks.map((each) => make("b", "", String(each))), suits.map(tile)].filter((each) => each.length);
  if (known.length) {
    const parts = known.map((each) => make("span", `known of${each.length}`, ...each));
    element.append(make("span", known.length > 1 ? "plate halves" : "plate", ...parts));
  }
  return element;
}

/** A small card without a hand: of a firework, the discards or the news. */
function drawFace(element, face, text, note = "") {
  const kind = face.rank ? "card small" : "card small bare";
  const draw = () => unheard(make("span", kind, paper(face), make("span", "note", note)));
  redraw(element, [face, text, note], draw, () => heard(text));
}

function drawCard(element, card, lit, onCard) {
  redraw(element, card, () => unheard(paper(card)), () => heard(card.text));
  element.classList.add("card");
  element.classList.toggle("lit", lit.has(card.id));
  for (const each of ["raised", "turned", "pointed", "announced"]) element.classList.toggle(each, Boolean(card[each]));
  if (onCard) {
    enable(element, ready() && table.turn);
    onTouch(element, () => onCard(card));
  }
}

function makeHand() {
  const cards = make("ul", "cards");
  attribute(cards, "role", "list");
  return make("article", "hand", make("h3"), cards);
}

/** Who somebody is, and what there is to say of that. */
function drawPlayer(element, { emblem, name, told }) {
  redraw(element, [emblem, name, told], () => picture(`/emblem/${emblem}.svg`, "emblem"), () => named(name, "name"),
    () => " ", () => told && make("span", "told", told));
}

/** A hand with its owner; its cards are buttons if something can be done with them. */
function drawHand(element, hand, lit, onCard = null) {
  const [head, cards] = element.children;
  element.classList.toggle("current", hand.current);
  attribute(head, "aria-current", hand.current ? "true" : null);
  drawPlayer(head, hand);
  // A turned card is as wide as others are high.
  const wide = hand.cards.reduce((sum, card) => sum + (card.turned ? 1.4 : 1), 0);
  cards.style.setProperty("--count", String(Math.max(wide, 4)));
  cards.classList.toggle("picking", hand.cards.some((card) => lit.has(card.id)));
  const create = () => make("li", "", onCard ? makeButton() : make("span"));
  sync(cards, hand.cards, (card) => card.id, create, (item, card) => drawCard(item.firstChild, card, lit, onCard));
}

function render() {
  const focused = document.activeElement, lit = litCards();
  renderPage();
  if (seats) renderSeats();
  if (table) renderTable(lit);
  if (choice?.card !== undefined) renderCardPanel(lit);
  else if (choice) renderHintPanel(lit);
  if ($("answer").open) renderAnswer(lit);
  // Where what had the focus has gone, the keyboard goes on from the headline.
  const lost = document.activeElement === document.body || !document.activeElement.getClientRects().length;
  if (focused !== document.body && lost) $("headline").focus({ preventScroll: true });
}

/** The cards that are spoken of: by an answer, or by what is being chosen. */
function litCards() {
  if ($("answer").open) return new Set(spoken);
  if (choice?.card !== undefined) return new Set([choice.card]);
  return new Set(choice?.hint?.cards ?? []);
}

function renderPage() {
  const texts = words?.texts ?? {};
  const title = gone || away || seats?.title || table?.look || table?.headline || texts.connecting || "";
  write($("headline"), title);
  write($("under"), (table?.look ? "" : table?.end) ?? "");
  write($("look-away"), (!away && !table?.look && table?.look_away) || "");
  const lost = !linked && !gone && (table || seats || tries) ? texts.lost : "";
  const notice = lost || refusal;
  write($("notice"), notice);
  document.querySelector("header").hidden = !title && !notice;
  // Nobody watches over a phone that was laid down, or over one whose game was closed.
  const covered = table && recall(COVER);
  const moods = { looking: table?.look, called: table?.calls && !away, warned: notice, covered };
  for (const [mood, on] of Object.entries(moods)) document.body.classList.toggle(mood, Boolean(on));
  document.title = `${table?.calls ? "● " : ""}Hanabi`;
  $("spinner").hidden = Boolean(gone || seats || table);
  $("seats").hidden = !seats;
  $("table").hidden = !table;
  $("step").hidden = !(table?.requests.length || table?.waits);
  document.querySelector("footer").hidden = !words || Boolean(gone);
  if (!words) return;
  document.documentElement.lang = words.language;
  write($("language-label"), texts.language);
  write($("sound"), texts.sound);
  $("cover").hidden = !table;
  if (table) {
    drawPlayer($("cover"), { ...table.own, told: covered ? texts.uncover : texts.cover });
    attribute($("cover"), "aria-pressed", String(Boolean(covered)));
  }
  write($("leave"), table ? (leaving ? texts.leave_now : texts.leave) : "");
  write($("fireworks-title"), texts.fireworks);
  write($("others-title"), texts.teammates);
  write($("answer-close"), texts.close);
  attribute($("sound"), "aria-pressed", String(Boolean(recall(SOUND))));
  sync($("language"), words.languages, (each) => each.code, () => make("option"), (option, each) => {
    option.value = option.lang = each.code;
    write(option, each.name);
  });
  $("language").value = words.language;
  $("language").disabled = !linked;
}

function renderSeats() {
  write($("seats-told"), seats.told);
  sync($("seats-list"), seats.seats, (line) => line.seat, () => make("li", "", makeButton("seat")), (item, line) => {
    const button = item.firstChild;
    drawPlayer(button, line);
    enable(button, ready() && (line.free || line.asks));
    attribute(button, "aria-pressed", String(claimed === line.seat));
    onTouch(button, () => {
      claimed = line.seat;
      render();
    });
  });
  // A name that is touched by mistake would show its owner's teammates, and so perhaps the own cards.
  const line = seats.seats.find((each) => each.seat === claimed && (each.free || each.asks));
  $("claim").hidden = !line;
  if (!line) return;
  $("claim").replaceChildren(...filled(words.texts.i_am, { name: line.name }));
  enable($("claim"), ready());
}

function renderTable(lit) {
  renderNews(table.news);
  const missed = $("missed"), discards = $("discards");
  missed.hidden = !table.missed.length || !table.own.current;
  write(missed.firstElementChild, table.missed_title);
  redraw(missed.lastElementChild, table.missed, ...table.missed.map((line) => () => make("li", "", line)));
  sync($("counts"), table.counts, ({ name }) => name, () => make("li"), (item, { name, count, text }) => {
    const draw = () => unheard(make("span", "", make("b", "", count), make("span", "", name)));
    redraw(item, [name, count, text], draw, () => heard(text));
  });
  sync($("fireworks"), table.fireworks, ({ suit }) => suit, () => make("li"), (item, { suit, height, reach, text }) =>
    // What is complete, or can still become so, needs no number of its own.
    drawFace(item, { suit, rank: height }, text, reach < 5 ? `≤ ${reach}` : ""),
  );
  discards.hidden = !table.discards.length;
  write(discards.firstElementChild, table.discards_title);
  const face = ({ suit, rank }) => `${suit} ${rank}`;
  sync(discards.lastElementChild, table.discards, face, () => make("li"), (item, { suit, rank, count, text }) =>
    drawFace(item, { suit, rank }, text, count > 1 ? `× ${count}` : ""),
  );

  sync($("others"), table.others, (hand) => hand.seat, makeHand, (element, hand) =>
    drawHand(element, hand, lit, () => open({ seat: hand.seat, hint: null })),
  );
  const told = [words.texts.your_cards, table.own.told].filter(Boolean).join(" · ");
  drawPlayer($("own-title"), { ...table.own, told });
  $("own").classList.toggle("current", table.own.current);
  sync($("own-hand"), [table.own], (hand) => hand.seat, makeHand, (element, hand) =>
    drawHand(element, hand, lit, (card) => open({ card: card.id, naming: false })),
  );
  write($("invitation"), table.turn?.invitation ?? "");

  write($("waits"), table.waits);
  sync($("requests"), table.requests, ({ what }) => what, () => makeButton("main"), (button, { what, text }) => {
    write(button, text);
    enable(button, ready());
    onTouch(button, () => act({ type: "step", what }));
  });
  for (const what of ["advice", "why"]) {
    write($(what), table[what] ? words.texts[what] : "");
    enable($(what), readyToAsk());
  }
}

function renderNews({ title, details = "", suit = "", rank = 0, mood = "" }) {
  $("news").className = mood;
  $("news").hidden = !title;
  write($("news-title"), title);
  write($("news-details"), details);
  redraw($("news-picture"), [suit, rank], () => {
    if (suit && rank) return make("span", "card small", paper({ suit, rank }));
    return suit ? tile(suit) : rank ? make("b", "value", String(rank)) : "";
  });
}

// Panels

function open(what) {
  if (!ready()) return;
  choose(what);
  render();
}

/** Goes on in the open panel. */
function go(step) {
  choose({ ...choice, ...step });
  render();
}

function renderHintPanel(lit) {
  const { seat, hint } = choice, { texts } = words, hints = hintsTo(seat), chosen = hint && findHint(seat, hint);
  const hand = table.others.find((each) => each.seat === seat);
  const none = hints.every((each) => each.why) ? hints[0].why : "";
  drawPanel(filled(texts.hint_to, { name: hand.name }), hand, lit, chosen ? chosen.why || chosen.text : none, [
    { key: "give", text: [texts.give], possible: Boolean(chosen) && !chosen.why, action: () => give(seat, chosen) },
  ]);
  drawOptions($("panel-colours"), hints.filter((each) => each.colour), chosen);
  drawOptions($("panel-values"), hints.filter((each) => !each.colour), chosen);
}

function give(seat, { colour, value }) {
  act({ type: "hint", seat, ...(colour ? { colour } : { value }) });
}

function renderCardPanel(lit) {
  const { card, naming } = choice, { texts } = words, { why_no_play, why_no_discard, colours } = table.turn;
  const { place, text } = table.own.cards.find((each) => each.id === card);
  const play = () => (colours.length ? go({ naming: true }) : act({ type: "play", card }));
  const discard = () => act({ type: "discard", card });
  const label = (words, sign) => [make("span", `sign ${sign}`), make("span", "", ...filled(words, { place }))];
  const buttons = [
    { key: "play", text: label(texts.play_card, "plays"), possible: !why_no_play, action: play },
    { key: "discard", text: label(texts.discard_card, "discards"), possible: !why_no_discard, action: discard },
  ];
  const unnamed = { key: "unnamed", text: [texts.unnamed], possible: true, action: () => act({ type: "play", card }) };
  const why = new Set(naming ? [] : [why_no_play, why_no_discard]);
  drawPanel([naming ? texts.choose_colour : text], table.own, lit, [...why].join(" ").trim(), naming ? [unnamed] : buttons);
  const options = naming ? colours.map(({ code, name }) => ({ colour: code, name })) : [];
  drawOptions($("panel-colours"), options, undefined, ({ colour }) => act({ type: "play", card, colour }));
  drawOptions($("panel-values"), []);
}

function drawPanel(title, hand, lit, told, buttons) {
  $("panel-title").replaceChildren(...title);
  sync($("panel-hand"), [hand], (each) => each.seat, makeHand, (element) => drawHand(element, hand, lit));
  // It stays in the page when it is empty, so that what comes into it is read out.
  if ($("panel-told").textContent !== told) $("panel-told").textContent = told;
  const cancelling = { key: "cancel", text: [words.texts.cancel], possible: true, action: cancel };
  sync($("panel-buttons"), [...buttons, cancelling], ({ key }) => key, ({ key }) => makeButton(key), (button, each) => {
    button.replaceChildren(...each.text);
    enable(button, ready() && each.possible);
    onTouch(button, each.action);
  });
}

/** Colours or values to choose from. What cannot be chosen can be touched all the same: it tells why. */
function drawOptions(element, options, chosen, onOption = (hint) => go({ hint })) {
  sync(element, options, nameOf, () => makeButton("option"), (button, option) => {
    redraw(button, option.name, () => (option.colour ? tile(option.colour) : ""), () => make("span", "", option.name));
    attribute(button, "aria-pressed", chosen === undefined ? null : String(option === chosen));
    enable(button, ready() && !option.why);
    onTouch(button, () => onOption(option), true);
  });
}

function cancel() {
  choose(null);
  render();
}

function renderAnswer(lit) {
  const hands = [table.own, ...table.others].filter((hand) => hand.cards.some((card) => lit.has(card.id)));
  sync($("answer-hands"), hands, (hand) => hand.seat, makeHand, (element, hand) => drawHand(element, hand, lit));
}

// The rest of the page

onTouch($("claim"), () => {
  act({ type: "sit", seat: claimed });
  claimed = null;
  render();
});
onTouch($("advice"), () => ask("advice"));
onTouch($("why"), () => ask("why"));
onTouch($("answer-close"), () => $("answer").close());
onTouch($("sound"), () => {
  keep(SOUND, recall(SOUND) ? "" : "on");
  if (recall(SOUND)) hum();
  render();
});
onTouch($("cover"), () => {
  cover(!recall(COVER));
  render();
});
onTouch($("leave"), () => {
  // Two quick touches are one.
  if (leaving && performance.now() - leaving < 500) return;
  if (leaving) send({ type: "leave" });
  leaving = leaving ? 0 : performance.now();
  render();
});
$("language").onchange = () => {
  keep(LANGUAGE, $("language").value);
  send({ type: "speak", language: $("language").value });
};
for (const dialog of document.querySelectorAll("dialog")) {
  // The sheet fills its dialog: what is touched outside of it is the page behind.
  dialog.onclick = (event) => event.target === dialog && !hasty(event) && dialog.close();
  // Escape closes it, too.
  dialog.onclose = () => {
    if (!$("panel").open) choice = null;
    render();
  };
}
// A refusal has been read once something else is touched, and the seat is kept.
document.addEventListener("click", (event) => {
  if (!refusal && (!leaving || event.target === $("leave"))) return;
  refusal = "";
  if (event.target !== $("leave")) leaving = 0;
  render();
}, true);

connect();
