protocol HempSupplying {
  func bales() -> Int
}

protocol HempStoreProtocol: Sendable {
  func bales() -> Int
  func quality() -> String
}

final class HempStore: HempSupplying, Sendable {
  static let shared = HempStore()
  func bales() -> Int { 3 }
  func quality() -> String { "fine" }
}

extension HempStore: HempStoreProtocol {}

final class Ropewalk {
  struct Dependencies {
    var hempStore: any HempStoreProtocol

    static var defaultDependencies: Self {
      Self(hempStore: HempStore.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func spin() -> String { "\(dependencies.hempStore.bales()) of \(dependencies.hempStore.quality())" }
}
