import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class DugongReport {
  struct Dependencies {
    var now: @Sendable () -> Date
    var makeSession: @Sendable (URLSessionConfiguration) -> URLSession

    static var defaultDependencies: Self {
      Self(now: { Date() }, makeSession: { URLSession(configuration: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title() -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    return "Report " + String(formatter.string(from: dependencies.now()).prefix(2))
  }

  func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 7
    return dependencies.makeSession(configuration)
  }
}
