final class StarCatalogue: Sendable {
  static let shared = StarCatalogue()
  func find(_ name: String) -> Int { print("looked up \(name)"); return name.count }
}

final class TelescopeMount {
  private let star: String
  private lazy var position = StarCatalogue.shared.find(star)

  init(star: String) {
    self.star = star
    print("made")
  }

  func point() -> Int { position + position }
}
