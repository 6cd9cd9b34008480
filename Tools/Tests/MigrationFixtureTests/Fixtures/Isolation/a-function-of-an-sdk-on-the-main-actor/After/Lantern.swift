import Foundation
import StoreKit

@MainActor
final class Lantern6164 {
  struct Dependencies {
    var now: @Sendable () -> Date
    var requestReview: @MainActor @Sendable (UIWindowScene) -> Void

    static var defaultDependencies: Self {
      Self(now: { Date() }, requestReview: { AppStore.requestReview(in: $0) })
    }
  }

  private let dependencies: Dependencies

  private var lightings: [Date] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light(in scene: UIWindowScene) {
    lightings.append(dependencies.now())
    if lightings.count == 2 { dependencies.requestReview(scene) }
  }
}
