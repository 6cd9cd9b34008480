import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Finds the type of a property from what it begins with, where that is certain.
struct TypeInference {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy
  let names: NameReplacement

  func type(of property: PropertyReader) throws(SeamRefusal) -> String {
    let refusal = SeamRefusal("the type of \(property.candidate.name) is not written")
    guard !property.isWrapped, let value = property.binding.initializer?.value,
      let type = try type(of: value)
    else { throw refusal }
    return type
  }

  private func type(of value: ExprSyntax) throws(SeamRefusal) -> String? {
    if let literal = literalType(of: value) {
      // A type of the project may have taken the name.
      return try names.scope.qualified(literal) == literal ? literal : nil
    }
    if let array = value.as(ArrayExprSyntax.self) {
      var types: Set<String?> = []
      for element in array.elements { types.insert(literalType(of: element.expression)) }
      guard types.count == 1, let only = types.first, let only else { return nil }
      return "[\(only)]"
    }
    if let cast = value.as(AsExprSyntax.self), cast.questionOrExclamationMark?.text != "?" {
      return try names.text(of: cast.type)
    }
    if let sequence = value.as(SequenceExprSyntax.self) { return try castType(of: sequence) }
    if let call = value.as(FunctionCallExprSyntax.self) { return try madeType(by: call) }
    return nil
  }

  private func castType(of sequence: SequenceExprSyntax) throws(SeamRefusal) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?",
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return nil }
    return try names.text(of: type)
  }

  private func literalType(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let prefixed = value.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      let type = literalType(of: prefixed.expression)
      return type == "Int" || type == "Double" ? type : nil
    }
    return nil
  }

  /// The type that `Type(…)`, `[Key: Value]()` and the like make.
  private func madeType(by call: FunctionCallExprSyntax) throws(SeamRefusal) -> String? {
    guard call.trailingClosure == nil else { return nil }
    let callee = call.calledExpression
    if callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSLocalizedString" {
      return "String"
    }
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) {
      guard call.arguments.isEmpty else { return nil }
      guard let tokens = typeNames(in: Syntax(callee)) else { return nil }
      return PlainText.of(callee, replacing: try replacements(tokens))
    }
    var base = callee
    if let generic = base.as(GenericSpecializationExprSyntax.self) { base = generic.expression }
    guard let path = path(of: base), let last = path.last, let first = path.first,
      last.first?.isUppercase == true, first.first?.isUppercase == true
    else { return nil }
    let isGeneric = callee.is(GenericSpecializationExprSyntax.self)
    guard isCertain(path, isGeneric: isGeneric, call) else { return nil }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return try text(of: base, path) + names.text(of: generic.genericArgumentClause)
    }
    return try text(of: base, path)
  }

  /// The first names in `[Key: Value]` read as a value; nil where something else stands there.
  private func typeNames(in node: Syntax) -> [TokenSyntax]? {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true ? [reference.baseName] : nil
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap { typeNames(in: Syntax($0)) }
    }
    guard !node.is(FunctionCallExprSyntax.self), !node.is(ClosureExprSyntax.self) else {
      return nil
    }
    var names: [TokenSyntax] = []
    for child in node.children(viewMode: .sourceAccurate) {
      if let type = child.as(IdentifierTypeSyntax.self) {
        names.append(type.name)
        continue
      }
      guard let inner = typeNames(in: child) else { return nil }
      names += inner
    }
    return names
  }

  private func text(of base: ExprSyntax, _ path: [String]) throws(SeamRefusal) -> String {
    let first = path.first ?? ""
    return ([try names.scope.qualified(first)] + path.dropFirst()).joined(separator: ".")
  }

  private func replacements(
    _ tokens: [TokenSyntax]
  ) throws(SeamRefusal) -> [SyntaxIdentifier: String] {
    var texts: [SyntaxIdentifier: String] = [:]
    for token in tokens { texts[token.id] = try names.scope.qualified(token.text) }
    return texts
  }

  /// Whether the call gives a value of just that type.
  private func isCertain(
    _ path: [String], isGeneric: Bool, _ call: FunctionCallExprSyntax
  ) -> Bool {
    let name = path.joined(separator: ".")
    let ours = project.declarations.types(named: name).filter {
      project.model.types[$0].kind != .extension
    }
    let nested = ours.isEmpty ? nestedTypes(path) : ours
    guard let type = nested.first else {
      return isGeneric || KnownNames.plainInitializers.contains(name)
        || call.arguments.isEmpty && !hierarchy.index.hasAlias(path.last ?? "")
    }
    let module = project.model.types[names.scope.part.type].module
    guard nested.count == 1 || project.model.types[type].module == module else { return false }
    return hierarchy.parts(of: type).allSatisfy { part in
      let facts = project.records[part.file].facts
      let isPlain = facts.types[part.fact].genericParameters.isEmpty || isGeneric
      return isPlain
        && !facts.members.contains {
          $0.owner == Int32(part.fact) && $0.kind == .initializer
            && $0.flags.contains(.isFailable)
        }
    }
  }

  private func nestedTypes(_ path: [String]) -> [Int] {
    var scope = project.model.types[names.scope.part.type].name
    while true {
      let found = project.declarations.types(named: scope + "." + path.joined(separator: "."))
      if !found.isEmpty { return found }
      guard let dot = scope.lastIndex(of: ".") else { return [] }
      scope = String(scope[..<dot])
    }
  }

  private func path(of expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil ? [reference.baseName.text] : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let front = path(of: base)
    else { return nil }
    return front + [member.declName.baseName.text]
  }
}
