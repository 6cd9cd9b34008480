import Foundation

protocol GuardRoomProtocol: Sendable {
  func phone() -> String
}

final class GuardRoom: Sendable {
  static let shared = GuardRoom()

  func phone() -> String { "117" }
}

extension GuardRoom: GuardRoomProtocol {}

struct AlarmPanel {
  struct Dependencies {
    var guardRoom: any GuardRoomProtocol

    static var defaultDependencies: Self {
      Self(guardRoom: GuardRoom.shared)
    }
  }

  var zone: Int
  var ring: @Sendable (Int) -> String
  var confirm: ((String) -> Bool)?
  var reset: () throws -> Void = {}
  var dependencies: Dependencies = .defaultDependencies

  func trigger() throws -> String {
    try reset()
    let phone = dependencies.guardRoom.phone()
    return ring(zone) + (confirm?(phone) == true ? " confirmed" : " unconfirmed")
  }
}
