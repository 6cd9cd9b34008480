import Foundation

final class FogReport: Sendable {
  static let shared = FogReport()
  func metres() -> Int { 80 }
}

final class FogHorn {
  private let blow: (Int) -> String
  private let pitch: Int

  init(blow: @escaping (Int) -> String, pitch: Int) {
    self.blow = blow
    self.pitch = pitch
  }

  func sound() -> String { blow(pitch * FogReport.shared.metres()) }
}
