internal import DepAudit

/// Entries of the baseline that no longer occur, and how to remove them.
struct PageStale {
  let entries: [BaselineEntry]
  let path: String

  func markup() -> String {
    guard !entries.isEmpty else { return "" }
    let rows = entries.map {
      """
      <tr><th scope="row"><code>\(HTMLText($0.expression).escaped)</code></th>\
      <td>\(HTMLText($0.type.isEmpty ? "outside of types" : $0.type).escaped)</td>\
      <td>\(HTMLText($0.module).escaped)</td><td><code>\(HTMLText($0.rule).escaped)</code></td>\
      <td class="number">\(Counted.grouped($0.count))</td></tr>

      """
    }
    return """
      <section>
      <h2>Stale baseline entries</h2>
      <p>\(Counted.noun(entries.count, "entry", "entries")) of \
      <code>\(HTMLText(path).escaped)</code> no longer match the code: run \
      <code>\(StaleEntryMessage.command)</code>.</p>
      <table>
      <thead><tr><th scope="col">Expression</th><th scope="col">Type</th>\
      <th scope="col">Module</th><th scope="col">Rule</th>\
      <th scope="col" class="number">Count</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </section>

      """
  }
}
