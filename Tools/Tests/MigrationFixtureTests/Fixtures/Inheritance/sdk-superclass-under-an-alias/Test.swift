final class QuietTower: CarillonTowerProtocol {
  func strike(_ hour: Int) -> String { "" }
}
expect(Carillon(dependencies: .init(carillonTower: QuietTower())).play(2) == "2", "the mock is asked")
