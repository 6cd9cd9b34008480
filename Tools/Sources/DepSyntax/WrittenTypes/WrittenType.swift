/// A type as it is written, taken apart.
package struct WrittenType: Hashable, Sendable {
  /// Without the spaces and comments around it.
  package let text: String
  package let form: Form
  /// The names of types in it, but those that stand behind a dot.
  package let names: Set<String>
  /// Whether `some` stands in it.
  package let hasOpaquePart: Bool
  /// Whether `repeat` or `each` stands in it.
  package let hasPack: Bool

  package indirect enum Form: Hashable, Sendable {
    case name(Name)
    case optional(WrittenType)
    /// `Item!`
    case implicitlyUnwrapped(WrittenType)
    case array(WrittenType)
    case dictionary(key: WrittenType, value: WrittenType)
    /// One type in parentheses, which mean nothing.
    case parenthesized(WrittenType)
    case tuple(isEmpty: Bool)
    case function(Function)
    case attributed(Attributes, WrittenType)
    case existential(WrittenType)
    /// `some Item`
    case opaque(WrittenType)
    /// `A & B`
    case composition([WrittenType])
    /// `Item.Type` or `Item.Protocol`
    case metatype(WrittenType, word: String)
    /// `repeat each Item`
    case packExpansion
    /// `~Copyable`
    case suppressed
    case other
  }

  /// A name, with the type in front of its last dot.
  package struct Name: Hashable, Sendable {
    /// Without backticks.
    package let last: String
    package let base: WrittenType?
    package let genericArguments: [String]
  }

  package struct Function: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
      package let type: WrittenType
      /// The name that stands before the type.
      package let name: String?
      package let isVariadic: Bool
    }

    package let parameters: [Parameter]
    /// As written: `async throws`.
    package let effects: String
    package let isAsync: Bool
    /// As written: `throws(Failure)`; nil where it throws nothing.
    package let throwsClause: String?
    package let thrownType: WrittenType?
    package let result: WrittenType
  }

  /// What stands around a type: `inout`, `@Sendable`.
  package struct Attributes: Hashable, Sendable {
    package let specifiers: [String]
    package let lateSpecifiers: [String]
    package let attributes: [String]
  }

  /// The type without parentheses around it.
  package var unwrapped: WrittenType {
    if case .parenthesized(let inner) = form { inner.unwrapped } else { self }
  }

  /// The types of `A & B`, or the type alone.
  package var parts: [WrittenType] {
    let type = unwrapped
    if case .composition(let elements) = type.form { return elements.flatMap(\.parts) }
    return [type]
  }

  package var isVoid: Bool {
    let type = unwrapped
    if case .tuple(let isEmpty) = type.form { return isEmpty }
    return type.text == "Void" || type.text == "Swift.Void"
  }

  package var name: Name? {
    if case .name(let name) = form { name } else { nil }
  }

  package var function: Function? {
    if case .function(let function) = form { function } else { nil }
  }

  /// Its dotted name without generic arguments; nil for what is no name.
  package var path: String? {
    guard let name else { return nil }
    guard let base = name.base else { return name.last }
    return base.path.map { "\($0).\(name.last)" }
  }
}
