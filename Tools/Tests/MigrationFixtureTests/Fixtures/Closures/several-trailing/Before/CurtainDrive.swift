final class CurtainRail: Sendable {
  static let shared = CurtainRail()
  func move(_ percent: Int) -> String { "moved \(percent)" }
  func stop() -> String { "stopped" }
}

func animate9(
  _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
) {
  animations()
  completion?(true)
}

final class CurtainDrive {
  init() {}

  func open() {
    animate9 {
      print(CurtainRail.shared.move(100))
    } completion: { isDone in
      print(isDone, CurtainRail.shared.stop())
    }
  }

  func close() {
    animate9({ print(CurtainRail.shared.move(0)) }) { _ in print("closed") }
  }
}
