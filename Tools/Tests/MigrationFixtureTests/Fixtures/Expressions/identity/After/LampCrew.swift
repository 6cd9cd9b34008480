final class OilLamp9: Sendable {
  static let shared = OilLamp9()
  func light() -> String { "lit" }
}

final class LampCrew {
  struct Dependencies {
    var oilLamp9: OilLamp9

    static var defaultDependencies: Self {
      Self(oilLamp9: OilLamp9.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light(_ lantern: OilLamp9) -> String {
    let isShared = lantern === dependencies.oilLamp9
    return "\(isShared) \(dependencies.oilLamp9.light())"
  }
}
