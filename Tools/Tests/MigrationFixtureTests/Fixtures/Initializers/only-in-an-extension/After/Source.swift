import Foundation

protocol HeathSettingsProtocol {
  var isOpen: Bool { get }
}

final class HeathSettings {
  nonisolated(unsafe) static let shared = HeathSettings()
  var isOpen = true
  private init() {}
}

extension HeathSettings: HeathSettingsProtocol {}

struct HeathEntry {
  struct Dependencies {
    var now: @Sendable () -> Date
    var heathSettings: @Sendable () -> any HeathSettingsProtocol

    static var defaultDependencies: Self {
      Self(now: { Date() }, heathSettings: { HeathSettings.shared })
    }
  }

  let date: Date
  let isOpen: Bool
  let name: String
}

extension HeathEntry {
  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.date = dependencies.now()
    self.isOpen = dependencies.heathSettings().isOpen
    self.name = name
  }

  init(plain name: String) {
    self.date = .distantPast
    self.isOpen = false
    self.name = name
  }
}
