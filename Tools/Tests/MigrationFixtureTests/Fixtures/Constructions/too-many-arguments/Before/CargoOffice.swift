final class CargoBook: Sendable {
  static let shared = CargoBook()
  func next() -> Int { 7 }
}

final class CargoBill {
  let text: String

  init(number: Int, from: String, to: String, weight: Int) {
    text = "\(number + CargoBook.shared.next()) \(from) \(to) \(weight)"
  }
}

final class CargoOffice {
  func bill() -> String {
    let bill = CargoBill(number: CargoBook.shared.next(), from: "Ulm", to: "Bonn", weight: 4)
    return bill.text
  }
}
