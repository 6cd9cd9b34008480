import Foundation

/// The first line in which two files differ.
struct FirstDifference: CustomStringConvertible {
  let description: String

  init(actual: Data, expected: Data) {
    let actual = Self.lines(actual)
    let expected = Self.lines(expected)
    let line = zip(actual, expected).prefix { $0 == $1 }.count
    func text(_ lines: [String]) -> String {
      line < lines.count ? lines[line...].prefix(3).joined(separator: "\n    ") : "(the end)"
    }
    description = """
      line \(line + 1)
        written:
          \(text(actual))
        expected:
          \(text(expected))
      """
  }

  /// With what cannot be seen spelled out.
  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map {
      String($0).replacing("\r", with: "\\r").replacing("\t", with: "\\t")
        .replacing("\u{FEFF}", with: "\\u{FEFF}")
    }
  }
}
