final class GateKeeper: Sendable {
  static let shared = GateKeeper()

  private init() {}

  func open(_ depth: Int) -> String {
    depth == 0 ? "gate" : "gate<" + BridgeMaster.shared.lower(depth - 1)
  }
}

final class BridgeMaster: Sendable {
  static let shared = BridgeMaster()

  private init() {}

  func lower(_ depth: Int) -> String {
    depth == 0 ? "bridge" : "bridge<" + GateKeeper.shared.open(depth - 1)
  }
}
