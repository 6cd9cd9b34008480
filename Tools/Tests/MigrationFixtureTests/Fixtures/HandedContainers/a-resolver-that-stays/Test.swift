final class WoodenQuarryDrill6160: QuarryDrill6160 {
  func cut() -> String { "scratch" }
}

let quarryTest6160 = QuarryForeman6160(
  resolver: quarryContainer6160(), name: "Ada",
  dependencies: .init(makeQuarryDrill6160: { WoodenQuarryDrill6160() }))
expect(quarryTest6160.start() == "Ada can scratch or push and cut", "the drill of the test")
