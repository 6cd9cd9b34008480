/// A file of the project: where it stands, what it belongs to, and its facts.
package struct SourceRecord: Codable, Hashable, Sendable {
  package enum Role: UInt8, Codable, Hashable, Sendable {
    case source, test
  }

  /// The path relative to the working directory, with `/` between folders.
  package var path: String
  package var module: String
  package var role: Role
  package var facts: FileFacts

  package init(path: String, module: String, role: Role, facts: FileFacts) {
    self.path = path
    self.module = module
    self.role = role
    self.facts = facts
  }
}
