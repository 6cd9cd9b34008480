final class SaddleStock: @unchecked Sendable {
  static let shared = SaddleStock()
  let name = "stock"
  var count = 3
  let weight = 4.5
  var isOpen = true
  let sizes = [16, 17]
  let prices = ["pony": 90]
  let letter: Character = "S"
}

final class TackShop {
  struct Dependencies {
    var saddleStock: SaddleStock

    static var defaultDependencies: Self {
      Self(saddleStock: SaddleStock.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func list() -> String {
    dependencies.saddleStock.count -= 1
    dependencies.saddleStock.isOpen.toggle()
    return "\(dependencies.saddleStock.name) \(dependencies.saddleStock.count) \(dependencies.saddleStock.weight) "
      + "\(dependencies.saddleStock.isOpen) \(dependencies.saddleStock.sizes) "
      + "\(dependencies.saddleStock.prices) \(dependencies.saddleStock.letter)"
  }
}
