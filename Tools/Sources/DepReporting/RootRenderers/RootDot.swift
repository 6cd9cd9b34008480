internal import DepFacts
package import DepWiring

/// Draws composition roots in the language of Graphviz.
package struct RootDot {
  private let roots: [RootPicture]

  package init(_ roots: [RootPicture]) { self.roots = roots }

  /// The text, with a line break at its end.
  package func render() -> String {
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    let head = [
      "digraph depstructs {",
      "  graph [rankdir=LR, bgcolor=\"white\", pad=0.3, nodesep=0.18, ranksep=0.9, compound=true, "
        + "\(font), fontsize=13, labelloc=b, label=\(legend)]",
      "  node [shape=box, style=\"filled,rounded\", \(font), fontsize=12, height=0.35, "
        + "margin=\"0.14,0.06\", penwidth=1.2]",
      "  edge [\(font), fontsize=10, arrowsize=0.7, color=\"\(GraphPalette.other)\"]",
    ]
    let lines = head + roots.flatMap { box($0, "  ") } + edges + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var legend: String {
    let words = RootPicture.Lifetime.allCases.map { lifetime in
      "<font color=\"\(RootWords.look(lifetime).line)\">&#9632; "
        + "\(RootWords.explanation(lifetime))</font>"
    }
    return "<\(words.joined(separator: "&#160;&#160;&#160;"))>"
  }

  private func box(_ root: RootPicture, _ indentation: String) -> [String] {
    [
      "\(indentation)subgraph \(DotText.quoted("cluster_" + root.name)) {",
      "\(indentation)  graph [label=\(DotText.quoted(root.name)), labelloc=t, labeljust=l, "
        + "style=\"rounded\", color=\"#818b98\", fontcolor=\"#59636e\", margin=14]",
    ] + root.members.map { indentation + "  " + node($0) }
      + root.children.flatMap { box($0, indentation + "  ") } + [indentation + "}"]
  }

  private func node(_ member: RootPicture.Member) -> String {
    let look = RootWords.look(member.lifetime)
    let shape = member.lifetime == .given ? ", shape=cds, style=filled" : ""
    let tooltip =
      "\(RootWords.explanation(member.lifetime))\n\(member.path):\(member.position.line)"
    return "\(DotText.quoted(member.id)) [label=\(DotText.quoted(RootWords.label(member))), "
      + "tooltip=\(DotText.quoted(tooltip)), fillcolor=\"\(look.fill)\", "
      + "color=\"\(look.line)\"\(shape)]"
  }

  private var edges: [String] {
    let all = roots.flatMap(\.all)
    let members = all.flatMap(\.members)
    let known = Set(members.map(\.id))
    return members.flatMap { member -> [String] in
      let source = DotText.quoted(member.id)
      let uses = member.uses.filter(known.contains).map { "  \(source) -> \(DotText.quoted($0))" }
      // Graphviz draws an edge to a box as one to a node in it, cut at the border.
      let opened = all.first { $0.name == member.opens }
      guard let opened, let first = opened.members.first else { return uses }
      return uses + [
        "  \(source) -> \(DotText.quoted(first.id)) [style=dotted, label=\"opens\", "
          + "lhead=\(DotText.quoted("cluster_" + opened.name))]"
      ]
    }
  }
}
