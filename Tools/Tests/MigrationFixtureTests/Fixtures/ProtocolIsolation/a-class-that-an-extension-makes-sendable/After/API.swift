protocol GarganeyAPIProtocol: Sendable {
  func run()
}

final class GarganeyAPI {
  static let shared = GarganeyAPI()
  func run() { print("run") }
}

extension GarganeyAPI: GarganeyAPIProtocol {}

extension GarganeyAPI: @unchecked Sendable {}
