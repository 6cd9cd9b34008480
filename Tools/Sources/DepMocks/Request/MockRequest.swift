/// What somebody wants doubles of, and how they are to be written.
package struct MockRequest: Hashable, Sendable {
  /// The names of protocols, dotted where they are nested; `A & B` asks for one double of both.
  package var protocols: [String]
  /// The types whose `Dependencies` are to be filled with doubles.
  package var owners: [String]
  /// The access level of the doubles; nil for the usual one.
  package var access: Access?
  /// The modules that the file imports as `@testable`.
  package var modules: [String]

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

/// A file that declarations are looked up in.
package struct MockSource: Hashable, Sendable {
  /// As it is shown to people.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
