import Foundation

final class CoachHouse: Sendable {
  static let shared = CoachHouse()
  func coaches() -> Int { 3 }
}

final class HornCall: Sendable {
  static let shared = HornCall()
  func blow() -> String { "tara" }
}

final class Postilion {
  func ride() -> Int {
    // depstructs:ignore hidden-singleton - the coach house is part of the postilion
    CoachHouse.shared.coaches()
  }

  func call() -> String { HornCall.shared.blow() }
}
