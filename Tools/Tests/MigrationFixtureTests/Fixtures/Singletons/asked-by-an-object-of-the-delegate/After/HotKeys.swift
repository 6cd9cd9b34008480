import UIKit

protocol DisplayPanelProtocol: Sendable {
  func brighten() -> Int
}

final class DisplayPanel: Sendable {
  static let shared = DisplayPanel()

  init() { print("a panel opens a window") }

  func brighten() -> Int { 1 }
}

extension DisplayPanel: DisplayPanelProtocol {}

final class HotKeys {
  struct Dependencies {
    var keyRepeat: KeyRepeat
    var displayPanel: @Sendable () -> any DisplayPanelProtocol

    static var defaultDependencies: Self {
      Self(keyRepeat: KeyRepeat(), displayPanel: { DisplayPanel.shared })
    }
  }

  private let dependencies: Dependencies

  private let keyRepeat: KeyRepeat

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    keyRepeat = dependencies.keyRepeat
  }

  func press() -> Int { dependencies.displayPanel().brighten() + keyRepeat.press() }
}

/// An object of the delegate makes it.
final class KeyRepeat {
  struct Dependencies {
    var displayPanel: @Sendable () -> any DisplayPanelProtocol

    static var defaultDependencies: Self {
      Self(displayPanel: { DisplayPanel.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func press() -> Int { dependencies.displayPanel().brighten() }
}

/// The delegate makes it later.
final class BrightnessMenu {
  struct Dependencies {
    var displayPanel: @Sendable () -> any DisplayPanelProtocol

    static var defaultDependencies: Self {
      Self(displayPanel: { DisplayPanel.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() -> Int { dependencies.displayPanel().brighten() }
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
