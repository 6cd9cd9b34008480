import Foundation

protocol Weighing: Sendable {
  func grams(_ substance: String) -> Int
}

final class Scales: Weighing, Sendable {
  static let shared = Scales()

  func grams(_ substance: String) -> Int { substance.count }
  func calibrate() {}
}

final class Chemist {
  struct Dependencies {
    var scales: any Weighing

    static var defaultDependencies: Self {
      Self(scales: Scales.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func mix() -> Int { dependencies.scales.grams("salt") + dependencies.scales.grams("soda") }
}
