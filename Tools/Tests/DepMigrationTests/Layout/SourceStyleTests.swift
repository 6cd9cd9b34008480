import DepSyntax
import Testing

/// What the text of a file says of its layout.
@Suite struct SourceStyleTests {
  private static func style(_ lines: [String], _ newline: String, limit: Int? = nil) -> SourceStyle
  {
    SourceStyle(Array(lines.joined(separator: newline).utf8), lineLimit: limit)
  }

  private static let behind = ["f(", "  a,", "  b)"]
  private static let alone = ["f(", "  a", ")"]

  @Test(arguments: ["\n", "\r\n"])
  func theMoreFrequentPlaceOfParenthesesWins(_ newline: String) {
    #expect(Self.style(Self.alone, newline).closesOnNextLine)
    #expect(!Self.style(Self.behind, newline).closesOnNextLine)
    #expect(!Self.style(Self.behind + Self.behind + Self.alone, newline).closesOnNextLine)
    #expect(Self.style(Self.behind + Self.alone + Self.alone, newline).closesOnNextLine)
  }

  @Test(arguments: ["\n", "\r\n"])
  func threeLongLinesAreAHabit(_ newline: String) {
    let long = [130, 125, 120].map { String(repeating: "x", count: $0) }
    #expect(Self.style(Array(long.prefix(2)), newline).lineLimit == 100)
    #expect(Self.style(long, newline).lineLimit == 120)
    let longer = Array(repeating: String(repeating: "x", count: 300), count: 3)
    #expect(Self.style(longer, newline).lineLimit == 160)
    #expect(Self.style(longer.map { "// " + $0 }, newline).lineLimit == 100)
  }

  @Test func columnsCountAndNotBytes() {
    let umlauts = Array(repeating: String(repeating: "ü", count: 90), count: 3)
    #expect(Self.style(umlauts, "\n").lineLimit == 100)
    let tabs = Array(repeating: "\t\t" + String(repeating: "x", count: 100), count: 3)
    #expect(Self.style(tabs, "\n").lineLimit == 108)
  }

  @Test func newLinesAreShorterUnlessTheFormatterAllowsMore() {
    let long = Array(repeating: String(repeating: "x", count: 150), count: 3)
    #expect(Self.style(long, "\n").newLineLimit == 120)
    #expect(Self.style(long, "\n", limit: 150).newLineLimit == 150)
    #expect(Self.style(long, "\n", limit: 300).newLineLimit == 120)
    #expect(Self.style([], "\n", limit: 80).newLineLimit == 80)
  }
}
