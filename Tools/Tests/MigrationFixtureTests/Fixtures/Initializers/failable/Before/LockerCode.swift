import Foundation

final class LockerRoom: Sendable {
  static let shared = LockerRoom()

  func isFree(_ number: Int) -> Bool { number % 2 == 0 }
}

final class LockerCode {
  let number: Int

  init?(text: String) {
    guard let number = Int(text), number > 0 else { return nil }
    self.number = number
  }

  func claim() -> Bool { LockerRoom.shared.isFree(number) }
}
