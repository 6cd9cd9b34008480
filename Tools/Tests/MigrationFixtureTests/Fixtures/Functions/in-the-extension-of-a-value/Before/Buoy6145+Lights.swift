import Foundation

final class BuoyStore6145: @unchecked Sendable {
  static let shared = BuoyStore6145()
  private let prefix: String
  init() { prefix = Buoy6145(name: "first").prefix(10) }
  func line(_ name: String) -> String { prefix + name }
}

final class BuoyNames6145: Sendable {
  static let shared = BuoyNames6145()
  func text() -> String { "buoy: " }
}

extension Buoy6145 {
  public mutating func light(after hours: Int,
                             named name: String) -> String {
    self.name = name
    return BuoyStore6145.shared.line("\(self.name) \(hours)")
  }

  public func label(_ label: Int) -> String {
    "\(label) \(BuoyNames6145.shared.text())"
  }

  /// The store calls it while it is being made.
  func prefix(_ length: Int) -> String { String(BuoyNames6145.shared.text().prefix(length)) }
}
