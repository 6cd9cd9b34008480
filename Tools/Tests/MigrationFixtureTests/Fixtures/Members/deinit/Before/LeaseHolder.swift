final class LeaseOffice: Sendable {
  static let shared = LeaseOffice()
  func end(_ number: Int) { print("ended \(number)") }
}

final class LeaseHolder {
  private let number: Int

  init(number: Int) {
    self.number = number
  }

  deinit {
    LeaseOffice.shared.end(number)
  }
}
