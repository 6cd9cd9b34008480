protocol TypesetterProtocol: Sendable {
  func set<Text: StringProtocol>(_ text: Text) -> String where Text.SubSequence == Substring
  func join(_ parts: some Sequence<String>) -> String
  func twice<Value>(_ body: () throws -> Value) rethrows -> (Value, Value)
  func describe(_ value: any CustomStringConvertible) -> String
}

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

extension Typesetter: TypesetterProtocol {}

final class PrintShop {
  struct Dependencies {
    var typesetter: any TypesetterProtocol

    static var defaultDependencies: Self {
      Self(typesetter: Typesetter.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> [String] {
    let pair = dependencies.typesetter.twice { 3 }
    return [
      dependencies.typesetter.set("abc"), dependencies.typesetter.join(["x", "y"]), "\(pair.0 + pair.1)",
      dependencies.typesetter.describe(7),
    ]
  }
}
