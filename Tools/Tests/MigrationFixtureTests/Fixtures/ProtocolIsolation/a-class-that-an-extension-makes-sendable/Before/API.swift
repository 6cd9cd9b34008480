final class GarganeyAPI {
  static let shared = GarganeyAPI()
  func run() { print("run") }
}
extension GarganeyAPI: @unchecked Sendable {}
