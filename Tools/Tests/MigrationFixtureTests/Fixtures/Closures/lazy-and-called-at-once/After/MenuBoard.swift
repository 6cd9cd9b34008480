protocol KitchenPassProtocol: Sendable {
  var dishes: [String] { get }
  func describe(_ dish: String) -> String
}

final class KitchenPass: Sendable {
  static let shared = KitchenPass()
  let dishes = ["soup", "stew"]
  func describe(_ dish: String) -> String { "hot \(dish)" }
}

extension KitchenPass: KitchenPassProtocol {}

final class MenuBoard {
  struct Dependencies {
    var kitchenPass: any KitchenPassProtocol

    static var defaultDependencies: Self {
      Self(kitchenPass: KitchenPass.shared)
    }
  }

  private let dependencies: Dependencies

  lazy var headline: String = dependencies.kitchenPass.describe("soup")
  lazy var everything: [String] = {
    var lines: [String] = []
    for dish in dependencies.kitchenPass.dishes {
      lines.append(dependencies.kitchenPass.describe(dish))
    }
    return lines
  }()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func short() -> String {
    let text = { dependencies.kitchenPass.dishes.joined(separator: "+") }()
    return text
  }
}
