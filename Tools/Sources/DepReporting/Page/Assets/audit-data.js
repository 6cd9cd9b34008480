"use strict";

// Unpacks what the page carries: lists of numbers that refer to lists of strings.
const audit = (() => {
  const packed = JSON.parse(document.getElementById("audit-data").textContent);
  const text = (index) => packed.strings[index];
  const states = ["hidden", "defaulted", "transitional", "injected"];
  const severities = ["note", "warning", "error"];
  const statuses = ["reported", "known", "silenced"];

  const types = packed.types.map((row, index) => ({
    index,
    name: text(row[0]),
    module: packed.modules[row[1]],
    file: packed.files[row[2]],
    line: row[3],
    column: row[4],
    hidden: row[5],
    defaulted: row[6],
    transitional: row[7],
    injected: row[8],
    findings: [],
  }));

  for (const row of packed.findings) {
    types[row[0]].findings.push({
      rule: packed.rules[row[1]],
      severity: severities[row[2]],
      state: row[3] < 0 ? "" : states[row[3]],
      status: statuses[row[4]],
      fileIndex: row[5],
      file: packed.files[row[5]],
      line: row[6],
      column: row[7],
      expression: text(row[8]),
      member: text(row[9]),
      message: text(row[10]),
      repair: text(row[11]),
      notes: row.slice(12).map(text),
    });
  }

  // The words that a search looks at, made when it is first needed.
  function words(type) {
    if (type.words === undefined) {
      const parts = [type.name, type.module, type.module + "." + type.name, type.file];
      for (const finding of type.findings) {
        parts.push(finding.expression, finding.member, finding.rule, finding.file);
      }
      type.words = [...new Set(parts)].join("\n").toLowerCase();
    }
    return type.words;
  }

  // The lines of source around a finding: pairs of number and text.
  function source(finding) {
    const lines = [];
    for (const segment of packed.lines[finding.fileIndex] || []) {
      for (let index = 1; index < segment.length; index += 1) {
        const number = segment[0] + index - 1;
        if (Math.abs(number - finding.line) <= 1) lines.push([number, segment[index]]);
      }
    }
    return lines;
  }

  const aside = packed.aside.map((row) => ({
    reason: row[0],
    place: packed.files[row[1]] + ":" + row[2] + ":" + row[3],
    expression: text(row[4]),
    type: text(row[5]),
  }));

  return { types, states, words, source, aside };
})();
