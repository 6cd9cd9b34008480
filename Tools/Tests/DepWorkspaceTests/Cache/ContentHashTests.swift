import DepWorkspace
import Testing

struct ContentHashTests {
  @Test func `the same bytes have the same hash in every process`() {
    // The cache of yesterday must be found today; a change here empties every cache.
    #expect(ContentHash("").text == recorded[0])
    #expect(ContentHash("let a = 1\n").text == recorded[1])
    #expect(ContentHash(String(repeating: "0123456789", count: 100)).text == recorded[2])
  }

  @Test func `every length has a hash of its own`() {
    var hashes: Set<ContentHash> = []
    for count in 0..<1000 { hashes.insert(hash([UInt8](repeating: 0, count: count))) }
    #expect(hashes.count == 1000)
  }

  @Test func `every bit counts`() {
    for count in [1, 7, 8, 9, 31, 32, 33, 63, 64, 100] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      var hashes: Set<ContentHash> = [hash(bytes)]
      for index in bytes.indices {
        for bit in 0..<8 {
          var changed = bytes
          changed[index] ^= 1 << UInt8(bit)
          hashes.insert(hash(changed))
        }
      }
      #expect(hashes.count == count * 8 + 1)
    }
  }

  @Test func `swapped words have another hash`() {
    let words = (0..<16).map { word in [UInt8](repeating: UInt8(word), count: 8) }
    var hashes: Set<ContentHash> = []
    for left in 0..<16 {
      for right in left..<16 {
        var swapped = words
        swapped.swapAt(left, right)
        hashes.insert(hash(Array(swapped.joined())))
      }
    }
    #expect(hashes.count == 16 * 15 / 2 + 1)
  }

  @Test func `each half alone tells contents apart`() {
    var highs: Set<UInt64> = []
    var lows: Set<UInt64> = []
    for number in 0..<50_000 {
      let hash = ContentHash("let value = \(number)\n")
      highs.insert(hash.high)
      lows.insert(hash.low)
    }
    #expect(highs.count == 50_000)
    #expect(lows.count == 50_000)
  }

  @Test func `a changed bit changes half of the result`() {
    var changed = 0
    let bytes = [UInt8](repeating: 0x5A, count: 100)
    let base = hash(bytes)
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      let result = hash(other)
      changed += (result.high ^ base.high).nonzeroBitCount + (result.low ^ base.low).nonzeroBitCount
    }
    #expect((60...68).contains(changed / 100))
  }

  @Test func `the text has 32 digits`() {
    #expect(ContentHash(high: 1, low: 0xFF).text == "000000000000000100000000000000ff")
  }

  private let recorded = [
    "baeed1e0cb7f6b15f6e5287a74d0f030", "5eea6eda77c8bdc2214c461ca70c2b40",
    "d13f960895e241a2d0d3347d62ed3e56",
  ]

  private func hash(_ bytes: [UInt8]) -> ContentHash {
    bytes.withUnsafeBufferPointer { ContentHash($0) }
  }
}
