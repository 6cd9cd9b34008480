import Foundation

enum SluiceGauge {
  nonisolated(unsafe) private(set) static var reads = 0
  static func upper() -> Int { reads += 1; return 1 }
  static func lower() -> Int { reads += 1; return 2 }
  static func left() -> Int { reads += 1; return 3 }
  static func right() -> Int { reads += 1; return 4 }
  static func middle() -> Int { reads += 1; return 5 }
  static func front() -> Int { reads += 1; return 6 }
  static func back() -> Int { reads += 1; return 7 }
  static func inner() -> Int { reads += 1; return 8 }
  static func outer() -> Int { reads += 1; return 9 }
}

final class SluiceKeeper {
  func sum() -> Int {
    SluiceGauge.upper() + SluiceGauge.lower() + SluiceGauge.left() + SluiceGauge.right()
      + SluiceGauge.middle() + SluiceGauge.front() + SluiceGauge.back() + SluiceGauge.inner()
      + SluiceGauge.outer()
  }
}

final class SluiceGuard {
  func sum() -> Int {
    SluiceGauge.upper() + SluiceGauge.lower() + SluiceGauge.left() + SluiceGauge.right()
      + SluiceGauge.middle() + SluiceGauge.front() + SluiceGauge.back() + SluiceGauge.inner()
  }
}
