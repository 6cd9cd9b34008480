import Foundation

final class CrystalChart: Sendable {
  static let shared = CrystalChart()

  func arms(at degrees: Int) -> Int { degrees < -10 ? 6 : 12 }
}

struct Snowflake {
  let degrees: Int

  init(fahrenheit: Int) {
    degrees = (fahrenheit - 32) * 5 / 9
  }

  var arms: Int { CrystalChart.shared.arms(at: degrees) }
}
