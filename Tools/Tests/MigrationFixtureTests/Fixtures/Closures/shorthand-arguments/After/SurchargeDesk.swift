protocol RateCardProtocol: Sendable {
  var percent: Int { get }
  func surcharge(_ cents: Int) -> Int
}

final class RateCard: Sendable {
  static let shared = RateCard()
  let percent = 7
  func surcharge(_ cents: Int) -> Int { cents * percent / 100 }
}

extension RateCard: RateCardProtocol {}

final class SurchargeDesk {
  struct Dependencies {
    var rateCard: any RateCardProtocol

    static var defaultDependencies: Self {
      Self(rateCard: RateCard.shared)
    }
  }

  private let dependencies: Dependencies

  private(set) var rules: [(Int) -> Int] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func addRules() {
    rules.append { [dependencies] in $0 + dependencies.rateCard.surcharge($0) }
    rules.append({ [dependencies] in $0 * dependencies.rateCard.percent })
    rules.append { [dependencies] in
      // The rate is read when the rule is used.
      $0 - dependencies.rateCard.percent
    }
  }
}
