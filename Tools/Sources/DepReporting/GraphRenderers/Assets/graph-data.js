// What the page knows, and which part of it is shown.
const STATES = ["hidden", "defaulted", "transitional", "injected"];
const KINDS = {
  type: "type", protocol: "protocol", locator: "locator", singleton: "singleton",
  globalVariable: "global variable", systemSingleton: "system singleton",
  ambientValue: "ambient value", external: "external type", closure: "closure",
  value: "plain value", file: "file", module: "module",
};
const RELATIONS = {
  constructs: "makes", fetches: "fetches through a container", holds: "holds", conforms: "is implemented by", setAside: "not counted",
};
const LARGE = 400;
const REST = "System and packages";

const full = JSON.parse(document.getElementById("graph-data").textContent);
const view = {
  level: "types", modules: "", states: new Set(STATES), links: true, system: true,
  focus: full.focus.length ? [] : null, depth: 1, selected: null,
};

function worst(counts) { return STATES.find((state) => counts[state] > 0) || ""; }

function sum(left, right) {
  const result = {};
  for (const state of STATES) result[state] = (left[state] || 0) + (right[state] || 0);
  return result;
}

function words(counts) {
  return STATES.filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${state}`).join(", ");
}

/** What an edge says: its states, or its relation with the container that it goes through. */
function how(edge) {
  if (edge.relation === "depends") return words(edge.counts);
  return edge.through ? `fetches through ${edge.through}` : RELATIONS[edge.relation];
}

/** The whole graph with one node for each module. */
function collapsed(graph) {
  const homes = new Map(), nodes = new Map(), edges = new Map();
  for (const node of graph.nodes) {
    const name = node.module || REST;
    homes.set(node.id, name);
    const known = nodes.get(name) || { id: name, name, module: "", kind: "module", counts: {}, size: 0 };
    known.counts = sum(known.counts, node.counts);
    known.size += 1;
    nodes.set(name, known);
  }
  for (const edge of graph.edges) {
    const source = homes.get(edge.source), target = homes.get(edge.target);
    if (edge.relation !== "depends" || source === target) continue;
    const key = JSON.stringify([source, target]);
    const known = edges.get(key) || { source, target, relation: "depends", count: 0, counts: {} };
    known.counts = sum(known.counts, edge.counts);
    known.count += edge.count;
    edges.set(key, known);
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()], cycles: [] };
}

/** Those nodes that something leads to or from, through links that mean nothing by themselves. */
function pruned(nodes, edges) {
  const kept = new Set(), open = [], links = new Map();
  const keep = (id) => { if (!kept.has(id)) { kept.add(id); open.push(id); } };
  for (const edge of edges) {
    if (edge.relation === "conforms" || edge.relation === "holds") {
      if (!links.has(edge.source)) links.set(edge.source, []);
      links.get(edge.source).push(edge.target);
    } else { keep(edge.source); keep(edge.target); }
  }
  while (open.length) for (const id of links.get(open.pop()) || []) keep(id);
  return {
    nodes: nodes.filter((node) => kept.has(node.id)),
    edges: edges.filter((edge) => kept.has(edge.source) && kept.has(edge.target)),
  };
}

/** The ids at most `depth` steps from some; a singleton is as near as the type of its value. */
function around(centers, edges, depth) {
  const near = new Map();
  const link = (from, to, same) => {
    if (!near.has(from)) near.set(from, []);
    near.get(from).push([to, same]);
  };
  for (const edge of edges) {
    link(edge.source, edge.target, edge.relation === "holds");
    link(edge.target, edge.source, edge.relation === "holds");
  }
  const reached = new Set();
  let level = [...centers];
  for (let step = 0; step <= depth; step += 1) {
    const next = [];
    while (level.length) {
      const id = level.pop();
      if (reached.has(id)) continue;
      reached.add(id);
      for (const [other, same] of near.get(id) || []) (same ? level : next).push(other);
    }
    level = next;
  }
  return reached;
}

/** The part of the graph that the choices on the page leave. */
function shown() {
  let { nodes, edges } = full;
  const isSystem = (node) => node.kind === "systemSingleton" || node.kind === "ambientValue";
  if (!view.system) {
    nodes = nodes.filter((node) => !isSystem(node));
  }
  const ids = new Set(nodes.map((node) => node.id));
  edges = edges.filter((edge) => ids.has(edge.source) && ids.has(edge.target)).map((edge) => {
    if (edge.relation !== "depends") return view.links ? edge : null;
    const counts = {};
    let count = 0;
    for (const state of STATES) {
      counts[state] = view.states.has(state) ? edge.counts[state] : 0;
      count += counts[state];
    }
    return count ? { ...edge, counts, count, state: worst(counts) } : null;
  }).filter(Boolean);
  if (view.level === "modules") {
    const whole = collapsed({ nodes, edges });
    for (const edge of whole.edges) edge.state = worst(edge.counts);
    return whole;
  }
  if (view.modules) {
    const homes = new Map(nodes.map((node) => [node.id, node.module || REST]));
    edges = edges.filter((edge) => homes.get(edge.source) === view.modules
      || (view.modules === REST && homes.get(edge.target) === REST));
  }
  ({ nodes, edges } = pruned(nodes, edges));
  if (view.focus && view.focus.length) {
    const reached = around(view.focus, edges, view.depth);
    nodes = nodes.filter((node) => reached.has(node.id));
    edges = edges.filter((edge) => reached.has(edge.source) && reached.has(edge.target));
  }
  return { nodes, edges };
}
