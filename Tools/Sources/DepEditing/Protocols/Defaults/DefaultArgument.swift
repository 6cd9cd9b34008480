import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Writes the default of a parameter as it reads outside of the type.
struct DefaultArgument {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy
  let scope: TypeNameScope

  /// Whether it is `#file`, `#line` and the like, which tell about the caller.
  static func isMagic(_ value: ExprSyntax) -> Bool {
    guard let macro = value.as(MacroExpansionExprSyntax.self) else { return false }
    return magicNames.contains(macro.macroName.text)
  }

  private static let magicNames: Set<String> = [
    "column", "dsohandle", "file", "fileID", "filePath", "function", "line",
  ]

  /// - Throws: Where the value means something only inside of the type.
  func text(of value: ExprSyntax) throws(SeamRefusal) -> String {
    if Self.isMagic(value) { return value.plainText }
    var texts: [SyntaxIdentifier: String] = [:]
    try read(value, &texts)
    return PlainText.of(value, replacing: texts)
  }

  private func read(
    _ value: ExprSyntax, _ texts: inout [SyntaxIdentifier: String]
  ) throws(SeamRefusal) {
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return
    case .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr, .sequenceExpr,
      .prefixOperatorExpr:
      try readInside(value, &texts)
    case .binaryOperatorExpr: return
    case .declReferenceExpr, .memberAccessExpr: try readChain(value, &texts)
    case .functionCallExpr: try readCall(value, &texts)
    case .closureExpr: try check(value.as(ClosureExprSyntax.self))
    default: throw refusal(value)
    }
  }

  /// Reads the values in a literal; its own words mean the same everywhere.
  private func readInside(
    _ value: ExprSyntax, _ texts: inout [SyntaxIdentifier: String]
  ) throws(SeamRefusal) {
    if let literal = value.as(StringLiteralExprSyntax.self) {
      let isPlain =
        literal.openingQuote.tokenKind == .stringQuote
        && literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      if !isPlain { throw refusal(value) }
    } else if let array = value.as(ArrayExprSyntax.self) {
      for element in array.elements { try read(element.expression, &texts) }
    } else if let dictionary = value.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return }
      for element in elements {
        try read(element.key, &texts)
        try read(element.value, &texts)
      }
    } else if let tuple = value.as(TupleExprSyntax.self) {
      for element in tuple.elements { try read(element.expression, &texts) }
    } else if let sequence = value.as(SequenceExprSyntax.self) {
      for element in sequence.elements { try read(element, &texts) }
    } else if let prefixed = value.as(PrefixOperatorExprSyntax.self) {
      try read(prefixed.expression, &texts)
    }
  }

  private func readCall(
    _ value: ExprSyntax, _ texts: inout [SyntaxIdentifier: String]
  ) throws(SeamRefusal) {
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty
    else { throw refusal(value) }
    try read(call.calledExpression, &texts)
    for argument in call.arguments { try read(argument.expression, &texts) }
  }

  private func readChain(
    _ value: ExprSyntax, _ texts: inout [SyntaxIdentifier: String]
  ) throws(SeamRefusal) {
    if let member = value.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard let base = member.base else { return try checkImplicit(name, value) }
      try read(base, &texts)
      try checkStatic(name, of: base, value)
      return
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName else { throw refusal(value) }
    if name.text == "Self", scope.part.isConcrete(in: project) {
      texts[name.id] = project.model.types[scope.part.type].name
    } else if name.text.first?.isUppercase == true {
      texts[name.id] = try scope.qualified(name.text)
    } else if !isGlobal(name.text.withoutBackticks) {
      throw refusal(value)
    }
  }

  /// A closure that does nothing means the same everywhere.
  private func check(_ closure: ClosureExprSyntax?) throws(SeamRefusal) {
    guard let closure, closure.statements.isEmpty, closure.signature?.capture == nil,
      closure.signature?.returnClause == nil
    else { throw SeamRefusal("the default \(closure?.plainText ?? "") does something") }
  }

  private func isGlobal(_ name: String) -> Bool {
    let module = project.model.types[scope.part.type].module
    for (file, record) in project.records.enumerated() where record.module == module {
      for member in record.facts.members where member.owner < 0 && member.name == name {
        let isHidden = member.access == .private || member.access == .fileprivate
        if !isHidden || file == scope.home.file && file == scope.part.file { return true }
      }
    }
    return false
  }

  private func checkImplicit(_ name: String, _ value: ExprSyntax) throws(SeamRefusal) {
    let facts = project.records[scope.part.file].facts
    for member in facts.members where member.name == name && isHidden(member, facts) {
      throw refusal(value)
    }
  }

  private func checkStatic(
    _ name: String, of base: ExprSyntax, _ value: ExprSyntax
  ) throws(SeamRefusal) {
    let text = base.plainText
    let last = text == "Self" ? project.model.types[scope.part.type].name.lastName : text.lastName
    for (file, record) in project.records.enumerated() {
      for member in record.facts.members where member.name == name && member.owner >= 0 {
        guard record.facts.types[Int(member.owner)].name.lastName == last else { continue }
        let isElsewhere = file != scope.home.file
        let isFileprivate = isHidden(member, record.facts, inFileOnly: true)
        if isHidden(member, record.facts) || isElsewhere && isFileprivate { throw refusal(value) }
      }
    }
  }

  /// Whether the protocol's file cannot see a member of the member's own file.
  private func isHidden(
    _ member: MemberFact, _ facts: FileFacts, inFileOnly: Bool = false
  ) -> Bool {
    guard member.owner >= 0 else { return false }
    if member.access == .private { return true }
    let isElsewhere = inFileOnly || scope.part.file != scope.home.file
    guard isElsewhere else { return false }
    let owner = facts.types[Int(member.owner)]
    return member.access == .fileprivate
      || member.access == .implicit && (owner.access == .private || owner.access == .fileprivate)
  }

  private func refusal(_ value: ExprSyntax) -> SeamRefusal {
    SeamRefusal("the default \(value.plainText) means something only inside of the type")
  }
}

extension TypePart {
  /// Whether `Self` inside of it can be written as the name of the type.
  func isConcrete(in project: ProjectTrees) -> Bool {
    project.model.types[type].kind != .protocol
  }
}
