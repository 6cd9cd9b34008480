import Foundation

protocol FogReportProtocol: Sendable {
  func metres() -> Int
}

final class FogReport: Sendable {
  static let shared = FogReport()
  func metres() -> Int { 80 }
}

extension FogReport: FogReportProtocol {}

final class FogHorn {
  struct Dependencies {
    var fogReport: any FogReportProtocol

    static var defaultDependencies: Self {
      Self(fogReport: FogReport.shared)
    }
  }

  private let dependencies: Dependencies

  private let blow: (Int) -> String
  private let pitch: Int

  init(blow: @escaping (Int) -> String, pitch: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.blow = blow
    self.pitch = pitch
  }

  func sound() -> String { blow(pitch * dependencies.fogReport.metres()) }
}
