/// A cursor over foreign bytes that throws where they end.
struct ByteReader {
  private var cursor: UnsafePointer<UInt8>?
  private let end: UnsafePointer<UInt8>?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = bytes.baseAddress
    end = bytes.baseAddress.map { $0 + bytes.count }
  }

  var remaining: Int {
    guard let cursor, let end else { return 0 }
    return end - cursor
  }

  @inline(__always)
  mutating func byte() throws(FactsCodingError) -> UInt8 {
    guard let current = cursor, current != end else { throw .truncated }
    cursor = current + 1
    return current.pointee
  }

  @inline(__always)
  mutating func unsigned() throws(FactsCodingError) -> UInt32 {
    let first = try byte()
    return first < 0x80 ? UInt32(first) : try longUnsigned(startingWith: first)
  }

  private mutating func longUnsigned(
    startingWith first: UInt8
  ) throws(FactsCodingError) -> UInt32 {
    var value = UInt32(first & 0x7F)
    var shift: UInt32 = 7
    while true {
      let next = try byte()
      guard shift < 28 || next < 0x10 else { throw .invalid("number") }
      value |= UInt32(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  @inline(__always)
  mutating func signed() throws(FactsCodingError) -> Int32 {
    let value = try unsigned()
    return Int32(bitPattern: (value >> 1) ^ (0 &- (value & 1)))
  }

  @inline(__always)
  mutating func index() throws(FactsCodingError) -> Int32 {
    Int32(bitPattern: try unsigned()) &- 1
  }

  /// Reads how many elements follow, each of which takes at least one byte.
  ///
  /// So a forged count cannot ask for more memory than a multiple of what is there.
  mutating func count() throws(FactsCodingError) -> Int {
    let count = Int(try unsigned())
    guard count <= remaining else { throw .truncated }
    return count
  }

  mutating func take(_ count: Int) throws(FactsCodingError) -> UnsafeBufferPointer<UInt8> {
    guard let current = cursor, count >= 0, count <= remaining else {
      if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
      throw .truncated
    }
    cursor = current + count
    return UnsafeBufferPointer(start: current, count: count)
  }

  mutating func list<Element>(
    _ element: (inout Self) throws(FactsCodingError) -> Element
  ) throws(FactsCodingError) -> [Element] {
    let count = try count()
    guard count > 0 else { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(min(count, 4096))
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }
}
