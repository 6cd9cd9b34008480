protocol TurnstileState6147Protocol: AnyObject, Sendable {
  var count: Int { get set }
}

final class TurnstileState6147: @unchecked Sendable {
  static let current = TurnstileState6147()
  var count = 0
}

extension TurnstileState6147: TurnstileState6147Protocol {}

enum TurnstileSign6147 {
  nonisolated(unsafe) static var lines: [String] = []

  static func show(title: String, message: String) {
    lines.append("\(title): \(message)")
  }

  static func text(_ key: String, comment: String) -> String { "\(key) (\(comment))" }
  static func sum(_ first: Int, with second: Int) -> Int { first + second }
}

final class Turnstile6147 {
  struct Dependencies {
    var turnstileState6147: any TurnstileState6147Protocol
    var showTurnstileSign6147: @Sendable (_ title: String, _ message: String) -> Void

    static var defaultDependencies: Self {
      Self(
        turnstileState6147: TurnstileState6147.current,
        showTurnstileSign6147: { TurnstileSign6147.show(title: $0, message: $1) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pass() {
    dependencies.turnstileState6147.count = TurnstileSign6147.sum(2,
                                                                  with: 3)
    dependencies.showTurnstileSign6147(TurnstileSign6147.text("Gate",
                                                              comment: "the title"),
                                       TurnstileSign6147.text("open",
                                                              comment: "the message"))
    dependencies.showTurnstileSign6147(TurnstileSign6147.text("Lamp",
                                                              comment: "another title"), "on")
  }
}
