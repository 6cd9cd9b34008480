import Foundation

final class CampanileBell: Sendable {
  static let shared = CampanileBell()
  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

final class CampanileRinger: NSObject {
  func ring() -> String { CampanileBell.shared.strike(2) }
}

func evening() -> String { CampanileRinger().ring() }
