import Foundation

protocol KakapoAPIProtocol: Sendable {
  func run()
}

final class KakapoAPI: NSObject, @unchecked Sendable {
  static let shared = KakapoAPI()
  func run() { print("run") }
}

extension KakapoAPI: KakapoAPIProtocol {}
