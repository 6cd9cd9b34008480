final class Typesetter: Sendable {
  static let shared = Typesetter()

  func set<Text: StringProtocol>(_ text: Text) -> String where Text.SubSequence == Substring {
    "<\(text.dropFirst())>"
  }

  func join(_ parts: some Sequence<String>) -> String { parts.joined(separator: "|") }

  func twice<Value>(_ body: () throws -> Value) rethrows -> (Value, Value) {
    (try body(), try body())
  }

  func describe(_ value: any CustomStringConvertible) -> String { value.description }
}

final class PrintShop {
  init() {}

  func work() -> [String] {
    let pair = Typesetter.shared.twice { 3 }
    return [
      Typesetter.shared.set("abc"), Typesetter.shared.join(["x", "y"]), "\(pair.0 + pair.1)",
      Typesetter.shared.describe(7),
    ]
  }
}
