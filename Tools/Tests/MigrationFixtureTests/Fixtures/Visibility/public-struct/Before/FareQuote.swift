final class FareTable: Sendable {
  static let shared = FareTable()
  func cents(_ zone: Int) -> Int { zone * 110 }
}

public struct FareQuote {
  public var zone: Int

  public init(zone: Int = 1) {
    self.zone = zone
  }

  public var cents: Int { FareTable.shared.cents(zone) }
}
