import DepFacts
import DepModel
import DepSyntax

/// Finds what a protocol asks for, from the member that is to answer it.
struct RequirementBuilder {
  let context: ExtractionContext
  /// The type that the protocol is for.
  let subject: ExtractionSubject

  private var scope: ProjectScope { context.scope }

  /// What a protocol asks for so that the member can be read, and assigned to where it is.
  func requirement(
    for member: MemberDeclaration, isWritten: Bool
  ) throws(ExtractionRefusal) -> Requirement {
    try check(member)
    if member.isOperator { throw ExtractionRefusal("\(member.name) is an operator") }
    let names = names(of: member)
    var requirement = Requirement(
      kind: member.kind, name: member.writtenName, member: member)
    try fillWords(&requirement)
    try fillSignature(&requirement, names)
    switch member.kind {
    case .function: break
    case .property:
      try fillAccessors(&requirement, names, isWritten: isWritten)
      try settleIsolation(&requirement)
    }
    return requirement
  }

  private func check(_ member: MemberDeclaration) throws(ExtractionRefusal) {
    let name = member.name
    if member.isStatic { throw ExtractionRefusal("\(name) is static") }
    if member.isConditional || isElsewhereConditional(member.part) {
      throw ExtractionRefusal("\(name) is declared in a branch of #if")
    }
    for word in ["mutating", "consuming", "borrowing", "distributed"]
    where member.modifiers.has(word) {
      throw ExtractionRefusal("\(name) is \(word)")
    }
    if member.attributes.hasConditional {
      throw ExtractionRefusal("\(name) has attributes in a branch of #if")
    }
    for text in member.attributes.list.map(\.text) {
      if text.hasPrefix("@_spi") || text.hasPrefix("@_disfavoredOverload") {
        throw ExtractionRefusal("\(name) has the attribute \(text)")
      }
      if text.hasPrefix("@available"), text.contains("unavailable") {
        throw ExtractionRefusal("\(name) is unavailable")
      }
    }
    if member.modifiers.has("lazy"), subject.entry.kind == .struct {
      throw ExtractionRefusal("\(name) is a lazy property of a struct")
    }
    if member.isOpaque { throw ExtractionRefusal("\(name) has an opaque type") }
  }

  /// Whether the part is compiled only where a condition holds that does not hold for the type.
  private func isElsewhereConditional(_ part: TypePart) -> Bool {
    part.branch != nil && (part.type != subject.type || part.branch != subject.part.branch)
  }

  private func names(of member: MemberDeclaration) -> OutsideNames {
    let owner = scope.model.types[member.part.type]
    let isFinal = scope.ownDeclarations(of: member.part.type).contains { scope.fact($0).isFinal }
    let isExact =
      member.part.type == subject.type
      && ([.struct, .enum, .actor].contains(owner.kind) || owner.kind == .class && isFinal)
    return OutsideNames(
      scope: TypeNameScope(context: context, part: member.part, home: subject.part.source),
      selfName: isExact ? owner.name : nil,
      generics: Set(member.genericNames.map(\.withoutBackticks)))
  }

  /// Access, attributes and modifiers.
  private func fillWords(_ requirement: inout Requirement) throws(ExtractionRefusal) {
    let member = requirement.member
    requirement.access = member.access(in: scope)
      .narrowed(to: scope.visibility(of: member.part.type))
    let needed = AccessLevel.internal.narrowed(to: subject.access)
    if requirement.access.isBelow(needed) {
      throw ExtractionRefusal("\(member.name) is private")
    }
    let reader = RequirementAttributes(
      scope: scope, isolation: subject.isolation, type: subject.type)
    requirement.attributes = try reader.attributes(of: member)
    requirement.modifiers = reader.modifiers(of: member)
  }

  private func fillSignature(
    _ requirement: inout Requirement, _ names: OutsideNames
  ) throws(ExtractionRefusal) {
    let member = requirement.member
    if let generics = member.generics { requirement.generics = try names.text(of: generics) }
    if let conditions = member.conditions {
      requirement.conditions = try names.text(of: conditions)
    }
    for parameter in member.parameters {
      let words = [try names.text(of: parameter.attributes), parameter.modifiers]
      requirement.parameters.append(
        Requirement.Parameter(
          prefix: words.filter { !$0.isEmpty }.map { $0 + " " }.joined(),
          label: parameter.writtenLabel, name: parameter.name, names: parameter.names,
          type: try names.text(of: parameter.type), comparison: parameter.comparison,
          isVariadic: parameter.isVariadic))
    }
    if let effects = member.effects { requirement.effects = try names.text(of: effects) }
    if member.isProperty {
      requirement.result = try names.type(of: member)
    } else if let result = member.result {
      requirement.result = try names.text(of: result)
    }
  }

  private func fillAccessors(
    _ requirement: inout Requirement, _ names: OutsideNames, isWritten: Bool
  ) throws(ExtractionRefusal) {
    let member = requirement.member
    guard let accessors = member.accessors else { return }
    if let obstacle = accessors.obstacle { throw ExtractionRefusal("\(member.name) \(obstacle)") }
    var getter = "get"
    if let effects = accessors.effects { getter += " " + (try names.text(of: effects)) }
    requirement.accessors = getter
    guard isWritten, accessors.isSettable else { return }
    let setter = member.setterAccess?.settled(.internal) ?? requirement.access
    if setter.isBelow(AccessLevel.internal.narrowed(to: subject.access)) {
      // What is assigned to is then a property of the object that it holds.
      if holdsObject(requirement) { return }
      throw ExtractionRefusal("the setter of \(member.name) is private")
    }
    requirement.access = requirement.access.narrowed(to: setter)
    if subject.isReference {
      requirement.accessors = "\(getter) set"
    } else if accessors.isSetterNonmutating {
      requirement.accessors = "\(getter) nonmutating set"
    } else {
      throw ExtractionRefusal("the code assigns to \(member.name) of a value type")
    }
  }

  private func holdsObject(_ requirement: Requirement) -> Bool {
    let name = (requirement.result ?? "").filter { $0 != "?" && $0 != "!" }
    let type = scope.type(named: name, in: nil, file: subject.part.file)
    return type.map { scope.model.types[$0].kind == .class } ?? false
  }

  /// A constant of an isolated type can be read from everywhere, which a requirement has to say.
  private func settleIsolation(_ requirement: inout Requirement) throws(ExtractionRefusal) {
    let isolation = subject.isolation
    guard requirement.member.isConstant, requirement.modifiers.isEmpty, isolation != .none,
      isolation != .nonisolated
    else { return }
    let text = requirement.result ?? ""
    let core = text.filter { !"?![]:".contains($0) }.split(separator: " ").map(String.init)
    if core.allSatisfy({ scope.sdk.lists($0, in: .sendableTypes) }) {
      requirement.modifiers = ["nonisolated"]
    } else if isolation == .actor {
      throw ExtractionRefusal(
        "\(requirement.name) is a constant of an actor, and \(text) may not be Sendable"
      )
    }
  }
}
