import Foundation

final class Herbarium: Sendable {
  static let shared = Herbarium()

  func latin(_ name: String) -> String { name + "us" }
}

struct OrchidLabel: Codable {
  let name: String

  init(name: String) { self.name = name }

  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  func latin() -> String { Herbarium.shared.latin(name) }
}
