final class RailSignals: Sendable {
  static let shared = RailSignals()
  func ahead(_ stop: Int) -> String { stop % 2 == 0 ? "green" : "red" }
}

final class TramDriver {
  init() {}

  func drive(_ stop: Int) -> String {
    #if DEBUG
      print("debug: \(RailSignals.shared.ahead(stop))")
    #endif
    return RailSignals.shared.ahead(stop)
  }
}
