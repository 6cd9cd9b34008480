// The picture: drawing, moving, zooming, and what is chosen in it.
const SVG = "http://www.w3.org/2000/svg";
const svg = document.getElementById("picture");
const scene = document.getElementById("scene");
const pen = document.createElement("canvas").getContext("2d");
const camera = { x: 0, y: 0, scale: 1, width: 0, height: 0 };
let drawn = { nodes: new Map(), edges: [] };

function element(name, attributes = {}, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text) made.textContent = text;
  return made;
}

function makeHeads() {
  for (const name of [...STATES, "cycle", "other"]) {
    const head = element("marker", {
      id: `arrow-${name}`, viewBox: "0 0 10 10", refX: 9.5, refY: 5, markerWidth: 8,
      markerHeight: 8, markerUnits: "userSpaceOnUse", orient: "auto",
    });
    head.append(element("path", { d: "M0 1 L10 5 L0 9 z" }));
    document.getElementById("heads").append(head);
  }
}

function fitted(text, font, width) {
  pen.font = font;
  if (pen.measureText(text).width <= width) return text;
  let size = text.length - 1;
  while (size > 4) {
    const head = Math.ceil(size / 2);
    const short = `${text.slice(0, head)}…${text.slice(text.length - (size - head))}`;
    if (pen.measureText(short).width <= width) return short;
    size -= 1;
  }
  return text.slice(0, 4) + "…";
}

function draw() {
  const part = shown();
  const family = getComputedStyle(document.body).fontFamily;
  const isSingle = new Set(part.nodes.map((node) => node.module)).size <= 1;
  const items = part.nodes.map((node) => {
    const label = fitted(node.name, `12.5px ${family}`, 230);
    const where = node.kind === "module"
      ? `${node.size} ${node.size === 1 ? "node" : "nodes"}`
      : node.module && !isSingle ? node.module
        : node.kind === "type" ? "" : KINDS[node.kind];
    const note = fitted(where, `10.5px ${family}`, 230);
    pen.font = `12.5px ${family}`;
    let width = pen.measureText(label).width;
    pen.font = `10.5px ${family}`;
    width = Math.max(width, pen.measureText(note).width);
    return { node, label, note, width: Math.ceil(width) + 22, height: note ? 38 : 26 };
  });
  const byID = new Map(items.map((item) => [item.node.id, item]));
  const edges = part.edges.map((edge) => (
    { edge, from: byID.get(edge.source), to: byID.get(edge.target) }));
  const size = items.length ? layOut(items, edges) : { width: 1, height: 1 };
  camera.width = size.width;
  camera.height = size.height;
  drawn = { nodes: byID, edges };
  paint(items, edges);
  fit();
}

function paint(items, edges) {
  const steps = new Set(), members = new Set();
  if (view.level === "types") {
    for (const cycle of full.cycles) {
      cycle.path.forEach((id, index) => {
        members.add(id);
        steps.add(JSON.stringify([id, cycle.path[(index + 1) % cycle.path.length]]));
      });
    }
  }
  const lines = element("g"), boxes = element("g");
  for (const line of edges) {
    const { edge } = line;
    const step = steps.has(JSON.stringify([edge.source, edge.target]))
      && edge.relation !== "constructs" && edge.relation !== "setAside";
    line.shape = element("path", {
      class: step ? "edge cycle" : "edge", d: path(line), "data-relation": edge.relation,
      "data-state": edge.state || "",
    });
    if (edge.relation !== "holds" || step) {
      line.shape.setAttribute("marker-end", `url(#arrow-${step ? "cycle" : edge.state || "other"})`);
    }
    line.shape.append(element("title", {}, sentence(edge)));
    lines.append(line.shape);
  }
  for (const item of items) {
    item.shape = box(item, members.has(item.node.id));
    boxes.append(item.shape);
  }
  scene.replaceChildren(lines, boxes);
  scene.classList.toggle("dense", edges.length > 500);
  const root = document.documentElement.dataset;
  root.nodes = items.length;
  root.edges = edges.length;
}

function sentence(edge) {
  return `${edge.source} → ${edge.target}: ${how(edge)}`;
}

function box(item, isInCycle) {
  const { node } = item;
  const shape = element("g", {
    class: isInCycle ? "node cycle" : "node", "data-kind": node.kind,
    "data-state": worst(node.counts),
    transform: `translate(${item.x.toFixed(1)} ${(item.y - item.height / 2).toFixed(1)})`,
  });
  const round = node.kind === "protocol" ? item.height / 2 : 6;
  const isSingleton = ["singleton", "globalVariable", "locator"].includes(node.kind);
  shape.append(element("rect", {
    class: "body", width: item.width, height: item.height, rx: isSingleton ? 2 : round,
  }));
  if (isSingleton) {
    shape.append(element("rect", {
      class: "inner", x: 3, y: 3, width: item.width - 6, height: item.height - 6,
    }));
  }
  shape.append(element("text", { x: 11, y: item.note ? 16.5 : 17.5 }, item.label));
  if (item.note) shape.append(element("text", { class: "module", x: 11, y: 30 }, item.note));
  const place = node.file ? `\n${node.file}${node.line ? `:${node.line}` : ""}` : "";
  shape.append(element("title", {}, `${node.id} (${KINDS[node.kind]})${place}\n${words(node.counts)}`));
  shape.addEventListener("click", (event) => { event.stopPropagation(); choose(node.id); });
  shape.addEventListener("dblclick", () => open(node.id));
  return shape;
}

function path(line) {
  if (line.loop) {
    const x = line.from.x + line.from.width - 16, y = line.from.y - line.from.height / 2;
    return `M${x - 14} ${y} C${x - 22} ${y - 26} ${x + 14} ${y - 26} ${x + 4} ${y - 1}`;
  }
  const points = line.points.map(([x, y]) => [x.toFixed(1), y.toFixed(1)]);
  if (line.isFlat) {
    const [[x0, y0], [x1, y1]] = points;
    const reach = (Math.max(x0, x1) + 18 + Math.min(26, Math.abs(y1 - y0) / 8)).toFixed(1);
    return `M${x0} ${y0} C${reach} ${y0} ${reach} ${y1} ${x1} ${y1}`;
  }
  let text = `M${points[0][0]} ${points[0][1]}`;
  for (let index = 1; index < points.length; index += 1) {
    const [x0, y0] = points[index - 1], [x1, y1] = points[index];
    if (y0 === y1) { text += ` L${x1} ${y1}`; continue; }
    const middle = ((Number(x0) + Number(x1)) / 2).toFixed(1);
    text += ` C${middle} ${y0} ${middle} ${y1} ${x1} ${y1}`;
  }
  return text;
}

/** Shows what the chosen nodes touch, and dims the rest. */
function highlight(ids) {
  const chosen = new Set(ids);
  scene.classList.toggle("choosing", chosen.size > 0);
  const near = new Set(ids);
  for (const { edge, shape } of drawn.edges) {
    const touches = chosen.size > 1
      ? chosen.has(edge.source) && chosen.has(edge.target)
      : chosen.has(edge.source) || chosen.has(edge.target);
    shape.classList.toggle("near", touches);
    if (touches && chosen.size === 1) { near.add(edge.source); near.add(edge.target); }
  }
  for (const [id, item] of drawn.nodes) {
    item.shape.classList.toggle("near", near.has(id));
    item.shape.classList.toggle("selected", chosen.has(id));
  }
}

function look() {
  scene.setAttribute("transform", `translate(${camera.x} ${camera.y}) scale(${camera.scale})`);
}

function fit() {
  const { clientWidth: width, clientHeight: height } = svg;
  const room = 56;
  const scale = Math.min((width - 32) / camera.width, (height - room - 24) / camera.height, 1.4);
  camera.scale = Math.max(scale, 0.02);
  camera.x = (width - camera.width * camera.scale) / 2;
  camera.y = room + (height - room - 16 - camera.height * camera.scale) / 2;
  look();
}

function zoom(factor, x = svg.clientWidth / 2, y = svg.clientHeight / 2) {
  const scale = Math.min(Math.max(camera.scale * factor, 0.02), 4);
  camera.x = x - (x - camera.x) * (scale / camera.scale);
  camera.y = y - (y - camera.y) * (scale / camera.scale);
  camera.scale = scale;
  look();
}

/** Brings a node into sight when it is out of it or too small to read. */
function show(id) {
  const item = drawn.nodes.get(id);
  if (!item) return;
  const x = camera.x + item.x * camera.scale, y = camera.y + item.y * camera.scale;
  const isInSight = x > 0 && y > 50 && x < svg.clientWidth - 80 && y < svg.clientHeight - 20;
  if (isInSight && camera.scale > 0.5) return;
  camera.scale = Math.max(camera.scale, 0.8);
  camera.x = svg.clientWidth / 2 - (item.x + item.width / 2) * camera.scale;
  camera.y = svg.clientHeight / 2 - item.y * camera.scale;
  look();
}

function listen() {
  const pointers = new Map();
  let travelled = 0;
  svg.addEventListener("pointerdown", (event) => {
    pointers.set(event.pointerId, event);
    travelled = 0;
  });
  svg.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const others = [...pointers.values()].filter((other) => other.pointerId !== event.pointerId);
    if (others.length) {
      const span = (a, b) => Math.hypot(a.offsetX - b.offsetX, a.offsetY - b.offsetY) || 1;
      zoom(span(event, others[0]) / span(last, others[0]), others[0].offsetX, others[0].offsetY);
    } else {
      camera.x += event.clientX - last.clientX;
      camera.y += event.clientY - last.clientY;
      travelled += Math.abs(event.clientX - last.clientX) + Math.abs(event.clientY - last.clientY);
      if (travelled > 4 && !svg.hasPointerCapture(event.pointerId)) {
        svg.setPointerCapture(event.pointerId);
        svg.classList.add("moving");
      }
      look();
    }
    pointers.set(event.pointerId, event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    svg.addEventListener(end, (event) => {
      pointers.delete(event.pointerId);
      svg.classList.remove("moving");
    });
  }
  svg.addEventListener("click", () => { if (travelled <= 4) choose(null); });
  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.offsetX, event.offsetY);
  }, { passive: false });
  svg.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
    if (step[event.key]) {
      camera.x += step[event.key][0];
      camera.y += step[event.key][1];
      look();
    } else if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  });
}
