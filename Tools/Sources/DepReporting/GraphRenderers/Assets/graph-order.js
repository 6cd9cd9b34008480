// The order of the nodes in each column of the layout.

/** Orders each column by the middle of its neighbors, back and forth, and keeps the best. */
function order(layers, isBent) {
  const number = () => layers.forEach((layer) => layer.forEach((item, spot) => { item.spot = spot; }));
  number();
  const middle = (items) => items.reduce((sum, item) => sum + item.spot, 0) / items.length;
  const total = layers.reduce((sum, layer) => sum + layer.length, 0);
  const counts = isBent && total < 4000;
  const rounds = counts ? 24 : 8;
  let best = null, fewest = Infinity;
  for (let round = 0; round <= rounds; round += 1) {
    const crossings = counts ? countCrossings(layers) : rounds - round;
    if (crossings < fewest) { fewest = crossings; best = layers.map((layer) => [...layer]); }
    if (round === rounds || fewest === 0) break;
    const forth = round % 2 === 0;
    const sequence = forth ? layers : [...layers].reverse();
    for (const layer of sequence) {
      for (const item of layer) {
        const known = (forth ? item.before : item.behind).concat(item.beside);
        item.weight = known.length ? middle(known) : item.spot;
      }
      layer.sort((a, b) => a.weight - b.weight || a.spot - b.spot);
      layer.forEach((item, spot) => { item.spot = spot; });
    }
  }
  best.forEach((layer, rank) => { layers[rank] = layer; });
  number();
}

function countCrossings(layers) {
  let crossings = 0;
  for (let rank = 0; rank + 1 < layers.length; rank += 1) {
    const ends = [];
    for (const item of layers[rank]) {
      const targets = item.behind.map((next) => next.spot).sort((a, b) => a - b);
      ends.push(...targets);
    }
    const tree = new Array(layers[rank + 1].length + 1).fill(0);
    ends.forEach((spot, count) => {
      let before = 0;
      for (let index = spot + 1; index > 0; index -= index & -index) before += tree[index];
      crossings += count - before;
      for (let index = spot + 1; index < tree.length; index += index & -index) tree[index] += 1;
    });
  }
  return crossings;
}
