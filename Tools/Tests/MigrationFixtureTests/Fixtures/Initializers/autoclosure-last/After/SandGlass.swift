import Foundation

protocol SandStoreProtocol: Sendable {
  func grams() -> Int
}

final class SandStore: Sendable {
  static let shared = SandStore()
  func grams() -> Int { 70 }
}

extension SandStore: SandStoreProtocol {}

final class SandGlass {
  struct Dependencies {
    var sandStore: any SandStoreProtocol

    static var defaultDependencies: Self {
      Self(sandStore: SandStore.shared)
    }
  }

  private let dependencies: Dependencies

  private let label: String

  init(dependencies: Dependencies = .defaultDependencies, _ label: @autoclosure () -> String) {
    self.dependencies = dependencies
    self.label = label()
  }

  func turn() -> String { "\(label) \(dependencies.sandStore.grams())" }
}
