import UIKit

/// One member is asked of the constant.
final class LinkScreen5105: UIViewController {
  struct Dependencies {
    var canOpenURL: @MainActor @Sendable (URL) -> Bool

    static var defaultDependencies: Self {
      Self(canOpenURL: { UIApplication.shared.canOpenURL($0) })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func open(_ text: String) -> Bool {
    guard let url = URL(string: text) else { return false }

    return dependencies.canOpenURL(url)
  }

  func check(_ text: String) -> Bool {
    let run = { [dependencies] () -> Bool in
      // Only links that some application opens.
      return URL(string: text).map { dependencies.canOpenURL($0) } ?? false
    }
    return run()
  }
}

/// Two members are asked.
final class LinkWindow5105: UIViewController {
  struct Dependencies {
    var isIdleTimerDisabled: @MainActor @Sendable () -> Bool
    var canOpenURL: @MainActor @Sendable (URL) -> Bool

    static var defaultDependencies: Self {
      Self(
        isIdleTimerDisabled: { UIApplication.shared.isIdleTimerDisabled },
        canOpenURL: { UIApplication.shared.canOpenURL($0) })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func open(_ url: URL) -> Bool {
    print(dependencies.isIdleTimerDisabled())
    return dependencies.canOpenURL(url)
  }
}
