// A layered layout, from left to right, one connected part at a time.
const GAP = { column: 60, row: 12, bend: 7, part: 40 };

/** Gives every node `x` and `y`, every edge `points`; returns the size of the whole. */
function layOut(nodes, edges) {
  const parts = connectedParts(nodes, edges);
  for (const part of parts) layOutPart(part);
  return pack(parts);
}

function connectedParts(nodes, edges) {
  const lead = nodes.map((_, index) => index);
  const find = (index) => {
    while (lead[index] !== index) { lead[index] = lead[lead[index]]; index = lead[index]; }
    return index;
  };
  nodes.forEach((node, index) => { node.index = index; });
  for (const edge of edges) lead[find(edge.from.index)] = find(edge.to.index);
  const parts = new Map();
  nodes.forEach((node, index) => {
    const root = find(index);
    if (!parts.has(root)) parts.set(root, { nodes: [], edges: [] });
    parts.get(root).nodes.push(node);
  });
  for (const edge of edges) parts.get(find(edge.from.index)).edges.push(edge);
  return [...parts.values()].sort((a, b) => b.nodes.length - a.nodes.length);
}

function layOutPart(part) {
  part.nodes.forEach((node) => { node.out = []; node.in = []; node.rank = 0; });
  const links = orient(part);
  rank(part, links);
  narrow(part);
  const { layers, isBent } = addBends(part, links);
  order(layers, isBent);
  place(part, layers);
  for (const edge of part.edges) route(edge);
}

/** Turns the edges that close a cycle, so that all lead from left to right. */
function orient(part) {
  const after = new Map(part.nodes.map((node) => [node, []]));
  for (const edge of part.edges) if (edge.from !== edge.to) after.get(edge.from).push(edge);
  const incoming = new Map(part.nodes.map((node) => [node, 0]));
  for (const edge of part.edges) incoming.set(edge.to, incoming.get(edge.to) + 1);
  const roots = [...part.nodes].sort((a, b) => incoming.get(a) - incoming.get(b));
  const status = new Map();
  for (const root of roots) {
    if (status.has(root)) continue;
    const stack = [[root, 0]];
    status.set(root, "open");
    while (stack.length) {
      const frame = stack[stack.length - 1];
      const next = after.get(frame[0])[frame[1]++];
      if (!next) { status.set(frame[0], "done"); stack.pop(); continue; }
      next.turned = status.get(next.to) === "open";
      if (!status.has(next.to)) { status.set(next.to, "open"); stack.push([next.to, 0]); }
    }
  }
  const links = [];
  for (const edge of part.edges) {
    if (edge.from === edge.to) continue;
    const link = edge.turned
      ? { tail: edge.to, head: edge.from, edge } : { tail: edge.from, head: edge.to, edge };
    link.tail.out.push(link);
    link.head.in.push(link);
    links.push(link);
  }
  return links;
}

/** Columns: behind everything that leads there, and no column taller than the page is wide. */
function rank(part, links) {
  const most = Math.max(7, Math.ceil(Math.sqrt(part.nodes.length * 5)));
  const waiting = new Map(part.nodes.map((node) => [node, node.in.length]));
  let open = part.nodes.filter((node) => node.in.length === 0);
  const sequence = [];
  while (open.length) {
    const next = [];
    for (const node of open) {
      sequence.push(node);
      for (const link of node.out) {
        waiting.set(link.head, waiting.get(link.head) - 1);
        if (waiting.get(link.head) === 0) next.push(link.head);
      }
    }
    open = next;
  }
  const fill = [];
  for (const node of sequence) {
    node.rank = node.in.reduce((rank, link) => Math.max(rank, link.tail.rank + 1), 0);
    while ((fill[node.rank] || 0) >= most) node.rank += 1;
    fill[node.rank] = (fill[node.rank] || 0) + 1;
  }
  for (const node of sequence.reverse()) {
    if (!node.out.length) continue;
    const latest = Math.min(...node.out.map((link) => link.head.rank)) - 1;
    let best = node.rank;
    // Only what is drawn nearer to all it touches may move right.
    if (node.in.length <= node.out.length) {
      for (let rank = latest; rank > node.rank; rank -= 1) {
        if ((fill[rank] || 0) < most) { best = rank; break; }
      }
    }
    fill[node.rank] -= 1;
    node.rank = best;
    fill[best] = (fill[best] || 0) + 1;
  }
}

/** Joins columns of a part that is far wider than high; links inside a column bow out of it. */
function narrow(part) {
  const columns = Math.max(...part.nodes.map((node) => node.rank)) + 1;
  const fill = new Array(columns).fill(0);
  for (const node of part.nodes) fill[node.rank] += 1;
  const wanted = Math.sqrt(part.nodes.length * 0.42);
  if (columns < 9 || columns < wanted * 1.5) return;
  const most = part.nodes.length / wanted;
  const joined = [];
  let column = 0, filled = 0;
  for (const count of fill) {
    if (filled > 0 && filled + count > most) { column += 1; filled = 0; }
    joined.push(column);
    filled += count;
  }
  for (const node of part.nodes) node.rank = joined[node.rank];
}

/** Splits long links at every column they cross; links to one target share their bends. */
function addBends(part, links) {
  const layers = [];
  const add = (item, rank) => { (layers[rank] = layers[rank] || []).push(item); };
  for (const node of part.nodes) { Object.assign(node, { before: [], behind: [], beside: [] }); add(node, node.rank); }
  const length = links.reduce((sum, link) => sum + link.head.rank - link.tail.rank - 1, 0);
  const isBent = length <= Math.max(240, part.nodes.length * 6);
  const shared = new Map();
  for (const link of links) {
    link.edge.bends = [];
    if (link.tail.rank === link.head.rank) {
      link.edge.isFlat = true;
      link.tail.beside.push(link.head);
      link.head.beside.push(link.tail);
      continue;
    }
    let last = link.tail;
    for (let rank = link.tail.rank + 1; isBent && rank < link.head.rank; rank += 1) {
      const key = `${link.head.index}/${rank}/${link.edge.turned ? link.edge.from.index : ""}`;
      let bend = shared.get(key);
      if (!bend) {
        bend = { isBend: true, rank, width: 0, height: GAP.bend, before: [], behind: [], beside: [] };
        shared.set(key, bend);
        add(bend, rank);
      }
      if (!last.behind.includes(bend)) { last.behind.push(bend); bend.before.push(last); }
      link.edge.bends.push(bend);
      last = bend;
    }
    last.behind.push(link.head);
    link.head.before.push(last);
  }
  for (let rank = 0; rank < layers.length; rank += 1) layers[rank] = layers[rank] || [];
  return { layers, isBent };
}

/** Heights: as near to the middle of the neighbors as the order in the column allows. */
function place(part, layers) {
  let x = 0;
  for (const layer of layers) {
    const width = Math.max(0, ...layer.map((item) => item.width));
    let y = 0;
    for (const item of layer) {
      item.x = x;
      item.span = width;
      item.y = y + item.height / 2;
      y += item.height + GAP.row;
    }
    for (const item of layer) item.y -= y / 2;
    x += width + GAP.column;
  }
  part.width = x - GAP.column;
  for (let round = 0; round < 14; round += 1) {
    const forth = round % 2 === 0;
    for (const layer of forth ? layers : [...layers].reverse()) settle(layer, forth, round > 9);
  }
  const items = layers.flat();
  const top = Math.min(...items.map((item) => item.y - item.height / 2));
  for (const item of items) item.y -= top;
  part.height = Math.max(...items.map((item) => item.y + item.height / 2));
}

/** Moves a column to where its items want to be without changing their order. */
function settle(layer, forth, both) {
  const groups = [];
  let offset = 0;
  layer.forEach((item, spot) => {
    if (spot > 0) {
      const above = layer[spot - 1];
      const gap = above.isBend && item.isBend ? 2 : GAP.row;
      offset += (above.height + item.height) / 2 + gap;
    }
    item.offset = offset;
    const near = (both ? item.before.concat(item.behind) : forth ? item.before : item.behind)
      .concat(item.beside);
    const wish = near.length ? near.reduce((sum, other) => sum + other.y, 0) / near.length : item.y;
    const weight = item.isBend ? 2 : near.length ? 1 : 0.2;
    let group = { sum: (wish - offset) * weight, weight, items: [item] };
    while (groups.length) {
      const last = groups[groups.length - 1];
      if (last.sum / last.weight < group.sum / group.weight) break;
      groups.pop();
      group = {
        sum: last.sum + group.sum, weight: last.weight + group.weight,
        items: last.items.concat(group.items),
      };
    }
    groups.push(group);
  });
  for (const group of groups) {
    for (const item of group.items) item.y = group.sum / group.weight + item.offset;
  }
}

function route(edge) {
  const { from, to } = edge;
  if (from === to) { edge.loop = true; return; }
  if (edge.isFlat) {
    edge.points = [[from.x + from.width, from.y], [to.x + to.width, to.y]];
    return;
  }
  const [left, right] = edge.turned ? [to, from] : [from, to];
  const points = [[left.x + left.width, left.y]];
  if (left.width < left.span) points.push([left.x + left.span, left.y]);
  for (const bend of edge.bends) points.push([bend.x, bend.y], [bend.x + bend.span, bend.y]);
  points.push([right.x, right.y]);
  edge.points = edge.turned ? points.reverse() : points;
}

/** Puts the parts into rows of about the shape of a screen. */
function pack(parts) {
  const area = parts.reduce(
    (sum, part) => sum + (part.width + GAP.part) * (part.height + GAP.part), 0);
  const limit = Math.max(Math.sqrt(area * 1.7), ...parts.map((part) => part.width));
  let x = 0, y = 0, row = 0, width = 0;
  for (const part of [...parts].sort((a, b) => b.height - a.height)) {
    if (x > 0 && x + part.width > limit) { x = 0; y += row + GAP.part; row = 0; }
    for (const node of part.nodes) { node.x += x; node.y += y; }
    for (const edge of part.edges) {
      for (const point of edge.points || []) { point[0] += x; point[1] += y; }
    }
    x += part.width + GAP.part;
    row = Math.max(row, part.height);
    width = Math.max(width, x - GAP.part);
  }
  return { width, height: y + row };
}
