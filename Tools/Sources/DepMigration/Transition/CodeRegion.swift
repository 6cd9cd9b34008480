import DepFacts
package import DepModel

/// Pieces of files.
package struct CodeRegion {
  private var ranges: [Int: [Range<Int>]] = [:]

  package init() {}

  package mutating func add(_ range: Range<Int>, in file: Int) {
    ranges[file, default: []].append(range)
  }

  package mutating func add(_ other: CodeRegion) {
    ranges.merge(other.ranges) { $0 + $1 }
  }

  package func contains(_ file: Int, _ offset: Int) -> Bool {
    ranges[file]?.contains { $0.contains(offset) } == true
  }

  package func contains(_ place: Place) -> Bool { contains(place.file, Int(place.position.offset)) }
}
