import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Writes what a protocol asks for, from the member that is to answer it.
struct RequirementWriter {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy
  let isolations: IsolationReader
  /// The type that the protocol is for.
  let type: Int
  let isolation: SeamIsolation
  /// The file of the protocol.
  let home: ParsedSource

  private var typeEntry: TypeEntry { project.model.types[type] }

  /// What a protocol asks for so that the member can be read, and assigned to where it is.
  func requirement(
    for candidate: MemberCandidate, isWritten: Bool
  ) throws(SeamRefusal) -> Requirement {
    try check(candidate)
    switch candidate.kind {
    case .function(let function): return try self.function(function, candidate)
    case .subscript(let declaration):
      return try self.subscript(declaration, candidate, isWritten: isWritten)
    case .property(let variable, let binding):
      let property = PropertyReader(variable: variable, binding: binding, candidate: candidate)
      return try self.property(property, candidate, isWritten: isWritten)
    }
  }

  private func check(_ candidate: MemberCandidate) throws(SeamRefusal) {
    let name = candidate.name
    if candidate.isStatic { throw SeamRefusal("\(name) is static") }
    if candidate.isConditional || isElsewhereConditional(candidate.part) {
      throw SeamRefusal("\(name) is declared in a branch of #if")
    }
    for word in ["mutating", "consuming", "borrowing", "distributed"]
    where candidate.modifiers.has(word) {
      throw SeamRefusal("\(name) is \(word)")
    }
    for element in candidate.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else {
        throw SeamRefusal("\(name) has attributes in a branch of #if")
      }
      let text = attribute.plainText
      if text.hasPrefix("@_spi") || text.hasPrefix("@_disfavoredOverload") {
        throw SeamRefusal("\(name) has the attribute \(text)")
      }
      if text.hasPrefix("@available"), text.contains("unavailable") {
        throw SeamRefusal("\(name) is unavailable")
      }
    }
  }

  /// Whether the part is compiled only where a condition holds that does not hold for the type.
  private func isElsewhereConditional(_ part: TypePart) -> Bool {
    guard let condition = part.condition else { return false }
    guard let reference = hierarchy.declarations(of: type).first,
      let declaration = TypePart(reference, of: type, in: project), part.type == type
    else { return true }
    return declaration.file != part.file || declaration.condition?.id != condition.id
  }

  private func names(
    _ candidate: MemberCandidate, _ generics: GenericParameterClauseSyntax? = nil
  ) -> NameReplacement {
    let owner = project.model.types[candidate.part.type]
    let isFinal = hierarchy.declarations(of: candidate.part.type).contains {
      hierarchy.fact($0).isFinal
    }
    let isExact =
      candidate.part.type == type
      && (owner.kind == .struct || owner.kind == .enum || owner.kind == .actor
        || owner.kind == .class && isFinal)
    return NameReplacement(
      scope: TypeNameScope(
        project: project, hierarchy: hierarchy, part: candidate.part, home: home),
      selfName: isExact ? owner.name : nil,
      generics: Set(generics?.parameters.map { $0.name.text.withoutBackticks } ?? []))
  }

  private func function(
    _ function: FunctionDeclSyntax, _ candidate: MemberCandidate
  ) throws(SeamRefusal) -> Requirement {
    if case .binaryOperator = function.name.tokenKind {
      throw SeamRefusal("\(function.name.text) is an operator")
    }
    let names = names(candidate, function.genericParameterClause)
    var requirement = Requirement(kind: .function, name: function.name.text, candidate: candidate)
    try fill(&requirement, candidate)
    try fill(
      &requirement, names, generics: function.genericParameterClause,
      parameters: function.signature.parameterClause,
      conditions: function.genericWhereClause)
    if let effects = function.signature.effectSpecifiers {
      requirement.effects = try names.text(of: effects)
    }
    if let result = function.signature.returnClause?.type {
      try checkResult(result, of: candidate.name)
      requirement.result = try names.text(of: result)
    }
    return requirement
  }

  private func `subscript`(
    _ declaration: SubscriptDeclSyntax, _ candidate: MemberCandidate, isWritten: Bool
  ) throws(SeamRefusal) -> Requirement {
    let names = names(candidate, declaration.genericParameterClause)
    var requirement = Requirement(kind: .subscript, name: "subscript", candidate: candidate)
    try fill(&requirement, candidate)
    try fill(
      &requirement, names, generics: declaration.genericParameterClause,
      parameters: declaration.parameterClause, conditions: declaration.genericWhereClause)
    try checkResult(declaration.returnClause.type, of: "the subscript")
    requirement.result = try names.text(of: declaration.returnClause.type)
    let reader = AccessorReader(declaration.accessorBlock, isStored: false)
    try fill(&requirement, reader, names, candidate, isWritten: isWritten)
    return requirement
  }

  private func property(
    _ property: PropertyReader, _ candidate: MemberCandidate, isWritten: Bool
  ) throws(SeamRefusal) -> Requirement {
    let names = names(candidate)
    var requirement = Requirement(
      kind: .property, name: try property.nameText(), candidate: candidate)
    try fill(&requirement, candidate)
    if property.isLazy, typeEntry.kind == .struct {
      throw SeamRefusal("\(candidate.name) is lazy in a struct")
    }
    if let annotation = property.annotation {
      try checkResult(annotation, of: candidate.name)
      requirement.result = try names.text(of: annotation)
    } else {
      let inference = TypeInference(project: project, hierarchy: hierarchy, names: names)
      requirement.result = try inference.type(of: property)
    }
    try fill(&requirement, property.accessors, names, candidate, isWritten: isWritten)
    try settleIsolation(of: property, &requirement)
    return requirement
  }

  /// A constant of an isolated type can be read from everywhere, which a requirement has to say.
  private func settleIsolation(
    of property: PropertyReader, _ requirement: inout Requirement
  ) throws(SeamRefusal) {
    guard property.isConstant, requirement.modifiers.isEmpty, isolation != .none,
      isolation != .nonisolated
    else { return }
    let text = requirement.result ?? ""
    let core = text.filter { !"?![]:".contains($0) }.split(separator: " ").map(String.init)
    if core.allSatisfy({ project.scope.sdk.lists($0, in: .sendableTypes) }) {
      requirement.modifiers = ["nonisolated"]
    } else if isolation == .actor {
      throw SeamRefusal(
        "\(requirement.name) is a constant of an actor, and whether \(text) is Sendable is not known"
      )
    }
  }

  private func fill(
    _ requirement: inout Requirement, _ reader: AccessorReader, _ names: NameReplacement,
    _ candidate: MemberCandidate, isWritten: Bool
  ) throws(SeamRefusal) {
    if let obstacle = reader.obstacle { throw SeamRefusal("\(candidate.name) \(obstacle)") }
    var getter = "get"
    if let effects = reader.effects { getter += " " + (try names.text(of: effects)) }
    requirement.accessors = getter
    guard isWritten, reader.isSettable else { return }
    let setter = setterAccess(candidate, requirement.access)
    if setter.isBelow(AccessLevel.internal.narrowed(to: hierarchy.access(of: type))) {
      // What is assigned to is then a property of the object that it holds.
      if holdsObject(requirement) { return }
      throw SeamRefusal("the setter of \(candidate.name) is private")
    }
    requirement.access = requirement.access.narrowed(to: setter)
    if typeEntry.kind == .class || typeEntry.kind == .actor {
      requirement.accessors = "\(getter) set"
    } else if reader.isSetterNonmutating {
      requirement.accessors = "\(getter) nonmutating set"
    } else {
      throw SeamRefusal("\(candidate.name) of a value is assigned to")
    }
  }

  private func holdsObject(_ requirement: Requirement) -> Bool {
    let name = (requirement.result ?? "").filter { $0 != "?" && $0 != "!" }
    let types = project.declarations.types(named: name).map { project.model.types[$0].kind }
    return !types.isEmpty && types.allSatisfy { $0 == .class }
  }

  private func setterAccess(
    _ candidate: MemberCandidate, _ access: AccessLevel
  ) -> AccessLevel {
    for modifier in candidate.modifiers where modifier.detail?.detail.text == "set" {
      if let level = AccessLevel(word: modifier.name.text) { return level.settled(.internal) }
    }
    return access
  }

  private func fill(
    _ requirement: inout Requirement, _ candidate: MemberCandidate
  ) throws(SeamRefusal) {
    let typeAccess = hierarchy.access(of: candidate.part.type)
    requirement.access = candidate.access(in: hierarchy).narrowed(to: typeAccess)
    let needed = AccessLevel.internal.narrowed(to: hierarchy.access(of: type))
    if requirement.access.isBelow(needed) { throw SeamRefusal("\(candidate.name) is private") }
    let reader = AttributeReader(isolations: isolations, isolation: isolation, type: type)
    requirement.attributes = try reader.attributes(of: candidate)
    requirement.modifiers = reader.modifiers(of: candidate)
  }

  private func fill(
    _ requirement: inout Requirement, _ names: NameReplacement,
    generics: GenericParameterClauseSyntax?, parameters: FunctionParameterClauseSyntax,
    conditions: GenericWhereClauseSyntax?
  ) throws(SeamRefusal) {
    if let generics { requirement.generics = try names.text(of: generics) }
    if let conditions { requirement.conditions = try names.text(of: conditions) }
    for parameter in parameters.parameters {
      let prefix = try names.text(of: parameter.attributes)
      let modifiers = parameter.modifiers.plainText
      requirement.parameters.append(
        Requirement.Parameter(
          prefix: [prefix, modifiers].filter { !$0.isEmpty }.map { $0 + " " }.joined(),
          label: requirement.kind == .subscript && parameter.secondName == nil
            ? "_" : parameter.firstName.text,
          name: (parameter.secondName ?? parameter.firstName).text,
          names: parameter.firstName.text + (parameter.secondName.map { " " + $0.text } ?? ""),
          type: try names.text(of: parameter.type), comparison: parameter.type.comparisonText,
          isVariadic: parameter.ellipsis != nil))
    }
  }

  private func checkResult(_ type: TypeSyntax, of name: String) throws(SeamRefusal) {
    let isOpaque = type.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.some)
    }
    if isOpaque { throw SeamRefusal("the type of \(name) is opaque") }
  }
}
