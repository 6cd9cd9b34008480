internal import DepFacts

/// What one thread does to each file, and what it has found so far.
struct LoadingWorker {
  struct Outcome: Sendable {
    var facts: [(index: Int, facts: FileFacts)] = []
    var skippedFiles: [SkippedFile] = []
    var used: [ContentHash] = []
    /// The hash of every file that could be read, where a store asks for it.
    var hashes: [(index: Int, hash: ContentHash)] = []
    var added: [ContentHash: [UInt8]] = [:]
    var statistics = LoadedSources.Statistics()
  }

  /// The largest file that is read; a tree of syntax takes about 30 times as much.
  private static let largestSize = 32 << 20

  private let dependencies: FactsLoader.Dependencies
  private let store: FactsStore?
  private(set) var outcome = Outcome()

  init(dependencies: FactsLoader.Dependencies, store: FactsStore?) {
    self.dependencies = dependencies
    self.store = store
  }

  mutating func load(_ file: SourceFile, index: Int) {
    guard file.size <= Self.largestSize else {
      return skip(file, "larger than \(Self.largestSize >> 20) MB")
    }
    let bytes: [UInt8]
    do {
      bytes = try dependencies.read(file.location)
    } catch {
      return skip(file, "cannot be read: \(error.reason)")
    }
    bytes.withUnsafeBufferPointer { buffer in
      let hash = store == nil ? nil : ContentHash(buffer)
      if let hash { outcome.hashes.append((index, hash)) }
      guard file.isAskedFor || !GeneratedHeader.isPresent(in: buffer) else {
        return skip(file, "generated")
      }
      let facts = facts(of: buffer, hash: hash)
      outcome.statistics.fileCount += 1
      outcome.statistics.byteCount += buffer.count
      outcome.statistics.lineCount += Int(facts.lineCount)
      outcome.facts.append((index, facts))
    }
  }

  private mutating func facts(
    of buffer: UnsafeBufferPointer<UInt8>, hash: ContentHash?
  ) -> FileFacts {
    guard let store, let hash else {
      outcome.statistics.parsedCount += 1
      return dependencies.parse(buffer)
    }
    outcome.used.append(hash)
    if let known = store.facts(for: hash) {
      outcome.statistics.cachedCount += 1
      return known
    }
    outcome.statistics.parsedCount += 1
    let facts = dependencies.parse(buffer)
    outcome.added[hash] = FactsEncoder.encode(facts)
    return facts
  }

  private mutating func skip(_ file: SourceFile, _ reason: String) {
    outcome.skippedFiles.append(SkippedFile(path: file.path, reason: reason))
  }
}
