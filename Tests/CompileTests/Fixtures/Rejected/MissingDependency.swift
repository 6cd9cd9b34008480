// A forgotten dependency is a compile error.
protocol API {}
protocol Log {}
struct LiveAPI: API {}

final class ProfileService {
  struct Dependencies {  // expected-note {{'init(api:log:)' declared here}}
    var api: any API
    var log: any Log
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

// expected-error@+1 {{missing argument for parameter 'log' in call}}
let service = ProfileService(dependencies: .init(api: LiveAPI()))
