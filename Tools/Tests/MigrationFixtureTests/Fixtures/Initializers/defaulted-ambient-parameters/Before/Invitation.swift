import Foundation

final class GuestHouse: Sendable {
  static let shared = GuestHouse()
  func beds() -> Int { 4 }
}

final class Invitation {
  let id: UUID
  let sent: Date
  let name: String

  init(id: UUID = UUID(), sent: Date = Date(), name: String) {
    self.id = id
    self.sent = sent
    self.name = name
  }

  func isPossible() -> Bool { GuestHouse.shared.beds() > name.count && sent < .distantFuture }
}
