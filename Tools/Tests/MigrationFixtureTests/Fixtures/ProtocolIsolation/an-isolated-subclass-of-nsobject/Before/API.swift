import Foundation

@MainActor final class MoaAPI: NSObject {
  static let shared = MoaAPI()
  func run() { print("run") }
}
