protocol StreetIndexProtocol: Sendable {
  func find(_ street: String) -> Int?
}

final class StreetIndex: Sendable {
  static let shared = StreetIndex()
  func find(_ street: String) -> Int? { street.hasPrefix("No") ? nil : street.count }
}

extension StreetIndex: StreetIndexProtocol {}

final class DeliveryAttempt {
  struct Dependencies {
    var streetIndex: any StreetIndexProtocol

    static var defaultDependencies: Self {
      Self(streetIndex: StreetIndex.shared)
    }
  }

  private let dependencies: Dependencies

  private let street: String

  init(_ street: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.street = street
  }

  func run() -> String { dependencies.streetIndex.find(street).map { "at \($0)" } ?? "returned" }
}

final class CourierRun {
  struct Dependencies {
    var makeDeliveryAttempt: @Sendable (String) -> DeliveryAttempt

    static var defaultDependencies: Self {
      Self(makeDeliveryAttempt: { DeliveryAttempt($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func deliver(_ streets: [String]) -> [String] {
    streets.map { dependencies.makeDeliveryAttempt($0).run() }
  }
}
