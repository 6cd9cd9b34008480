protocol Weighed {
  init(kilos: Int)
  var label: String { get }
}

protocol MillScaleProtocol: Sendable {
  func label(_ kilos: Int) -> String
}

final class MillScale: Sendable {
  static let shared = MillScale()
  func label(_ kilos: Int) -> String { "\(kilos) kg" }
}

extension MillScale: MillScaleProtocol {}

struct GrainSack {
  struct Dependencies {
    var millScale: any MillScaleProtocol

    static var defaultDependencies: Self {
      Self(millScale: MillScale.shared)
    }
  }

  private let dependencies: Dependencies

  let kilos: Int

  init(kilos: Int) {
    self.init(kilos: kilos, dependencies: .defaultDependencies)
  }

  init(kilos: Int, dependencies: Dependencies) {
    self.kilos = kilos
    self.dependencies = dependencies
  }
}

extension GrainSack: Weighed {
  var label: String { dependencies.millScale.label(kilos) }
}

func weigh<Item: Weighed>(_ kilos: [Int], as type: Item.Type) -> [String] {
  kilos.map { Item(kilos: $0).label }
}
