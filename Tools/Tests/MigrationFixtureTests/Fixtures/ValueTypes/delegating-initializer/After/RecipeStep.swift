import Foundation

protocol KitchenTimerProtocol: Sendable {
  func rounded(_ minutes: Int) -> Int
}

final class KitchenTimer: Sendable {
  static let shared = KitchenTimer()

  func rounded(_ minutes: Int) -> Int { (minutes + 4) / 5 * 5 }
}

extension KitchenTimer: KitchenTimerProtocol {}

struct RecipeStep {
  struct Dependencies {
    var kitchenTimer: any KitchenTimerProtocol

    static var defaultDependencies: Self {
      Self(kitchenTimer: KitchenTimer.shared)
    }
  }

  private let dependencies: Dependencies

  let text: String
  let minutes: Int

  init(text: String, minutes: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.text = text
    self.minutes = minutes
  }

  init(resting minutes: Int, dependencies: Dependencies = .defaultDependencies) {
    self.init(text: "rest", minutes: minutes, dependencies: dependencies)
  }

  func line() -> String { "\(text) \(dependencies.kitchenTimer.rounded(minutes))" }
}
