internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads a property of a type or of the file, which may declare several names.
  mutating func walkProperty(_ variable: RawVariableDeclSyntax) {
    var modifiers = Modifiers(variable.modifiers)
    if variable.bindingSpecifier.text == "let" { modifiers.flags.insert(.isLet) }
    let attributes = attributeFacts(variable.attributes)
    let bindings = variable.bindings.layoutView.children
    for (position, node) in bindings.enumerated() {
      guard let binding = node.flatMap({ RawPatternBindingSyntax($0) }) else { continue }
      let type = binding.typeAnnotation?.type.raw ?? inheritedType(of: position, bindings)
      let first = Int32(facts.members.count)
      note(binding, type: type, modifiers: modifiers, attributes: attributes)
      let member = first < Int32(facts.members.count) ? first : surroundings.member
      inMember(member) { walker in
        if position == 0 { walker.walkAttributes(variable.attributes) }
        walker.walkParts(of: binding, type: type)
      }
    }
  }

  /// The type of `a` in `var a, b: Int`.
  private func inheritedType(of position: Int, _ bindings: RawSyntaxBuffer) -> RawSyntax? {
    for node in bindings.dropFirst(position) {
      guard let binding = node.flatMap({ RawPatternBindingSyntax($0) }),
        binding.initializer == nil
      else { return nil }
      if let type = binding.typeAnnotation?.type.raw { return type }
    }
    return nil
  }

  private mutating func note(
    _ binding: RawPatternBindingSyntax, type: RawSyntax?, modifiers: Modifiers,
    attributes: [AttributeFact]
  ) {
    let accessors = Accessors(binding.accessorBlock)
    let isTuple = binding.pattern.raw.kind == .tuplePattern
    var value: ValueShape?
    if let initializer = binding.initializer, !isTuple {
      value = shape(of: initializer.value.raw)
    } else if let getter = accessors.getter {
      value = shape(ofBody: getter)
    }
    let typeText = isTuple ? nil : type.map { TypeText.of($0) }
    let member = MemberFact(
      kind: accessors.isComputed ? .computedProperty : .storedProperty, name: "",
      owner: surroundings.type, access: modifiers.access, setterAccess: modifiers.setterAccess,
      flags: modifiers.flags.union(accessors.flags),
      position: SourcePosition(line: 1, column: 1, offset: 0),
      type: typeText, value: value, attributes: attributes)
    if let pattern = RawIdentifierPatternSyntax(binding.pattern.raw) {
      if pattern.identifier.isPresent { note(member, named: pattern.identifier) }
      return
    }
    var names: [RawTokenSyntax] = []
    Pattern.forEachName(binding.pattern.raw) { names.append($0) }
    for name in names { note(member, named: name) }
  }

  private mutating func note(_ member: consuming MemberFact, named name: RawTokenSyntax) {
    member.name = String(syntaxText: name.name)
    member.position = position(of: name)
    facts.members.append(member)
  }

  private mutating func walkParts(of binding: RawPatternBindingSyntax, type: RawSyntax?) {
    if let initializer = binding.initializer {
      setPlace(.propertyInitializer)
      walkExpression(initializer.value.raw, type.map { .written($0) } ?? .none)
      setPlace(.body)
    }
    if let block = binding.accessorBlock { walkAccessors(block, type: type) }
  }

  /// Reads a local variable; its names are bound behind its initializer.
  mutating func walkLocal(_ variable: RawVariableDeclSyntax) {
    recordWrappers(variable.attributes)
    walkAttributes(variable.attributes)
    let bindings = variable.bindings.layoutView.children
    for (position, node) in bindings.enumerated() {
      guard let binding = node.flatMap({ RawPatternBindingSyntax($0) }) else { continue }
      let type = binding.typeAnnotation?.type.raw ?? inheritedType(of: position, bindings)
      if let initializer = binding.initializer {
        walkExpression(initializer.value.raw, ofLocal(binding.pattern.raw, type: type))
      }
      if let block = binding.accessorBlock { walkAccessors(block, type: type) }
      walkPattern(binding.pattern.raw)
    }
  }

  /// What is known about the initial value of a local name.
  func ofLocal(_ pattern: RawSyntax, type: RawSyntax?) -> Expectation {
    if let type { return .written(type) }
    return RawIdentifierPatternSyntax(pattern).map { .local($0.identifier.name) } ?? .none
  }

  /// Reads a local function; its name is bound by the statements around it.
  mutating func walkLocal(_ function: RawFunctionDeclSyntax) {
    inScope { walker in
      walker.surroundings.flags.insert(.inLocalDeclaration)
      walker.surroundings.returnType = function.signature.returnClause?.type.raw
      walker.walkAttributes(function.attributes)
      walker.bind(function.genericParameterClause)
      walker.walkParameters(function.signature.parameterClause)
      if let body = function.body { walker.walkBody(body.statements.raw) }
    }
  }

  /// Reads getters, setters and observers.
  mutating func walkAccessors(_ block: RawAccessorBlockSyntax, type: RawSyntax?) {
    let accessors = block.accessors
    if accessors.kind == .codeBlockItemList {
      inScope { walker in
        walker.surroundings.returnType = type
        walker.walkBody(accessors)
      }
      return
    }
    guard let nodes = accessors.nodes else { return }
    for case let node? in nodes {
      guard let accessor = RawAccessorDeclSyntax(node), let body = accessor.body else { continue }
      inScope { walker in
        walker.walkAttributes(accessor.attributes)
        walker.surroundings.returnType = walker.bindParameter(of: accessor) ? nil : type
        walker.walkBody(body.statements.raw)
      }
    }
  }

  /// Binds `newValue` or `oldValue`, or the name in their place; false for getters.
  private mutating func bindParameter(of accessor: RawAccessorDeclSyntax) -> Bool {
    let implicit: SyntaxText
    switch accessor.accessorSpecifier.text {
    case "set", "willSet", "init": implicit = "newValue"
    case "didSet": implicit = "oldValue"
    default: return false
    }
    if let name = accessor.parameters?.name {
      bind(name)
    } else {
      scopes.bind(scopes.number(of: implicit))
    }
    return true
  }
}
