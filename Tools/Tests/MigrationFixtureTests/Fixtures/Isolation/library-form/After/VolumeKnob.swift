import DepStructs

@MainActor
protocol AmpRackProtocol: AnyObject, Sendable {
  var volume: Int { get set }
}

@MainActor
final class AmpRack {
  static let shared = AmpRack()
  var volume = 3
}

extension AmpRack: AmpRackProtocol {}

@MainActor
final class VolumeKnob {
  struct Dependencies: TransitionalDependencies {
    var ampRack: @MainActor @Sendable () -> any AmpRackProtocol

    static var live: Self {
      Self(ampRack: { AmpRack.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func turn(_ steps: Int) -> Int {
    dependencies.ampRack().volume += steps
    return dependencies.ampRack().volume
  }
}
