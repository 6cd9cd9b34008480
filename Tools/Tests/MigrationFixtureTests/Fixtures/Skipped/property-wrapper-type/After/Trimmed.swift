import Foundation

protocol TrimRulesProtocol: Sendable {
  func trim(_ text: String) -> String
}

final class TrimRules: Sendable {
  static let shared = TrimRules()
  func trim(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }
}

extension TrimRules: TrimRulesProtocol {}

@propertyWrapper struct Trimmed {
  struct Dependencies {
    var trimRules: any TrimRulesProtocol

    static var defaultDependencies: Self {
      Self(trimRules: TrimRules.shared)
    }
  }

  private let dependencies: Dependencies

  private var text: String

  init(wrappedValue: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    text = wrappedValue
  }

  var wrappedValue: String {
    get { dependencies.trimRules.trim(text) }
    set { text = newValue }
  }
}

struct TrimmedForm {
  @Trimmed var name = "  Ada "
}
