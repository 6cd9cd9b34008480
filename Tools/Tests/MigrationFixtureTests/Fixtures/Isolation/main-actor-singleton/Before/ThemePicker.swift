@MainActor
final class AppTheme {
  static let shared = AppTheme()
  var name = "dark"
  func apply(_ name: String) -> String {
    self.name = name
    return "applied \(name)"
  }
}

@MainActor
final class ThemePicker {
  private var log: [String] = []

  init() {}

  func pick(_ name: String) -> String {
    log.append(AppTheme.shared.name)
    return AppTheme.shared.apply(name)
  }

  var title: String { "\(AppTheme.shared.name) after \(log.joined(separator: ","))" }
}
