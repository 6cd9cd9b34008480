protocol ClickEngineProtocol: Sendable {
  func click() -> String
}

final class ClickEngine: Sendable {
  static let shared = ClickEngine()
  func click() -> String { "click" }
}

extension ClickEngine: ClickEngineProtocol {}

@available(macOS 99, *)
final class PulseEngine: Sendable {
  static let shared = PulseEngine()
  func pulse() -> String { "pulse" }
}

final class HapticPad {
  struct Dependencies {
    var clickEngine: any ClickEngineProtocol

    static var defaultDependencies: Self {
      Self(clickEngine: ClickEngine.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func tap() -> String {
    if #available(macOS 99, *) {
      return PulseEngine.shared.pulse()
    } else {
      return dependencies.clickEngine.click()
    }
  }
}
