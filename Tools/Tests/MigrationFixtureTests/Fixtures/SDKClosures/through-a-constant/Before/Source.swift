import UIKit

/// One member is asked of the constant.
final class LinkScreen5105: UIViewController {
  func open(_ text: String) -> Bool {
    guard let url = URL(string: text) else { return false }

    let application = UIApplication.shared
    return application.canOpenURL(url)
  }

  func check(_ text: String) -> Bool {
    let run = { () -> Bool in
      let application = UIApplication.shared
      // Only links that some application opens.
      return URL(string: text).map { application.canOpenURL($0) } ?? false
    }
    return run()
  }
}

/// Two members are asked.
final class LinkWindow5105: UIViewController {
  func open(_ url: URL) -> Bool {
    let application = UIApplication.shared
    print(application.isIdleTimerDisabled)
    return application.canOpenURL(url)
  }
}
