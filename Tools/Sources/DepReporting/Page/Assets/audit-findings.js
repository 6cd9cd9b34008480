// Makes the elements that show the findings of a type. Text only ever enters as text.
const findingElements = (() => {
  function element(name, className, ...children) {
    const node = document.createElement(name);
    if (className) node.className = className;
    node.append(...children);
    return node;
  }

  // Columns count characters as a reader sees them, which are not units of a JavaScript string.
  const segmenter = typeof Intl === "object" && Intl.Segmenter
    ? new Intl.Segmenter("en", { granularity: "grapheme" }) : null;

  function offsetOfColumn(line, column) {
    if (!segmenter) return column - 1;
    let offset = 0;
    let remaining = column - 1;
    for (const part of segmenter.segment(line)) {
      if (remaining <= 0) break;
      offset += part.segment.length;
      remaining -= 1;
    }
    return offset;
  }

  function marked(line, finding) {
    const start = offsetOfColumn(line, finding.column);
    const rest = line.slice(start);
    const chain = /^[\p{L}\p{N}_.@]+(\(\))?/u.exec(rest);
    const length = rest.startsWith(finding.expression)
      ? finding.expression.length : chain ? chain[0].length : 0;
    if (length === 0) return [line];
    return [
      line.slice(0, start), element("mark", "", rest.slice(0, length)), rest.slice(length),
    ];
  }

  function sourceElement(finding) {
    const lines = audit.source(finding);
    if (lines.length === 0) return "";
    const block = element("pre", "source");
    block.tabIndex = 0;
    block.setAttribute("aria-label", "source of " + finding.file + ", line " + finding.line);
    for (const [number, line] of lines) {
      const content = number === finding.line ? marked(line, finding) : [line];
      const row = element("span", "line", ...content, "\n");
      row.dataset.number = number;
      block.append(row);
    }
    return block;
  }

  function tags(finding) {
    const list = element("p", "tags", element("span", finding.severity, finding.severity));
    if (finding.state) {
      list.append(element("span", "", element("span", "swatch " + finding.state), finding.state));
    }
    list.append(element("code", "", finding.rule));
    if (finding.status === "known") list.append(element("span", "", "known before"));
    if (finding.status === "silenced") list.append(element("span", "", "silenced by a comment"));
    list.append(element("code", "", finding.file + ":" + finding.line + ":" + finding.column));
    return list;
  }

  function findingElement(finding) {
    const item = element("div", "finding", element("p", "message", finding.message));
    if (finding.repair) item.append(element("p", "muted", finding.repair));
    for (const note of finding.notes) item.append(element("p", "muted", note));
    item.append(sourceElement(finding));
    item.append(tags(finding));
    return item;
  }

  function list(findings) {
    if (findings.length === 0) return [element("p", "muted", "No findings here.")];
    return findings.map(findingElement);
  }

  return { element, list };
})();
