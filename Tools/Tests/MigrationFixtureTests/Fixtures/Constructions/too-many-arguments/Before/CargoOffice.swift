final class CargoBook: Sendable {
  static let shared = CargoBook()
  func next() -> Int { 7 }
}

final class CargoBill {
  let text: String

  init(_ number: Int, from: String, to: String, weightInAll: Int) {
    text = "\(number + CargoBook.shared.next()) \(from) \(to) \(weightInAll)"
  }
}

final class CargoOffice {
  func bill() -> String {
    let bill = CargoBill(CargoBook.shared.next(), from: "Ulm", to: "Bonn", weightInAll: 4)
    return bill.text
  }
}
