// compile: mode=5
// What a client in Swift 5 language mode writes: nothing here is Sendable, and says nothing of it.
import DepStructs

protocol API {}
class LegacyAPI: API {
  static let shared = LegacyAPI()
}
class MockAPI: API {
  var calls = 0
}

class ProfileService {
  struct Dependencies: TransitionalDependencies {
    var api: API
    var makeSession: (Int) -> LegacyAPI
    static var live: Self {
      Self(api: LegacyAPI.shared, makeSession: { _ in LegacyAPI() })
    }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

let sessions = Allocator(.whileRetained) { LegacyAPI() }
let perUser = PerKey { (id: Int) in Allocator(.cached(seconds: 60, now: { 0 })) { LegacyAPI() } }

func test() {
  let mock = MockAPI()
  let dependencies = ProfileService.Dependencies(api: mock, makeSession: { perUser[$0]() })
  withDefaultDependencies(dependencies) { _ = ProfileService() }
  withDefaultDependencies(confined: dependencies) { _ = ProfileService() }
  _ = ProfileService(dependencies: dependencies.replacing(\.api, with: LegacyAPI.shared))
}
