import Foundation

protocol StaveYardProtocol {
  func unrelated()
}

final class StaveYard: Sendable {
  static let shared = StaveYard()
  func staves() -> Int { 30 }
}

final class Cooper {
  func barrel() -> Int { StaveYard.shared.staves() / 15 }
}
