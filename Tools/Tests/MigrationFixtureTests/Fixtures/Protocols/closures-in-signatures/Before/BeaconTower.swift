final class BeamControl: Sendable {
  static let shared = BeamControl()
  func later(_ action: @escaping () -> String) -> () -> String { action }
  func off(_ action: @Sendable @escaping (Int) -> Void) { action(1) }
  func check(_ value: @autoclosure () -> Bool) -> Bool { value() }
  func sum(_ beams: Int..., times factor: Int) -> Int { beams.reduce(0, +) * factor }
  func turn(_ angle: inout Int) { angle += 90 }
  func keys(_ table: [String: (Int, Bool)]?) -> [String] { table.map { $0.keys.sorted() } ?? [] }
}

final class BeaconTower {
  init() {}

  func run() -> [String] {
    var angle = 10
    BeamControl.shared.turn(&angle)
    BeamControl.shared.off { print("beam \($0)") }
    return [
      BeamControl.shared.later { "later" }(), "\(BeamControl.shared.check(angle == 100))",
      "\(BeamControl.shared.sum(1, 2, 3, times: 2))",
    ] + BeamControl.shared.keys(["b": (1, true), "a": (2, false)])
  }
}
