final class Bowl: Sendable {
  static let shared = Bowl()

  private init() {}

  func fill(_ name: String) -> String { "\(name) eats" }
}

class Kennel {
  let name: String

  init(name: String) { self.name = name }
}

typealias Shelter = Kennel

class Cattery: Shelter {
  func feed() -> String { Bowl.shared.fill(name) }
}
