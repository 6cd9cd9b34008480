protocol NameBookProtocol: Sendable {
  func name(_ depth: Int) -> String
}

final class NameBook: Sendable {
  static let shared = NameBook()
  func name(_ depth: Int) -> String { "N\(depth)" }
}

extension NameBook: NameBookProtocol {}

final class FamilyTree {
  struct Dependencies {
    var nameBook: any NameBookProtocol

    static var defaultDependencies: Self {
      Self(nameBook: NameBook.shared)
    }
  }

  private let dependencies: Dependencies

  let depth: Int
  private(set) var children: [FamilyTree] = []

  init(depth: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.depth = depth
  }

  func grow() -> FamilyTree {
    if depth < 2 { children = [FamilyTree(depth: depth + 1, dependencies: dependencies).grow()] }
    return self
  }

  func text() -> String { dependencies.nameBook.name(depth) + children.map { $0.text() }.joined() }
}
