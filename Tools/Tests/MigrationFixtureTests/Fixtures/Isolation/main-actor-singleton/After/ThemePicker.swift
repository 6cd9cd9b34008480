@MainActor
protocol AppThemeProtocol: Sendable {
  var name: String { get }
  func apply(_ name: String) -> String
}

@MainActor
final class AppTheme {
  static let shared = AppTheme()
  var name = "dark"
  func apply(_ name: String) -> String {
    self.name = name
    return "applied \(name)"
  }
}

extension AppTheme: AppThemeProtocol {}

@MainActor
final class ThemePicker {
  struct Dependencies {
    var appTheme: @MainActor @Sendable () -> any AppThemeProtocol

    static var defaultDependencies: Self {
      Self(appTheme: { AppTheme.shared })
    }
  }

  private let dependencies: Dependencies

  private var log: [String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pick(_ name: String) -> String {
    log.append(dependencies.appTheme().name)
    return dependencies.appTheme().apply(name)
  }

  var title: String { "\(dependencies.appTheme().name) after \(log.joined(separator: ","))" }
}
