import Foundation

final class PoachTimer {
  func isPast() -> Bool { Date() > Date(timeIntervalSinceNow: -5) }
}
