final class FerryTide: Sendable {
  static let shared = FerryTide()

  var height: Int { 3 }
}

final class Ferry {
  let name: String
  let cars: Int

  init(name: String, cars: @escaping () -> Int) {
    self.name = name
    self.cars = cars()
  }

  init(cars: Int, name: String) {
    self.name = name
    self.cars = cars
  }

  init(_ names: String...) {
    name = names.joined(separator: " ")
    cars = 0
  }

  convenience init() {
    self.init(cars: 4, name: "Elbe")
  }

  convenience init(isEmpty: Bool) {
    self.init("Weser", isEmpty ? "empty" : "full")
  }

  var sign: String { "\(name): \(cars) at \(FerryTide.shared.height)" }
}
