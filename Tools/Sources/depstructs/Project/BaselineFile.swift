import DepAudit
import DepWorkspace

/// The baseline on the disk.
struct BaselineFile {
  /// Relative to the working directory, as messages show it.
  let path: String
  let files: OutputFiles

  /// The path that is asked for, else that of the configuration, else the usual one beside it.
  static func path(_ given: String?, settings: SettingsFile.Loaded) -> String {
    if let given { return given }
    let name = settings.settings.baseline ?? ".depstructs-baseline.json"
    guard let configuration = settings.path, let folder = PathText.parent(configuration) else {
      return name
    }
    return PathText.join(folder, name)
  }

  /// What it allows; nil when there is none.
  func entries(isRequired: Bool) throws -> [BaselineEntry]? {
    guard let text = try files.text(of: path) else {
      if isRequired {
        throw ToolFailure("\(path): no such baseline; write it with '--update-baseline'")
      }
      return nil
    }
    return try BaselineText.parse(text, file: path)
  }

  /// The entries before an update, both sides of a conflict included.
  func oldEntries() throws -> [BaselineEntry]? {
    try files.text(of: path).map { try BaselineText.repair($0, file: path) }
  }

  func write(_ entries: [BaselineEntry]) throws {
    try files.write(BaselineText.text(for: entries), to: path)
  }
}
