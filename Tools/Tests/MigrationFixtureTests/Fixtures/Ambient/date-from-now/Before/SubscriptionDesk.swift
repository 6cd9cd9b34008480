import Foundation

final class SubscriptionDesk {
  init() {}

  func expiry(days: Double) -> Date {
    Date(timeIntervalSinceNow: days * 86_400)
  }

  func isRunning(_ expiry: Date) -> Bool { expiry.timeIntervalSinceNow > 0 }
}
