/// How long the lines of a file are, and where they close what lines above them open.
struct LineHabits {
  /// A length that several lines reach; 100 columns where no such lines are longer.
  let lineLimit: Int
  /// Whether a parenthesis that closes a list of lines stands on a line of its own.
  let closesOnNextLine: Bool

  init(_ bytes: [UInt8]) {
    var lengths: [Int] = []
    var alone = 0
    var behind = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if ["//", "/*", "*"].contains(where: { code.starts(with: $0.utf8) }) { continue }
      if line.count > Self.usualLimit { lengths.append(line.count) }
      if code.first == UInt8(ascii: ")") {
        alone += 1
      } else if code.last == UInt8(ascii: ")"), Self.closesMoreThanItOpens(code) {
        behind += 1
      }
    }
    lengths.sort(by: >)
    // One long line, or two, are exceptions.
    lineLimit = lengths.count < 3 ? Self.usualLimit : min(lengths[2], Self.longestLimit)
    closesOnNextLine = alone > behind
  }

  private static func closesMoreThanItOpens(_ code: ArraySlice<UInt8>) -> Bool {
    code.reduce(0) { balance, byte in
      balance + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
    } < 0
  }

  static let usualLimit = 100
  /// For lines that are all new.
  static let newLineLimit = 120
  private static let longestLimit = 160
}
