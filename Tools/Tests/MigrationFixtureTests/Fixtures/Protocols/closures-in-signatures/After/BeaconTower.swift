protocol BeamControlProtocol: Sendable {
  func later(_ action: @escaping () -> String) -> () -> String
  func off(_ action: @Sendable @escaping (Int) -> Void)
  func check(_ value: @autoclosure () -> Bool) -> Bool
  func sum(_ beams: Int..., times factor: Int) -> Int
  func turn(_ angle: inout Int)
  func keys(_ table: [String: (Int, Bool)]?) -> [String]
}

final class BeamControl: Sendable {
  static let shared = BeamControl()
  func later(_ action: @escaping () -> String) -> () -> String { action }
  func off(_ action: @Sendable @escaping (Int) -> Void) { action(1) }
  func check(_ value: @autoclosure () -> Bool) -> Bool { value() }
  func sum(_ beams: Int..., times factor: Int) -> Int { beams.reduce(0, +) * factor }
  func turn(_ angle: inout Int) { angle += 90 }
  func keys(_ table: [String: (Int, Bool)]?) -> [String] { table.map { $0.keys.sorted() } ?? [] }
}

extension BeamControl: BeamControlProtocol {}

final class BeaconTower {
  struct Dependencies {
    var beamControl: any BeamControlProtocol

    static var defaultDependencies: Self {
      Self(beamControl: BeamControl.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() -> [String] {
    var angle = 10
    dependencies.beamControl.turn(&angle)
    dependencies.beamControl.off { print("beam \($0)") }
    return [
      dependencies.beamControl.later { "later" }(), "\(dependencies.beamControl.check(angle == 100))",
      "\(dependencies.beamControl.sum(1, 2, 3, times: 2))",
    ] + dependencies.beamControl.keys(["b": (1, true), "a": (2, false)])
  }
}
