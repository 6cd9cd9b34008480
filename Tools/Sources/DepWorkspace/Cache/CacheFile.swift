/// The layout of a cache on the disk, and a look-up in it without decoding it.
///
/// | bytes | what |
/// | --- | --- |
/// | 8 | `DEPFACTS` |
/// | 4 | the version of the layout |
/// | 4 | how often it was written |
/// | 16 | a hash of the tool that wrote it |
/// | 8 | how many entries |
/// | 8 | a checksum of the index and of all above |
/// | 48 each | the index, sorted by hash: hash, offset, count, checksum, when it was used last |
/// | | the facts of each entry |
///
/// Numbers are little-endian. Each entry has a checksum of its own, so that a damaged one costs
/// one file, and opening a cache does not touch all of it.
struct CacheFile: Sendable {
  struct Entry: Hashable, Sendable {
    var hash: ContentHash
    var lastUse: UInt32
    var facts: ArraySlice<UInt8>
  }

  private static let magic = Array("DEPFACTS".utf8)
  private static let version: UInt32 = 2
  private static let headerCount = 48
  private static let indexCount = 48

  private let bytes: [UInt8]
  let count: Int
  /// How often the cache of this project was written.
  let generation: UInt32

  /// A cache without entries.
  init() {
    bytes = []
    count = 0
    generation = 0
  }

  /// Nil where the bytes are not a cache of this tool, or are damaged.
  init?(_ bytes: [UInt8], tool: ContentHash) {
    guard bytes.count >= Self.headerCount, bytes.starts(with: Self.magic) else { return nil }
    let word = { (offset: Int) in Self.word(bytes, offset) }
    guard UInt32(truncatingIfNeeded: word(8)) == Self.version,
      word(16) == tool.high, word(24) == tool.low,
      let count = Int(exactly: word(32)),
      count <= (bytes.count - Self.headerCount) / Self.indexCount,
      Self.checksum(of: bytes, entries: count) == word(40)
    else { return nil }
    self.bytes = bytes
    self.count = count
    generation = UInt32(truncatingIfNeeded: word(8) >> 32)
  }

  func entry(at index: Int) -> Entry? {
    guard index < count else { return nil }
    let start = Self.headerCount + index * Self.indexCount
    guard let offset = Int(exactly: Self.word(bytes, start + 16)),
      let count = Int(exactly: Self.word(bytes, start + 24)),
      offset <= bytes.count, count <= bytes.count - offset
    else { return nil }
    let facts = bytes[offset..<offset + count]
    guard Self.checksum(facts) == Self.word(bytes, start + 32) else { return nil }
    return Entry(
      hash: hash(at: index), lastUse: UInt32(truncatingIfNeeded: Self.word(bytes, start + 40)),
      facts: facts)
  }

  /// When the entry was used last, without a look at its facts.
  func lastUse(at index: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: Self.word(bytes, Self.headerCount + index * Self.indexCount + 40))
  }

  func hash(at index: Int) -> ContentHash {
    let start = Self.headerCount + index * Self.indexCount
    return ContentHash(high: Self.word(bytes, start), low: Self.word(bytes, start + 8))
  }

  func index(of hash: ContentHash) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self.hash(at: middle) < hash { low = middle + 1 } else { high = middle }
    }
    return low < count && self.hash(at: low) == hash ? low : nil
  }
}

// MARK: - Writing

extension CacheFile {
  /// The bytes of a cache with these entries.
  static func bytes(
    of entries: [Entry], generation: UInt32, tool: ContentHash
  ) -> [UInt8] {
    let sorted = entries.sorted { $0.hash < $1.hash }
    let start = headerCount + sorted.count * indexCount
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sorted.reduce(start) { $0 + $1.facts.count })
    bytes += magic
    append(UInt64(version) | UInt64(generation) << 32, to: &bytes)
    append(tool.high, to: &bytes)
    append(tool.low, to: &bytes)
    append(UInt64(sorted.count), to: &bytes)
    append(0, to: &bytes)
    var offset = start
    for entry in sorted {
      append(entry.hash.high, to: &bytes)
      append(entry.hash.low, to: &bytes)
      append(UInt64(offset), to: &bytes)
      append(UInt64(entry.facts.count), to: &bytes)
      append(checksum(entry.facts), to: &bytes)
      append(UInt64(entry.lastUse), to: &bytes)
      offset += entry.facts.count
    }
    let sum = checksum(of: bytes, entries: sorted.count)
    withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(40..<48, with: $0) }
    for entry in sorted { bytes += entry.facts }
    return bytes
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  @inline(__always)
  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  private static func checksum(of bytes: [UInt8], entries: Int) -> UInt64 {
    checksum(bytes[0..<40]) ^ checksum(bytes[headerCount..<headerCount + entries * indexCount])
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { ContentHash($0).low }
  }
}
