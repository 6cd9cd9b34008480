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
  struct Dependencies {
    var leadCase: any TypeCase

    static var defaultDependencies: Self {
      Self(leadCase: LeadCase.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func press(_ text: String) -> String {
    text.map { $0 == " " ? dependencies.leadCase.spaces(1) : dependencies.leadCase.letter($0) }.joined()
  }
}
