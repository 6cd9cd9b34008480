import FactoryKit

final class ChandlerRow1407 {
  let text: String
  init(text: String) {
    self.text = text
    print("row of \(text)")
  }
}

extension Container {
  var chandlerRow1407: ParameterFactory<Int, ChandlerRow1407> {
    ParameterFactory(self) { ChandlerRow1407(text: "\($0) candles") }
  }
}

/// Resolves by type, as the app's own containers do.
final class ChandlerStore1407: Sendable {
  static let shared = ChandlerStore1407()

  func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service? {
    ChandlerRow1407(text: "\(argument) lamps") as? Service
  }
}

final class Chandlery1407 {
  struct Dependencies {
    var makeChandlerRow1407: @Sendable (Int) -> ChandlerRow1407
    var makeChandlerRow1407WithCount: @Sendable (Int) -> ChandlerRow1407

    static var defaultDependencies: Self {
      Self(
        makeChandlerRow1407: { Container.shared.chandlerRow1407($0) },
        makeChandlerRow1407WithCount: {
          ChandlerStore1407.shared.resolve(ChandlerRow1407.self, argument: $0)!
        })
    }
  }

  private let dependencies: Dependencies

  private let first: ChandlerRow1407

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    first = dependencies.makeChandlerRow1407(1)
  }

  func rows(_ counts: [Int]) -> [String] {
    [first.text] + counts.map { dependencies.makeChandlerRow1407($0 + 1).text }
  }

  func lamps(_ count: Int) -> String {
    let row = dependencies.makeChandlerRow1407WithCount(count)
    return row.text
  }
}
