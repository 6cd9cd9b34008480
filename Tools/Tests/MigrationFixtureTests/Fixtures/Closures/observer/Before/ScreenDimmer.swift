import Foundation

final class Backlight: Sendable {
  static let shared = Backlight()
  func set(_ level: Int) { print("backlight \(level)") }
}

final class ScreenDimmer: @unchecked Sendable {
  private var token: (any NSObjectProtocol)?
  private var level = 10

  init() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("dim"), object: nil, queue: nil
    ) { [weak self] _ in
      self?.level -= 5
      Backlight.shared.set(self?.level ?? 0)
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
