import Foundation

protocol BuoyRegistryProtocol: Sendable {
  func position(of name: String) -> Int
}

public final class BuoyRegistry: Sendable {
  public static let shared = BuoyRegistry()
  public func position(of name: String) -> Int { name.count }
}

extension BuoyRegistry: BuoyRegistryProtocol {}

public enum BuoyMap {
  struct Dependencies {
    var buoyRegistry: any BuoyRegistryProtocol

    static var defaultDependencies: Self {
      Self(buoyRegistry: BuoyRegistry.shared)
    }
  }

  /// Where a buoy lies.
  @discardableResult
  public static func position(
    of name: String = "main", adding offset: inout Int
  ) throws -> Int {
    try position(of: name, adding: &offset, dependencies: .defaultDependencies)
  }

  @discardableResult
  static func position(
    of name: String = "main", adding offset: inout Int, dependencies: Dependencies
  ) throws -> Int {
    // The registry counts from one.
    offset += 1
    return dependencies.buoyRegistry.position(of: name) + offset
  }

  public static func buoy(_ buoy: String) -> Int {
    Self.buoy(buoy, dependencies: .defaultDependencies)
  }

  static func buoy(_ buoy: String, dependencies: Dependencies) -> Int {
    dependencies.buoyRegistry.position(of: buoy)
  }

  public static func isNear<Name: StringProtocol>(_ name: Name) -> Bool where Name: Sendable {
    isNear(name, dependencies: .defaultDependencies)
  }

  static func isNear<Name: StringProtocol>(_ name: Name, dependencies: Dependencies) -> Bool where Name: Sendable {
    dependencies.buoyRegistry.position(of: String(name)) < 5
  }
}

enum BuoyList {
  struct Dependencies {
    var buoyRegistry: any BuoyRegistryProtocol

    static var defaultDependencies: Self {
      Self(buoyRegistry: BuoyRegistry.shared)
    }
  }

  public static func size(dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.buoyRegistry.position(of: "all")
  }
}
