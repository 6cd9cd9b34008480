/// Tells types of plain values and closures from types that do something.
enum PlainValue {
  private static let names: Set<String> = [
    "Any", "AnyHashable", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data",
    "Date", "DateComponents", "Decimal", "Double", "Duration", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "Never", "StaticString", "String", "Substring", "TimeInterval", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
  ]

  /// Whether the type as written is a closure's.
  static func isClosure(_ type: String) -> Bool { type.contains("->") }

  /// Whether the type as written is made of plain values only: `Int`, `[String: URL]?`.
  static func isPlain(_ type: String) -> Bool {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return words.allSatisfy { word in
      names.contains(String(word)) || ["Array", "Dictionary", "Optional", "Set"].contains(word)
    }
  }
}
