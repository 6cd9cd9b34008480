// A default that needs the main actor cannot be read outside of it.
import DepStructs

@MainActor final class Theme {
  static let shared = Theme()  // expected-note {{static property declared here}}
}

@MainActor final class Screen {
  struct Dependencies: @MainActor TransitionalDependencies {
    var theme: Theme
    @MainActor static var live: Self { Self(theme: .shared) }
  }
  init(dependencies: Dependencies = .defaultDependencies) {}
  // expected-note@-1 {{calls to initializer 'init(dependencies:)' from outside of its actor context are implicitly asynchronous}}
}

final class NotIsolated {
  struct Dependencies: TransitionalDependencies {
    var theme: Theme
    static var live: Self { Self(theme: .shared) }
    // expected-error@-1 {{main actor-isolated static property 'shared' can not be referenced from a nonisolated context}}
  }
}

func outside() {
  // expected-note@-1 {{add '@MainActor' to make global function 'outside()' part of global actor 'MainActor'}}
  _ = Screen()
  // expected-error@-1 {{call to main actor-isolated initializer 'init(dependencies:)' in a synchronous nonisolated context}}
  _ = Screen.Dependencies.defaultDependencies
  // expected-error@-1 {{main actor-isolated conformance of 'Screen.Dependencies' to 'TransitionalDependencies' cannot be used in nonisolated context}}
}
