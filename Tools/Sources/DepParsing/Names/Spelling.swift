@_spi(RawSyntax) internal import SwiftSyntax

/// A chain of names while it is being put together, as bytes, so that a known one costs no strings.
struct Spelling {
  /// Chains are cut after this many components.
  static let limit = 6

  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Begins a component; false where the chain is full.
  mutating func append(_ name: SyntaxText) -> Bool {
    guard count < Self.limit else { return false }
    if count > 0 { bytes.append(0) }
    count += 1
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.baseAddress, count: name.count))
    return true
  }

  /// Adds text to the last component.
  mutating func extend(_ text: SyntaxText) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.baseAddress, count: text.count))
  }

  var components: [String] {
    guard count > 0 else { return [] }
    return bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
