protocol DevelopingTankProtocol: Sendable {
  func develop(_ film: Int) -> String
}

final class DevelopingTank: Sendable {
  static let shared = DevelopingTank()
  func develop(_ film: Int) -> String { "developed \(film)" }
}

extension DevelopingTank: DevelopingTankProtocol {}

class PlainStack<Element> {
  private(set) var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }
}

final class PhotoStack: PlainStack<Int> {
  struct Dependencies {
    var developingTank: any DevelopingTankProtocol

    static var defaultDependencies: Self {
      Self(developingTank: DevelopingTank.shared)
    }
  }

  private let dependencies: Dependencies

  let owner: String

  init(owner: String, films: [Int], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.owner = owner
    super.init(elements: films)
  }

  func develop() -> [String] { elements.map { "\(owner) \(dependencies.developingTank.develop($0))" } }
}
