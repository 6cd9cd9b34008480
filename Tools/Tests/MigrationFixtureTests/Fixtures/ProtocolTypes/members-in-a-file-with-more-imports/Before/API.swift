import Foundation
final class HawfinchAPI: Sendable {
  static let shared = HawfinchAPI()
}
