/// How deep code may be nested before it is left out.
///
/// The parser is recursive. Its own limit covers brackets alone, and for some of them not its
/// lookahead, whose time doubles with each bracket: 28 of them stop it for good.
enum NestingLimits {
  /// Brackets of all kinds, and interpolations.
  static let brackets = 150
  /// Square brackets that may be those of a type, such as `[[Int]]`.
  static let typeBrackets: Int32 = 12
  /// Generic arguments in generic arguments.
  static let angles: Int32 = 100
  /// Results that are functions: `() -> () -> Int`.
  static let arrows: Int32 = 250
  /// Conditional expressions, which may be nested, without a block behind one of them.
  static let ternaries: Int32 = 200
  /// Branches of one `if`.
  static let branches: Int32 = 400
  /// Branches of `#if` in branches of `#if`.
  static let conditions = 100
  /// The `#` in a row.
  static let pounds = 200
  /// Words in a row that each stand before an operand: `try try try`.
  static let prefixes = 250
  /// Bytes without a bracket or quote, behind which such words are looked for.
  static let plainBytes = 900
}
