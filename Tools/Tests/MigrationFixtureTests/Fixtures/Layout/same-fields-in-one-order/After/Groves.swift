protocol GroveMapProtocol: Sendable {
  func paths() -> Int
}

final class GroveMap: Sendable {
  static let shared = GroveMap()
  func paths() -> Int { 3 }
}

extension GroveMap: GroveMapProtocol {}

protocol GroveBookProtocol: Sendable {
  func pages() -> Int
}

final class GroveBook: Sendable {
  static let shared = GroveBook()
  func pages() -> Int { 40 }
}

extension GroveBook: GroveBookProtocol {}

final class GroveRanger {
  struct Dependencies {
    var groveMap: any GroveMapProtocol
    var groveBook: any GroveBookProtocol

    static var defaultDependencies: Self {
      Self(groveMap: GroveMap.shared, groveBook: GroveBook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
  func walk() -> Int { dependencies.groveMap.paths() + dependencies.groveBook.pages() }
}

final class GroveVisitor {
  struct Dependencies {
    var groveMap: any GroveMapProtocol
    var groveBook: any GroveBookProtocol

    static var defaultDependencies: Self {
      Self(groveMap: GroveMap.shared, groveBook: GroveBook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
  func walk() -> Int { dependencies.groveBook.pages() - dependencies.groveMap.paths() }
}
