import Resolver

struct SilentPost: MillPost1306 {
  func send(_ text: String) -> String { "" }
}
registerMill1306()
let clerk = MillClerk1306(
  dependencies: .init(post: SilentPost(), nightPost: SilentPost()) { MillLedger1306() })
expect(clerk.work() == ["", "", "entry: done"], "the clerk uses what it was given")
