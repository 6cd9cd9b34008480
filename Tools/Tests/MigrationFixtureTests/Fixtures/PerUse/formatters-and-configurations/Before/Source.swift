import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class DugongReport {
  func title() -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    return "Report " + String(formatter.string(from: Date()).prefix(2))
  }

  func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 7
    return URLSession(configuration: configuration)
  }
}
