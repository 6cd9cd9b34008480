// An override that child tasks inherit is Sendable, or is `confined`.
import DepStructs

protocol API {}
struct Stub: API {}

struct Dependencies: TransitionalDependencies {
  // expected-note@-1 {{consider making struct 'Dependencies' conform to the 'Sendable' protocol}}
  var api: any API
  static var live: Self { Self(api: Stub()) }
}

func test() {
  withDefaultDependencies(Dependencies(api: Stub())) {}
  // expected-error@-1 {{type 'Dependencies' does not conform to the 'Sendable' protocol}}
  withDefaultDependencies(confined: Dependencies(api: Stub())) {}
}
