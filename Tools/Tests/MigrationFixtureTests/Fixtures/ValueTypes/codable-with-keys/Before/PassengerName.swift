import Foundation

final class NameRules: Sendable {
  static let shared = NameRules()

  func clean(_ name: String) -> String { name.uppercased() }
}

struct PassengerName: Codable {
  var name: String

  private enum CodingKeys: String, CodingKey {
    case name = "passenger_name"
  }

  var clean: String { NameRules.shared.clean(name) }
}
