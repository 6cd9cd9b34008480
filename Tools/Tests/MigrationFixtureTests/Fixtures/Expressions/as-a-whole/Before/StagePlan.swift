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
    let isSame = spare === LightDesk.shared
    return [operate(LightDesk.shared), "\(isSame)", desk().dim(), LightDesk.shared.dim()]
  }

  func desk() -> LightDesk { LightDesk.shared }
}
