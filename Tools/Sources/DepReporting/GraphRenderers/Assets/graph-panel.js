// The panel beside the picture: choices, search, the list, and what is known of one node.
const panel = (id) => document.getElementById(id);
const nodesByID = new Map(full.nodes.map((node) => [node.id, node]));

function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function item(name, where, state, action) {
  const dot = make("span", { className: "dot" });
  dot.dataset.state = state;
  dot.setAttribute("aria-hidden", "true");
  const button = make(
    "button", { className: "item", type: "button" }, dot,
    make("span", { className: "name" }, name), make("span", { className: "where" }, where));
  button.addEventListener("click", action);
  return make("li", {}, button);
}

/** Chooses a node, or none. */
function choose(id) {
  view.selected = id;
  highlight(id ? [id] : []);
  if (id) show(id);
  describe(id);
  for (const button of panel("list").querySelectorAll("button")) {
    button.setAttribute("aria-current", String(button.dataset.id === id));
  }
}

/** Opens a module, or shows only what is around a node. */
function open(id) {
  if (view.level === "modules") {
    view.level = "types";
    view.modules = id;
    view.focus = null;
  } else {
    view.focus = [id];
    view.modules = "";
  }
  refresh();
  choose(drawn.nodes.has(id) ? id : null);
}

function chooseCycle(cycle) {
  if (view.level === "modules" || cycle.path.some((id) => !drawn.nodes.has(id))) {
    Object.assign(view, {
      level: "types", modules: "", focus: cycle.path, depth: 1, links: true, system: true,
      states: new Set(STATES),
    });
    refresh();
  }
  choose(null);
  highlight(cycle.path);
}

function describe(id) {
  const box = panel("details");
  const node = id && (nodesByID.get(id) || (drawn.nodes.get(id) || {}).node);
  box.hidden = !node;
  if (!node) { box.replaceChildren(); return; }
  const place = node.file ? `${node.file}${node.line ? `:${node.line}` : ""}` : "";
  const about = [KINDS[node.kind], node.module, place].filter(Boolean).join(" · ");
  const parts = [make("h2", {}, node.name), make("p", { className: "soft" }, about)];
  const only = make(
    "button", { type: "button" },
    node.kind === "module" ? "Open this module" : "Show only its neighbors");
  only.addEventListener("click", () => open(id));
  parts.push(make("div", { className: "row" }, only));
  const edges = node.kind === "module" ? drawn.edges.map((line) => line.edge) : full.edges;
  parts.push(...linked("Depends on", edges.filter((edge) => edge.source === id), "target"));
  parts.push(...linked("Used by", edges.filter((edge) => edge.target === id), "source"));
  const cycles = full.cycles.filter((cycle) => cycle.members.includes(id));
  if (cycles.length) {
    const list = cycles.map((cycle) => item(cycle.name, "", "cycle", () => chooseCycle(cycle)));
    parts.push(make("h3", {}, "In cycles"), make("ul", {}, ...list));
  }
  box.replaceChildren(...parts);
}

function linked(title, edges, end) {
  if (!edges.length) return [];
  const weight = (edge) => (STATES.indexOf(edge.state) + 9) % 9;
  const sorted = [...edges].sort((a, b) => weight(a) - weight(b));
  const list = sorted.map((edge) => {
    const other = nodesByID.get(edge[end]);
    return item(other ? other.name : edge[end], how(edge), edge.state || "", () => choose(edge[end]));
  });
  return [make("h3", {}, `${title} (${edges.length})`), make("ul", {}, ...list)];
}

function fillList() {
  const wanted = panel("search").value.trim().toLowerCase();
  const nodes = [...drawn.nodes.values()].map((item) => item.node)
    .filter((node) => !wanted || node.id.toLowerCase().includes(wanted));
  const rows = nodes.map((node) => {
    const row = item(
      node.name, words(node.counts) || KINDS[node.kind], worst(node.counts),
      () => choose(node.id));
    row.firstChild.dataset.id = node.id;
    return row;
  });
  panel("list").replaceChildren(...rows);
  panel("found").textContent = wanted
    ? `${nodes.length} of ${drawn.nodes.size} shown` : `${nodes.length} shown`;
}

function fillCycles() {
  panel("cycles-title").textContent = full.cycles.length
    ? `Cycles (${full.cycles.length})` : "No cycles";
  panel("cycles").replaceChildren(...full.cycles.map((cycle) => {
    const more = cycle.members.length - cycle.path.length;
    return item(cycle.name, more > 0 ? `and ${more} more` : "", "cycle", () => chooseCycle(cycle));
  }));
}

function note() {
  const parts = [`${drawn.nodes.size} nodes, ${drawn.edges.length} edges`];
  if (view.focus && view.focus.length) {
    const names = view.focus.slice(0, 3).map((id) => (nodesByID.get(id) || { name: id }).name);
    parts.push(`around ${names.join(", ")}`);
  } else if (view.modules) parts.push(`the dependencies of ${view.modules}`);
  if (!drawn.nodes.size) parts[0] = "Nothing to show with these choices";
  panel("note").textContent = parts.join(" · ");
}

/** Draws again after a choice. */
function refresh() {
  draw();
  for (const level of ["types", "modules"]) {
    panel(`level-${level}`).setAttribute("aria-pressed", String(view.level === level));
  }
  panel("module").value = view.modules;
  panel("depth").value = String(view.depth);
  panel("around").hidden = !(view.focus && view.focus.length);
  panel("system").checked = view.system;
  panel("links").checked = view.links;
  for (const state of STATES) panel(`state-${state}`).checked = view.states.has(state);
  fillList();
  note();
}

function change(changes) {
  Object.assign(view, changes);
  refresh();
  choose(view.selected && drawn.nodes.has(view.selected) ? view.selected : null);
}

function connect() {
  for (const state of STATES) {
    panel(`count-${state}`).textContent = full.totals[state];
    panel(`state-${state}`).addEventListener("change", (event) => {
      if (event.target.checked) view.states.add(state); else view.states.delete(state);
      change({});
    });
  }
  const modules = [...new Set(full.nodes.map((node) => node.module || REST))].sort();
  panel("module").append(...modules.map((name) => make("option", { value: name }, name)));
  panel("module").addEventListener("change", (event) => (
    change({ modules: event.target.value, level: "types", focus: null })));
  for (const level of ["types", "modules"]) {
    panel(`level-${level}`).addEventListener("click", () => (
      change({ level, modules: "", focus: null })));
  }
  panel("system").addEventListener("change", (event) => change({ system: event.target.checked }));
  panel("links").addEventListener("change", (event) => change({ links: event.target.checked }));
  panel("depth").addEventListener("change", (event) => change({ depth: Number(event.target.value) }));
  panel("everything").addEventListener("click", () => change({ focus: null, modules: "" }));
  panel("search").addEventListener("input", fillList);
  panel("search").addEventListener("keydown", (event) => {
    const first = panel("list").querySelector("button");
    if (event.key === "Enter" && first) first.click();
  });
  panel("nearer").addEventListener("click", () => zoom(1.25));
  panel("farther").addEventListener("click", () => zoom(0.8));
  panel("fit").addEventListener("click", fit);
  document.addEventListener("keydown", (event) => {
    const isTyping = ["INPUT", "SELECT"].includes(event.target.tagName);
    if (event.key === "/" && !isTyping) { event.preventDefault(); panel("search").focus(); }
    if (event.key === "Escape") choose(null);
  });
  window.addEventListener("resize", fit);
}

makeHeads();
connect();
listen();
fillCycles();
if (full.nodes.length > LARGE && new Set(full.nodes.map((node) => node.module)).size > 2) {
  view.level = "modules";
}
refresh();
describe(null);
if (full.focus.length) choose(full.focus[0]);
document.documentElement.dataset.ready = "true";
