import Foundation

protocol PumpRoomProtocol: Sendable {
  func rate() -> Int
}

final class PumpRoom: Sendable {
  static let shared = PumpRoom()

  func rate() -> Int { 40 }
}

extension PumpRoom: PumpRoomProtocol {}

final class BallastTank {
  struct Dependencies {
    var pumpRoom: any PumpRoomProtocol

    static var defaultDependencies: Self {
      Self(pumpRoom: PumpRoom.shared)
    }
  }

  private let dependencies: Dependencies

  let litres: Int

  init!(litres: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    if litres < 0 { return nil }
    self.litres = litres
  }

  func minutesToFill() -> Int { litres / dependencies.pumpRoom.rate() }
}
