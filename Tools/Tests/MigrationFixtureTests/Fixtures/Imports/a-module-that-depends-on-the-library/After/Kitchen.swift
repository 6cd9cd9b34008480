protocol Import12KitchenProtocol: Sendable {
  func cook() -> String
}

final class Import12Kitchen: Sendable {
  static let shared = Import12Kitchen()

  func cook() -> String { "soup" }
}

extension Import12Kitchen: Import12KitchenProtocol {}
