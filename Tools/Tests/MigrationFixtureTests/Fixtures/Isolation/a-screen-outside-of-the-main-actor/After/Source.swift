import UIKit

final class GalahScreen: UIViewController {
  static let shared = GalahScreen(nibName: nil, bundle: nil)
  func show(_ text: String) { title = text }
}

final class GalahRouter {
  struct Dependencies {
    var galahScreen: () -> GalahScreen

    static var defaultDependencies: Self {
      Self(galahScreen: { GalahScreen.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func route(_ text: String) {
    dependencies.galahScreen().show(text)
    print(dependencies.galahScreen().title ?? "")
  }
}
