import DepModel

extension TypeEntry {
  /// The command that rewrites the type.
  var migrateCommand: String { "depstructs migrate \(module).\(name)" }
}
