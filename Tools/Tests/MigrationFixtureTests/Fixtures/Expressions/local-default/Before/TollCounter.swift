final class TollTable9: Sendable {
  static let shared = TollTable9()
  let car = 3
}

final class TollCounter {
  init() {}

  func sum(_ count: Int) -> Int {
    func toll(_ rate: Int) -> Int { rate * count }
    return toll(TollTable9.shared.car)
  }
}
