protocol GateKeeperProtocol: Sendable {
  func open(_ depth: Int) -> String
}

final class GateKeeper: Sendable {
  struct Dependencies {
    var bridgeMaster: @Sendable () -> any BridgeMasterProtocol

    static var defaultDependencies: Self {
      Self(bridgeMaster: { BridgeMaster.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = GateKeeper()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func open(_ depth: Int) -> String {
    depth == 0 ? "gate" : "gate<" + dependencies.bridgeMaster().lower(depth - 1)
  }
}

extension GateKeeper: GateKeeperProtocol {}

protocol BridgeMasterProtocol: Sendable {
  func lower(_ depth: Int) -> String
}

final class BridgeMaster: Sendable {
  struct Dependencies {
    var gateKeeper: @Sendable () -> any GateKeeperProtocol

    static var defaultDependencies: Self {
      Self(gateKeeper: { GateKeeper.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = BridgeMaster()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func lower(_ depth: Int) -> String {
    depth == 0 ? "bridge" : "bridge<" + dependencies.gateKeeper().open(depth - 1)
  }
}

extension BridgeMaster: BridgeMasterProtocol {}
