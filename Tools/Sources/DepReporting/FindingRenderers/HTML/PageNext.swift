internal import DepAudit
internal import DepModel

/// What to convert next, with links into the table of types.
struct PageNext {
  let candidates: [AuditReport.Candidate]

  func markup() -> String {
    guard !candidates.isEmpty else { return "" }
    let items = candidates.map { candidate in
      let type = candidate.type
      let counts = Dependency.State.allCases.filter { $0 < .injected && type.counts[$0] > 0 }
        .map { $0.counted(type.counts[$0]) }
      let fragment = "type=" + ArtifactPath("\(type.module).\(type.name)").fragment
      return """
        <li><span><a href="#\(fragment)">\(HTMLText(type.name).escaped)</a> \
        <span class="muted">\(HTMLText(type.module).escaped)</span></span>\
        <span class="counts">\(counts.joined(separator: ", "))</span>\
        <span class="reason">\(HTMLText(candidate.reason).escaped)</span></li>

        """
    }
    return """
      <section>
      <h2>Convert next</h2>
      <ol class="next">
      \(items.joined())</ol>
      </section>

      """
  }
}
