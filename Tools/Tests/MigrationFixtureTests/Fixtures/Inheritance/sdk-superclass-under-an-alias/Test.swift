final class QuietTower: CarillonTowerProtocol {
  func strike(_ hour: Int) -> String { "" }
}
let carillon = Carillon()
carillon.dependencies = .init(carillonTower: QuietTower())
expect(carillon.play(2) == "2", "the mock is asked")
