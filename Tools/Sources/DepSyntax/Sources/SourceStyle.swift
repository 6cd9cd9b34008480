/// How a file is laid out, so that what is added looks as if its author had written it.
package struct SourceStyle: Hashable, Sendable {
  /// One level of indentation: spaces, or a tab.
  package var indentation = "  "
  /// What ends a line.
  package var newline = "\n"
  /// Whether opening braces stand on lines of their own.
  package var opensOnNextLine = false
  /// How long a line may get: what the formatter of the project allows, else 100 columns or what
  /// several lines of the file take.
  package var lineLimit = LineHabits.usualLimit
  /// Whether the parenthesis that closes a list of lines stands on a line of its own, as in most
  /// code with the indentation of Xcode.
  package var closesOnNextLine = false
  /// Whether a comma stands behind the last line of a list whose parenthesis closes on the next.
  package var endsWithComma = false

  package init() {}

  /// How many columns a text takes; a tab counts as four.
  package func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1 == "\t" ? Self.columnsOfTab : 1) }
  }

  static let columnsOfTab = 4

  /// What opens a body behind a declaration.
  package func brace(_ indentation: String) -> String {
    opensOnNextLine ? newline + indentation + "{" : " {"
  }

  /// How long a line may get that is all new.
  ///
  /// A written limit that is far beyond what people read says that the project sets none.
  package var newLineLimit: Int {
    hasWrittenLimit && lineLimit <= LineHabits.longestLimit
      ? lineLimit : min(lineLimit, LineHabits.newLineLimit)
  }

  /// How long a line may get by what is added to it, before its author would break it.
  package private(set) var changedLineLimit = LineHabits.usualLimit

  /// Whether the formatter of the project sets the limit.
  package private(set) var hasWrittenLimit = false

  /// The lines that open a body.
  package func opening(_ line: String, _ indentation: String) -> [String] {
    opensOnNextLine ? [line, indentation + "{"] : [line + " {"]
  }

  /// Reads the style of a file; where it shows none, two spaces and a line feed.
  ///
  /// `lineLimit` is what the formatter of the project allows.
  package init(_ bytes: [UInt8], lineLimit written: Int? = nil) {
    var indentations = IndentationHabits()
    var lineStart = 0
    var alone = 0
    var behind = 0
    var crlf = 0
    var lf = 0
    var habits = LineHabits()
    var isInText = false
    for index in 0...bytes.count where index == bytes.count || bytes[index] == Self.lineFeed {
      if index < bytes.count {
        if index > 0, bytes[index - 1] == Self.carriageReturn { crlf += 1 } else { lf += 1 }
      }
      var line = bytes[lineStart..<index]
      if line.last == Self.carriageReturn { line.removeLast() }
      let wasInText = isInText
      if line.hasTextDelimiter, isInText || !line.isComment { isInText.toggle() }
      if wasInText {
        lineStart = index + 1
        continue
      }
      habits.note(line)
      let code = line.filter { $0 != Self.space && $0 != Self.tab }
      if code == [UInt8(ascii: "{")] {
        alone += 1
      } else if code.last == UInt8(ascii: "{") {
        behind += 1
      }
      indentations.note(line)
      lineStart = index + 1
    }
    if let level = indentations.level { indentation = level }
    opensOnNextLine = alone > behind
    if crlf > lf { newline = "\r\n" }
    closesOnNextLine = habits.closesOnNextLine ?? (indentation.count > 2)
    endsWithComma = closesOnNextLine && habits.endsWithComma
    lineLimit = written ?? habits.lineLimit
    changedLineLimit = written ?? habits.changedLineLimit
    hasWrittenLimit = written != nil
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
}

extension ArraySlice<UInt8> {
  /// Whether nothing but a comment stands on the line.
  fileprivate var isComment: Bool {
    drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
  }

  /// Whether a text of several lines begins or ends here, and not both.
  fileprivate var hasTextDelimiter: Bool {
    var count = 0
    var run = 0
    for byte in self {
      run = byte == UInt8(ascii: "\"") ? run + 1 : 0
      if run == 3 {
        count += 1
        run = 0
      }
    }
    return count % 2 == 1
  }
}
