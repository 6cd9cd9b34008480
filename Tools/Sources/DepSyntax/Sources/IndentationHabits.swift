/// By what the lines of a file are indented.
struct IndentationHabits {
  private var widths: [Int: Int] = [:]
  private var tabs = 0
  private var spaced = 0
  private var previous = 0

  /// Takes in a line of code without the characters that end it.
  mutating func note(_ line: ArraySlice<UInt8>) {
    guard let first = line.first(where: { $0 != Self.space && $0 != Self.tab }),
      first != UInt8(ascii: "*"), first != UInt8(ascii: "/")
    else { return }
    if line.first == Self.tab {
      tabs += 1
      return
    }
    let width = line.prefix { $0 == Self.space }.count
    if width > 0 { spaced += 1 }
    if width > previous { widths[width - previous, default: 0] += 1 }
    previous = width
  }

  /// One level; nil where the file shows none.
  var level: String? {
    if tabs > spaced { return "\t" }
    return widths.filter { [2, 3, 4, 8].contains($0.key) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { String(repeating: " ", count: $0.key) }
  }

  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
}
