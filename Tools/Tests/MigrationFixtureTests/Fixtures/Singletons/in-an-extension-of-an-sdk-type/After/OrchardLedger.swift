import Foundation

extension NotificationCenter {
  static let sharedCenter = NotificationCenter()
}

final class OrchardLedger {
  struct Dependencies {
    var notificationCenter: NotificationCenter
    var sharedCenter: NotificationCenter

    static var defaultDependencies: Self {
      Self(
        notificationCenter: NotificationCenter.default,
        sharedCenter: NotificationCenter.sharedCenter)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func close() {
    dependencies.notificationCenter.post(name: .orchardClosed, object: nil)
    dependencies.sharedCenter.post(name: .orchardClosed, object: nil)
  }
}

extension Notification.Name {
  static let orchardClosed = Notification.Name("orchardClosed")
}
