import Foundation

/// A logger, which notes when it was asked to log.
enum Kiln6146Logger {
  static func log(_ message: String) {
    print("\(Date().timeIntervalSince1970 > 0) \(message)")
  }
}

/// Works something out, and logs what it could not.
struct KilnCoder6146: Sendable {
  static let shared = KilnCoder6146()

  func degrees(_ text: String) -> Int {
    guard let degrees = Int(text) else {
      Kiln6146Logger.log("no number: \(text)")
      return 0
    }
    return degrees
  }
}

protocol KilnClock6146Protocol: Sendable {
  func hours() -> Int
}

final class KilnClock6146: Sendable {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  static let shared = KilnClock6146()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func hours() -> Int { Int(dependencies.now().timeIntervalSince1970) > 0 ? 3 : 0 }
}

extension KilnClock6146: KilnClock6146Protocol {}

final class Kiln6146 {
  struct Dependencies {
    var kilnClock6146: any KilnClock6146Protocol

    static var defaultDependencies: Self {
      Self(kilnClock6146: KilnClock6146.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func heat(_ text: String) -> Int {
    KilnCoder6146.shared.degrees(text) * dependencies.kilnClock6146.hours()
  }

  private static func gauge(_ factor: Int, dependencies: Dependencies) -> Int? {
    dependencies.kilnClock6146.hours() * factor
  }

  static func gauged(dependencies: Dependencies = .defaultDependencies) -> Int {
    guard let gauge = gauge(2, dependencies: dependencies) else { return 0 }
    return gauge + 1
  }
}
