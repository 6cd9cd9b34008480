internal import DepAudit
internal import DepModel

/// The frame of the table of types; a script fills it.
struct PageTypes {
  let report: AuditReport
  let typeCount: Int

  func markup() -> String {
    guard typeCount > 0 else { return "" }
    return """
      <section id="types">
      <h2>Types</h2>
      <noscript><p>This table needs JavaScript. The same is in the output of \
      <code>depstructs audit</code>.</p></noscript>
      <form class="controls" role="search" onsubmit="return false">
      <label class="search"><span>Search types, files and expressions</span>\
      <input type="search" id="filter-search" autocomplete="off" spellcheck="false"></label>
      \(filter("state", "State", Dependency.State.allCases.map { ($0.rawValue, $0.rawValue) }))
      \(filter("rule", "Rule", rules.map { ($0.rawValue, $0.rawValue) }))
      \(filter("module", "Module", modules.map { ($0, $0) }))
      \(filter("status", "Status", Self.statuses))
      <button type="button" id="reset">Reset</button>
      </form>
      <p class="muted" id="type-count" role="status"></p>
      <table class="types">
      <caption class="visually-hidden">Types and their dependencies by state; \
      a type's button shows its findings</caption>
      <thead><tr>\(heading("name", "Type", isNumber: false))\
      <th scope="col" class="share"><span class="visually-hidden">Share</span></th>\
      \(Dependency.State.allCases.map {
        heading($0.rawValue, $0.rawValue.capitalizedFirst, isNumber: true)
      }.joined())</tr></thead>
      <tbody id="type-rows"></tbody>
      </table>
      <p class="more" hidden><button type="button" id="show-more"></button>\
      <button type="button" id="show-all"></button></p>
      </section>

      """
  }

  private static let statuses = [
    ("reported", "reported"), ("known", "known before"),
    ("silenced", "silenced by a comment"),
  ]

  private var all: [Finding] { report.findings + report.known + report.suppressed }

  private var rules: [RuleName] {
    let used = Set(all.map(\.rule))
    return RuleName.allCases.filter { used.contains($0) }
  }

  private var modules: [String] {
    Set(report.types.map(\.module) + all.map(\.module)).sorted()
  }

  private func heading(_ key: String, _ title: String, isNumber: Bool) -> String {
    let style = isNumber ? " class=\"number\"" : ""
    return """
      <th scope="col"\(style) data-sort="\(key)">\
      <button type="button" class="plain">\(title)</button></th>
      """
  }

  private func filter(_ name: String, _ title: String, _ values: [(String, String)]) -> String {
    let choices = values.map { value, title in
      "<option value=\"\(HTMLText(value).escaped)\">\(HTMLText(title).escaped)</option>"
    }
    return """
      <label><span>\(title)</span><select id="filter-\(name)">\
      <option value="">all</option>\(choices.joined())</select></label>
      """
  }
}
