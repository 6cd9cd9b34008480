internal import DepFacts

/// The different chains of a file.
struct PathTable {
  private var table = ByteTable()
  private(set) var paths: [PathFact] = []

  mutating func index(of spelling: Spelling) -> Int32 {
    let index = spelling.bytes.withUnsafeBufferPointer { table.intern($0) }
    if Int(index) == paths.count { paths.append(PathFact(spelling.components)) }
    return index
  }
}
