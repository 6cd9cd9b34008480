public final class StreetGrid: Sendable {
  public static let shared = StreetGrid()
  struct Cell: Sendable { var number: Int }
  func cell(_ street: String) -> Cell { Cell(number: street.count) }
  public func power() -> Int { 230 }
}

final class LampPost {
  init() {}

  func shine() -> Int { StreetGrid.shared.cell("elm").number * StreetGrid.shared.power() }
}
