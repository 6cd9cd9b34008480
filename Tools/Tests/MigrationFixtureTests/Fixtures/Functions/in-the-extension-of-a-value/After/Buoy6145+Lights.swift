import Foundation

protocol BuoyStore6145Protocol: Sendable {
  func line(_ name: String) -> String
}

final class BuoyStore6145: @unchecked Sendable {
  static let shared = BuoyStore6145()
  private let prefix: String
  init() { prefix = Buoy6145(name: "first").prefix(10) }
  func line(_ name: String) -> String { prefix + name }
}

extension BuoyStore6145: BuoyStore6145Protocol {}

protocol BuoyNames6145Protocol: Sendable {
  func text() -> String
}

final class BuoyNames6145: Sendable {
  static let shared = BuoyNames6145()
  func text() -> String { "buoy: " }
}

extension BuoyNames6145: BuoyNames6145Protocol {}

extension Buoy6145 {
  struct Dependencies {
    var buoyStore6145: @Sendable () -> any BuoyStore6145Protocol
    var buoyNames6145: any BuoyNames6145Protocol

    static var defaultDependencies: Self {
      Self(buoyStore6145: { BuoyStore6145.shared }, buoyNames6145: BuoyNames6145.shared)
    }
  }

  public mutating func light(after hours: Int,
                             named name: String) -> String {
    light(after: hours, named: name, dependencies: .defaultDependencies)
  }

  mutating func light(after hours: Int,
                      named name: String,
                      dependencies: Dependencies) -> String {
    self.name = name
    return dependencies.buoyStore6145().line("\(self.name) \(hours)")
  }

  public func label(_ label: Int) -> String {
    self.label(label, dependencies: .defaultDependencies)
  }

  func label(_ label: Int, dependencies: Dependencies) -> String {
    "\(label) \(dependencies.buoyNames6145.text())"
  }

  /// The store calls it while it is being made.
  func prefix(_ length: Int, dependencies: Dependencies = .defaultDependencies) -> String {
    String(dependencies.buoyNames6145.text().prefix(length))
  }
}
