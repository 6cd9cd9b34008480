protocol ClaimsRepositoryProtocol: Sendable {
  func openClaims(of customer: String, since year: Int) -> [String]
}

final class ClaimsRepository: Sendable {
  static let shared = ClaimsRepository()
  func openClaims(of customer: String, since year: Int) -> [String] { ["\(customer) \(year)"] }
}

extension ClaimsRepository: ClaimsRepositoryProtocol {}

final class SettlementOfficer {
  struct Dependencies {
    var claimsRepository: any ClaimsRepositoryProtocol

    static var defaultDependencies: Self {
      Self(claimsRepository: ClaimsRepository.shared)
    }
  }

  private let dependencies: Dependencies

  private let customer: String
  private let year: Int
  private let region: String

  init(
    customerNameAsWritten customer: String,
    yearOfTheClaim year: Int,
    region: String,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    self.customer = customer
    self.year = year
    self.region = region
  }

  func open() -> [String] {
    dependencies.claimsRepository.openClaims(of: customer, since: year) + dependencies.claimsRepository.openClaims(of: region, since: 1)
  }
}
