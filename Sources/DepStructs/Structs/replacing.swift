/// Returns a copy of a `Dependencies` struct with one field replaced.
///
/// ```swift
/// let dependencies = replacing(\.api, with: mock, in: ProfileService.Dependencies.failing)
/// ```
///
/// Start from `failing`, not from `live`: then a field that the test forgot fails the test,
/// in place of reaching the real thing.
///
/// - Parameters:
///   - field: The field, declared as `var`.
///   - value: Its new value.
///   - dependencies: The struct to copy.
/// - Returns: The copy.
public func replacing<Dependencies, Value>(
  _ field: WritableKeyPath<Dependencies, Value>, with value: Value, in dependencies: Dependencies
) -> Dependencies {
  var copy = dependencies
  copy[keyPath: field] = value
  return copy
}

extension TransitionalDependencies {
  /// Returns a copy with one field replaced.
  ///
  /// - Parameters:
  ///   - field: The field, declared as `var`.
  ///   - value: Its new value.
  /// - Returns: The copy.
  public func replacing<Value>(
    _ field: WritableKeyPath<Self, Value>, with value: Value
  ) -> Self {
    DepStructs.replacing(field, with: value, in: self)
  }
}

extension UnimplementedDependencies {
  /// Returns a copy with one field replaced, when the struct's transition has ended too.
  ///
  /// - Parameters:
  ///   - field: The field, declared as `var`.
  ///   - value: Its new value.
  /// - Returns: The copy.
  @_disfavoredOverload
  public func replacing<Value>(
    _ field: WritableKeyPath<Self, Value>, with value: Value
  ) -> Self {
    DepStructs.replacing(field, with: value, in: self)
  }
}
