/// A type as it is written, taken apart once for all that is asked of it.
package struct FieldType: Hashable, Sendable, CustomStringConvertible {
  package indirect enum Form: Hashable, Sendable {
    case concrete(String)
    /// A name with its arguments: `Store<User>`.
    case generic(String, arguments: String)
    /// `any` before what stands here.
    case existential(String)
    /// `some` before what stands here.
    case opaque(String)
    /// With `?` or `!` behind it.
    case optional(FieldType)
    case parenthesized(FieldType)
    case variadic(FieldType)
    case closure(parameters: String, effects: String, result: FieldType)
  }

  /// As it was written.
  package let description: String
  /// What stands before it, in order: `inout`, `@escaping`, `@MainActor`.
  package let attributes: [String]
  package let form: Form

  package init(_ text: String) {
    description = text
    var rest = Substring(text)
    var attributes: [String] = []
    while let attribute = Self.attribute(before: &rest) { attributes.append(attribute) }
    self.attributes = attributes
    form = Self.form(of: rest)
  }

  /// A closure that hands something out.
  static func provider(of result: FieldType, actor: String? = nil) -> FieldType {
    FieldType("\(actor.map { $0 + " " } ?? "")@Sendable () -> \(result)")
  }

  // MARK: Questions

  package var isExistential: Bool { if case .existential = form { true } else { false } }
  package var isOptional: Bool { if case .optional = form { true } else { false } }

  /// What a closure gives; nil for what is no closure.
  var result: FieldType? { if case .closure(_, _, let result) = form { result } else { nil } }

  /// What a closure without parameters, effects and other attributes than these gives.
  func result(ofPlainClosureWith attributes: [String]) -> FieldType? {
    guard self.attributes == attributes, case .closure("()", "", let result) = form else {
      return nil
    }
    return result
  }

  /// Whether a closure stands somewhere in it.
  package var mentionsClosure: Bool { description.contains("->") }

  /// Whether generic arguments stand somewhere in it.
  var hasGenericArguments: Bool { description.contains("<") }

  /// Whether it is the name of a type and nothing else.
  var isPlainName: Bool {
    if case .concrete(let name) = form { !name.contains { "[( ".contains($0) } } else { false }
  }

  /// Without the marks and parentheses around it.
  var unwrapped: FieldType {
    switch form {
    case .optional(let inner), .parenthesized(let inner): inner.unwrapped
    default: self
    }
  }

  /// The name of the type or protocol, without arguments and marks.
  var name: String {
    switch unwrapped.form {
    case .existential(let name), .opaque(let name), .generic(let name, _), .concrete(let name):
      name
    default: unwrapped.description
    }
  }

  /// Whether it can be the type of a closure's parameter as it is that of a function's.
  var canBeClosureParameter: Bool {
    switch form {
    case .variadic, .opaque: return false
    default:
      return attributes.allSatisfy { !["inout", "isolated", "@autoclosure"].contains($0) }
        && !description.contains("repeat ") && !description.contains("Self")
    }
  }

  // MARK: Reading

  private static let specifiers: Set<String> = [
    "inout", "isolated", "borrowing", "consuming", "sending", "__owned", "__shared",
  ]

  private static func attribute(before rest: inout Substring) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    var end = rest.startIndex
    if rest.first == "@" { end = rest.index(after: end) }
    while end < rest.endIndex, rest[end].isLetter || rest[end].isNumber || "_.".contains(rest[end])
    {
      end = rest.index(after: end)
    }
    if rest.first == "@", end < rest.endIndex, rest[end] == "(",
      let close = closing(rest, from: end)
    {
      end = rest.index(after: close)
    }
    let word = String(rest[..<end])
    guard word.hasPrefix("@") || specifiers.contains(word) else { return nil }
    rest = rest[end...].drop(while: \.isWhitespace)
    return word
  }

  private static func form(of written: Substring) -> Form {
    let text = written.trimmed
    if let arrow = topLevelArrow(text) {
      var head = text[..<arrow].trimmed
      var effects = ""
      if head.first == "(", let close = closing(head, from: head.startIndex) {
        effects = String(head[head.index(after: close)...].trimmed)
        head = head[...close]
      }
      return .closure(
        parameters: String(head), effects: effects,
        result: FieldType(String(text[text.index(arrow, offsetBy: 2)...].trimmed)))
    }
    if text.hasSuffix("...") { return .variadic(FieldType(String(text.dropLast(3)))) }
    if text.last == "?" || text.last == "!" {
      return .optional(FieldType(String(text.dropLast())))
    }
    if text.hasPrefix("any ") { return .existential(String(text.dropFirst(4))) }
    if text.hasPrefix("some ") { return .opaque(String(text.dropFirst(5))) }
    if text.first == "(", let close = closing(text, from: text.startIndex),
      text.index(after: close) == text.endIndex, !text.dropFirst().dropLast().contains(",")
    {
      return .parenthesized(FieldType(String(text.dropFirst().dropLast())))
    }
    if text.last == ">", let open = text.firstIndex(of: "<"), text.first != "[", text.first != "(" {
      return .generic(
        String(text[..<open]), arguments: String(text[text.index(after: open)...].dropLast()))
    }
    return .concrete(String(text))
  }

  /// The arrow that stands in no brackets.
  private static func topLevelArrow(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-":
        if depth == 0 { return text.index(before: index) }
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = text[index]
    }
    return nil
  }

  /// The parenthesis that closes one.
  private static func closing(_ text: Substring, from open: Substring.Index) -> Substring.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension FieldType: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
