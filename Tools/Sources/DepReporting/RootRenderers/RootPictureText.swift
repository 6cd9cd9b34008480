internal import DepFacts
package import DepWiring

/// Writes composition roots as an indented tree.
package enum RootPictureText {
  package static func render(_ roots: [RootPicture]) -> String {
    roots.map { lines(of: $0, indentation: "").map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func lines(of root: RootPicture, indentation: String) -> [String] {
    let parent = root.parent.map { ", child of \($0)" } ?? ""
    let head = "\(indentation)\(root.name)\(parent)  \(root.path):\(root.position.line)"
    let inner = indentation + "  "
    return [head] + root.members.map { inner + line(of: $0, in: root) }
      + root.children.flatMap { lines(of: $0, indentation: inner) }
  }

  private static func line(of member: RootPicture.Member, in root: RootPicture) -> String {
    let name = member.id.dropFirst(root.name.count + 1)
    let declared = name + (member.type.map { ": \($0)" } ?? "")
    let uses = member.uses.map { use in
      use.hasPrefix(root.name + ".") ? String(use.dropFirst(root.name.count + 1)) : use
    }
    return RootWords.lifetime(member).padding(to: 6) + declared
      + (member.allocator.map { ", by \($0)" } ?? "")
      + (member.opens.map { ", opens \($0)" } ?? "")
      + (uses.isEmpty ? "" : "  ← " + uses.joined(separator: ", "))
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(1, count - self.count))
  }
}
