protocol BikeDockProtocol: Sendable {
  @available(macOS 12, iOS 15, *) func unlock(_ number: Int) -> String
  func ring() -> String
}

final class BikeDock: Sendable {
  static let shared = BikeDock()
  @available(macOS 12, iOS 15, *)
  func unlock(_ number: Int) -> String { "unlocked \(number)" }
  func ring() -> String { "ring" }
}

extension BikeDock: BikeDockProtocol {}

final class CityBike {
  struct Dependencies {
    var bikeDock: any BikeDockProtocol

    static var defaultDependencies: Self {
      Self(bikeDock: BikeDock.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  @available(macOS 12, iOS 15, *)
  func ride() -> String { dependencies.bikeDock.unlock(4) }

  func bell() -> String { dependencies.bikeDock.ring() }
}
