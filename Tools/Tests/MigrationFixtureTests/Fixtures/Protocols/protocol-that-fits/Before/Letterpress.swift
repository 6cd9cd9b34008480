protocol TypeCase: Sendable {
  func letter(_ name: Character) -> String
  func spaces(_ count: Int) -> String
}

final class LeadCase: TypeCase {
  static let shared = LeadCase()
  func letter(_ name: Character) -> String { name.uppercased() }
  func spaces(_ count: Int) -> String { String(repeating: "_", count: count) }
}

final class Letterpress {
  init() {}

  func press(_ text: String) -> String {
    text.map { $0 == " " ? LeadCase.shared.spaces(1) : LeadCase.shared.letter($0) }.joined()
  }
}
