import Foundation

final class GuanacoBoard {
  struct Dependencies {
    var notificationCenter: Foundation.NotificationCenter

    static var defaultDependencies: Self {
      Self(notificationCenter: Foundation.NotificationCenter.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  struct NotificationCenter {
    var count = 0
  }

  func post() {
    dependencies.notificationCenter.post(name: Notification.Name("guanaco"), object: nil)
    print(NotificationCenter().count)
  }
}
