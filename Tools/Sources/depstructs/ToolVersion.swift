/// The version of the tool; the command plugin of the root package holds the same.
enum ToolVersion {
  static let current = "0.1.0"
}
