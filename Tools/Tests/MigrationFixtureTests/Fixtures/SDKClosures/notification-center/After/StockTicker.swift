import Foundation

final class StockTicker {
  struct Dependencies {
    var post: @Sendable (Notification.Name) -> Void
    var postWithInfo: @Sendable (Notification.Name, Any?, [AnyHashable: Any]?) -> Void
    var postNotification: @Sendable (Notification) -> Void

    static var defaultDependencies: Self {
      Self(
        post: { NotificationCenter.default.post(name: $0, object: nil) },
        postWithInfo: { NotificationCenter.default.post(name: $0, object: $1, userInfo: $2) },
        postNotification: { NotificationCenter.default.post($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func tick(_ price: Int) {
    dependencies.post(.fixtureStock)
    dependencies.postWithInfo(
      .fixtureStock, nil, ["price": price])
  }

  func repeatLast() {
    dependencies.postNotification(Notification(name: .fixtureStock, userInfo: ["price": "last"]))
  }
}

extension Notification.Name {
  static let fixtureStock = Notification.Name("fixture-stock")
}
