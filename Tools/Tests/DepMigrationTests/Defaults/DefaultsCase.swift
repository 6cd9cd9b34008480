import Testing

/// A type with parameters whose defaults hand something over.
///
/// `§` stands for something that no other case has, so that all cases can be compiled together.
/// A line `// file: Other.swift` begins another file. Every case has `API` and `Cache`.
struct DefaultsCase: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  /// The whole of the file; nil where it stays as it is.
  let after: String?
  /// What is said of each parameter that stays.
  let left: [String]
  /// Statements that print something, run before and after.
  let run: String
  var usesLibrary = false

  var testDescription: String { name }

  init(
    _ name: String, usesLibrary: Bool = false, _ before: String, gives after: String?,
    left: [String] = [], run: String = ""
  ) {
    self.name = name
    self.usesLibrary = usesLibrary
    self.before = before
    self.after = after
    self.left = left
    self.run = run
  }

  /// What is before the case in its file.
  static let head = """
    protocol §Service { var name: String { get } }
    final class §API: §Service, Sendable {
      static let shared = §API("shared")
      let name: String
      init(_ name: String) { self.name = name }
    }
    final class §Cache: Sendable {
      static let shared = §Cache("cached")
      let name: String
      init(_ name: String) { self.name = name }
    }

    """
}
