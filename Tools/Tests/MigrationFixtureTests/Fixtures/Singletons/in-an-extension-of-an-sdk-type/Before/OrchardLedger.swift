import Foundation

extension NotificationCenter {
  static let sharedCenter = NotificationCenter()
}

final class OrchardLedger {
  func close() {
    NotificationCenter.default.post(name: .orchardClosed, object: nil)
    NotificationCenter.sharedCenter.post(name: .orchardClosed, object: nil)
  }
}

extension Notification.Name {
  static let orchardClosed = Notification.Name("orchardClosed")
}
