protocol HempSupplying {
  func bales() -> Int
}

final class HempStore: HempSupplying, Sendable {
  static let shared = HempStore()
  func bales() -> Int { 3 }
  func quality() -> String { "fine" }
}

final class Ropewalk {
  init() {}

  func spin() -> String { "\(HempStore.shared.bales()) of \(HempStore.shared.quality())" }
}
