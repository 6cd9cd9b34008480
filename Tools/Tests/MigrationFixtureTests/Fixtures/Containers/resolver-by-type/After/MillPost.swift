import Resolver

protocol MillPost1306 {
  func send(_ text: String) -> String
}

struct LiveMillPost1306: MillPost1306 {
  var town: String
  func send(_ text: String) -> String { "\(text) to \(town)" }
}

struct MillLedger1306 {
  init() { print("a ledger is opened") }
  func entry(_ text: String) -> String { "entry: \(text)" }
}

func registerMill1306() {
  Resolver.register { LiveMillPost1306(town: "Ulm") as MillPost1306 }
  Resolver.register(name: "night") { LiveMillPost1306(town: "Bonn") as MillPost1306 }
  Resolver.register { MillLedger1306() }
}

final class MillClerk1306 {
  struct Dependencies {
    var post: MillPost1306
    var nightPost: MillPost1306
    var makeLedger: @Sendable () -> MillLedger1306

    static var defaultDependencies: Self {
      @Injected var post: MillPost1306
      @Injected(name: "night") var nightPost: MillPost1306
      return Self(
        post: post,
        nightPost: nightPost,
        makeLedger: {
          @LazyInjected var ledger: MillLedger1306
          return ledger
        })
    }
  }

  private let dependencies: Dependencies

  private lazy var ledger: MillLedger1306 = dependencies.makeLedger()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> [String] {
    [dependencies.post.send("flour"), dependencies.nightPost.send("bran"), ledger.entry("done")]
  }
}
