import Foundation

final class RailMap: Sendable {
  static let shared = RailMap()

  func tracks() -> Int { 4 }
}

final class SignalBox {
  init() {}

  func free() -> Int { RailMap.shared.tracks() - 1 }
}
