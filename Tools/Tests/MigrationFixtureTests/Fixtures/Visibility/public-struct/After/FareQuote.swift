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

  public var zone: Int
  var dependencies: Dependencies = .defaultDependencies

  public init(zone: Int = 1) {
    self.zone = zone
  }

  public var cents: Int { dependencies.fareTable.cents(zone) }
}
