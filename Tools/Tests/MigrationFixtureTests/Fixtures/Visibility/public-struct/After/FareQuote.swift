protocol FareTableProtocol: Sendable {
  func cents(_ zone: Int) -> Int
}

final class FareTable: Sendable {
  static let shared = FareTable()
  func cents(_ zone: Int) -> Int { zone * 110 }
}

extension FareTable: FareTableProtocol {}

public struct FareQuote {
  struct Dependencies {
    var fareTable: any FareTableProtocol

    static var defaultDependencies: Self {
      Self(fareTable: FareTable.shared)
    }
  }

  private let dependencies: Dependencies

  public var zone: Int

  public init(zone: Int = 1) {
    self.init(zone: zone, dependencies: .defaultDependencies)
  }

  init(zone: Int = 1, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.zone = zone
  }

  public var cents: Int { dependencies.fareTable.cents(zone) }
}
