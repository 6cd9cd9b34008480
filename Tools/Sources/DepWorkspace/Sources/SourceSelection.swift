/// Which files the configuration adds to and takes from those that are read by default.
package struct SourceSelection: Hashable, Sendable {
  /// The absolute folder that the patterns start from.
  package var folder: String
  /// The name of the configuration, for the reason that is told.
  package var configurationName = ".depstructs.json"
  /// Read although they look vendored, generated or ignored.
  package var include: [PathPattern] = []
  /// Not read; this beats `include`.
  package var exclude: [PathPattern] = []
}
