internal import DepAudit
internal import DepModel

/// A bar of the four states for the page.
struct PageBar {
  let counts: AuditReport.Counts
  /// How long it is, in hundredths of the room.
  var percent = 100

  func markup() -> String {
    let parts = Dependency.State.allCases.filter { counts[$0] > 0 }.map {
      "<span class=\"\($0.rawValue)\" style=\"flex-grow:\(counts[$0])\"></span>"
    }
    let width = percent == 100 ? "" : " style=\"width:\(percent)%\""
    return "<div class=\"bar\" aria-hidden=\"true\"\(width)>\(parts.joined())</div>"
  }

  /// The four numbers as cells of a table.
  func cells() -> String {
    Dependency.State.allCases.map {
      let style = counts[$0] == 0 ? "number zero" : "number"
      return "<td class=\"\(style)\">\(Counted.grouped(counts[$0]))</td>"
    }
    .joined()
  }
}
