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
  @Injected private var post: MillPost1306
  @Injected(name: "night") private var nightPost: MillPost1306
  @LazyInjected private var ledger: MillLedger1306

  func work() -> [String] {
    [post.send("flour"), nightPost.send("bran"), ledger.entry("done")]
  }
}
