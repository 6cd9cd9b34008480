// Why these two work: the optimizer does not look into a function that it does not optimize. It
// compiles the callers as if the function could do anything with its argument, and return anything
// of that type. So what goes into `blackHole` must really be there, and nothing is known about what
// comes out of `opaque`. `@inline(never)` alone would not do: the optimizer still derives what such
// a function does, and specializes it. `blackHole` takes an address and returns, with no retain;
// `opaque` stays outside of the loops.

/// Uses a value in a way that the optimizer cannot see, so that making it is not dead code.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: Value) {}

/// Returns its argument in a way that the optimizer cannot see, so that nothing is known about it.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
