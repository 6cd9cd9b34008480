package import DepFacts

/// The facts that are known by content while the tool runs: those of the cache, and new ones.
package struct FactsStore: Sendable {
  let known: CacheFile
  private(set) var added: [ContentHash: [UInt8]] = [:]
  private(set) var used: Set<ContentHash> = []
  /// Entries that turned out to be damaged.
  private(set) var damaged: Set<ContentHash> = []

  /// A store that knows nothing yet.
  package init() {
    known = CacheFile()
  }

  init(known: CacheFile) {
    self.known = known
  }

  /// Whether a cache on the disk would be worth writing again.
  package var hasChanged: Bool { !added.isEmpty || !damaged.isEmpty }

  /// The facts of contents; nil where they are not known, or are damaged.
  package func facts(for hash: ContentHash) -> FileFacts? {
    if let bytes = added[hash] { return Self.decode(bytes[...]) }
    return known.index(of: hash).flatMap(known.entry(at:)).flatMap { Self.decode($0.facts) }
  }

  /// Takes in what a load found out.
  mutating func take(used: [ContentHash], added: [ContentHash: [UInt8]]) {
    self.used.formUnion(used)
    for (hash, bytes) in added {
      if known.index(of: hash) != nil { damaged.insert(hash) }
      self.added[hash] = bytes
    }
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> FileFacts? {
    bytes.withUnsafeBufferPointer { try? FactsDecoder.decode($0) }
  }
}
