/// The facts of a project's files by their contents, kept on the disk between runs.
///
/// It may be deleted, cut short, or written by another run at any time: what is missing is worked
/// out again, and no trouble with it stops the tool.
package struct FactsCache: Sendable {
  package struct Dependencies: Sendable {
    package var fileSystem: FileSystem

    package init(fileSystem: FileSystem) {
      self.fileSystem = fileSystem
    }
  }

  private let dependencies: Dependencies
  private let path: String
  private let tool: ContentHash

  /// The cache at a path, see ``CacheFolder``.
  ///
  /// `tool` is what the facts depend on besides the contents: the version of the tool, its size and
  /// date. A cache of another tool is not used.
  package init(dependencies: Dependencies, path: String, tool: String) {
    self.dependencies = dependencies
    self.path = path
    self.tool = ContentHash(tool)
  }

  /// What the cache knows; nothing where it is missing or not to be trusted.
  package func open() -> FactsStore {
    guard let bytes = try? dependencies.fileSystem.read(path),
      let file = CacheFile(bytes, tool: tool)
    else { return FactsStore() }
    return FactsStore(known: file)
  }

  /// Writes the store where it has changed, and returns a note for the user where that fails.
  ///
  /// Where the run looked at the whole project, entries that it did not use go, the longest unused
  /// first, until at most as many are left as were used; those keep a switch of branches fast.
  package func save(_ store: FactsStore, coversProject: Bool) -> String? {
    guard store.hasChanged else { return nil }
    let generation = store.known.generation &+ 1
    let entries = entries(of: store, generation: generation, coversProject)
    let bytes = CacheFile.bytes(of: entries, generation: generation, tool: tool)
    do {
      try dependencies.fileSystem.makeFolder(PathText.parent(path) ?? "/")
      try dependencies.fileSystem.write(bytes, path)
      return nil
    } catch {
      return "cannot write the cache: \(error)"
    }
  }

  private func entries(
    of store: FactsStore, generation: UInt32, _ coversProject: Bool
  ) -> [CacheFile.Entry] {
    var entries = store.added.map { hash, bytes in
      CacheFile.Entry(hash: hash, lastUse: generation, facts: bytes[...])
    }
    var unused: [CacheFile.Entry] = []
    for index in 0..<store.known.count {
      guard store.added[store.known.hash(at: index)] == nil,
        var entry = store.known.entry(at: index)
      else { continue }
      if store.used.contains(entry.hash) {
        entry.lastUse = generation
        entries.append(entry)
      } else {
        unused.append(entry)
      }
    }
    let limit = coversProject ? store.used.count : Self.mostUnused
    if unused.count > limit {
      unused.sort { ($1.lastUse, $0.hash) < ($0.lastUse, $1.hash) }
      unused.removeLast(unused.count - limit)
    }
    return entries + unused
  }

  /// How many entries a run keeps that looked at a part only.
  private static let mostUnused = 100_000
}
