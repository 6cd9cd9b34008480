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

final class KilnClock6146: Sendable {
  static let shared = KilnClock6146()
  func hours() -> Int { Int(Date().timeIntervalSince1970) > 0 ? 3 : 0 }
}

final class Kiln6146 {
  func heat(_ text: String) -> Int {
    KilnCoder6146.shared.degrees(text) * KilnClock6146.shared.hours()
  }

  private static func gauge(_ factor: Int) -> Int? {
    KilnClock6146.shared.hours() * factor
  }

  static func gauged() -> Int {
    guard let gauge = gauge(2) else { return 0 }
    return gauge + 1
  }
}
