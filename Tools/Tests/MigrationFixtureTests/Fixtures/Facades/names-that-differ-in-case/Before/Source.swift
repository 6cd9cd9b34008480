import Foundation
import UIKit

enum WebLinks6104 {
  nonisolated(unsafe) static var opened: [String] = []

  static func openUrl(_ url: URL, inApp: Bool) { opened.append("\(url) \(inApp)") }
}

final class LinkScreen6104: UIViewController {
  func open(_ url: URL) {
    WebLinks6104.openUrl(url, inApp: true)
    UIApplication.shared.open(url)
  }
}

final class HttpClient6104: @unchecked Sendable {
  static let shared = HttpClient6104()
  var count = 1
}

final class HTTPClient6104: @unchecked Sendable {
  static let shared = HTTPClient6104()
  var count = 2
}

final class LinkCounter6104 {
  func count() -> Int { HttpClient6104.shared.count + HTTPClient6104.shared.count }
}
