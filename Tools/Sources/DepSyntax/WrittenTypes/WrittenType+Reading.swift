import DepModel
import SwiftParser
package import SwiftSyntax
import Synchronization

extension WrittenType {
  /// A plan asks about the same few types at each use, and to parse one costs more than the plan.
  private static let known = Mutex<[String: WrittenType]>([:])

  /// The type that a text spells.
  package init(parsing text: String) {
    if let known = Self.known.withLock({ $0[text] }) {
      self = known
      return
    }
    if text.isPlainTypeName {
      self.init(plainName: text)
      Self.known.withLock { $0[text] = self }
      return
    }
    var parser = Parser(text)
    let type = WrittenType(TypeSyntax.parse(from: &parser))
    Self.known.withLock { $0[text] = type }
    self = type
  }

  private init(plainName name: String) {
    text = name
    form = .name(Name(last: name, base: nil, genericArguments: []))
    names = [name]
    hasOpaquePart = false
    hasPack = false
  }

  package init(_ type: some TypeSyntaxProtocol) {
    let tokens = type.tokens(viewMode: .sourceAccurate)
    text = type.trimmedDescription
    form = Form(TypeSyntax(type))
    names = tokens.typeNames
    hasOpaquePart = tokens.contains { $0.tokenKind == .keyword(.some) }
    hasPack = tokens.contains {
      $0.tokenKind == .keyword(.repeat) || $0.tokenKind == .keyword(.each)
    }
  }
}

extension String {
  /// Whether it spells the name of a type and nothing else, which needs no parser.
  fileprivate var isPlainTypeName: Bool {
    guard let first = utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return false
    }
    return isPlainName && !["Any", "Self", "Type", "Protocol"].contains(self)
  }
}

extension TokenSequence {
  /// The names of types among the tokens, but those that stand behind a dot.
  var typeNames: Set<String> {
    var names: Set<String> = []
    for token in self where token.parent?.is(IdentifierTypeSyntax.self) == true {
      names.insert(token.plainName)
    }
    return names
  }
}

extension TokenSyntax {
  /// Without backticks.
  var plainName: String { text.filter { $0 != "`" } }
}

extension WrittenType.Form {
  fileprivate init(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .name(.init(type.name, base: nil, type.genericArgumentClause))
    case .memberType(let type):
      self = .name(.init(type.name, base: type.baseType, type.genericArgumentClause))
    case .optionalType(let type): self = .optional(WrittenType(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      self = .implicitlyUnwrapped(WrittenType(type.wrappedType))
    case .arrayType(let type): self = .array(WrittenType(type.element))
    case .dictionaryType(let type):
      self = .dictionary(key: WrittenType(type.key), value: WrittenType(type.value))
    case .tupleType(let type):
      if type.elements.count == 1, let element = type.elements.first, element.firstName == nil,
        element.ellipsis == nil
      {
        self = .parenthesized(WrittenType(element.type))
      } else {
        self = .tuple(isEmpty: type.elements.isEmpty)
      }
    case .functionType(let type): self = .function(.init(type))
    case .attributedType(let type): self = .attributed(.init(type), WrittenType(type.baseType))
    case .someOrAnyType(let type):
      let isOpaque = type.someOrAnySpecifier.tokenKind == .keyword(.some)
      let constraint = WrittenType(type.constraint)
      self = isOpaque ? .opaque(constraint) : .existential(constraint)
    case .compositionType(let type):
      self = .composition(type.elements.map { WrittenType($0.type) })
    case .metatypeType(let type):
      self = .metatype(WrittenType(type.baseType), word: type.metatypeSpecifier.text)
    case .packExpansionType: self = .packExpansion
    case .suppressedType: self = .suppressed
    default: self = .other
    }
  }
}

extension WrittenType.Name {
  fileprivate init(
    _ token: TokenSyntax, base: TypeSyntax?, _ clause: GenericArgumentClauseSyntax?
  ) {
    last = token.plainName
    self.base = base.map { WrittenType($0) }
    genericArguments = clause?.arguments.map { $0.argument.trimmedDescription } ?? []
  }
}

extension WrittenType.Function {
  fileprivate init(_ type: FunctionTypeSyntax) {
    let clause = type.effectSpecifiers?.throwsClause
    parameters = type.parameters.map {
      Parameter(
        type: WrittenType($0.type), name: ($0.secondName ?? $0.firstName)?.plainName,
        isVariadic: $0.ellipsis != nil)
    }
    effects = type.effectSpecifiers?.trimmedDescription ?? ""
    isAsync = type.effectSpecifiers?.asyncSpecifier != nil
    throwsClause = clause?.trimmedDescription
    thrownType = clause?.type.map { WrittenType($0) }
    result = WrittenType(type.returnClause.type)
  }
}

extension WrittenType.Attributes {
  fileprivate init(_ type: AttributedTypeSyntax) {
    specifiers = type.specifiers.map(\.trimmedDescription)
    lateSpecifiers = type.lateSpecifiers.map(\.trimmedDescription)
    attributes = type.attributes.map(\.trimmedDescription)
  }
}
