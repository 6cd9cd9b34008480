// compile: mode=5 flags=-default-isolation,MainActor
// Swift 5 mode says that a default argument leaves the main actor, until the upcoming feature
// IsolatedDefaultValues is on; Accepted/MainActorByDefault.swift is the same with it.
import DepStructs

final class Theme {
  static let shared = Theme()
}

final class Screen {
  struct Dependencies: TransitionalDependencies {
    var theme: Theme
    static var live: Self { Self(theme: .shared) }
  }
  init(dependencies: Dependencies = .defaultDependencies) {}
  // expected-warning@-1 {{cannot be used in nonisolated context}}
}
