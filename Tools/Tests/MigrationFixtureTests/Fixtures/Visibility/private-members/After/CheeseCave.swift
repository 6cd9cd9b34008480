import Foundation

protocol HumidityMeterProtocol: Sendable {
  var percent: Int { get }
}

final class HumidityMeter: Sendable {
  static let shared = HumidityMeter()
  let percent = 88
}

extension HumidityMeter: HumidityMeterProtocol {}

final class CheeseCave {
  struct Dependencies {
    var humidityMeter: any HumidityMeterProtocol

    static var defaultDependencies: Self {
      Self(humidityMeter: HumidityMeter.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  static func make() -> CheeseCave { CheeseCave(wheels: 3) }

  private let wheels: Int
  private let turner: Turner

  private init(wheels: Int) {
    self.wheels = wheels
    turner = Turner()
  }

  func report() -> String { "\(wheels) \(dependencies.humidityMeter.percent) \(turner.turn())" }

  private struct Turner {
    func turn() -> String { FileManager.default.fileExists(atPath: "/") ? "often" : "seldom" }
  }
}
