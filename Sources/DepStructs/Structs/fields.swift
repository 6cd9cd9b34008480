/// Returns all fields of a `Dependencies` struct that conform to a protocol, in order.
///
/// ```swift
/// for resettable in fields(of: dependencies, conformingTo: (any Resettable).self) {
///   resettable.reset()
/// }
/// ```
///
/// It descends into structs, tuples, optionals and collections that do not conform themselves, so
/// it finds the fields of nested `Dependencies`; never into the classes, actors, closures and other
/// enums that the fields hold. An object that two fields hold is returned twice.
///
/// - Parameters:
///   - dependencies: The struct to look through. A struct that is a `CustomReflectable` shows what
///     its mirror shows.
///   - type: The type to look for, such as `(any Resettable).self`.
/// - Returns: The fields.
public func fields<Field>(of dependencies: Any, conformingTo type: Field.Type) -> [Field] {
  Mirror(reflecting: dependencies).children.flatMap { child -> [Field] in
    if let field = child.value as? Field { return [field] }
    switch Mirror(reflecting: child.value).displayStyle {
    case .struct, .tuple, .optional, .collection, .dictionary, .set:
      return fields(of: child.value, conformingTo: type)
    default:
      return []
    }
  }
}
