final class OrderAPI: Sendable {
  func orders() -> Int { 3 }
}

protocol DependenciesProtocol: Sendable {
  var api: OrderAPI { get }
}

enum Wiring {
  final class Dependencies: Sendable {
    static let shared = Dependencies()
    let api = OrderAPI()
  }

  final class OrderScreen {
    struct Dependencies {
      var dependencies: any DependenciesProtocol

      static var defaultDependencies: Self {
        Self(dependencies: Wiring.Dependencies.shared)
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func count() -> Int { dependencies.dependencies.api.orders() }
  }
}

extension Wiring.Dependencies: DependenciesProtocol {}
