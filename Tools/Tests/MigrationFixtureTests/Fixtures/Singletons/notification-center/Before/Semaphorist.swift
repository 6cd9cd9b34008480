import Foundation

final class FlagCount: @unchecked Sendable {
  var value = 0
}

final class Semaphorist {
  private let seen = FlagCount()
  private var token: (any NSObjectProtocol)?
  private static let name = Notification.Name("semaphorist.flag")

  func watch() {
    token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) {
      [seen] _ in seen.value += 1
    }
  }

  func wave() -> Int {
    NotificationCenter.default.post(name: Self.name, object: nil)
    return seen.value
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
