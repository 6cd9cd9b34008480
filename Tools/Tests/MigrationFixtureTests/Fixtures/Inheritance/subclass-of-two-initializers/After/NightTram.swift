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

  private let dependencies: Dependencies

  private var runs = 0

  init(line: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(line: line)
  }

  init?(sign: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(sign: sign)
  }

  func run() -> Int {
    runs += 1
    return dependencies.overheadLine.volts() * runs + line
  }
}
