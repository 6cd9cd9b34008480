import Foundation

final class TrimRules: Sendable {
  static let shared = TrimRules()
  func trim(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }
}

@propertyWrapper struct Trimmed {
  private var text: String

  init(wrappedValue: String) { text = wrappedValue }

  var wrappedValue: String {
    get { TrimRules.shared.trim(text) }
    set { text = newValue }
  }
}

struct TrimmedForm {
  @Trimmed var name = "  Ada "
}
