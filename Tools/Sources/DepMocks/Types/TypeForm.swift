import DepSyntax

/// A type of a parameter or result, and what is said of how its values are passed.
struct TypeForm {
  private(set) var base: WrittenType
  /// The attributes of a closure except for `@escaping`: `@Sendable`.
  private(set) var attributes: [String] = []
  private(set) var isEscaping = false
  private(set) var isInout = false
  private(set) var isSending = false
  private(set) var isIsolated = false
  /// `borrowing` or `consuming`.
  private(set) var ownership: String?

  init(_ type: WrittenType) {
    base = type.unwrapped
    while case .attributed(let parts, let inner) = base.form {
      parts.specifiers.forEach { apply(specifier: $0) }
      attributes += parts.lateSpecifiers
      for attribute in parts.attributes {
        switch attribute {
        case "@escaping": isEscaping = true
        case "@autoclosure", "@noescape": break
        default: attributes.append(attribute)
        }
      }
      base = inner.unwrapped
    }
  }

  private mutating func apply(specifier: String) {
    switch specifier {
    case "inout": isInout = true
    case "sending": isSending = true
    case "isolated": isIsolated = true
    case "borrowing", "__shared": ownership = "borrowing"
    case "consuming", "__owned": ownership = "consuming"
    case let text where text.hasPrefix("nonisolated"): attributes.append(text)
    default: break
    }
  }
}
