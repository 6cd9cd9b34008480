import Foundation

final class KestrelAPI: NSObject, @unchecked Sendable {
  static let shared = KestrelAPI()
}
