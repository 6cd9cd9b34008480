final class NameBook: Sendable {
  static let shared = NameBook()
  func name(_ depth: Int) -> String { "N\(depth)" }
}

final class FamilyTree {
  let depth: Int
  private(set) var children: [FamilyTree] = []

  init(depth: Int) {
    self.depth = depth
  }

  func grow() -> FamilyTree {
    if depth < 2 { children = [FamilyTree(depth: depth + 1).grow()] }
    return self
  }

  func text() -> String { NameBook.shared.name(depth) + children.map { $0.text() }.joined() }
}
