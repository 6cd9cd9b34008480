// What is not Sendable does not get into an allocator that any thread may call.
import DepStructs

final class Legacy {  // expected-note 2 {{class 'Legacy' does not conform to the 'Sendable' protocol}}
  var count = 0
}
final class Session: Sendable {}

func compositionRoot(legacy: Legacy) {
  let session = Allocator(.shared) {
    legacy.count += 1
    // expected-error@-1 {{capture of 'legacy' with non-Sendable type 'Legacy' in a '@Sendable' closure}}
    return Session()
  }
  _ = session
}

struct Dependencies {
  var make: @Sendable () -> Session
}

func field(legacy: Legacy) -> Dependencies {
  Dependencies(make: {
    legacy.count += 1
    // expected-error@-1 {{capture of 'legacy' with non-Sendable type 'Legacy' in a '@Sendable' closure}}
    return Session()
  })
}
