// When the transition of a type has ended, the compiler lists the callers that leant on it.
import DepStructs

final class ProfileService: Sendable {
  struct Dependencies {
    var name: String
  }
  init(dependencies: Dependencies) {}  // expected-note {{'init(dependencies:)' declared here}}
}

let legacy = ProfileService()
// expected-error@-1 {{missing argument for parameter 'dependencies' in call}}
let explicit = ProfileService(dependencies: .defaultDependencies)
// expected-error@-1 {{type 'ProfileService.Dependencies' has no member 'defaultDependencies'}}
let live = ProfileService(dependencies: .live)
// expected-error@-1 {{type 'ProfileService.Dependencies' has no member 'live'}}
let injected = ProfileService(dependencies: .init(name: "injected"))
