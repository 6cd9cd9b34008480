public final class UnitTable: Sendable {
  public static let shared = UnitTable()
  public let inch = 2.54
  public init() {}
}

public final class RulerKit {
  public init() {}

  @inlinable public func centimetres(_ inches: Double) -> Double { inches * UnitTable.shared.inch }

  public func inches(_ centimetres: Double) -> Double { centimetres / UnitTable.shared.inch }
}
