// compile: flags5=-enable-upcoming-feature,IsolatedDefaultValues
// A screen of a storyboard: its superclass requires an initializer that takes no dependencies.
import DepStructs

final class NSCoder {}

// As UIKit declares it.
@MainActor class UIViewController {
  var title: String?
  init(nibName: String?, bundle: String?) {}
  required init?(coder: NSCoder) {}
  func viewDidLoad() {}
}

@MainActor protocol Navigator: AnyObject {}
@MainActor final class AppNavigator: Navigator {
  static let shared = AppNavigator()
}
protocol API: Sendable {
  func name() async throws -> String
}
struct LiveAPI: API {
  func name() async throws -> String { "live" }
}

/// All that it needs may be built anywhere.
class ProfileViewController: UIViewController {
  struct Dependencies: TransitionalDependencies, Sendable {
    var api: any API
    var makeDetail: @MainActor @Sendable (String) -> UIViewController
    static var live: Self {
      Self(api: LiveAPI(), makeDetail: { _ in DetailViewController() })
    }
  }
  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    dependencies = .defaultDependencies
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { title = try? await dependencies.api.name() }
  }
}

/// What it needs is of the main actor too.
final class DetailViewController: UIViewController {
  struct Dependencies: @MainActor TransitionalDependencies {
    var navigator: any Navigator
    var makeProfile: @MainActor () -> ProfileViewController
    @MainActor static let profiles = MainActorAllocator(.whileRetained) { ProfileViewController() }
    @MainActor static var live: Self {
      Self(navigator: AppNavigator.shared, makeProfile: { profiles() })
    }
  }
  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    dependencies = .defaultDependencies
    super.init(coder: coder)
  }
}

/// The transition has ended: the storyboard's creator passes the struct.
final class SettingsViewController: UIViewController {
  struct Dependencies {
    var navigator: any Navigator
  }
  private let dependencies: Dependencies

  init?(coder: NSCoder, dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "Use init(coder:dependencies:).")
  required init?(coder: NSCoder) { preconditionFailure("made by a creator") }
}

/// A subclass adds what it needs itself, and passes on the rest.
final class EditableProfileViewController: ProfileViewController {
  struct EditingDependencies: TransitionalDependencies, Sendable {
    var profile: Dependencies
    var save: @Sendable (String) async throws -> Void
    static var live: Self { Self(profile: .defaultDependencies, save: { _ in }) }
  }
  private let editing: EditingDependencies

  init(editing: EditingDependencies = .defaultDependencies) {
    self.editing = editing
    super.init(dependencies: editing.profile)
  }

  required init?(coder: NSCoder) {
    editing = .defaultDependencies
    super.init(coder: coder)
  }
}

@MainActor func test(navigator: any Navigator) async {
  _ = ProfileViewController()
  _ = ProfileViewController(coder: NSCoder())
  _ = EditableProfileViewController()
  _ = SettingsViewController(coder: NSCoder(), dependencies: .init(navigator: navigator))
  let detail = DetailViewController.Dependencies(
    navigator: navigator, makeProfile: { ProfileViewController() })
  withDefaultDependencies(detail) { _ = DetailViewController(coder: NSCoder()) }
  await withDefaultDependencies(detail) {
    await Task.yield()
    _ = DetailViewController(coder: NSCoder())
  }
}
