protocol OilLamp9Protocol: Sendable {
  func light() -> String
}

final class OilLamp9: Sendable {
  static let shared = OilLamp9()
  func light() -> String { "lit" }
}

extension OilLamp9: OilLamp9Protocol {}

final class LampCrew {
  struct Dependencies {
    var oilLamp9: any OilLamp9Protocol

    static var defaultDependencies: Self {
      Self(oilLamp9: OilLamp9.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light(_ lantern: OilLamp9) -> String {
    let isShared = lantern === OilLamp9.shared
    return "\(isShared) \(dependencies.oilLamp9.light())"
  }
}
