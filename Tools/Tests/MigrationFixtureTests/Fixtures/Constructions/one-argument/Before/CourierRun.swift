final class StreetIndex: Sendable {
  static let shared = StreetIndex()
  func find(_ street: String) -> Int? { street.hasPrefix("No") ? nil : street.count }
}

final class DeliveryAttempt {
  private let street: String

  init(_ street: String) {
    self.street = street
  }

  func run() -> String { StreetIndex.shared.find(street).map { "at \($0)" } ?? "returned" }
}

final class CourierRun {
  init() {}

  func deliver(_ streets: [String]) -> [String] {
    streets.map { DeliveryAttempt($0).run() }
  }
}
