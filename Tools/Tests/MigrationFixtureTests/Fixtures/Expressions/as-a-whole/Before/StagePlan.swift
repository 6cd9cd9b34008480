final class LightDesk: Sendable {
  static let shared = LightDesk()
  func dim() -> String { "dimmed" }
}

func operate(_ desk: LightDesk) -> String { "operated, \(desk.dim())" }

final class StagePlan {
  var spare: LightDesk?

  init() {}

  func run() -> [String] {
    spare = LightDesk.shared
    let other = [LightDesk.shared, spare].compactMap { $0 }
    return [operate(LightDesk.shared), "\(other.count)", desk().dim(), LightDesk.shared.dim()]
  }

  func desk() -> LightDesk { LightDesk.shared }
}
