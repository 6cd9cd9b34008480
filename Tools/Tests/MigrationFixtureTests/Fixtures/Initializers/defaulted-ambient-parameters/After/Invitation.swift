import Foundation

protocol GuestHouseProtocol: Sendable {
  func beds() -> Int
}

final class GuestHouse: Sendable {
  static let shared = GuestHouse()
  func beds() -> Int { 4 }
}

extension GuestHouse: GuestHouseProtocol {}

final class Invitation {
  struct Dependencies {
    var guestHouse: any GuestHouseProtocol

    static var defaultDependencies: Self {
      Self(guestHouse: GuestHouse.shared)
    }
  }

  private let dependencies: Dependencies

  let id: UUID
  let sent: Date
  let name: String

  init(
    id: UUID = UUID(),
    sent: Date = Date(),
    name: String,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    self.id = id
    self.sent = sent
    self.name = name
  }

  func isPossible() -> Bool { dependencies.guestHouse.beds() > name.count && sent < .distantFuture }
}
