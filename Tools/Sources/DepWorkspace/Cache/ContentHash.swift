/// 128 bits that tell contents apart.
///
/// It is no cryptographic hash, on purpose. Whoever can choose the sources and write the cache can
/// change the tool's outcome anyway; what must not happen is that two files of one project are
/// taken for the same by chance, and with 128 bits the chance for a million files is below
/// 10^-26. In return it costs a tenth of reading the file, where SHA-256 in Swift costs more than
/// reading it.
///
/// The construction is that of the wyhash family: words are mixed by a multiplication to 128 bits
/// whose halves are folded. Four lanes work at the same time; each pair of lanes sees all words,
/// with constants of its own, so the two halves of the result are independent. Folding keeps the
/// factors in the result, so a factor of zero does not wipe out a lane.
package struct ContentHash: Hashable, Comparable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash of the bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var lanes = Lanes()
    var offset = 0
    while raw.count - offset >= 32 {
      lanes.mix(
        Self.word(raw, offset), Self.word(raw, offset + 8), Self.word(raw, offset + 16),
        Self.word(raw, offset + 24))
      offset += 32
    }
    if offset < raw.count {
      lanes.mix(
        Self.tail(raw, offset), Self.tail(raw, offset + 8), Self.tail(raw, offset + 16),
        Self.tail(raw, offset + 24))
    }
    (high, low) = lanes.finish(count: UInt64(raw.count))
  }

  package init(_ text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer { Self($0) }
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  @inline(__always)
  private static func word(_ raw: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A word of which some bytes or all may lie behind the end.
  private static func tail(_ raw: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    guard offset < raw.count else { return 0 }
    var word: UInt64 = 0
    for (place, byte) in raw[offset..<min(offset + 8, raw.count)].enumerated() {
      word |= UInt64(byte) << UInt64(place * 8)
    }
    return word
  }
}

/// The state while words go in.
private struct Lanes {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344
  private var third: UInt64 = 0xA409_3822_299F_31D0
  private var fourth: UInt64 = 0x082E_FA98_EC4E_6C89

  @inline(__always)
  mutating func mix(_ one: UInt64, _ two: UInt64, _ three: UInt64, _ four: UInt64) {
    first = Self.fold(one ^ first, two ^ 0x4528_21E6_38D0_1377)
    second = Self.fold(three ^ second, four ^ 0xBE54_66CF_34E9_0C6C)
    third = Self.fold(one ^ 0xC0AC_29B7_C97C_50DD, three ^ third)
    fourth = Self.fold(two ^ 0x3F84_D5B5_B547_0917, four ^ fourth)
  }

  func finish(count: UInt64) -> (high: UInt64, low: UInt64) {
    let high = Self.fold(first ^ count, second ^ 0x9216_D5D9_8979_FB1B)
    let low = Self.fold(third ^ 0xD131_0BA6_98DF_B5AC, fourth ^ count)
    return (
      Self.fold(high ^ 0x2FFD_72DB_D01A_DFB7, low ^ 0xB8E1_AFED_6A26_7E96),
      Self.fold(low ^ 0xBA7C_9045_F12C_7F99, high ^ 0x24A1_9947_B391_6CF7)
    )
  }

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return (left ^ product.low) ^ (right &+ product.high)
  }
}
