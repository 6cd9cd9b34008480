protocol BilbyEngineProtocol: Sendable {
  func click() -> String
}

final class BilbyEngine: Sendable {
  static let shared = BilbyEngine()
  func click() -> String { "click" }
}

extension BilbyEngine: BilbyEngineProtocol {}

@available(macOS 99, *)
struct BilbyPulse {}

protocol BilbyStoreProtocol: Sendable {
  func read() -> String
}

final class BilbyStore: Sendable {
  static let shared = BilbyStore()
  @available(macOS 99, *)
  static let newest = BilbyStore()
  func read() -> String { "read" }
}

extension BilbyStore: BilbyStoreProtocol {}

final class BilbyPad {
  struct Dependencies {
    var bilbyEngine: any BilbyEngineProtocol
    var bilbyStore: any BilbyStoreProtocol

    static var defaultDependencies: Self {
      Self(bilbyEngine: BilbyEngine.shared, bilbyStore: BilbyStore.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func touch() -> String { "touch" }
}

@available(macOS 13, *)
extension BilbyPad {
  func tap() -> String { dependencies.bilbyEngine.click() + dependencies.bilbyStore.read() }
}

@available(macOS 99, *)
extension BilbyPad {
  func newest() -> String { BilbyStore.newest.read() }
}
