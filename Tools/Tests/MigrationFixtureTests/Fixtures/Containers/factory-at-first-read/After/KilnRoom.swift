import FactoryKit

final class Kiln1303 {
  init() { print("the kiln is lit") }
  func fire(_ pot: String) -> String { "\(pot) fired" }
}

extension Container {
  var kiln1303: Factory<Kiln1303> { self { Kiln1303() } }
}

final class KilnRoom1303 {
  struct Dependencies {
    var makeKiln: @Sendable () -> Kiln1303

    static var defaultDependencies: Self {
      Self(
        makeKiln: {
          @LazyInjected(\.kiln1303) var kiln
          return kiln
        })
    }
  }

  private let dependencies: Dependencies

  private lazy var kiln: Kiln1303 = dependencies.makeKiln()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fire(_ pots: [String]) -> [String] {
    pots.map { kiln.fire($0) }
  }
}

struct KilnLabel1303 {
  @LazyInjected(\.kiln1303) private var kiln

  func text() -> String { kiln.fire("label") }
}
