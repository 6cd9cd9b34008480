final class TurnstileState6147: @unchecked Sendable {
  static let current = TurnstileState6147()
  var count = 0
}

enum TurnstileSign6147 {
  nonisolated(unsafe) static var lines: [String] = []

  static func show(title: String, message: String) {
    lines.append("\(title): \(message)")
  }

  static func text(_ key: String, comment: String) -> String { "\(key) (\(comment))" }
  static func sum(_ first: Int, with second: Int) -> Int { first + second }
}

final class Turnstile6147 {
  func pass() {
    TurnstileState6147.current.count = TurnstileSign6147.sum(2,
                                                             with: 3)
    TurnstileSign6147.show(title: TurnstileSign6147.text("Gate",
                                                         comment: "the title"),
                           message: TurnstileSign6147.text("open",
                                                           comment: "the message"))
    TurnstileSign6147.show(title: TurnstileSign6147.text("Lamp",
                                                         comment: "another title"), message: "on")
  }
}
