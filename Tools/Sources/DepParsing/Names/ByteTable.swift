/// Gives equal byte strings the same small number.
struct ByteTable {
  private struct Entry {
    var hash: UInt64
    var start: Int32
    var count: Int32
  }

  private var slots = [Int32](repeating: -1, count: 128)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// The number of a byte string; a new one gets the next number.
  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, isEqual(entry, text) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    let index = Int32(entries.count)
    slots[slot] = index
    entries.append(
      Entry(
        hash: hash, start: Int32(truncatingIfNeeded: bytes.count),
        count: Int32(truncatingIfNeeded: text.count)))
    bytes.append(contentsOf: text)
    if entries.count * 2 > slots.count { grow() }
    return index
  }

  private func isEqual(_ entry: Entry, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(entry.count) == text.count else { return false }
    let start = Int(entry.start)
    return bytes.withUnsafeBytes { bytes in
      let other = UnsafeRawBufferPointer(text)
      var offset = 0
      while offset + 8 <= other.count {
        let left = bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
        guard left == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
          return false
        }
        offset += 8
      }
      while offset < other.count {
        guard bytes[start + offset] == other[offset] else { return false }
        offset += 1
      }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(text)
    let count = raw.count
    var state = UInt64(truncatingIfNeeded: count) ^ 0x9E37_79B9_7F4A_7C15
    guard count >= 8 else { return mix(state ^ short(raw)) }
    var offset = 0
    while offset + 8 < count {
      state = mix(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    // The last eight bytes may overlap those before them.
    return mix(state ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// Up to seven bytes as one number.
  private static func short(_ raw: UnsafeRawBufferPointer) -> UInt64 {
    let count = raw.count
    if count >= 4 {
      let low = raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let high = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(low) | UInt64(high) << 32
    }
    guard count > 0 else { return 0 }
    return UInt64(raw[0]) | UInt64(raw[count / 2]) << 8 | UInt64(raw[count - 1]) << 16
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
