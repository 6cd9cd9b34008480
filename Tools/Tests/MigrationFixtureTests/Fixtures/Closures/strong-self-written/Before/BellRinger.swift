final class Campanile: Sendable {
  static let shared = Campanile()
  func ring(_ times: Int) { print("ring \(times)") }
}

final class BellRinger {
  var hour = 3
  private var strikes: [() -> Void] = []

  func prepare() {
    strikes.append {
      self.hour += 1
      Campanile.shared.ring(self.hour)
    }
  }

  func strike() {
    strikes.forEach { $0() }
  }
}
