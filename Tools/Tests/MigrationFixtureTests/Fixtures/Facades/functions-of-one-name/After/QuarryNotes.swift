import Foundation

private func quarryKey() -> String {
  UserDefaults.standard.string(forKey: "notes") ?? "another file"
}

/// The function of this file is meant, and the struct stands in the other.
extension QuarryMap {
  func note() -> String { quarryKey() }
}

/// Its base class needs another function of that name.
final class SlateQuarry: Quarry {
  struct Dependencies {
    var callQuarryKey: @Sendable () -> String
    var base: Quarry.Dependencies

    static var defaultDependencies: Self {
      Self(callQuarryKey: { quarryKey() }, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(depth: 3, dependencies: dependencies.base)
  }

  func split() -> String { dependencies.callQuarryKey() }
}
