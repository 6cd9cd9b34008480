package import DepWiring

/// Draws composition roots as a Mermaid flowchart: each root is a box, with its children inside.
package struct RootMermaid {
  private let roots: [RootPicture]
  private let members: [RootPicture.Member]
  private let identifiers: [String: String]
  private let boxes: [String: String]
  private let limit: PictureLimit

  package init(_ roots: [RootPicture], limit: PictureLimit = .gitHub) {
    self.roots = roots
    self.limit = limit
    let all = roots.flatMap(\.all)
    members = all.flatMap(\.members)
    identifiers = MermaidText.identifiers(members.map(\.id), prefix: "n_")
    boxes = MermaidText.identifiers(all.map(\.name), prefix: "root_")
  }

  /// The text of the flowchart, with a line break at its end.
  package func render() throws(PictureTooLarge) -> String {
    let edges = edges
    let lines =
      ["flowchart LR", MermaidText.comment(legend)] + roots.flatMap { box($0, "  ") } + edges
      + classes
    let text = lines.joined(separator: "\n") + "\n"
    try limit.check(nodes: members.count, edges: edges.count, text: text)
    return text
  }

  private var legend: String {
    "orange: \(RootWords.explanation(.given)); green: \(RootWords.explanation(.kept)); "
      + "blue: \(RootWords.explanation(.made))"
  }

  private func box(_ root: RootPicture, _ indentation: String) -> [String] {
    ["\(indentation)subgraph \(boxes[root.name] ?? "")[\(MermaidText.quoted(root.name))]"]
      + root.members.map { indentation + "  " + node($0) }
      + root.children.flatMap { box($0, indentation + "  ") } + [indentation + "end"]
  }

  private func node(_ member: RootPicture.Member) -> String {
    let label = MermaidText.quoted(RootWords.label(member))
    let shape =
      switch member.lifetime {
      case .given: ">\(label)]"
      case .kept: "[\(label)]"
      case .made: "([\(label)])"
      }
    return (identifiers[member.id] ?? "") + shape
  }

  private var edges: [String] {
    members.flatMap { member -> [String] in
      let source = identifiers[member.id] ?? ""
      let uses = member.uses.compactMap { identifiers[$0].map { "  \(source) --> \($0)" } }
      let opened = member.opens.flatMap { boxes[$0] }.map { ["  \(source) -.->|opens| \($0)"] }
      return uses + (opened ?? [])
    }
  }

  private var classes: [String] {
    RootPicture.Lifetime.allCases.flatMap { lifetime -> [String] in
      let names = members.filter { $0.lifetime == lifetime }.compactMap { identifiers[$0.id] }
      guard !names.isEmpty else { return [] }
      let look = RootWords.look(lifetime)
      return [
        "  classDef \(lifetime.rawValue) fill:\(look.fill),stroke:\(look.line),color:\(look.text)",
        "  class \(names.joined(separator: ",")) \(lifetime.rawValue)",
      ]
    }
  }
}
