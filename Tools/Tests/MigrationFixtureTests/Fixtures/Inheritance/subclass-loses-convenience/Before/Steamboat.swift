import Foundation

final class CoalYard: Sendable {
  static let shared = CoalYard()
  func tons(_ length: Int) -> Int { length / 3 }
}

class Riverboat {
  let length: Int

  init(length: Int) { self.length = length }

  convenience init(feet: Int) { self.init(length: feet * 3 / 10) }
}

final class Steamboat: Riverboat {
  func coal() -> Int { CoalYard.shared.tons(length) }
}
