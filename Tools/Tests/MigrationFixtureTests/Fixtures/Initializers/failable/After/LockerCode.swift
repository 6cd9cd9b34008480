import Foundation

protocol LockerRoomProtocol: Sendable {
  func isFree(_ number: Int) -> Bool
}

final class LockerRoom: Sendable {
  static let shared = LockerRoom()

  func isFree(_ number: Int) -> Bool { number % 2 == 0 }
}

extension LockerRoom: LockerRoomProtocol {}

final class LockerCode {
  struct Dependencies {
    var lockerRoom: any LockerRoomProtocol

    static var defaultDependencies: Self {
      Self(lockerRoom: LockerRoom.shared)
    }
  }

  private let dependencies: Dependencies

  let number: Int

  init?(text: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    guard let number = Int(text), number > 0 else { return nil }
    self.number = number
  }

  func claim() -> Bool { dependencies.lockerRoom.isFree(number) }
}
