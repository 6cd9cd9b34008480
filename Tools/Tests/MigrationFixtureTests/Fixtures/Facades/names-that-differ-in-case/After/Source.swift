import Foundation
import UIKit

enum WebLinks6104 {
  nonisolated(unsafe) static var opened: [String] = []

  static func openUrl(_ url: URL, inApp: Bool) { opened.append("\(url) \(inApp)") }
}

final class LinkScreen6104: UIViewController {
  struct Dependencies {
    var openUrlInApp: @Sendable (URL) -> Void
    var openURL: @MainActor @Sendable (URL) -> Void

    static var defaultDependencies: Self {
      Self(
        openUrlInApp: { WebLinks6104.openUrl($0, inApp: true) },
        openURL: { UIApplication.shared.open($0) })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func open(_ url: URL) {
    dependencies.openUrlInApp(url)
    dependencies.openURL(url)
  }
}

protocol HttpClient6104Protocol: Sendable {
  var count: Int { get }
}

final class HttpClient6104: @unchecked Sendable {
  static let shared = HttpClient6104()
  var count = 1
}

extension HttpClient6104: HttpClient6104Protocol {}

protocol HTTPClient6104Protocol: Sendable {
  var count: Int { get }
}

final class HTTPClient6104: @unchecked Sendable {
  static let shared = HTTPClient6104()
  var count = 2
}

extension HTTPClient6104: HTTPClient6104Protocol {}

final class LinkCounter6104 {
  struct Dependencies {
    var httpClient6104: any HttpClient6104Protocol
    var httpClient6104Shared: any HTTPClient6104Protocol

    static var defaultDependencies: Self {
      Self(httpClient6104: HttpClient6104.shared, httpClient6104Shared: HTTPClient6104.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int { dependencies.httpClient6104.count + dependencies.httpClient6104Shared.count }
}
