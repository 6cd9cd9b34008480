import Foundation

final class KitchenTimer: Sendable {
  static let shared = KitchenTimer()

  func rounded(_ minutes: Int) -> Int { (minutes + 4) / 5 * 5 }
}

struct RecipeStep {
  let text: String
  let minutes: Int

  init(text: String, minutes: Int) {
    self.text = text
    self.minutes = minutes
  }

  init(resting minutes: Int) {
    self.init(text: "rest", minutes: minutes)
  }

  func line() -> String { "\(text) \(KitchenTimer.shared.rounded(minutes))" }
}
