protocol NameCheckProtocol: Sendable {
  func clean(_ name: String) -> String
}

final class NameCheck: Sendable {
  static let shared = NameCheck()
  func clean(_ name: String) -> String { name.filter { $0.isLetter } }
}

extension NameCheck: NameCheckProtocol {}

struct RosterImport {
  struct Dependencies {
    var nameCheck: any NameCheckProtocol

    static var defaultDependencies: Self {
      Self(nameCheck: NameCheck.shared)
    }
  }

  private let dependencies: Dependencies

  private let names: [String]

  init<Names: Sequence>(_ names: Names, dependencies: Dependencies = .defaultDependencies) where Names.Element: StringProtocol {
    self.dependencies = dependencies
    self.names = names.map { String($0) }
  }

  init(text: some StringProtocol, dependencies: Dependencies = .defaultDependencies) {
    self.init(text.split(separator: ","), dependencies: dependencies)
  }

  func cleaned() -> [String] { names.map { dependencies.nameCheck.clean($0) } }
}
