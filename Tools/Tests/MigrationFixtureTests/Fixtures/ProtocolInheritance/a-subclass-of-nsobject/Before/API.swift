import Foundation

final class KakapoAPI: NSObject, @unchecked Sendable {
  static let shared = KakapoAPI()
  func run() { print("run") }
}
