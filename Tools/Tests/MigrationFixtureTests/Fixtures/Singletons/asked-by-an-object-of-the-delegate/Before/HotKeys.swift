import UIKit

final class DisplayPanel: Sendable {
  static let shared = DisplayPanel()

  init() { print("a panel opens a window") }

  func brighten() -> Int { 1 }
}

final class HotKeys {
  private let keyRepeat = KeyRepeat()

  func press() -> Int { DisplayPanel.shared.brighten() + keyRepeat.press() }
}

/// An object of the delegate makes it.
final class KeyRepeat {
  func press() -> Int { DisplayPanel.shared.brighten() }
}

/// The delegate makes it later.
final class BrightnessMenu {
  func open() -> Int { DisplayPanel.shared.brighten() }
}

@MainActor
final class PanelDelegate: NSObject, UIApplicationDelegate {
  let hotKeys = HotKeys()
  lazy var menu = BrightnessMenu()

  func launch() {
    print("the application is set up")
    print(hotKeys.press(), menu.open())
  }
}
