protocol CurtainRailProtocol: Sendable {
  func move(_ percent: Int) -> String
  func stop() -> String
}

final class CurtainRail: Sendable {
  static let shared = CurtainRail()
  func move(_ percent: Int) -> String { "moved \(percent)" }
  func stop() -> String { "stopped" }
}

extension CurtainRail: CurtainRailProtocol {}

func animate9(
  _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
) {
  animations()
  completion?(true)
}

final class CurtainDrive {
  struct Dependencies {
    var curtainRail: any CurtainRailProtocol

    static var defaultDependencies: Self {
      Self(curtainRail: CurtainRail.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() {
    animate9 { [dependencies] in
      print(dependencies.curtainRail.move(100))
    } completion: { [dependencies] isDone in
      print(isDone, dependencies.curtainRail.stop())
    }
  }

  func close() {
    animate9({ [dependencies] in print(dependencies.curtainRail.move(0)) }) { _ in print("closed") }
  }
}
