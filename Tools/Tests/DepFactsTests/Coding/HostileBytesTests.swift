import DepFacts
import Testing

struct HostileBytesTests {
  @Test func `facts that are cut short throw at every length`() {
    for seed in 0..<20 {
      let bytes = FactsEncoder.encode(RandomFacts.make(seed: UInt64(seed)))
      for count in bytes.indices {
        #expect(throws: FactsCodingError.self, "seed \(seed), \(count) bytes") {
          try decode(Array(bytes[..<count]))
        }
      }
    }
  }

  @Test func `a flipped bit throws or gives facts that are sound`() {
    for seed in 0..<10 {
      let bytes = FactsEncoder.encode(RandomFacts.make(seed: UInt64(seed)))
      for index in bytes.indices {
        for bit in 0..<8 {
          var damaged = bytes
          damaged[index] ^= 1 << UInt8(bit)
          guard let facts = try? decode(damaged) else { continue }
          #expect(throws: Never.self) { try facts.validate() }
        }
      }
    }
  }

  @Test func `random bytes throw or give facts that are sound`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var bytes: [UInt8] = [FactsEncoder.format]
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        bytes.append(
          UInt8.random(in: 0...(Bool.random(using: &generator) ? 4 : 255), using: &generator))
      }
      guard let facts = try? decode(bytes) else { continue }
      #expect(throws: Never.self) { try facts.validate() }
    }
  }

  @Test func `no bytes are no facts`() {
    #expect(throws: FactsCodingError.truncated) { try decode([]) }
  }

  @Test func `another format is refused`() {
    var bytes = FactsEncoder.encode(FileFacts())
    bytes[0] = FactsEncoder.format + 1
    #expect(throws: FactsCodingError.unknownFormat) { try decode(bytes) }
  }

  @Test func `bytes after the facts are refused`() {
    #expect(throws: FactsCodingError.trailingBytes) {
      try decode(FactsEncoder.encode(FileFacts()) + [0])
    }
  }

  @Test func `a forged count asks for no memory`() {
    #expect(throws: FactsCodingError.truncated) {
      try decode([FactsEncoder.format, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F])
    }
  }

  @Test func `a number of more than 32 bits is refused`() {
    #expect(throws: FactsCodingError.invalid("number")) {
      try decode([FactsEncoder.format, 0xFF, 0xFF, 0xFF, 0xFF, 0x1F])
    }
    #expect(throws: FactsCodingError.invalid("number")) {
      try decode([FactsEncoder.format] + Array(repeating: 0xFF, count: 20))
    }
  }
}
