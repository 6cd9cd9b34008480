/// Finds the configuration that applies, and reads it.
package struct SettingsFile: Sendable {
  package static let name = ".depstructs.json"

  package struct Dependencies: Sendable {
    package var fileSystem: FileSystem
    /// The working directory, absolute.
    package var currentFolder: String

    package init(fileSystem: FileSystem, currentFolder: String) {
      self.fileSystem = fileSystem
      self.currentFolder = currentFolder
    }
  }

  /// The configuration with the folder from which its paths start.
  package struct Loaded: Hashable, Sendable {
    package var settings: Settings
    /// The path as shown; nil where there is no configuration.
    package var path: String?
    /// Absolute.
    package var folder: String

    /// What it adds to and takes from the files that are read.
    package var selection: SourceSelection {
      SourceSelection(
        folder: folder, configurationName: path.map(PathText.name) ?? SettingsFile.name,
        include: settings.include.compactMap { PathPattern($0) },
        exclude: settings.exclude.compactMap { PathPattern($0) })
    }

    /// The modules that it names.
    package var modules: [ModuleMap.Configured] {
      settings.modules.map { module in
        ModuleMap.Configured(
          name: module.name, patterns: module.patterns.compactMap { PathPattern($0) })
      }
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// The given configuration, or the nearest one upwards from the working directory, or none.
  package func load(
    explicit: String? = nil, reader: SettingsReader
  ) throws(WorkspaceError) -> Loaded {
    let folder = dependencies.currentFolder
    if let explicit {
      return try load(PathText.absolute(explicit, in: folder), reader)
    }
    for above in PathText.upwards(from: folder) {
      let candidate = PathText.join(above, Self.name)
      if dependencies.fileSystem.exists(candidate) { return try load(candidate, reader) }
    }
    return Loaded(settings: Settings(), path: nil, folder: folder)
  }

  private func load(
    _ location: String, _ reader: SettingsReader
  ) throws(WorkspaceError) -> Loaded {
    let path = PathText.relative(location, to: dependencies.currentFolder)
    let bytes: [UInt8]
    do {
      bytes = try dependencies.fileSystem.read(location)
    } catch {
      throw WorkspaceError(
        code: .settings, place: path, what: "the configuration cannot be read: \(error.reason)")
    }
    return Loaded(
      settings: try reader.read(bytes, path: path), path: path,
      folder: PathText.parent(location) ?? "/")
  }
}
