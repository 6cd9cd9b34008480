@_spi(RawSyntax) internal import SwiftSyntax

/// A chain of names while it is being put together, as bytes, so that a known one costs no strings.
struct Spelling {
  /// Chains are cut after this many components.
  static let limit = 6

  /// The components, with a zero byte between them; what stands behind ``length`` is left over.
  private var storage = [UInt8](repeating: 0, count: 256)
  private var length = 0
  private(set) var count = 0

  mutating func clear() {
    length = 0
    count = 0
  }

  /// Begins a component; false where the chain is full.
  mutating func append(_ name: SyntaxText) -> Bool {
    guard count < Self.limit else { return false }
    if count > 0 { extend("\0") }
    count += 1
    extend(name)
    return true
  }

  /// Adds text to the last component.
  mutating func extend(_ text: SyntaxText) {
    let end = length + text.count
    if end > storage.count { storage += [UInt8](repeating: 0, count: end + storage.count) }
    storage.withUnsafeMutableBytes { bytes in
      guard let source = text.baseAddress, let target = bytes.baseAddress else { return }
      (target + length).copyMemory(from: source, byteCount: text.count)
    }
    length = end
  }

  /// Hands over the components, with a zero byte between them.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<length])) }
  }

  var components: [String] {
    guard count > 0 else { return [] }
    var components: [String] = []
    components.reserveCapacity(count)
    withBytes { bytes in
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == 0 {
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        components.append(String(decoding: part, as: UTF8.self))
        start = end + 1
      }
    }
    return components
  }
}
