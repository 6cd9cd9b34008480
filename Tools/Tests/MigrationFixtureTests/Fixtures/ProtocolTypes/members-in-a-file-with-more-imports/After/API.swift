import Foundation

protocol HawfinchAPIProtocol: Sendable {
  func a(_ urls: [URL], later: HawfinchLater) -> [UUID: Date]
}

extension HawfinchAPIProtocol {
  func a(_ urls: [URL]) -> [UUID: Date] {
    a(urls, later: .init())
  }
}

final class HawfinchAPI: Sendable {
  static let shared = HawfinchAPI()
}

extension HawfinchAPI: HawfinchAPIProtocol {}
