/// Writes the facts of a file in a form that is small and fast to read.
///
/// The layout: a byte for the format, the different strings of the file, and then the lists of
/// ``FileFacts`` in the order of their declaration, each with its count. Strings are numbers into
/// the table. Places of uses are differences to the use before, which mostly fit a byte.
package struct FactsEncoder {
  /// Counts up with every change of the layout.
  package static let format: UInt8 = 8

  private var body = ByteWriter()
  private var strings = StringCollector()

  private init() {}

  /// The bytes of the facts.
  package static func encode(_ facts: FileFacts) -> [UInt8] {
    var encoder = Self()
    encoder.write(facts)
    var whole = ByteWriter()
    whole.write(byte: format)
    encoder.strings.write(to: &whole)
    whole.write(contentsOf: encoder.body)
    return whole.bytes
  }

  private mutating func write(_ facts: FileFacts) {
    write(facts.imports)
    writeList(facts.types) { $0.write($1) }
    writeList(facts.members) { $0.write($1) }
    writeList(facts.aliases) { $0.write($1) }
    writeList(facts.paths) { $0.write($1.components) }
    writeList(facts.contexts) { $0.write($1) }
    write(facts.uses)
    writeList(facts.suppressions) { $0.write($1) }
    writeList(facts.obstacles) { $0.write($1) }
    writeList(facts.targets) { $0.write($1) }
    body.write(signed: facts.lineCount)
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    body.write(count: elements.count)
    // Through a buffer, because a loop over the array copies each element with all that it holds.
    elements.withUnsafeBufferPointer { buffer in
      for index in buffer.indices { write(&self, buffer[index]) }
    }
  }

  private mutating func write(_ string: String) {
    body.write(unsigned: strings.number(of: string))
  }

  private mutating func write(_ string: String?) {
    guard let string else { return body.write(unsigned: 0) }
    body.write(unsigned: strings.number(of: string) &+ 1)
  }

  private mutating func write(_ list: [String]) {
    writeList(list) { $0.write($1) }
  }

  private mutating func write(_ position: SourcePosition) {
    body.write(signed: position.line)
    body.write(signed: position.column)
    body.write(signed: position.offset)
  }
}

// MARK: - Declarations

extension FactsEncoder {
  private mutating func write(_ type: TypeFact) {
    body.write(byte: type.kind.rawValue)
    write(type.name)
    body.write(index: type.parent)
    body.write(byte: type.access.rawValue)
    write(type.position)
    body.write(signed: type.lastLine)
    write(type.inherited)
    write(type.attributes)
    write(type.genericParameters)
    body.write(
      byte: (type.isFinal ? 1 : 0) | (type.isLocal ? 2 : 0) | (type.isNonisolated ? 4 : 0)
        | (type.isConditional ? 8 : 0))
  }

  private mutating func write(_ member: MemberFact) {
    body.write(byte: member.kind.rawValue)
    write(member.name)
    body.write(index: member.owner)
    body.write(byte: member.access.rawValue)
    body.write(byte: member.setterAccess.rawValue)
    body.write(unsigned: UInt32(member.flags.rawValue))
    write(member.position)
    write(member.type)
    write(member.value)
    writeList(member.parameters) { $0.write($1) }
    writeList(member.attributes) { $0.write($1) }
    write(member.genericParameters)
  }

  private mutating func write(_ value: ValueShape?) {
    guard let value else { return body.write(byte: 0) }
    body.write(byte: value.kind.rawValue + 1)
    write(value.path)
    write(value.castType)
    body.write(byte: value.isClosureResult ? 1 : 0)
  }

  private mutating func write(_ parameter: ParameterFact) {
    write(parameter.label)
    write(parameter.name)
    write(parameter.type)
    body.write(byte: parameter.hasDefault ? 1 : 0)
  }

  private mutating func write(_ attribute: AttributeFact) {
    write(attribute.name)
    write(attribute.arguments)
    write(attribute.position)
  }

  private mutating func write(_ alias: AliasFact) {
    write(alias.name)
    body.write(index: alias.owner)
    write(alias.target)
    body.write(byte: alias.access.rawValue)
    write(alias.position)
  }
}

// MARK: - Uses and the rest

extension FactsEncoder {
  private mutating func write(_ context: UseContext) {
    body.write(byte: context.kind.rawValue)
    write(context.text)
    write(context.path)
    write(context.label)
    body.write(signed: context.index)
  }

  private mutating func write(_ uses: [UseFact]) {
    body.write(count: uses.count)
    var line: Int32 = 0
    var offset: Int32 = 0
    for use in uses {
      body.write(signed: use.position.line &- line)
      body.write(signed: use.position.column)
      body.write(signed: use.position.offset &- offset)
      line = use.position.line
      offset = use.position.offset
      body.write(index: use.path)
      body.write(index: use.type)
      body.write(index: use.member)
      body.write(index: use.context)
      body.write(byte: use.place.rawValue | use.role.rawValue << 4)
      body.write(byte: use.flags.rawValue)
    }
  }

  private mutating func write(_ suppression: SuppressionFact) {
    write(suppression.rules)
    write(suppression.reason)
    write(suppression.position)
    body.write(signed: suppression.firstLine)
    body.write(signed: suppression.lastLine)
  }

  private mutating func write(_ obstacle: ObstacleFact) {
    body.write(byte: obstacle.kind.rawValue)
    write(obstacle.message)
    write(obstacle.position)
  }

  private mutating func write(_ target: ManifestTargetFact) {
    body.write(byte: target.kind.rawValue)
    write(target.name)
    write(target.path)
    body.write(byte: target.isOnMainActor ? 1 : 0)
    body.write(byte: target.isBeforeSwift6 ? 1 : 0)
    write(target.dependencies)
    body.write(byte: target.isInLibrary ? 1 : 0)
  }
}
