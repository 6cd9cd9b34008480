// The table of types: filters, order, and rows that are made when they are asked for. The fragment
// of the address holds the filters, so that a view can be shared.
(() => {
  const { element } = findingElements;
  const step = 100;
  const filterNames = ["search", "state", "rule", "module", "status"];
  const controls = Object.fromEntries(
    filterNames.map((name) => [name, document.getElementById("filter-" + name)]));
  const body = document.getElementById("type-rows");
  const count = document.getElementById("type-count");
  const more = document.getElementById("show-more");
  const all = document.getElementById("show-all");
  const total = (type) => audit.states.reduce((sum, state) => sum + type[state], 0);
  const largest = Math.max(1, ...audit.types.map(total));
  const open = new Set();
  let order = { key: "hidden", descending: true };
  let shown = [];
  let limit = step;

  const typeName = (type) => type.module + "." + type.name;

  // MARK: Filters

  function matchingFindings(type) {
    const { state, rule, status } = controls;
    return type.findings.filter((finding) =>
      (!state.value || finding.state === state.value)
      && (!rule.value || finding.rule === rule.value)
      && (!status.value || finding.status === status.value));
  }

  function matches(type, words) {
    if (controls.module.value && type.module !== controls.module.value) return false;
    const text = audit.words(type);
    if (!words.every((word) => text.includes(word))) return false;
    if (controls.rule.value || controls.status.value) return matchingFindings(type).length > 0;
    const state = controls.state.value;
    return !state || type[state] > 0 || matchingFindings(type).length > 0;
  }

  function compare(left, right) {
    const [first, second] = order.descending ? [right, left] : [left, right];
    const [one, other] = [first[order.key], second[order.key]];
    if (one !== other) return one < other ? -1 : 1;
    return left.index - right.index;
  }

  // MARK: Rows

  function bar(type) {
    const cell = element("td", "share");
    const line = element("div", "bar");
    line.setAttribute("aria-hidden", "true");
    line.style.width = Math.max(8, total(type) * 100 / largest) + "%";
    for (const state of audit.states) {
      if (type[state] === 0) continue;
      const part = element("span", state);
      part.style.flexGrow = type[state];
      line.append(part);
    }
    cell.append(line);
    return cell;
  }

  function row(type) {
    const button = element("button", "plain", type.name || "outside of types");
    button.type = "button";
    button.setAttribute("aria-expanded", String(open.has(type)));
    const heading = element("th", "", button, element("span", "where", type.module));
    heading.scope = "row";
    const line = element("tr", open.has(type) ? "open" : "", heading, bar(type));
    for (const state of audit.states) {
      line.append(element("td", type[state] ? "number" : "number zero", String(type[state])));
    }
    button.addEventListener("click", () => {
      if (open.has(type)) open.delete(type); else open.add(type);
      const isOpen = open.has(type);
      button.setAttribute("aria-expanded", String(isOpen));
      line.className = isOpen ? "open" : "";
      if (isOpen) line.after(detail(type)); else line.nextElementSibling.remove();
      writeFragment();
    });
    return open.has(type) ? [line, detail(type)] : [line];
  }

  function detail(type) {
    const cell = element("td", "findings");
    cell.colSpan = 6;
    if (type.file) {
      const place = type.file + ":" + type.line + ":" + type.column;
      cell.append(element("p", "place code muted", place));
    }
    cell.append(...findingElements.list(matchingFindings(type)));
    return element("tr", "", cell);
  }

  function append(from) {
    const rows = document.createDocumentFragment();
    for (const type of shown.slice(from, limit)) rows.append(...row(type));
    body.append(rows);
    const visible = Math.min(limit, shown.length);
    count.textContent = visible === shown.length
      ? visible + (visible === 1 ? " type" : " types")
      : visible + " of " + shown.length + " types";
    more.parentElement.hidden = visible === shown.length;
    more.textContent = "Show " + Math.min(step, shown.length - visible) + " more";
    all.textContent = "Show all " + shown.length;
  }

  function update() {
    const words = controls.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    shown = audit.types.filter((type) => matches(type, words)).sort(compare);
    body.replaceChildren();
    append(0);
  }

  // MARK: The fragment

  function writeFragment() {
    const values = new URLSearchParams();
    for (const name of filterNames) {
      if (controls[name].value) values.set(name, controls[name].value);
    }
    if (order.key !== "hidden" || !order.descending) {
      values.set("sort", (order.descending ? "-" : "") + order.key);
    }
    if (open.size === 1) values.set("type", typeName([...open][0]));
    const fragment = values.toString();
    history.replaceState(null, "", fragment ? "#" + fragment : location.pathname + location.search);
  }

  function setOrder(key, descending) {
    order = { key, descending };
    for (const heading of document.querySelectorAll("[data-sort]")) {
      if (heading.dataset.sort === key) {
        heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
      } else {
        heading.removeAttribute("aria-sort");
      }
    }
  }

  function readFragment() {
    const values = new URLSearchParams(location.hash.slice(1));
    for (const name of filterNames) controls[name].value = values.get(name) || "";
    const sort = values.get("sort") || "-hidden";
    const key = sort.replace(/^-/, "");
    if (document.querySelector('[data-sort="' + CSS.escape(key) + '"]')) {
      setOrder(key, sort.startsWith("-"));
    }
    const wanted = values.get("type");
    const type = wanted && audit.types.find((type) => typeName(type) === wanted);
    if (type) open.add(type);
    update();
    if (!type) return;
    const position = shown.indexOf(type);
    if (position >= limit) {
      const from = limit;
      limit = position + 1;
      append(from);
    }
    const button = [...body.querySelectorAll("tr.open button")][
      shown.slice(0, position).filter((other) => open.has(other)).length];
    if (button) { button.scrollIntoView({ block: "center" }); button.focus({ preventScroll: true }); }
  }

  // MARK: Start

  let pending = 0;
  for (const name of filterNames) {
    controls[name].addEventListener("input", () => {
      clearTimeout(pending);
      pending = setTimeout(() => { limit = step; update(); writeFragment(); }, 80);
    });
  }
  for (const heading of document.querySelectorAll("[data-sort]")) {
    heading.querySelector("button").addEventListener("click", () => {
      const key = heading.dataset.sort;
      const startsDescending = audit.states.includes(key);
      setOrder(key, order.key === key ? !order.descending : startsDescending);
      update();
      writeFragment();
    });
  }
  more.addEventListener("click", () => { const from = limit; limit += step; append(from); });
  all.addEventListener("click", () => { const from = limit; limit = shown.length; append(from); });
  document.getElementById("reset").addEventListener("click", () => {
    open.clear();
    history.replaceState(null, "", location.pathname + location.search);
    limit = step;
    readFragment();
    controls.search.focus();
  });
  window.addEventListener("hashchange", () => {
    readFragment();
    if (!location.hash.includes("type=")) document.getElementById("types").scrollIntoView();
  });
  setOrder("hidden", true);
  readFragment();
})();
