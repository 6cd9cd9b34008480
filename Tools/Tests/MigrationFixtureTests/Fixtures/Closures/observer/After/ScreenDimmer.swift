import Foundation

protocol BacklightProtocol: Sendable {
  func set(_ level: Int)
}

final class Backlight: Sendable {
  static let shared = Backlight()
  func set(_ level: Int) { print("backlight \(level)") }
}

extension Backlight: BacklightProtocol {}

final class ScreenDimmer: @unchecked Sendable {
  struct Dependencies {
    var notificationCenter: NotificationCenter
    var backlight: any BacklightProtocol

    static var defaultDependencies: Self {
      Self(notificationCenter: NotificationCenter.default, backlight: Backlight.shared)
    }
  }

  private let dependencies: Dependencies

  private var token: (any NSObjectProtocol)?
  private var level = 10

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    token = dependencies.notificationCenter.addObserver(
      forName: Notification.Name("dim"), object: nil, queue: nil
    ) { [weak self] _ in
      self?.level -= 5
      dependencies.backlight.set(self?.level ?? 0)
    }
  }

  deinit {
    if let token { dependencies.notificationCenter.removeObserver(token) }
  }
}
