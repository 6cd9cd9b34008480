/// The different strings of a file, numbered in the order in which they are first asked for.
///
/// It is a table of its own because hashing with `Dictionary`, which defends against chosen keys,
/// took two thirds of the time of encoding.
struct StringCollector {
  private var strings: [String] = []
  private var hashes: [UInt32] = []
  /// Numbers of strings plus one by hash, each in the first free place from where it belongs.
  private var slots = [UInt32](repeating: 0, count: 64)

  mutating func number(of string: String) -> UInt32 {
    let hash = Self.hash(string)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = Int(slots[slot]) - 1
      if hashes[known] == hash, strings[known] == string {
        return UInt32(truncatingIfNeeded: known)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    strings.append(string)
    hashes.append(hash)
    slots[slot] = UInt32(truncatingIfNeeded: strings.count)
    if strings.count * 2 > slots.count { grow() }
    return UInt32(truncatingIfNeeded: strings.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }

  private static func hash(_ string: String) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// Writes how many there are, their lengths, and then all of their text.
  func write(to writer: inout ByteWriter) {
    writer.write(count: strings.count)
    for string in strings { writer.write(count: string.utf8.count) }
    for string in strings { writer.write(utf8: string) }
  }
}
