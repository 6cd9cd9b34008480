final class HopStore: Sendable {
  static let shared = HopStore()
  func hops() -> Int { 4 }
  func malt() -> Int { 9 }
}

final class Brewer {
  func brew() -> Int { HopStore.shared.hops() * HopStore.shared.malt() }
}
