import Foundation

final class HawkMews: Sendable {
  static let shared = HawkMews()
  func hawks() -> Int { 3 }
}

final class Glove: Sendable {}

final class Falconer {
  struct Dependencies {
    var glove: Glove
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func fly() -> Int { HawkMews.shared.hawks() }
}
