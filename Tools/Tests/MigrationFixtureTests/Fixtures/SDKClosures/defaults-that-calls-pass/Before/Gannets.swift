import UIKit

@MainActor
final class GannetLinks {
  init() {}

  func openHome(_ url: URL) {
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  func openMail(_ url: URL) {
    UIApplication.shared.open(
      url,
      options: [:],
      completionHandler: nil
    )
  }
}

@MainActor
final class GannetHelp {
  init() {}

  func open(_ url: URL) {
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  func openAndTell(_ url: URL) {
    UIApplication.shared.open(url, options: [:], completionHandler: { print($0) })
  }
}
