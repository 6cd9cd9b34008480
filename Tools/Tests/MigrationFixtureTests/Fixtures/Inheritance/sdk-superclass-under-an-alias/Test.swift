final class QuietTower: BellTowerProtocol {
  func strike(_ hour: Int) -> String { "" }
}
expect(Carillon(dependencies: .init(bellTower: QuietTower())).play(2) == "2", "the mock is asked")
