import Foundation

final class PoleFinder: Sendable {
  static let shared = PoleFinder()
  func north() -> Int { 360 }
}

class Compass: NSObject {
  let degrees: Int

  init?(degrees: Int) {
    guard degrees >= 0 else { return nil }
    self.degrees = degrees
    super.init()
  }

  override convenience init() {
    self.init(degrees: 0)!
  }

  func turn() -> Int { PoleFinder.shared.north() - degrees }
}
