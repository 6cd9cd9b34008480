protocol LiftWatching: AnyObject {
  func didStop(at floor: Int)
}

protocol LiftMotorProtocol: AnyObject, Sendable {
  var onMove: ((Int) -> Void)? { get set }
  var watcher: (any LiftWatching)? { get set }
  func move(to floor: Int)
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

extension LiftMotor: LiftMotorProtocol {}

final class LiftCabin: LiftWatching {
  struct Dependencies {
    var liftMotor: any LiftMotorProtocol

    static var defaultDependencies: Self {
      Self(liftMotor: LiftMotor.shared)
    }
  }

  private let dependencies: Dependencies

  private(set) var floor = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func enter() {
    dependencies.liftMotor.onMove = { print("moving to \($0)") }
    dependencies.liftMotor.watcher = self
    dependencies.liftMotor.move(to: 4)
    dependencies.liftMotor.onMove?(floor)
    dependencies.liftMotor.onMove = nil
  }

  func didStop(at floor: Int) { self.floor = floor }
}
