protocol FryerProtocol: Sendable {
  func fry(_ what: String) -> String
}

final class Fryer: Sendable {
  static let shared = Fryer()
  func fry(_ what: String) -> String { "fried \(what)" }
}

extension Fryer: FryerProtocol {}

let snackOfTheDay = Fryer.shared.fry("banana")

func quickSnack() -> String { Fryer.shared.fry("egg") }

final class SnackCart {
  struct Dependencies {
    var fryer: any FryerProtocol

    static var defaultDependencies: Self {
      Self(fryer: Fryer.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func serve() -> String { dependencies.fryer.fry("tofu") + ", " + quickSnack() + ", " + snackOfTheDay }
}
