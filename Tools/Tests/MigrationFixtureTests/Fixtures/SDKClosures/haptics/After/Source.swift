import UIKit

@MainActor
final class BandicootButton {
  struct Dependencies {
    var impactOccurred: @MainActor @Sendable (UIImpactFeedbackGenerator.FeedbackStyle) -> Void

    static var defaultDependencies: Self {
      Self(impactOccurred: { UIImpactFeedbackGenerator(style: $0).impactOccurred() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func press() {
    dependencies.impactOccurred(.light)
  }

  func hold() {
    dependencies.impactOccurred(.heavy)
  }
}
