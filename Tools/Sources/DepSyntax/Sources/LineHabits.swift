/// How long the lines of a file are, and where they close what lines above them open.
struct LineHabits {
  private var longLines: [Int] = []
  private var opened = 0
  private var closedAlone = 0
  private var closedBehindComma = 0
  private var last: UInt8 = 0

  /// Takes in a line without the characters that end it.
  mutating func note(_ line: ArraySlice<UInt8>) {
    let code = line.drop { $0 == Self.space || $0 == Self.tab }
    if ["//", "/*", "*"].contains(where: { code.starts(with: $0.utf8) }) { return }
    let columns = Self.columns(line)
    if columns > Self.usualLimit { longLines.append(columns) }
    if code.first == UInt8(ascii: ")") {
      closedAlone += 1
      if last == UInt8(ascii: ",") { closedBehindComma += 1 }
    }
    if let end = code.last { last = end }
    if code.last == UInt8(ascii: "(") { opened += 1 }
  }

  /// A length that several lines reach; 100 columns where no such lines are longer.
  var lineLimit: Int {
    // One long line, or two, are exceptions.
    longLines.count < 3
      ? Self.usualLimit : min(longLines.sorted(by: >)[2], Self.longestLimit)
  }

  /// How long a line of the file may become by what is added to it.
  var changedLineLimit: Int {
    max(lineLimit, Self.usualChangedLimit, min(longLines.max() ?? 0, Self.longestLimit))
  }

  /// Whether the parenthesis that closes a list of lines stands on a line of its own; nil where no
  /// list of the file tells.
  var closesOnNextLine: Bool? { opened == 0 ? nil : closedAlone * 2 >= opened }

  /// Whether a comma stands behind the last line of most lists.
  var endsWithComma: Bool { closedBehindComma * 2 > closedAlone }

  private static func columns(_ line: ArraySlice<UInt8>) -> Int {
    line.reduce(0) { columns, byte in
      let isContinuation = byte & 0b1100_0000 == 0b1000_0000
      return columns + (byte == tab ? SourceStyle.columnsOfTab : isContinuation ? 0 : 1)
    }
  }

  static let usualLimit = 100
  /// For lines that are all new.
  static let newLineLimit = 120
  /// For lines that become longer.
  private static let usualChangedLimit = 110
  static let longestLimit = 160
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
}
