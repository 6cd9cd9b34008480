// Lists the places that are not counted, a group when it is opened.
(() => {
  const { element } = findingElements;

  function list(details) {
    const items = element("ul", "plain-list");
    for (const entry of audit.aside) {
      if (entry.reason !== Number(details.dataset.reason)) continue;
      const owner = entry.type ? " in " + entry.type : "";
      items.append(element("li", "", element("code", "", entry.expression), owner + ", ",
        element("span", "code muted", entry.place)));
    }
    details.append(items);
  }

  for (const details of document.querySelectorAll("details[data-reason]")) {
    if (details.open) list(details);
    else details.addEventListener("toggle", () => list(details), { once: true });
  }
})();
