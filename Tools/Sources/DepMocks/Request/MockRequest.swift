/// What to write doubles of, and how.
package struct MockRequest: Hashable, Sendable {
  /// The names of protocols, dotted where they are nested; `A & B` asks for one double of both.
  package var protocols: [String]
  /// The types whose `Dependencies` are to be filled with doubles.
  package var owners: [String]
  /// The access level of the doubles; nil for the usual one.
  package var access: Access?
  /// The modules that the file imports as `@testable`; empty for those that the doubles need.
  package var modules: [String]
  /// The module that the file belongs to; nil where that is not known.
  package var outputModule: String?

  package enum Access: String, CaseIterable, Sendable { case `internal`, package, `public` }

  package init(
    protocols: [String], owners: [String] = [], access: Access? = nil, modules: [String] = []
  ) {
    self.protocols = protocols
    self.owners = owners
    self.access = access
    self.modules = modules
  }
}
