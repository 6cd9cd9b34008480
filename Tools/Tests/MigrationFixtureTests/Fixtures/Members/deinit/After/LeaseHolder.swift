protocol LeaseOfficeProtocol: Sendable {
  func end(_ number: Int)
}

final class LeaseOffice: Sendable {
  static let shared = LeaseOffice()
  func end(_ number: Int) { print("ended \(number)") }
}

extension LeaseOffice: LeaseOfficeProtocol {}

final class LeaseHolder {
  struct Dependencies {
    var leaseOffice: any LeaseOfficeProtocol

    static var defaultDependencies: Self {
      Self(leaseOffice: LeaseOffice.shared)
    }
  }

  private let dependencies: Dependencies

  private let number: Int

  init(number: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.number = number
  }

  deinit {
    dependencies.leaseOffice.end(number)
  }
}
