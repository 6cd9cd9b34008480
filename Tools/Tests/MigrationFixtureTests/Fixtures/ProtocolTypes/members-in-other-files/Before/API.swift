import Foundation
final class HarrierAPI: Sendable {
  static let shared = HarrierAPI()
  func b() -> Date { Date(timeIntervalSince1970: 4) }
}
