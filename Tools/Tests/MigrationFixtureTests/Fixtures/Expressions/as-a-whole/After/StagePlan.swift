final class LightDesk: Sendable {
  static let shared = LightDesk()
  func dim() -> String { "dimmed" }
}

func operate(_ desk: LightDesk) -> String { "operated, \(desk.dim())" }

final class StagePlan {
  struct Dependencies {
    var lightDesk: LightDesk

    static var defaultDependencies: Self {
      Self(lightDesk: LightDesk.shared)
    }
  }

  private let dependencies: Dependencies

  var spare: LightDesk?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() -> [String] {
    spare = dependencies.lightDesk
    let other = [dependencies.lightDesk, spare].compactMap { $0 }
    return [operate(dependencies.lightDesk), "\(other.count)", desk().dim(), dependencies.lightDesk.dim()]
  }

  func desk() -> LightDesk { dependencies.lightDesk }
}
