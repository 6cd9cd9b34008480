/// Reads the facts of a file from bytes that may be anything.
package struct FactsDecoder {
  private var reader: ByteReader
  private var strings: [String] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    reader = ByteReader(bytes)
  }

  /// The facts that ``FactsEncoder`` wrote; whatever else the bytes are, it throws.
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(FactsCodingError) -> FileFacts {
    var decoder = Self(bytes)
    guard try decoder.reader.byte() == FactsEncoder.format else { throw .unknownFormat }
    try decoder.readStrings()
    let facts = try decoder.facts()
    guard decoder.reader.remaining == 0 else { throw .trailingBytes }
    try facts.validate()
    return facts
  }

  private mutating func readStrings() throws(FactsCodingError) {
    let lengths = try reader.list { (reader) throws(FactsCodingError) in try reader.unsigned() }
    strings.reserveCapacity(lengths.count)
    for length in lengths {
      strings.append(String(decoding: try reader.take(Int(length)), as: UTF8.self))
    }
  }

  private mutating func facts() throws(FactsCodingError) -> FileFacts {
    var facts = FileFacts()
    facts.imports = try texts()
    facts.types = try list { (decoder) throws(FactsCodingError) in try decoder.type() }
    facts.members = try list { (decoder) throws(FactsCodingError) in try decoder.member() }
    facts.aliases = try list { (decoder) throws(FactsCodingError) in try decoder.alias() }
    facts.paths = try list { (decoder) throws(FactsCodingError) in PathFact(try decoder.texts()) }
    facts.contexts = try list { (decoder) throws(FactsCodingError) in try decoder.context() }
    facts.uses = try uses()
    facts.suppressions = try list { (decoder) throws(FactsCodingError) in
      try decoder.suppression()
    }
    facts.obstacles = try list { (decoder) throws(FactsCodingError) in try decoder.obstacle() }
    facts.targets = try list { (decoder) throws(FactsCodingError) in try decoder.target() }
    facts.lineCount = try reader.signed()
    return facts
  }

  private mutating func list<Element>(
    _ element: (inout Self) throws(FactsCodingError) -> Element
  ) throws(FactsCodingError) -> [Element] {
    let count = try reader.count()
    guard count > 0 else { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(min(count, 4096))
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  private func string(_ number: UInt32) throws(FactsCodingError) -> String {
    guard number < strings.count else { throw .invalid("string") }
    return strings[Int(number)]
  }

  private mutating func text() throws(FactsCodingError) -> String {
    try string(try reader.unsigned())
  }

  private mutating func optionalText() throws(FactsCodingError) -> String? {
    let number = try reader.unsigned()
    return number == 0 ? nil : try string(number - 1)
  }

  private mutating func texts() throws(FactsCodingError) -> [String] {
    try list { (decoder) throws(FactsCodingError) in try decoder.text() }
  }

  private mutating func raw<Value: RawRepresentable>(
    _ value: Value.Type
  ) throws(FactsCodingError) -> Value where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try reader.byte()) else { throw .invalid("\(Value.self)") }
    return value
  }

  private mutating func flag() throws(FactsCodingError) -> Bool {
    let byte = try reader.byte()
    guard byte < 2 else { throw .invalid("flag") }
    return byte == 1
  }

  private mutating func position() throws(FactsCodingError) -> SourcePosition {
    SourcePosition(
      line: try reader.signed(), column: try reader.signed(), offset: try reader.signed())
  }
}

// MARK: - Declarations

extension FactsDecoder {
  private mutating func type() throws(FactsCodingError) -> TypeFact {
    var type = TypeFact(
      kind: try raw(TypeFact.Kind.self), name: try text(), parent: try reader.index(),
      access: try raw(AccessLevel.self), position: try position(), lastLine: try reader.signed(),
      inherited: try texts(), attributes: try texts(), genericParameters: try texts())
    let flags = try reader.byte()
    guard flags < 16 else { throw .invalid("flag") }
    type.isFinal = flags & 1 != 0
    type.isLocal = flags & 2 != 0
    type.isNonisolated = flags & 4 != 0
    type.isConditional = flags & 8 != 0
    return type
  }

  private mutating func member() throws(FactsCodingError) -> MemberFact {
    MemberFact(
      kind: try raw(MemberFact.Kind.self), name: try text(), owner: try reader.index(),
      access: try raw(AccessLevel.self), setterAccess: try raw(AccessLevel.self),
      flags: try memberFlags(), position: try position(), type: try optionalText(),
      value: try value(),
      parameters: try list { (decoder) throws(FactsCodingError) in try decoder.parameter() },
      attributes: try list { (decoder) throws(FactsCodingError) in try decoder.attribute() },
      genericParameters: try texts())
  }

  private mutating func memberFlags() throws(FactsCodingError) -> MemberFlags {
    guard let flags = UInt16(exactly: try reader.unsigned()) else { throw .invalid("flags") }
    return MemberFlags(rawValue: flags)
  }

  private mutating func value() throws(FactsCodingError) -> ValueShape? {
    let number = try reader.byte()
    guard number > 0 else { return nil }
    guard let kind = ValueShape.Kind(rawValue: number - 1) else { throw .invalid("ValueShape") }
    return ValueShape(
      kind: kind, path: try texts(), castType: try optionalText(), isClosureResult: try flag())
  }

  private mutating func parameter() throws(FactsCodingError) -> ParameterFact {
    ParameterFact(label: try text(), name: try text(), type: try text(), hasDefault: try flag())
  }

  private mutating func attribute() throws(FactsCodingError) -> AttributeFact {
    AttributeFact(name: try text(), arguments: try optionalText(), position: try position())
  }

  private mutating func alias() throws(FactsCodingError) -> AliasFact {
    AliasFact(
      name: try text(), owner: try reader.index(), target: try text(),
      access: try raw(AccessLevel.self), position: try position())
  }
}

// MARK: - Uses and the rest

extension FactsDecoder {
  private mutating func context() throws(FactsCodingError) -> UseContext {
    UseContext(
      kind: try raw(UseContext.Kind.self), text: try text(), path: try texts(),
      label: try text(), index: try reader.signed())
  }

  private mutating func uses() throws(FactsCodingError) -> [UseFact] {
    let count = try reader.count()
    guard count > 0 else { return [] }
    var uses: [UseFact] = []
    uses.reserveCapacity(count)
    var line: Int32 = 0
    var offset: Int32 = 0
    for _ in 0..<count {
      line &+= try reader.signed()
      let column = try reader.signed()
      offset &+= try reader.signed()
      uses.append(try use(at: SourcePosition(line: line, column: column, offset: offset)))
    }
    return uses
  }

  @inline(__always)
  private mutating func use(at position: SourcePosition) throws(FactsCodingError) -> UseFact {
    let path = try reader.index()
    let type = try reader.index()
    let member = try reader.index()
    let context = try reader.index()
    let kind = try reader.byte()
    let flags = try reader.byte()
    guard
      let place = UseFact.Place(rawValue: kind & 0x0F), let role = UseFact.Role(rawValue: kind >> 4)
    else { throw .invalid("UseFact") }
    return UseFact(
      position: position, path: path, type: type, member: member, context: context,
      place: place, role: role, flags: UseFact.Flags(rawValue: flags))
  }

  private mutating func suppression() throws(FactsCodingError) -> SuppressionFact {
    SuppressionFact(
      rules: try texts(), reason: try optionalText(), position: try position(),
      firstLine: try reader.signed(), lastLine: try reader.signed())
  }

  private mutating func obstacle() throws(FactsCodingError) -> ObstacleFact {
    ObstacleFact(
      kind: try raw(ObstacleFact.Kind.self), message: try text(), position: try position())
  }

  private mutating func target() throws(FactsCodingError) -> ManifestTargetFact {
    ManifestTargetFact(
      kind: try raw(ManifestTargetFact.Kind.self), name: try text(), path: try optionalText(),
      isOnMainActor: try flag(), isBeforeSwift6: try flag(), dependencies: try texts(),
      isInLibrary: try flag())
  }
}
