import Testing

/// A type, the members of it that are used, and what is to stand between.
///
/// `§` stands for something that no other case has, so that all cases can be compiled together.
/// A line `// file: Other.swift` begins another file.
struct ExtractionCase: Sendable, CustomTestStringConvertible {
  enum Expectation: Sendable {
    /// A new protocol; the first text is the whole of what stands above the type.
    case extracted(String?)
    case existing(String)
    case extended(String)
    /// A part of the reason.
    case concrete(String)
  }

  let name: String
  /// The names of the members, with `=` behind those that are written, or what follows behind `/`.
  let members: [String]
  let before: String
  /// Statements that use the members of `api`.
  let use: String
  /// What stands before the function that uses them, such as `@MainActor`.
  var attribute = ""
  var type = "§API"
  let expectation: Expectation

  var testDescription: String { name }

  init(
    _ name: String, _ members: [String], _ before: String, use: String = "",
    attribute: String = "", type: String = "§API",
    gives expectation: Expectation = .extracted(nil)
  ) {
    self.name = name
    self.members = members
    self.before = before
    self.use = use
    self.attribute = attribute
    self.type = type
    self.expectation = expectation
  }
}
