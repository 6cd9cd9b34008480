import Foundation

final class StockTicker {
  func tick(_ price: Int) {
    NotificationCenter.default.post(name: .fixtureStock, object: nil)
    NotificationCenter.default.post(
      name: .fixtureStock, object: nil, userInfo: ["price": price])
  }

  func repeatLast() {
    NotificationCenter.default.post(Notification(name: .fixtureStock, userInfo: ["price": "last"]))
  }
}

extension Notification.Name {
  static let fixtureStock = Notification.Name("fixture-stock")
}
