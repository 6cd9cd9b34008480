final class Dark: CityGridProtocol {
  func watts(on street: String) -> Int { 0 }
}
let lamp = StreetLamp(street: "Oak")
lamp.dependencies = .init(cityGrid: Dark())
expect(lamp.watts() == 0, "the mock is asked")
