@_spi(RawSyntax) internal import SwiftSyntax

/// The text of a node that is already written as a formatter would, so that it can be copied.
struct TidyText {
  let string: String

  /// Nil where spaces would have to be added or removed.
  init?(_ node: RawSyntax) {
    guard let first = node.firstToken, let last = node.lastToken else { return nil }
    let leading = first.leadingTriviaByteLength
    let count = node.byteLength - leading - last.trailingTriviaByteLength
    guard count > 0, let start = first.rawText.baseAddress else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard Self.isTidy(bytes) else { return nil }
    string = String(decoding: bytes, as: UTF8.self)
  }

  private static func isTidy(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "["),
        UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "@"):
        if previous == UInt8(ascii: ")") { return false }
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "]"), UInt8(ascii: ")"),
        UInt8(ascii: ">"):
        if previous == UInt8(ascii: " ") || previous == UInt8(ascii: ",") { return false }
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard previous != UInt8(ascii: " "), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: " ")
        else { return false }
      case UInt8(ascii: " "):
        guard isBeforeSpace(previous) else { return false }
      default: return false
      }
      previous = byte
    }
    return true
  }

  /// Whether a formatter leaves a space behind a byte.
  private static func isBeforeSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ","),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
