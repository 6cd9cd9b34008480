final class TeaKettle: Sendable {
  static let shared = TeaKettle(degrees: 100)

  let degrees: Int

  init(degrees: Int) { self.degrees = degrees }
}

final class TeaHouse {
  private let kettle: TeaKettle
  private let cups: Int

  init(kettle: TeaKettle = .shared, cups: Int = 2) {
    self.kettle = kettle
    self.cups = cups
  }

  func serve() -> String { "\(cups) cups at \(kettle.degrees)" }
}

enum TeaHouses {
  static func all() -> [TeaHouse] {
    [TeaHouse(), TeaHouse(cups: 3), TeaHouse(kettle: TeaKettle(degrees: 80)),
      TeaHouse(kettle: TeaKettle(degrees: 70), cups: 4)]
  }
}
