import UIKit

@MainActor
final class GannetLinks {
  struct Dependencies {
    var openURL: @MainActor @Sendable (URL) -> Void

    static var defaultDependencies: Self {
      Self(openURL: { UIApplication.shared.open($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func openHome(_ url: URL) {
    dependencies.openURL(url)
  }

  func openMail(_ url: URL) {
    dependencies.openURL(
      url
    )
  }
}

@MainActor
final class GannetHelp {
  struct Dependencies {
    var openURL: @MainActor @Sendable (
      URL,
      [UIApplication.OpenExternalURLOptionsKey: Any],
      (@MainActor @Sendable (Bool) -> Void)?
    ) -> Void

    static var defaultDependencies: Self {
      Self(openURL: { UIApplication.shared.open($0, options: $1, completionHandler: $2) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open(_ url: URL) {
    dependencies.openURL(url, [:], nil)
  }

  func openAndTell(_ url: URL) {
    dependencies.openURL(url, [:], { print($0) })
  }
}
