/// The name of a type as its author would write it, with its module.
///
/// Private and local types come without the `(unknown context at $…)` that the runtime puts in.
func typeName(_ type: any Any.Type) -> String {
  String(reflecting: type).split(separator: ".")
    .filter { !$0.hasPrefix("(unknown context at ") }
    .joined(separator: ".")
}
