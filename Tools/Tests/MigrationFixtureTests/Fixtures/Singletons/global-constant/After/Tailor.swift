import Foundation

protocol MeasuringTapeProtocol: Sendable {
  func waist(_ size: Int) -> Int
}

final class MeasuringTape: Sendable {
  func waist(_ size: Int) -> Int { size * 2 - 10 }
}

extension MeasuringTape: MeasuringTapeProtocol {}

let sharedMeasuringTape = MeasuringTape()

final class Tailor {
  struct Dependencies {
    var measuringTape: any MeasuringTapeProtocol

    static var defaultDependencies: Self {
      Self(measuringTape: sharedMeasuringTape)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cut(_ size: Int) -> String { "waist \(dependencies.measuringTape.waist(size))" }
}
