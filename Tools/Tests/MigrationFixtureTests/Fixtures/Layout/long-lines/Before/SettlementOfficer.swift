final class ClaimsRepository: Sendable {
  static let shared = ClaimsRepository()
  func openClaims(of customer: String, since year: Int) -> [String] { ["\(customer) \(year)"] }
}

final class SettlementOfficer {
  private let customer: String
  private let year: Int
  private let region: String

  init(customerNameAsWritten customer: String, yearOfTheClaim year: Int, region: String) {
    self.customer = customer
    self.year = year
    self.region = region
  }

  func open() -> [String] {
    ClaimsRepository.shared.openClaims(of: customer, since: year) + ClaimsRepository.shared.openClaims(of: region, since: 1)
  }
}
