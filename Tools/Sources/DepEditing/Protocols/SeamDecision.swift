import DepMigration
import DepSyntax
/// What a field for one of the project's types is declared as.
enum SeamDecision: Hashable, Sendable {
  /// A protocol of the project that the type conforms to already and that has all members.
  case existing(String)
  /// A new protocol, its conformance, and extensions for default arguments.
  case extracted(String, [SeamEdit])
  /// A protocol that was extracted before and lacks members, which are added to it.
  case extended(String, [SeamEdit])
  /// Why no protocol can stand there, in one phrase.
  case concrete(String)
}

/// A replacement in one file, in bytes.
struct SeamEdit: Hashable, Sendable {
  /// The index into ``DepModel/ProjectModel/files``.
  var file: Int
  var range: Range<Int>
  var replacement: String
}

/// Why no protocol can stand for a type, in one phrase.
struct SeamRefusal: Error, Hashable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
