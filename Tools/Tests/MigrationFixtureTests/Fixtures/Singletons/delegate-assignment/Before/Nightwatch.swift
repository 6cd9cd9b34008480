import Foundation

protocol AlarmDelegate: AnyObject {
  func rang(_ zone: Int)
}

final class AlarmCentre: @unchecked Sendable {
  static let shared = AlarmCentre()
  weak var delegate: (any AlarmDelegate)?
  func trigger(_ zone: Int) { delegate?.rang(zone) }
}

final class Nightwatch: AlarmDelegate {
  private var zones: [Int] = []

  init() {
    AlarmCentre.shared.delegate = self
  }

  func rang(_ zone: Int) { zones.append(zone) }

  func walk() -> [Int] {
    AlarmCentre.shared.trigger(4)
    return zones
  }
}
