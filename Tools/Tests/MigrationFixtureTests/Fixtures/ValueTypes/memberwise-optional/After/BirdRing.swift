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

  private let dependencies: Dependencies

  let number: Int
  let station: String?
  var note: String?

  init(
    number: Int,
    station: String?,
    note: String? = nil,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.number = number
    self.station = station
    self.note = note
    self.dependencies = dependencies
  }

  var text: String { "\(dependencies.ringingCentre.prefix())\(number) \(station ?? "-") \(note ?? "-")" }
}
