import Foundation

final class Heating: Sendable {
  static let shared = Heating()
  private init() { print("heating starts") }
}

final class Caretaker {
  func wake() {
    _ = Heating.shared
  }
}
