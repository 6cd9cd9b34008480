/// An open bracket, or the file.
struct NestingFrame {
  enum Kind: UInt8 {
    case file, parenthesis, square, brace, interpolation
  }

  var kind: Kind
  /// How many square brackets that may be those of a type are open, to the innermost.
  var typeBrackets: Int32 = 0
  var angles: Int32 = 0
  var arrows: Int32 = 0
  var ternaries: Int32 = 0
  var branches: Int32 = 0
  /// The string to which an interpolation belongs.
  var string = NestingString(isMultiline: false, pounds: 0)
}

/// How a string literal is delimited.
struct NestingString {
  var isMultiline: Bool
  var pounds: Int32
}
