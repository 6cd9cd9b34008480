internal import DepAudit
internal import DepModel

/// A row for every module, with a bar as long as the module has dependencies.
struct PageModules {
  let modules: [AuditReport.Module]

  func markup() -> String {
    guard !modules.isEmpty else { return "" }
    let headings = Dependency.State.allCases.map {
      "<th scope=\"col\" class=\"number\"><span>\($0.rawValue.capitalizedFirst)</span></th>"
    }
    let largest = modules.map(\.counts.total).max() ?? 0
    return """
      <section>
      <h2>Modules</h2>
      <table class="modules">
      <caption class="visually-hidden">Dependencies by module and state</caption>
      <thead><tr><th scope="col">Module</th><th scope="col" class="number"><span>Lines</span></th>\
      <th scope="col" class="share"><span class="visually-hidden">Share</span></th>\
      \(headings.joined())</tr></thead>
      <tbody>
      \(modules.map { row($0, largest: largest) }.joined())</tbody>
      </table>
      </section>

      """
  }

  private func row(_ module: AuditReport.Module, largest: Int) -> String {
    let percent = largest == 0 ? 0 : max(2, module.counts.total * 100 / largest)
    let bar = PageBar(counts: module.counts, percent: percent)
    let name = HTMLText(module.name).escaped
    let fragment = "module=" + ArtifactPath(module.name).fragment
    let title = module.counts.total == 0 ? name : "<a href=\"#\(fragment)\">\(name)</a>"
    return """
      <tr><th scope="row">\(title)</th>\
      <td class="number">\(Counted.grouped(module.lineCount))</td>\
      <td class="share">\(module.counts.total == 0 ? "" : bar.markup())</td>\(bar.cells())</tr>

      """
  }
}
