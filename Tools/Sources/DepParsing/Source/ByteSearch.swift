/// Finds a needle in bytes, skipping as many as the needle is long where it can.
struct ByteSearch {
  private let needle: [UInt8]
  private let skips: [Int]

  init(_ needle: StaticString) {
    let bytes = needle.withUTF8Buffer { Array($0) }
    var skips = [Int](repeating: bytes.count, count: 256)
    for (index, byte) in bytes.dropLast().enumerated() {
      skips[Int(byte)] = bytes.count - 1 - index
    }
    self.needle = bytes
    self.skips = skips
  }

  func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = needle.last else { return true }
    return skips.withUnsafeBufferPointer { skips in
      var end = needle.count - 1
      while end < bytes.count {
        let byte = bytes[end]
        if byte == last, matches(bytes, from: end - needle.count + 1) { return true }
        end += skips[Int(byte)]
      }
      return false
    }
  }

  private func matches(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    for index in needle.indices where bytes[start + index] != needle[index] { return false }
    return true
  }
}
