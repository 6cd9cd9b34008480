class LynxTheme {
  class var current: LynxTheme { LynxTheme() }
  func name() -> String { "\(type(of: self))" }
}

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
  func title() -> String {
    [LynxDarkTheme.current.name(), LynxPaleTheme.current.name(), LynxConfiguration.shared.name]
      .joined(separator: " ")
  }
}
