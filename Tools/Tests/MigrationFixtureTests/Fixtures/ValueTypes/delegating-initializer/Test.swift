final class Slow: KitchenTimerProtocol {
  func rounded(_ minutes: Int) -> Int { 1 }
}
let step = RecipeStep(resting: 61, dependencies: .init(kitchenTimer: Slow()))
expect(step.line() == "rest 1", "the initializer passes the mock on")
