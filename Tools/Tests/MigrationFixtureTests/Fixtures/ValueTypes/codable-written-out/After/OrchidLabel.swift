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

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    try self.init(from: decoder, dependencies: .defaultDependencies)
  }

  init(from decoder: any Decoder, dependencies: Dependencies) throws {
    self.dependencies = dependencies
    name = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  func latin() -> String { dependencies.herbarium.latin(name) }
}
