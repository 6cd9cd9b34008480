/// Part of UIKit, which is compiled later.
@preconcurrency @MainActor public final class UIWindowScene {
  public let title: String
  public init(title: String) { self.title = title }
}

public enum AppStore {
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    print("a review in \(scene.title)")
  }
}
