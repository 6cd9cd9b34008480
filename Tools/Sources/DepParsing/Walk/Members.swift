internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Adds a member and returns its index.
  mutating func note(_ member: MemberFact) -> Int32 {
    facts.members.append(member)
    return Int32(facts.members.count) - 1
  }

  /// Reads the parts of a member, with that member around them.
  mutating func inMember(_ index: Int32, _ step: (inout Self) -> Void) {
    inScope { walker in
      walker.surroundings.member = index
      walker.surroundings.returnType = nil
      walker.surroundings.isLocal = true
      walker.surroundings.place = walker.surroundings.isPreview ? .preview : .body
      step(&walker)
    }
  }

  /// Sets the place, which is all the same in the type of a preview.
  mutating func setPlace(_ place: UseFact.Place) {
    if !surroundings.isPreview { surroundings.place = place }
  }

  mutating func walkFunction(_ function: RawFunctionDeclSyntax) {
    let modifiers = Modifiers(function.modifiers)
    let result = function.signature.returnClause?.type.raw
    let value = function.body.flatMap { shape(ofBody: $0.statements.raw) }
    let index = note(
      MemberFact(
        kind: .function, name: String(syntaxText: function.name.name), owner: surroundings.type,
        access: modifiers.access,
        flags: modifiers.flags.union(Self.flags(function.signature.effectSpecifiers)),
        position: position(of: function.name), type: result.map { TypeText.of($0) },
        value: value,
        parameters: parameters(function.signature.parameterClause),
        attributes: attributeFacts(function.attributes),
        genericParameters: GenericParameters.names(function.genericParameterClause)))
    inMember(index) { walker in
      walker.walkAttributes(function.attributes)
      walker.bind(function.genericParameterClause)
      walker.walkParameters(function.signature.parameterClause)
      walker.surroundings.returnType = result
      if let body = function.body { walker.walkBody(body.statements.raw) }
    }
  }

  mutating func walkInitializer(_ initializer: RawInitializerDeclSyntax) {
    let modifiers = Modifiers(initializer.modifiers)
    var flags = modifiers.flags.union(Self.flags(initializer.signature.effectSpecifiers))
    if initializer.optionalMark?.isPresent == true { flags.insert(.isFailable) }
    let index = note(
      MemberFact(
        kind: .initializer, name: "init", owner: surroundings.type, access: modifiers.access,
        flags: flags, position: position(of: initializer.initKeyword),
        parameters: parameters(initializer.signature.parameterClause),
        attributes: attributeFacts(initializer.attributes),
        genericParameters: GenericParameters.names(initializer.genericParameterClause)))
    inMember(index) { walker in
      walker.walkAttributes(initializer.attributes)
      walker.bind(initializer.genericParameterClause)
      walker.walkParameters(initializer.signature.parameterClause)
      if let body = initializer.body { walker.walkBody(body.statements.raw) }
    }
  }

  mutating func walkDeinitializer(_ deinitializer: RawDeinitializerDeclSyntax) {
    let modifiers = Modifiers(deinitializer.modifiers)
    var flags = modifiers.flags
    if deinitializer.effectSpecifiers?.asyncSpecifier != nil { flags.insert(.isAsync) }
    let index = note(
      MemberFact(
        kind: .deinitializer, name: "deinit", owner: surroundings.type, access: modifiers.access,
        flags: flags, position: position(of: deinitializer.deinitKeyword),
        attributes: attributeFacts(deinitializer.attributes)))
    inMember(index) { walker in
      walker.walkAttributes(deinitializer.attributes)
      if let body = deinitializer.body { walker.walkBody(body.statements.raw) }
    }
  }

  mutating func walkSubscript(_ declaration: RawSubscriptDeclSyntax) {
    let modifiers = Modifiers(declaration.modifiers)
    let result = declaration.returnClause.type.raw
    let accessors = Accessors(declaration.accessorBlock)
    let value = accessors.getter.flatMap { shape(ofBody: $0) }
    let index = note(
      MemberFact(
        kind: .subscript, name: "subscript", owner: surroundings.type, access: modifiers.access,
        setterAccess: modifiers.setterAccess, flags: modifiers.flags.union(accessors.flags),
        position: position(of: declaration.subscriptKeyword), type: TypeText.of(result),
        value: value,
        parameters: parameters(declaration.parameterClause),
        attributes: attributeFacts(declaration.attributes),
        genericParameters: GenericParameters.names(declaration.genericParameterClause)))
    inMember(index) { walker in
      walker.walkAttributes(declaration.attributes)
      walker.bind(declaration.genericParameterClause)
      walker.walkParameters(declaration.parameterClause)
      if let block = declaration.accessorBlock { walker.walkAccessors(block, type: result) }
    }
  }

  mutating func walkEnumCases(_ cases: RawEnumCaseDeclSyntax) {
    let modifiers = Modifiers(cases.modifiers)
    let attributes = attributeFacts(cases.attributes)
    for case let element? in cases.elements.layoutView.children {
      guard let element = RawEnumCaseElementSyntax(element) else { continue }
      let index = note(
        MemberFact(
          kind: .enumCase, name: String(syntaxText: element.name.name), owner: surroundings.type,
          access: modifiers.access, flags: modifiers.flags, position: position(of: element.name),
          parameters: element.parameterClause.map { parameters($0) } ?? [],
          attributes: attributes))
      inMember(index) { walker in
        walker.walkAttributes(cases.attributes)
        walker.setPlace(.defaultArgument)
        if let clause = element.parameterClause { walker.walkDefaults(clause) }
      }
    }
  }

  private static func flags(_ effects: RawFunctionEffectSpecifiersSyntax?) -> MemberFlags {
    var flags = MemberFlags(rawValue: 0)
    if effects?.asyncSpecifier?.isPresent == true { flags.insert(.isAsync) }
    if effects?.throwsClause?.throwsSpecifier.isPresent == true { flags.insert(.isThrowing) }
    return flags
  }
}
