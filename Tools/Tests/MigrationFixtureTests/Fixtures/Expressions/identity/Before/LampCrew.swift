final class OilLamp9: Sendable {
  static let shared = OilLamp9()
  func light() -> String { "lit" }
}

final class LampCrew {
  init() {}

  func light(_ lantern: OilLamp9) -> String {
    let isShared = lantern === OilLamp9.shared
    return "\(isShared) \(OilLamp9.shared.light())"
  }
}
