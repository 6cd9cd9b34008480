class MetalStock {
  func clean() -> String { "clean" }
}

protocol Labelled {}

extension Labelled {
  var label: String { "labelled \(Self.self)" }
}

final class GearStock: MetalStock, Labelled, @unchecked Sendable {
  static let shared = GearStock()
  func wheel() -> String { "wheel" }
}
