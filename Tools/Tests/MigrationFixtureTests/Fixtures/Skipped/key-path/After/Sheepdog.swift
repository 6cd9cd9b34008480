import Foundation

final class Pasture {
  static let shared = Pasture()
  var sheep = 20
  var gates = 2
}

final class Sheepdog {
  struct Dependencies {
    var pasture: Pasture

    static var defaultDependencies: Self {
      Self(pasture: Pasture.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read(_ path: KeyPath<Pasture, Int>) -> Int { dependencies.pasture[keyPath: path] }

  func both() -> Int { read(\.sheep) + dependencies.pasture.gates }

  func path() -> KeyPath<Pasture.Type, Int> { \Pasture.Type.shared.sheep }
}
