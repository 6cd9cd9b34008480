import DepFacts
import DepModel

/// Closures whose `$0` is the values of a container, which they override:
/// `withDependencies { $0.date = … }`.
struct OverridingClosures: Sendable {
  private let functions: Set<String>

  init() { functions = [] }

  init(_ sdk: SDKKnowledge) { functions = sdk.names(in: .overridingFunctions) }

  /// Whether the name before a dot is the `$0` of one.
  func contain(_ bytes: [UInt8], _ dot: Int) -> Bool {
    guard dot > 1, bytes[dot - 2] == UInt8(ascii: "$"), bytes[dot - 1] == UInt8(ascii: "0"),
      var end = Self.opening(UInt8(ascii: "{"), UInt8(ascii: "}"), of: bytes, before: dot - 2)
    else { return false }
    // The closure stands behind the name, a label or the arguments.
    end = Self.skippingSpaces(bytes, before: end)
    if end > 0, bytes[end - 1] == UInt8(ascii: ":") {
      end = Self.skippingSpaces(bytes, before: end - 1)
    } else if end > 0, bytes[end - 1] == UInt8(ascii: ")") {
      end =
        Self.opening(UInt8(ascii: "("), UInt8(ascii: ")"), of: bytes, before: end - 1) ?? 0
    }
    var start = end
    while start > 0, WordsInBytes.isPartOfWord(bytes[start - 1]) { start -= 1 }
    return functions.contains(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// Where the bracket opens that is not closed before a place.
  private static func opening(
    _ open: UInt8, _ close: UInt8, of bytes: [UInt8], before limit: Int
  ) -> Int? {
    var depth = 0
    for index in bytes[..<limit].indices.reversed() {
      if bytes[index] == close { depth += 1 }
      if bytes[index] == open {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  private static func skippingSpaces(_ bytes: [UInt8], before limit: Int) -> Int {
    var end = limit
    while end > 0, " \t\r\n".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}
