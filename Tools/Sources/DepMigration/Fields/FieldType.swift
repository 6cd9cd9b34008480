import DepSyntax

/// The type of a field or a parameter, as it is written.
package struct FieldType: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  package let description: String

  package init(_ text: String) { description = text }

  /// A closure that hands something out.
  static func provider(of result: FieldType, actor: String? = nil) -> FieldType {
    // Swift unwraps what a property holds, and not what a closure gives.
    let given = result.isImplicitlyUnwrapped ? "\(result.description.dropLast())?" : "\(result)"
    return FieldType("\(actor.map { $0 + " " } ?? "")@Sendable () -> \(given)")
  }

  private var written: WrittenType { WrittenType(parsing: description) }

  /// Without the attributes and specifiers before it.
  private var plain: WrittenType {
    let written = written
    if case .attributed(_, let type) = written.form { return type } else { return written }
  }

  /// What stands before it: `inout`, `@escaping`, `@MainActor`.
  package var attributes: [String] {
    guard case .attributed(let marks, _) = written.form else { return [] }
    return marks.specifiers + marks.attributes + marks.lateSpecifiers
  }

  /// Without some of the attributes before it.
  func without(_ marks: [String]) -> FieldType {
    let kept = attributes.filter { !marks.contains($0) }
    return FieldType((kept + [plain.text]).joined(separator: " "))
  }

  var isExistential: Bool { if case .existential = plain.form { true } else { false } }

  var isOptional: Bool {
    switch plain.form {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped = plain.form { true } else { false }
  }

  /// What a closure gives; nil for what is no closure.
  var result: FieldType? { plain.function.map { FieldType($0.result.text) } }

  /// The parts of a closure; nil for what is no closure.
  var function: WrittenType.Function? { plain.function }

  package var isClosure: Bool { plain.function != nil }

  /// How many parameters a closure takes; nil for what is no closure.
  var parameterCount: Int? { plain.function?.parameters.count }

  /// What stands before a call of a closure.
  var callMarks: String {
    guard let function = plain.function else { return "" }
    return (function.throwsClause == nil ? "" : "try ") + (function.isAsync ? "await " : "")
  }

  /// What a closure without parameters, effects and other attributes than these gives.
  func result(ofPlainClosureWith attributes: [String]) -> FieldType? {
    guard let function = plain.function, function.parameters.isEmpty, function.effects.isEmpty,
      self.attributes == attributes
    else { return nil }
    return FieldType(function.result.text)
  }

  /// Whether a closure stands somewhere in it.
  package var mentionsClosure: Bool { description.contains("->") }

  /// Whether generic arguments stand somewhere in it.
  var hasGenericArguments: Bool { description.contains("<") }

  /// The type without optionals and parentheses around it.
  private var core: WrittenType {
    var type = plain
    while true {
      switch type.form {
      case .optional(let inner), .implicitlyUnwrapped(let inner), .parenthesized(let inner):
        type = inner
      default: return type
      }
    }
  }

  /// Whether it is the name of a type and nothing else, optional or not.
  var isPlainName: Bool { core.path == core.text }

  /// Whether it is a name, with `any` or without, optional or not.
  var isNameOrExistential: Bool {
    if case .existential = core.form { true } else { isPlainName }
  }

  /// The name of the type or protocol, without arguments and marks.
  var name: String {
    let core = core
    switch core.form {
    case .existential(let type), .opaque(let type): return type.text
    case .name: return core.path ?? core.text
    default: return core.text
    }
  }

  /// Whether it can be the type of a closure's parameter as it is that of a function's.
  var canBeClosureParameter: Bool {
    if written.hasOpaquePart { return false }
    let marks = attributes
    return !["inout", "isolated", "@autoclosure"].contains(where: marks.contains)
      && !description.hasSuffix("...") && !description.contains("repeat ")
      && !description.contains("Self")
  }
}

extension FieldType: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}
