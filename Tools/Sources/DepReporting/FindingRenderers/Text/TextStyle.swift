internal import DepAudit
internal import DepModel

/// Colors for a terminal, or none.
struct TextStyle {
  enum Ink {
    case strong, faint
    case state(Dependency.State)
    case severity(Severity)
  }

  let usesColor: Bool

  func paint(_ text: String, _ ink: Ink) -> String {
    guard usesColor, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.code(ink))m\(text)\u{1B}[0m"
  }

  private static func code(_ ink: Ink) -> String {
    switch ink {
    case .strong: "1"
    case .faint: "2"
    case .state(.hidden), .severity(.error): "31"
    case .state(.defaulted), .severity(.warning): "33"
    case .state(.transitional), .severity(.note): "36"
    case .state(.injected), .severity(.off): "32"
    }
  }
}
