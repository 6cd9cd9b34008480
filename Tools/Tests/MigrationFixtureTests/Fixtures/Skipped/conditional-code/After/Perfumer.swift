import Foundation

protocol RosePetalsProtocol: Sendable {
  func grams() -> Int
}

final class RosePetals: Sendable {
  static let shared = RosePetals()
  func grams() -> Int { 40 }
}

extension RosePetals: RosePetalsProtocol {}

final class MuskStore: Sendable {
  static let shared = MuskStore()
  func drops() -> Int { 2 }
}

final class Perfumer {
  struct Dependencies {
    var rosePetals: any RosePetalsProtocol

    static var defaultDependencies: Self {
      Self(rosePetals: RosePetals.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func mix() -> Int {
    #if os(Windows)
      return MuskStore.shared.drops()
    #else
      return dependencies.rosePetals.grams()
    #endif
  }

  func sample() -> Int { dependencies.rosePetals.grams() / 10 }
}
