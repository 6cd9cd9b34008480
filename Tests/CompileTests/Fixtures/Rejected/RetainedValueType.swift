// Only an object can be shared while other code retains it.
import DepStructs

struct Value: Sendable {}

let allocator = Allocator(.whileRetained) { Value() }
// expected-error@-1 {{requires that 'Value' be a class type}}
