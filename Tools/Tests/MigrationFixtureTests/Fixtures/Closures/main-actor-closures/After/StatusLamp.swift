@MainActor
protocol LampPanelProtocol: Sendable {
  var colour: String { get }
  func show(_ colour: String) -> String
}

@MainActor
final class LampPanel {
  static let shared = LampPanel()
  private(set) var colour = "off"
  func show(_ colour: String) -> String {
    self.colour = colour
    return "lamp \(colour)"
  }
}

extension LampPanel: LampPanelProtocol {}

final class StatusLamp: Sendable {
  struct Dependencies {
    var lampPanel: @MainActor @Sendable () -> any LampPanelProtocol

    static var defaultDependencies: Self {
      Self(lampPanel: { LampPanel.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light() async -> String {
    let task = Task { @MainActor [dependencies] in
      dependencies.lampPanel().show("green")
    }
    return await task.value
  }

  func blink() async -> [String] {
    let job: @MainActor @Sendable () -> String = { [dependencies] in dependencies.lampPanel().show("red") }
    return [await job(), await dependencies.lampPanel().colour]
  }
}
