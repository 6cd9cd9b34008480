/// How long the lines of a file are, and where they close what lines above them open.
struct LineHabits {
  private var longLines: [Int] = []
  private var alone = 0
  private var behind = 0

  /// Takes in a line without the characters that end it.
  mutating func note(_ line: ArraySlice<UInt8>) {
    let code = line.drop { $0 == Self.space || $0 == Self.tab }
    if ["//", "/*", "*"].contains(where: { code.starts(with: $0.utf8) }) { return }
    let columns = Self.columns(line)
    if columns > Self.usualLimit { longLines.append(columns) }
    if code.first == UInt8(ascii: ")") {
      alone += 1
    } else if code.last == UInt8(ascii: ")"), Self.closesMoreThanItOpens(code) {
      behind += 1
    }
  }

  /// A length that several lines reach; 100 columns where no such lines are longer.
  var lineLimit: Int {
    // One long line, or two, are exceptions.
    longLines.count < 3
      ? Self.usualLimit : min(longLines.sorted(by: >)[2], Self.longestLimit)
  }

  /// Whether a parenthesis that closes a list of lines stands on a line of its own, as in most code.
  var closesOnNextLine: Bool { alone >= behind }

  private static func columns(_ line: ArraySlice<UInt8>) -> Int {
    line.reduce(0) { columns, byte in
      let isContinuation = byte & 0b1100_0000 == 0b1000_0000
      return columns + (byte == tab ? SourceStyle.columnsOfTab : isContinuation ? 0 : 1)
    }
  }

  private static func closesMoreThanItOpens(_ code: ArraySlice<UInt8>) -> Bool {
    code.reduce(0) { balance, byte in
      balance + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
    } < 0
  }

  static let usualLimit = 100
  /// For lines that are all new.
  static let newLineLimit = 120
  /// For lines that become longer.
  static let changedLineLimit = 130
  private static let longestLimit = 160
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
}
