import DepFacts

/// Makes facts that use every field and every case.
struct RandomFacts {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  static func make(seed: UInt64) -> FileFacts {
    var random = Self(seed: seed)
    return random.facts()
  }

  private mutating func facts() -> FileFacts {
    var facts = FileFacts()
    facts.imports = texts(4)
    for index in 0..<count(6) { facts.types.append(type(below: index)) }
    let types = facts.types.count
    for _ in 0..<count(8) { facts.members.append(member(types)) }
    for _ in 0..<count(3) {
      facts.aliases.append(
        AliasFact(
          name: text(), owner: index(types), target: text(), access: access(),
          position: position()))
    }
    for _ in 0..<(1 + count(5)) { facts.paths.append(PathFact(texts(6))) }
    for _ in 0..<count(4) { facts.contexts.append(context()) }
    for _ in 0..<count(12) { facts.uses.append(use(in: facts)) }
    for _ in 0..<count(3) { facts.suppressions.append(suppression()) }
    for _ in 0..<count(3) {
      facts.obstacles.append(
        ObstacleFact(
          kind: pick(.syntaxError, .nestedTooDeep, .invalidUTF8), message: text(),
          position: position()))
    }
    for _ in 0..<count(3) {
      facts.targets.append(
        ManifestTargetFact(
          kind: pick(.regular, .executable, .test, .plugin, .macro), name: text(),
          path: optional { $0.text() }, isOnMainActor: flag(),
          isBeforeSwift6: flag(), dependencies: texts(3), isInLibrary: flag()))
    }
    facts.lineCount = number()
    return facts
  }

  private mutating func type(below index: Int) -> TypeFact {
    TypeFact(
      kind: pick(.class, .struct, .enum, .actor, .protocol, .extension), name: text(),
      parent: self.index(index), access: access(), position: position(), lastLine: number(),
      inherited: texts(3), attributes: texts(3), genericParameters: texts(2), isFinal: flag(),
      isLocal: flag(), isNonisolated: flag(),
      isConditional: flag())
  }

  private mutating func member(_ types: Int) -> MemberFact {
    MemberFact(
      kind: pick(
        .storedProperty, .computedProperty, .function, .initializer, .subscript, .enumCase,
        .deinitializer),
      name: text(), owner: index(types), access: access(), setterAccess: access(),
      flags: MemberFlags(rawValue: UInt16.random(in: 0...UInt16.max, using: &generator)),
      position: position(), type: optional { $0.text() }, value: optional { $0.value() },
      parameters: (0..<count(3)).map { _ in
        ParameterFact(label: text(), name: text(), type: text(), hasDefault: flag())
      },
      attributes: (0..<count(2)).map { _ in
        AttributeFact(name: text(), arguments: optional { $0.text() }, position: position())
      })
  }

  private mutating func value() -> ValueShape {
    ValueShape(
      kind: pick(.literal, .call, .reference, .closure, .other), path: texts(3),
      castType: optional { $0.text() }, isClosureResult: flag())
  }

  private mutating func context() -> UseContext {
    UseContext(
      kind: pick(.writtenType, .argument, .assignment, .cast, .typeArgument), text: text(),
      path: texts(3), label: text(), index: number() - 5)
  }

  private mutating func use(in facts: FileFacts) -> UseFact {
    UseFact(
      position: position(), path: Int32.random(in: 0..<Int32(facts.paths.count), using: &generator),
      type: index(facts.types.count), member: index(facts.members.count),
      context: index(facts.contexts.count),
      place: pick(.body, .propertyInitializer, .defaultArgument, .attribute, .topLevel, .preview),
      role: pick(.read, .write, .inout),
      flags: UseFact.Flags(rawValue: UInt8.random(in: 0...UInt8.max, using: &generator)))
  }

  private mutating func suppression() -> SuppressionFact {
    SuppressionFact(
      rules: texts(2), reason: optional { $0.text() }, position: position(), firstLine: number(),
      lastLine: number())
  }
}

// MARK: - Parts

extension RandomFacts {
  private mutating func count(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &generator) }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  private mutating func number() -> Int32 {
    let limit: Int32 = pick(10, 300, 70_000, .max)
    return Int32.random(in: 0...limit, using: &generator)
  }

  private mutating func index(_ limit: Int) -> Int32 {
    Int32.random(in: -1..<Int32(limit), using: &generator)
  }

  private mutating func position() -> SourcePosition {
    SourcePosition(line: number(), column: number(), offset: number())
  }

  private mutating func access() -> AccessLevel {
    pick(.private, .fileprivate, .implicit, .internal, .package, .public, .open)
  }

  private mutating func text() -> String {
    pick(
      "", "a", "shared", "NetworkAPI", "get(_:)", "Größe", "名前", "👩‍👩‍👧", "any API & Sendable",
      "[String: (Int, Result<[UInt8], any Error>)?]", "id\(count(50))")
  }

  private mutating func texts(_ limit: Int) -> [String] { (0..<count(limit)).map { _ in text() } }

  private mutating func optional<Value>(_ value: (inout Self) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  private mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
