import Foundation

final class FlagCount: @unchecked Sendable {
  var value = 0
}

final class Semaphorist {
  struct Dependencies {
    var notificationCenter: NotificationCenter

    static var defaultDependencies: Self {
      Self(notificationCenter: NotificationCenter.default)
    }
  }

  private let dependencies: Dependencies

  private let seen = FlagCount()
  private var token: (any NSObjectProtocol)?
  private static let name = Notification.Name("semaphorist.flag")

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func watch() {
    token = dependencies.notificationCenter.addObserver(forName: Self.name, object: nil, queue: nil) {
      [seen] _ in seen.value += 1
    }
  }

  func wave() -> Int {
    dependencies.notificationCenter.post(name: Self.name, object: nil)
    return seen.value
  }

  deinit {
    if let token { dependencies.notificationCenter.removeObserver(token) }
  }
}
