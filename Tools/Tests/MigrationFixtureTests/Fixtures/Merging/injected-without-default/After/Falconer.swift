import Foundation

protocol HawkMewsProtocol: Sendable {
  func hawks() -> Int
}

final class HawkMews: Sendable {
  static let shared = HawkMews()
  func hawks() -> Int { 3 }
}

extension HawkMews: HawkMewsProtocol {}

final class Glove: Sendable {}

final class Falconer {
  struct Dependencies {
    var glove: Glove
    var hawkMews: any HawkMewsProtocol = HawkMews.shared
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func fly() -> Int { dependencies.hawkMews.hawks() }
}
