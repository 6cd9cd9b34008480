import Foundation

protocol JarMakerProtocol: Sendable {
  func jars(_ count: Int) -> String
}

final class JarMaker: Sendable {
  static let shared = JarMaker()
  func jars(_ count: Int) -> String { "\(count) jars" }
}

extension JarMaker: JarMakerProtocol {}

final class ElderSpiceRack {
  struct Dependencies {
    var jarMaker: any JarMakerProtocol

    static var defaultDependencies: Self {
      Self(jarMaker: JarMaker.shared)
    }
  }

  private let dependencies: Dependencies

  let names: [String]

  init<Names: Sequence>(_ names: Names, dependencies: Dependencies = .defaultDependencies)
  where Names.Element == String {
    self.dependencies = dependencies
    self.names = names.sorted()
  }

  func jars() -> String { dependencies.jarMaker.jars(names.count) }
}
