final class EagerKiteHelper6171: KiteHelper6171Protocol {
  func install(_ done: @escaping () -> Void) { done() }
}

final class OneKite6171: KiteStore6171Protocol {
  func load(_ done: ([Int]) -> Void) { done([7]) }
}

let kiteTest6171 = KiteField6171(
  dependencies: .init(kiteStore6171: OneKite6171(), kiteHelper6171: EagerKiteHelper6171()))
kiteTest6171.load()
expect(kiteTest6171.shown == [7], "the kites of the test")
