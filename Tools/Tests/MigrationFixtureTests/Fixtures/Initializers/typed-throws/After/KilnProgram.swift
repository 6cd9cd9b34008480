import Foundation

enum KilnError: Error { case tooHot(Int) }

protocol KilnLimitsProtocol: Sendable {
  var soak: Int { get }
}

final class KilnLimits: Sendable {
  static let shared = KilnLimits()

  var soak: Int { 15 }
}

extension KilnLimits: KilnLimitsProtocol {}

final class KilnProgram {
  struct Dependencies {
    var kilnLimits: any KilnLimitsProtocol

    static var defaultDependencies: Self {
      Self(kilnLimits: KilnLimits.shared)
    }
  }

  private let dependencies: Dependencies

  let peak: Int

  init(peak: Int, dependencies: Dependencies = .defaultDependencies) throws(KilnError) {
    self.dependencies = dependencies
    if peak > 1300 { throw .tooHot(peak) }
    self.peak = peak
  }

  func length() -> Int { peak / 100 + dependencies.kilnLimits.soak }
}
