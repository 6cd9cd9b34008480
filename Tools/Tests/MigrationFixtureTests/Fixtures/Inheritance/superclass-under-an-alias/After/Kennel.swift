protocol BowlProtocol: Sendable {
  func fill(_ name: String) -> String
}

final class Bowl: Sendable {
  static let shared = Bowl()

  private init() {}

  func fill(_ name: String) -> String { "\(name) eats" }
}

extension Bowl: BowlProtocol {}

class Kennel {
  let name: String

  init(name: String) { self.name = name }
}

typealias Shelter = Kennel

class Cattery: Shelter {
  struct Dependencies {
    var bowl: any BowlProtocol

    static var defaultDependencies: Self {
      Self(bowl: Bowl.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func feed() -> String { dependencies.bowl.fill(name) }
}
