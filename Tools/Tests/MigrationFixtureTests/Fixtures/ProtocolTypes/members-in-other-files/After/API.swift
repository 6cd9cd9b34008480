import Foundation

protocol HarrierAPIProtocol: Sendable {
  func b() -> Date
  func a() -> URL?
}

final class HarrierAPI: Sendable {
  static let shared = HarrierAPI()
  func b() -> Date { Date(timeIntervalSince1970: 4) }
}

extension HarrierAPI: HarrierAPIProtocol {}
