struct WaxPotProtocol {
  var lines: [String]
}

final class WaxPot: Sendable {
  static let shared = WaxPot()
  func pour() -> String { "poured" }
}

final class TaperMaker {
  init() {}

  func make() -> WaxPotProtocol { WaxPotProtocol(lines: [WaxPot.shared.pour()]) }
}
