protocol BowlingLaneProtocol: Sendable {
  func pins() -> Int
}

final class BowlingLane:Sendable{static let shared=BowlingLane();func pins()->Int{10}}

extension BowlingLane: BowlingLaneProtocol {}

final class PinSetter{
  struct Dependencies {
    var bowlingLane: any BowlingLaneProtocol

    static var defaultDependencies: Self {
      Self(bowlingLane: BowlingLane.shared)
    }
  }

  private let dependencies: Dependencies

  var frames=0;let lane:Int
  init(lane:Int, dependencies: Dependencies = .defaultDependencies){
    self.dependencies = dependencies
    self.lane=lane
  }
  func set()->Int{frames+=1;return dependencies.bowlingLane.pins()*frames+lane}
}
