import Foundation

final class GuanacoBoard {
  struct NotificationCenter {
    var count = 0
  }

  func post() {
    Foundation.NotificationCenter.default.post(name: Notification.Name("guanaco"), object: nil)
    print(NotificationCenter().count)
  }
}
