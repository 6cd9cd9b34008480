import Foundation

final class OverheadLine: Sendable {
  static let shared = OverheadLine()
  func volts() -> Int { 600 }
}

class TramBase {
  let line: Int

  init(line: Int) { self.line = line }

  init?(sign: String) {
    guard let line = Int(sign) else { return nil }
    self.line = line
  }
}

final class NightTram: TramBase {
  private var runs = 0

  func run() -> Int {
    runs += 1
    return OverheadLine.shared.volts() * runs + line
  }
}
