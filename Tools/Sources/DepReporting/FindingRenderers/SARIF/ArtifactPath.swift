/// A relative path as the reference of a URI.
struct ArtifactPath {
  let uri: String

  /// The text as the value of a field in the fragment of an address.
  var fragment: String {
    uri.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%2B")
  }

  init(_ path: String) {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    uri = String(decoding: bytes, as: UTF8.self)
  }

  /// Unreserved characters and the separator; a colon could be taken for the end of a scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
