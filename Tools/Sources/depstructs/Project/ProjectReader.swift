import DepAudit
import DepFacts
import DepModel
import DepWorkspace

/// Reads a project from the disk, from a revision, or from files of facts.
struct ProjectReader: Sendable {
  struct Dependencies: Sendable {
    var fileSystem: FileSystem
    var host: Host
    var terminal: Terminal
    var parse: @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts
    var makeProgress: @Sendable () -> Progress
    /// Shares work among so many threads.
    var parallel: @Sendable (_ workerCount: Int) -> ParallelWork
    /// What tells builds of the tool apart, so that none reads what another has kept.
    var toolStamp: @Sendable () -> String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// What there is to read, before anything is read.
  struct Listing: Sendable {
    var settings: SettingsFile.Loaded
    var found: FoundSources
    var fileSystem: FileSystem
  }

  /// The project as it stands, or as another file system shows it, such as a revision.
  ///
  /// Paths that are not there are an error, unless they are to be ignored.
  func read(
    _ options: SourceOptions, from fileSystem: FileSystem? = nil, ignoresMissingPaths: Bool = false
  ) throws -> Project {
    guard options.facts.isEmpty else {
      return try merge(options)
    }
    let listing = try list(options, from: fileSystem, ignoresMissingPaths: ignoresMissingPaths)
    return read(listing, options)
  }

  /// Whether a path from the working directory leads to a file or folder.
  func exists(_ path: String) -> Bool {
    let folder = dependencies.host.currentFolder()
    return dependencies.fileSystem.exists(PathText.absolute(path, in: folder))
  }

  /// The files that `read` reads.
  func list(
    _ options: SourceOptions, from fileSystem: FileSystem? = nil, ignoresMissingPaths: Bool = false
  ) throws -> Listing {
    let settings = try settings(options)
    let system = fileSystem ?? dependencies.fileSystem
    let finder = SourceFinder(
      dependencies: .init(
        fileSystem: system, currentFolder: dependencies.host.currentFolder()),
      selection: settings.selection)
    return Listing(
      settings: settings,
      found: try find(options.paths, by: finder, ignoresMissing: ignoresMissingPaths),
      fileSystem: system)
  }

  /// The files of a listing with their modules.
  func read(_ listing: Listing, _ options: SourceOptions) -> Project {
    let loaded = load(listing.found, from: listing.fileSystem, options: options)
    let split = Split(loaded.files, isManifestOnly: Set(listing.found.manifests.map(\.path)))
    let targets = xcodeTargets(listing)
    let map = ModuleMap(
      manifests: split.manifests, files: listing.found.files.map(\.path),
      projects: listing.found.skippedFiles.map(\.path).filter { $0.hasSuffix(".xcodeproj") },
      targets: targets.files,
      imports: split.files.reduce(into: []) { $0.formUnion($1.facts.imports) },
      configured: listing.settings.modules, currentFolder: dependencies.host.currentFolder(),
      configurationFolder: listing.settings.folder)
    var project = Project(
      settings: listing.settings, records: map.records(split.files),
      skippedFiles: (listing.found.skippedFiles + loaded.skippedFiles).sorted(),
      isPartial: !options.paths.isEmpty, parallel: dependencies.parallel(workerCount(options)))
    project.fingerprint = loaded.fingerprint
    project.moduleMap = map
    project.xcodeTargets = targets
    return project
  }

  /// What the Xcode projects among the files tell of their targets.
  private func xcodeTargets(_ listing: Listing) -> XcodeTargets {
    let folder = dependencies.host.currentFolder()
    return listing.found.skippedFiles.lazy.map(\.path).filter { $0.hasSuffix(".xcodeproj") }
      .reduce(into: XcodeTargets()) { targets, project in
        let path = PathText.absolute(project + "/project.pbxproj", in: folder)
        guard let bytes = try? listing.fileSystem.read(path) else { return }
        targets.formUnion(XcodeTargets(String(decoding: bytes, as: UTF8.self)))
      }
  }

  /// The memo of the project's last report; nil where nothing is to be kept.
  func memo(_ options: SourceOptions) -> ReportMemo? {
    guard !options.reading.noCache, options.facts.isEmpty, let path = cachePath(options) else {
      return nil
    }
    return ReportMemo(
      dependencies: .init(fileSystem: dependencies.fileSystem), factsPath: path)
  }

  /// What tells the contents of a listing from any others.
  func fingerprint(of listing: Listing, _ options: SourceOptions) -> ContentHash {
    SourceFingerprint(
      dependencies: .init(read: listing.fileSystem.read), workerCount: workerCount(options)
    ).fingerprint(of: listing.found.files + listing.found.manifests)
  }

  var toolStamp: String { dependencies.toolStamp() }

  private func settings(_ options: SourceOptions) throws -> SettingsFile.Loaded {
    var loaded = try SettingsFile(
      dependencies: .init(
        fileSystem: dependencies.fileSystem, currentFolder: dependencies.host.currentFolder())
    ).load(
      explicit: options.reading.configuration,
      reader: SettingsReader(ruleNames: RuleName.allCases.map(\.rawValue)))
    loaded.settings.count += options.reading.count.flatMap(\.kinds)
    return loaded
  }

  private func find(
    _ paths: [String], by finder: SourceFinder, ignoresMissing: Bool
  ) throws -> FoundSources {
    guard ignoresMissing, !paths.isEmpty else { return try finder.find(paths) }
    var present: [String] = []
    for path in paths where (try? finder.find([path])) != nil { present.append(path) }
    return present.isEmpty ? FoundSources(files: []) : try finder.find(present)
  }

  private func workerCount(_ options: SourceOptions) -> Int {
    options.reading.jobs ?? dependencies.host.processorCount()
  }

  // MARK: Loading

  private func load(
    _ found: FoundSources, from fileSystem: FileSystem, options: SourceOptions
  ) -> LoadedSources {
    let cache = options.reading.noCache ? nil : cache(options)
    var store = cache?.open()
    let progress = dependencies.makeProgress()
    defer { progress.finish() }
    let loader = FactsLoader(
      dependencies: .init(read: fileSystem.read, parse: dependencies.parse),
      workerCount: workerCount(options))
    let loaded = loader.load(found.files + found.manifests, store: &store) { progress.show($0) }
    if let cache, let store {
      let note = cache.save(store, coversProject: options.paths.isEmpty)
      if let note { dependencies.terminal.say(note) }
    }
    return loaded
  }

  private func cache(_ options: SourceOptions) -> FactsCache? {
    cachePath(options).map { path in
      FactsCache(
        dependencies: .init(fileSystem: dependencies.fileSystem), path: path,
        tool: dependencies.toolStamp())
    }
  }

  private func cachePath(_ options: SourceOptions) -> String? {
    CacheFolder.path(given: options.reading.cachePath, host: dependencies.host).map {
      CacheFolder.file(in: $0, project: dependencies.host.currentFolder())
    }
  }

  private func merge(_ options: SourceOptions) throws -> Project {
    let folder = dependencies.host.currentFolder()
    let parts = try options.facts.map { path in
      let bytes = try dependencies.fileSystem.read(PathText.absolute(path, in: folder))
      return (path: path, facts: try FactsFile.read(bytes, path: path))
    }
    return Project(
      settings: try settings(options), records: try FactsMerge.merge(parts), skippedFiles: [],
      isPartial: false, parallel: dependencies.parallel(workerCount(options)))
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
