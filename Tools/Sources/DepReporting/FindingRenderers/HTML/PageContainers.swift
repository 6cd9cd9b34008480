internal import DepAudit
internal import DepFacts

/// The containers with their registrations, folded at first.
struct PageContainers {
  let containers: [ContainerSummary]

  func markup() -> String {
    guard !containers.isEmpty else { return "" }
    return """
      <section>
      <h2>Containers</h2>
      \(containers.map(block).joined())</section>

      """
  }

  private func block(_ container: ContainerSummary) -> String {
    let lines = ContainerLines(container: container).lines()
      .map { HTMLText(String($0.drop { $0 == " " })).escaped }
    let items = container.registrations.map { registration in
      let readers =
        registration.readers.isEmpty ? "nothing" : registration.readers.joined(separator: ", ")
      let place = "\(registration.file):\(registration.position.line)"
      let words =
        "\(place): \(registration.lifetime ?? "lifetime unknown"), fetched by \(readers)"
      return """
        <li><code>\(HTMLText(registration.name).escaped)</code> \
        <span class="muted">\(HTMLText(words).escaped)</span></li>

        """
    }
    return """
      <details><summary>\(lines.joined(separator: "; "))</summary>
      <ul class="plain-list">
      \(items.joined())</ul></details>

      """
  }
}
