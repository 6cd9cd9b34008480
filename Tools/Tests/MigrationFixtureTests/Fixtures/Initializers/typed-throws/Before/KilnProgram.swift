import Foundation

enum KilnError: Error { case tooHot(Int) }

final class KilnLimits: Sendable {
  static let shared = KilnLimits()

  var soak: Int { 15 }
}

final class KilnProgram {
  let peak: Int

  init(peak: Int) throws(KilnError) {
    if peak > 1300 { throw .tooHot(peak) }
    self.peak = peak
  }

  func length() -> Int { peak / 100 + KilnLimits.shared.soak }
}
