import Foundation

public final class BuoyRegistry: Sendable {
  public static let shared = BuoyRegistry()
  public func position(of name: String) -> Int { name.count }
}

public enum BuoyMap {
  /// Where a buoy lies.
  @discardableResult
  public static func position(
    of name: String = "main", adding offset: inout Int
  ) throws -> Int {
    // The registry counts from one.
    offset += 1
    return BuoyRegistry.shared.position(of: name) + offset
  }

  public static func buoy(_ buoy: String) -> Int { BuoyRegistry.shared.position(of: buoy) }

  public static func isNear<Name: StringProtocol>(_ name: Name) -> Bool where Name: Sendable {
    BuoyRegistry.shared.position(of: String(name)) < 5
  }
}

enum BuoyList {
  public static func size() -> Int { BuoyRegistry.shared.position(of: "all") }
}
