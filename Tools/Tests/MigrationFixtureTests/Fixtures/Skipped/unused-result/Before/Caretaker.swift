import Foundation

final class Heating: Sendable {
  static let shared = Heating()
  init() { print("heating starts") }
}

final class Caretaker {
  func wake() {
    _ = Heating.shared
  }
}
