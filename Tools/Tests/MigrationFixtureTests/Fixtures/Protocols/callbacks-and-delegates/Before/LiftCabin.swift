protocol LiftWatching: AnyObject {
  func didStop(at floor: Int)
}

final class LiftMotor: @unchecked Sendable {
  static let shared = LiftMotor()
  var onMove: ((Int) -> Void)?
  weak var watcher: (any LiftWatching)?
  func move(to floor: Int) {
    onMove?(floor)
    watcher?.didStop(at: floor)
  }
}

final class LiftCabin: LiftWatching {
  private(set) var floor = 0

  init() {}

  func enter() {
    LiftMotor.shared.onMove = { print("moving to \($0)") }
    LiftMotor.shared.watcher = self
    LiftMotor.shared.move(to: 4)
    LiftMotor.shared.onMove?(floor)
    LiftMotor.shared.onMove = nil
  }

  func didStop(at floor: Int) { self.floor = floor }
}
