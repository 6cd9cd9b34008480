class MetalStock {
  func clean() -> String { "clean" }
}

protocol Labelled {}

extension Labelled {
  var label: String { "labelled \(Self.self)" }
}

protocol GearStockProtocol: Sendable {
  func clean() -> String
  var label: String { get }
  func wheel() -> String
  func spring(_ size: Int) -> String
}

final class GearStock: MetalStock, Labelled, @unchecked Sendable {
  static let shared = GearStock()
  func wheel() -> String { "wheel" }
}

extension GearStock: GearStockProtocol {}
