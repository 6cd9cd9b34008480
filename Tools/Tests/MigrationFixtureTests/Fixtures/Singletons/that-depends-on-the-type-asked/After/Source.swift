protocol LynxThemeProtocol {
  func name() -> String
}

class LynxTheme {
  class var current: LynxTheme { LynxTheme() }
  func name() -> String { "\(type(of: self))" }
}

extension LynxTheme: LynxThemeProtocol {}

final class LynxDarkTheme: LynxTheme {
  override class var current: LynxTheme { dark }
  nonisolated(unsafe) private static let dark = LynxDarkTheme()
}

final class LynxPaleTheme: LynxTheme {}

protocol LynxConfigured: Sendable {
  init()
  var name: String { get }
}

extension LynxConfigured {
  static var shared: Self { Self() }
}

final class LynxConfiguration: LynxConfigured {
  var name: String { "own" }
}

final class LynxWindow {
  struct Dependencies {
    var lynxTheme: @Sendable () -> any LynxThemeProtocol

    static var defaultDependencies: Self {
      Self(lynxTheme: { LynxDarkTheme.current })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title() -> String {
    [dependencies.lynxTheme().name(), LynxPaleTheme.current.name(), LynxConfiguration.shared.name]
      .joined(separator: " ")
  }
}
