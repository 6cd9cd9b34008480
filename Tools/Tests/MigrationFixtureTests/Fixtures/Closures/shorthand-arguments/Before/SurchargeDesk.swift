final class RateCard: Sendable {
  static let shared = RateCard()
  let percent = 7
  func surcharge(_ cents: Int) -> Int { cents * percent / 100 }
}

final class SurchargeDesk {
  private(set) var rules: [(Int) -> Int] = []

  init() {}

  func addRules() {
    rules.append { $0 + RateCard.shared.surcharge($0) }
    rules.append({ $0 * RateCard.shared.percent })
    rules.append {
      // The rate is read when the rule is used.
      $0 - RateCard.shared.percent
    }
  }
}
