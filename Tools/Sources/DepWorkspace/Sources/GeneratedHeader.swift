/// The comment at the top of a file that a program wrote.
package enum GeneratedHeader {
  private static let marks = ["DO NOT EDIT", "Generated using", "@generated"].map { Array($0.utf8) }

  /// Whether the comments before the first line of code say that a program wrote the file.
  package static func isPresent(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let header = header(of: bytes)
    guard !header.isEmpty else { return false }
    if marks.contains(where: { contains($0, in: header) }) { return true }
    return contains(Array("swiftlint:disable all".utf8), in: header)
      && contains(Array("enerated".utf8), in: header)
  }

  /// The lines at the top that are comments or empty, two kilobytes at most.
  private static func header(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let top = bytes.prefix(2048)
    var isInBlock = false
    var start = top.startIndex
    while start < top.endIndex {
      let end = top[start...].firstIndex(of: UInt8(ascii: "\n")) ?? top.endIndex
      let line = top[start..<end].drop { $0 <= UInt8(ascii: " ") }
      if isInBlock || line.starts(with: "/*".utf8) {
        isInBlock = !contains(Array("*/".utf8), in: line)
      } else if !line.isEmpty, !line.starts(with: "//".utf8), !line.starts(with: "#!".utf8),
        !line.starts(with: [0xEF, 0xBB, 0xBF])
      {
        return top[..<start]
      }
      start = end < top.endIndex ? end + 1 : end
    }
    return top
  }

  private static func contains(
    _ mark: [UInt8], in text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard let first = mark.first else { return false }
    var rest = text
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: mark) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
