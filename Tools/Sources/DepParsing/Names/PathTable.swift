internal import DepFacts

/// The different chains of a file.
struct PathTable {
  private var table = ByteTable()
  private(set) var paths: [PathFact] = []

  /// The index of a chain.
  mutating func index(of spelling: Spelling) -> Int32 {
    let index = spelling.withBytes { table.intern($0) }
    if Int(index) == paths.count { paths.append(PathFact(spelling.components)) }
    return index
  }
}
