import Foundation

final class HumidityMeter: Sendable {
  static let shared = HumidityMeter()
  let percent = 88
}

final class CheeseCave {
  static func make() -> CheeseCave { CheeseCave(wheels: 3) }

  private let wheels: Int
  private let turner: Turner

  private init(wheels: Int) {
    self.wheels = wheels
    turner = Turner()
  }

  func report() -> String { "\(wheels) \(HumidityMeter.shared.percent) \(turner.turn())" }

  private struct Turner {
    func turn() -> String { FileManager.default.fileExists(atPath: "/") ? "often" : "seldom" }
  }
}
