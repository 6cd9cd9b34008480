import Foundation

final class RingingCentre: Sendable {
  static let shared = RingingCentre()

  func prefix() -> String { "H" }
}

struct BirdRing {
  let number: Int
  let station: String?
  var note: String?

  var text: String { "\(RingingCentre.shared.prefix())\(number) \(station ?? "-") \(note ?? "-")" }
}
