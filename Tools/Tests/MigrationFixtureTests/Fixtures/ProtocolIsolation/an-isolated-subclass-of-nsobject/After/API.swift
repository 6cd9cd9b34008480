import Foundation

@MainActor
protocol MoaAPIProtocol: Sendable {
  func run()
}

@MainActor final class MoaAPI: NSObject {
  static let shared = MoaAPI()
  func run() { print("run") }
}

extension MoaAPI: MoaAPIProtocol {}
