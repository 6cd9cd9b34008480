protocol Weighed {
  init(kilos: Int)
  var label: String { get }
}

final class MillScale: Sendable {
  static let shared = MillScale()
  func label(_ kilos: Int) -> String { "\(kilos) kg" }
}

struct GrainSack {
  let kilos: Int
}

extension GrainSack: Weighed {
  var label: String { MillScale.shared.label(kilos) }
}

func weigh<Item: Weighed>(_ kilos: [Int], as type: Item.Type) -> [String] {
  kilos.map { Item(kilos: $0).label }
}
