import Foundation

final class GuardRoom: Sendable {
  static let shared = GuardRoom()

  func phone() -> String { "117" }
}

struct AlarmPanel {
  var zone: Int
  var ring: @Sendable (Int) -> String
  var confirm: ((String) -> Bool)?
  var reset: () throws -> Void = {}

  func trigger() throws -> String {
    try reset()
    let phone = GuardRoom.shared.phone()
    return ring(zone) + (confirm?(phone) == true ? " confirmed" : " unconfirmed")
  }
}
