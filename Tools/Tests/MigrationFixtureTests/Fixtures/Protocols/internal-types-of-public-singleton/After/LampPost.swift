protocol StreetGridProtocol: Sendable {
  func cell(_ street: String) -> StreetGrid.Cell
  func power() -> Int
}

public final class StreetGrid: Sendable {
  public static let shared = StreetGrid()
  struct Cell: Sendable { var number: Int }
  func cell(_ street: String) -> Cell { Cell(number: street.count) }
  public func power() -> Int { 230 }
}

extension StreetGrid: StreetGridProtocol {}

final class LampPost {
  struct Dependencies {
    var streetGrid: any StreetGridProtocol

    static var defaultDependencies: Self {
      Self(streetGrid: StreetGrid.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func shine() -> Int { dependencies.streetGrid.cell("elm").number * dependencies.streetGrid.power() }
}
