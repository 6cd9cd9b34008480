import Foundation

final class Presence6176: Sendable {
  struct Dependencies {
    var userDefaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: { UserDefaults.standard })
    }
  }

  private let dependencies: Dependencies

  static let shared = Presence6176()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var isOn: Bool { dependencies.userDefaults().bool(forKey: "presence6176") }
  func start() -> Int { isOn ? 1 : 2 }
}

final class PresenceScreen6176 {
  struct Dependencies {
    var processInfo: ProcessInfo

    static var defaultDependencies: Self {
      Self(processInfo: ProcessInfo.processInfo)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  static var status: String { Presence6176.shared.isOn ? "on" : "off" }

  func start() -> Int { Presence6176.shared.start() }
  func label() -> String { Self.status }
  func seconds() -> Int { dependencies.processInfo.processorCount > 0 ? 6 : 0 }
}

final class OtherScreen6176 {
  struct Dependencies {
    var presence6176: Presence6176

    static var defaultDependencies: Self {
      Self(presence6176: Presence6176.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  static var status: String { Presence6176.shared.isOn ? "on" : "off" }

  func start() -> Int { dependencies.presence6176.start() }
}
