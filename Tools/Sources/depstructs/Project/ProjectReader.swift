import DepAudit
import DepFacts
import DepWorkspace

/// Reads a project from the disk, from a revision, or from files of facts.
struct ProjectReader: Sendable {
  struct Dependencies: Sendable {
    var fileSystem: FileSystem
    var host: Host
    var terminal: Terminal
    var parse: @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts
    var makeProgress: @Sendable () -> Progress
    /// What tells builds of the tool apart, so that none reads what another has kept.
    var toolStamp: @Sendable () -> String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The project as it stands, or as another file system shows it.
  ///
  /// - Parameters:
  ///   - fileSystem: What stands in for the disk, such as a revision; nil for the disk.
  ///   - ignoresMissingPaths: Whether paths that are not there count as empty.
  func read(
    _ options: SourceOptions, from fileSystem: FileSystem? = nil, ignoresMissingPaths: Bool = false
  ) throws -> Project {
    let settings = try settings(options)
    guard options.facts.isEmpty else { return try merge(options.facts, settings: settings) }
    let currentFolder = dependencies.host.currentFolder()
    let system = fileSystem ?? dependencies.fileSystem
    let finder = SourceFinder(
      dependencies: .init(fileSystem: system, currentFolder: currentFolder),
      selection: settings.selection)
    let found = try find(options.paths, by: finder, ignoresMissing: ignoresMissingPaths)
    let loaded = load(found, from: system, options: options)
    let split = Split(loaded.files, isManifestOnly: Set(found.manifests.map(\.path)))
    let map = ModuleMap(
      manifests: split.manifests, files: found.files.map(\.path), configured: settings.modules,
      currentFolder: currentFolder, configurationFolder: settings.folder)
    return Project(
      settings: settings, records: map.records(split.files),
      leftOut: (found.leftOut + loaded.leftOut).sorted(), isPartial: !options.paths.isEmpty)
  }

  private func settings(_ options: SourceOptions) throws -> SettingsFile.Loaded {
    try SettingsFile(
      dependencies: .init(
        fileSystem: dependencies.fileSystem, currentFolder: dependencies.host.currentFolder())
    ).load(
      explicit: options.configuration,
      reader: SettingsReader(ruleNames: RuleName.allCases.map(\.rawValue)))
  }

  private func find(
    _ paths: [String], by finder: SourceFinder, ignoresMissing: Bool
  ) throws -> FoundSources {
    guard ignoresMissing, !paths.isEmpty else { return try finder.find(paths) }
    var present: [String] = []
    for path in paths where (try? finder.find([path])) != nil { present.append(path) }
    return present.isEmpty ? FoundSources(files: []) : try finder.find(present)
  }

  // MARK: Loading

  private func load(
    _ found: FoundSources, from fileSystem: FileSystem, options: SourceOptions
  ) -> LoadedSources {
    let cache = options.noCache ? nil : cache(options)
    var store = cache?.open()
    let progress = dependencies.makeProgress()
    defer { progress.finish() }
    let loader = FactsLoader(
      dependencies: .init(read: fileSystem.read, parse: dependencies.parse),
      workerCount: options.jobs ?? dependencies.host.processorCount())
    let loaded = loader.load(found.files + found.manifests, store: &store) { progress.show($0) }
    if let cache, let store {
      let note = cache.save(store, coversProject: options.paths.isEmpty)
      if let note { dependencies.terminal.say(note) }
    }
    return loaded
  }

  private func cache(_ options: SourceOptions) -> FactsCache? {
    let host = dependencies.host
    guard
      let folder = CacheFolder.path(given: options.cachePath, host: host)
    else { return nil }
    return FactsCache(
      dependencies: .init(fileSystem: dependencies.fileSystem),
      path: CacheFolder.file(in: folder, project: host.currentFolder()),
      tool: dependencies.toolStamp())
  }

  private func merge(_ files: [String], settings: SettingsFile.Loaded) throws -> Project {
    let folder = dependencies.host.currentFolder()
    let parts = try files.map { path in
      let bytes = try dependencies.fileSystem.read(PathText.absolute(path, in: folder))
      return (path: path, facts: try FactsFile.read(bytes, path: path))
    }
    return Project(
      settings: settings, records: try FactsMerge.merge(parts), leftOut: [], isPartial: false)
  }

  /// The files of the project apart from manifests that were read for their targets alone.
  private struct Split {
    var files: [LoadedFile] = []
    var manifests: [(path: String, facts: FileFacts)] = []

    init(_ loaded: [LoadedFile], isManifestOnly: Set<String>) {
      for file in loaded {
        if file.file.isManifest { manifests.append((file.file.path, file.facts)) }
        if !isManifestOnly.contains(file.file.path) { files.append(file) }
      }
    }
  }
}
