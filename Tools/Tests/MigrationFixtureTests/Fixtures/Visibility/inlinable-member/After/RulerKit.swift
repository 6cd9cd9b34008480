protocol UnitTableProtocol: Sendable {
  var inch: Double { get }
}

public final class UnitTable: Sendable {
  public static let shared = UnitTable()
  public let inch = 2.54
  public init() {}
}

extension UnitTable: UnitTableProtocol {}

public final class RulerKit {
  struct Dependencies {
    var unitTable: any UnitTableProtocol

    static var defaultDependencies: Self {
      Self(unitTable: UnitTable.shared)
    }
  }

  private let dependencies: Dependencies

  public convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  @inlinable public func centimetres(_ inches: Double) -> Double { inches * UnitTable.shared.inch }

  public func inches(_ centimetres: Double) -> Double { centimetres / dependencies.unitTable.inch }
}
