/// Gives equal byte strings the same small number.
struct ByteTable {
  private var slots = [Int32](repeating: -1, count: 128)
  private var hashes: [UInt64] = []
  private var ends: [Int32] = []
  private var bytes: [UInt8] = []

  var count: Int { hashes.count }

  /// The number of a byte string; a new one gets the next number.
  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, isEqual(index, text) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    let index = Int32(hashes.count)
    slots[slot] = index
    hashes.append(hash)
    bytes.append(contentsOf: text)
    ends.append(Int32(truncatingIfNeeded: bytes.count))
    if hashes.count * 2 > slots.count { grow() }
    return index
  }

  private func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == text.count else { return false }
    for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(text)
    var state = UInt64(truncatingIfNeeded: text.count) ^ 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= raw.count {
      state = mix(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < raw.count {
      tail = tail << 8 | UInt64(raw[offset])
      offset += 1
    }
    return mix(state ^ tail)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
