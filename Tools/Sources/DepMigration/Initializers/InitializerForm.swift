/// What becomes of an initializer.
package enum InitializerForm: Hashable, Sendable {
  /// It takes the dependencies as a parameter with a default, and keeps them.
  case parameter
  /// The same, and the initializers of subclasses that override it take the parameter too.
  case handedDown
  /// It stays for its callers and calls a new one, which takes the dependencies and does the work.
  case pair
  /// It stays for those who override it, with a second one like it that takes the dependencies.
  case overload
  /// Its signature stays, and it takes the default inside.
  case defaultInside
  /// It calls another one, takes the parameter, and passes it on.
  case passing
  /// It calls another one, uses the default itself, and passes it on where that is possible.
  case passingDefault
  /// It stays as it is.
  case unchanged
}
