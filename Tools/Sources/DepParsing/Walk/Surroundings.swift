internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// What surrounds the code that is being read.
struct Surroundings {
  var place = UseFact.Place.topLevel
  var flags = UseFact.Flags(rawValue: 0)
  /// The index of the type or extension.
  var type: Int32 = -1
  /// The index of the member.
  var member: Int32 = -1
  /// The written result of the function, getter or closure.
  var returnType: RawSyntax?
  var isPattern = false
  /// Whether all code of the type is for previews.
  var isPreview = false
  /// Whether the type around is a struct `Dependencies`.
  var isInDependencies = false
  /// The context of the argument for a field of that struct; -1 outside of one.
  var field: Int32 = -1
  /// The statements among which the code stands; nil outside of bodies.
  var statements: RawSyntax?
  /// Whether a declaration that is met now is a local one.
  var isLocal = false
}

/// What is known about the type or purpose of an expression before it is read.
enum Expectation {
  case none
  /// The type is written.
  case written(RawSyntax)
  /// The expression is cast to a type.
  case cast(RawSyntax)
  /// The expression is an argument of a call, attribute or macro.
  case argument(call: RawSyntax, label: RawSyntax?, index: Int32)
  /// It is part of a string literal that is an argument.
  case interpolated(call: RawSyntax, label: RawSyntax?, index: Int32)
  /// It is the initial value of a local name whose type is not written.
  case local(SyntaxText)
  case assigned(to: RawSyntax)
  case compared(to: RawSyntax)
}
