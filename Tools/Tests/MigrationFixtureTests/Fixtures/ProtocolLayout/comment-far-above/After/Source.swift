import Foundation

protocol QuollNamesProtocol: Sendable {
  func name() -> String
}

/**
 Gives names.

 There is one.
 */

final class QuollNames: Sendable {
  static let shared = QuollNames()
  private init() {}
  func name() -> String { "quoll" }
}

extension QuollNames: QuollNamesProtocol {}

final class QuollScreen {
  struct Dependencies {
    var quollNames: any QuollNamesProtocol

    static var defaultDependencies: Self {
      Self(quollNames: QuollNames.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title() -> String { dependencies.quollNames.name() }
}
