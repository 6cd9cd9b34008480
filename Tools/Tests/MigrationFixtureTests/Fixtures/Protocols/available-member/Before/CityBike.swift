final class BikeDock: Sendable {
  static let shared = BikeDock()
  @available(macOS 12, iOS 15, *)
  func unlock(_ number: Int) -> String { "unlocked \(number)" }
  func ring() -> String { "ring" }
}

final class CityBike {
  init() {}

  @available(macOS 12, iOS 15, *)
  func ride() -> String { BikeDock.shared.unlock(4) }

  func bell() -> String { BikeDock.shared.ring() }
}
