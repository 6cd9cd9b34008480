import Foundation

protocol RingingCentreProtocol: Sendable {
  func prefix() -> String
}

final class RingingCentre: Sendable {
  static let shared = RingingCentre()

  func prefix() -> String { "H" }
}

extension RingingCentre: RingingCentreProtocol {}

struct BirdRing {
  struct Dependencies {
    var ringingCentre: any RingingCentreProtocol

    static var defaultDependencies: Self {
      Self(ringingCentre: RingingCentre.shared)
    }
  }

  let number: Int
  let station: String?
  var note: String?
  var dependencies: Dependencies = .defaultDependencies

  var text: String { "\(dependencies.ringingCentre.prefix())\(number) \(station ?? "-") \(note ?? "-")" }
}
