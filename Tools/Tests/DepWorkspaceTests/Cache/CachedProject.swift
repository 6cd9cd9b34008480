import DepFacts
@testable import DepWorkspace
import ToolTestSupport

/// A project whose files are named by their contents, with a cache.
struct CachedProject {
  struct Outcome: Equatable {
    var parsed: Int
    var cached: Int
    var note: String?
  }

  let disk = InMemoryDisk()
  let path = "/cache/project.facts"

  var loader: FactsLoader {
    FactsLoader(
      dependencies: .init(
        read: disk.fileSystem.read,
        parse: { bytes in
          var facts = FileFacts()
          facts.imports = [String(decoding: bytes, as: UTF8.self)]
          facts.lineCount = 1
          return facts
        }),
      workerCount: 2)
  }

  /// Files of the project that hold these texts.
  func files(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { number, text in
      let location = "/project/\(number).swift"
      disk.put(text, at: location)
      return SourceFile(path: "\(number).swift", location: location, size: text.utf8.count)
    }
  }

  func load(_ texts: [String]) -> FactsStore {
    var store: FactsStore? = cache("1").open()
    _ = loader.load(files(texts), store: &store)
    return store ?? FactsStore()
  }

  func save(_ store: FactsStore) {
    _ = cache("1").save(store, coversProject: true)
  }

  func facts(_ texts: [String]) -> [FileFacts] {
    let cache = cache("1")
    var store: FactsStore? = cache.open()
    let loaded = loader.load(files(texts), store: &store)
    if let store { _ = cache.save(store, coversProject: true) }
    return loaded.files.map(\.facts)
  }

  @discardableResult
  func run(_ texts: [String], tool: String = "1", coversProject: Bool = true) -> Outcome {
    let cache = cache(tool)
    var store: FactsStore? = cache.open()
    let statistics = loader.load(files(texts), store: &store).statistics
    let note = store.flatMap { cache.save($0, coversProject: coversProject) }
    return Outcome(
      parsed: statistics.parsedCount, cached: statistics.cachedCount, note: note)
  }

  private func cache(_ tool: String) -> FactsCache {
    FactsCache(dependencies: .init(fileSystem: disk.fileSystem), path: path, tool: tool)
  }
}
