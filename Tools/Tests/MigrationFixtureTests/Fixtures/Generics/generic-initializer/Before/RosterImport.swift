final class NameCheck: Sendable {
  static let shared = NameCheck()
  func clean(_ name: String) -> String { name.filter { $0.isLetter } }
}

struct RosterImport {
  private let names: [String]

  init<Names: Sequence>(_ names: Names) where Names.Element: StringProtocol {
    self.names = names.map { String($0) }
  }

  init(text: some StringProtocol) {
    self.init(text.split(separator: ","))
  }

  func cleaned() -> [String] { names.map { NameCheck.shared.clean($0) } }
}
