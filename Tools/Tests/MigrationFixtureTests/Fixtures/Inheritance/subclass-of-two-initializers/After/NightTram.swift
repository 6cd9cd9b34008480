import Foundation

protocol OverheadLineProtocol: Sendable {
  func volts() -> Int
}

final class OverheadLine: Sendable {
  static let shared = OverheadLine()
  func volts() -> Int { 600 }
}

extension OverheadLine: OverheadLineProtocol {}

class TramBase {
  let line: Int

  init(line: Int) { self.line = line }

  init?(sign: String) {
    guard let line = Int(sign) else { return nil }
    self.line = line
  }
}

final class NightTram: TramBase {
  struct Dependencies {
    var overheadLine: any OverheadLineProtocol

    static var defaultDependencies: Self {
      Self(overheadLine: OverheadLine.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private var runs = 0

  func run() -> Int {
    runs += 1
    return dependencies.overheadLine.volts() * runs + line
  }
}
