import Foundation

final class SunAngles: Sendable {
  static let shared = SunAngles()

  func angle() -> (Int) -> Int { { $0 * 15 } }
  var offset: Int { 2 }
}

final class Sundial {
  let shadow = SunAngles.shared.angle()(3) * 2

  func hour() -> Int { shadow / 15 + SunAngles.shared.offset }
}
