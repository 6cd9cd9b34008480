import Foundation

protocol HerbariumProtocol: Sendable {
  func latin(_ name: String) -> String
}

final class Herbarium: Sendable {
  static let shared = Herbarium()

  func latin(_ name: String) -> String { name + "us" }
}

extension Herbarium: HerbariumProtocol {}

struct OrchidLabel: Codable {
  struct Dependencies {
    var herbarium: any HerbariumProtocol

    static var defaultDependencies: Self {
      Self(herbarium: Herbarium.shared)
    }
  }

  let name: String

  init(name: String) { self.name = name }

  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  func latin(dependencies: Dependencies = .defaultDependencies) -> String {
    dependencies.herbarium.latin(name)
  }
}
