import Foundation

protocol AlarmDelegate: AnyObject {
  func rang(_ zone: Int)
}

protocol AlarmCentreProtocol: AnyObject, Sendable {
  var delegate: (any AlarmDelegate)? { get set }
  func trigger(_ zone: Int)
}

final class AlarmCentre: @unchecked Sendable {
  static let shared = AlarmCentre()
  weak var delegate: (any AlarmDelegate)?
  func trigger(_ zone: Int) { delegate?.rang(zone) }
}

extension AlarmCentre: AlarmCentreProtocol {}

final class Nightwatch: AlarmDelegate {
  struct Dependencies {
    var alarmCentre: any AlarmCentreProtocol

    static var defaultDependencies: Self {
      Self(alarmCentre: AlarmCentre.shared)
    }
  }

  private let dependencies: Dependencies

  private var zones: [Int] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    dependencies.alarmCentre.delegate = self
  }

  func rang(_ zone: Int) { zones.append(zone) }

  func walk() -> [Int] {
    dependencies.alarmCentre.trigger(4)
    return zones
  }
}
