import DepFacts
import DepModel
import DepSyntax

/// Reads how types are made.
struct MadeTypes: Sendable {
  let scope: ProjectScope
  let reader: TypeReader
  private let knownTypes = Remembered<MadeType?>()
  private let knownLists = Remembered<[[MadeType.Field]]>()
  private let knownInitializers = Remembered<[Initializer]>()

  init(scope: ProjectScope, reader: TypeReader) {
    self.scope = scope
    self.reader = reader
  }

  /// Nil for a type that nothing can make by its initializer.
  func made(_ type: Int) -> MadeType? {
    knownTypes.value(of: type) { read(type) }
  }

  /// How a type is made whose initializer takes no `Dependencies`, though it has one.
  private func madeWithoutDependencies(_ type: Int) -> MadeType? {
    guard scope.model.types[type].kind != .protocol, !scope.isGeneric(type),
      let chosen = (inheritedInitializers(of: type) ?? initializers(of: type))
        .first(where: { !$0.access.isHidden })
    else { return nil }
    return MadeType(
      type: type, structType: nil, fields: [], parameters: chosen.parameters,
      isAsync: chosen.flags.contains(.isAsync), isThrowing: chosen.flags.contains(.isThrowing),
      isFailable: chosen.flags.contains(.isFailable), place: chosen.place)
  }

  /// How code makes a type that may be generic, or whose initializer takes no `Dependencies`.
  func any(_ type: Int) -> MadeType? {
    made(type) ?? madeGeneric(type) ?? madeWithoutDependencies(type)
  }

  /// How a generic type is made, by code that names its parameters.
  private func madeGeneric(_ type: Int) -> MadeType? {
    scope.isGeneric(type) ? read(type, takesGeneric: true) : nil
  }

  private func read(_ type: Int, takesGeneric: Bool = false) -> MadeType? {
    let entry = scope.model.types[type]
    guard isMakeable(type, takesGeneric) else { return nil }
    let structType = structType(of: type)
    let initializers = inheritedInitializers(of: type) ?? initializers(of: type)
    let open = initializers.filter { !$0.access.isHidden }
    let taking = open.first { $0.parameters.contains(where: \.isDependencies) }
    let plain = open.first { $0.parameters.allSatisfy(\.hasDefault) }
    if let chosen = taking ?? (structType == nil ? plain ?? open.first : nil) {
      return made(type, by: chosen)
    }
    guard initializers.allSatisfy(\.isInExtension), let parameters = memberwise(type, entry.kind)
    else { return nil }
    return made(type, memberwise: parameters)
  }

  /// How a call with these labels makes the type, which can leave out the dependencies.
  ///
  /// Of several initializers the one with the fewest defaults, as in Swift; nil where none takes
  /// the labels.
  func made(_ type: Int, taking labels: [String]) -> MadeType? {
    initializers(making: type, takesHidden: false).filter { made in
      (made.structType == nil || made.parameters.contains(where: \.isDependencies))
        && made.parameters(for: labels) != nil
    }.min { $0.parameters.count < $1.parameters.count }
  }

  /// How a type can be made, by the compiler's initializer first.
  func initializers(making type: Int, takesHidden: Bool = true) -> [MadeType] {
    guard isMakeable(type) else { return [] }
    let all = inheritedInitializers(of: type) ?? initializers(of: type)
    let written = all.filter { takesHidden || !$0.access.isHidden }.map { made(type, by: $0) }
    guard all.allSatisfy(\.isInExtension),
      let parameters = memberwise(type, scope.model.types[type].kind, keepsDefaults: true)
    else { return written }
    return [made(type, memberwise: parameters)] + written
  }

  private func isMakeable(_ type: Int, _ takesGeneric: Bool = false) -> Bool {
    [.class, .struct, .actor].contains(scope.model.types[type].kind)
      && (takesGeneric || !scope.isGeneric(type))
  }

  private func made(_ type: Int, by chosen: Initializer) -> MadeType {
    let structType = structType(of: type)
    return MadeType(
      type: type, structType: structType, fields: structType.map(fields) ?? [],
      parameters: chosen.parameters, isAsync: chosen.flags.contains(.isAsync),
      isThrowing: chosen.flags.contains(.isThrowing),
      isFailable: chosen.flags.contains(.isFailable), place: chosen.place)
  }

  private func made(_ type: Int, memberwise parameters: [MadeType.Parameter]) -> MadeType {
    let structType = structType(of: type)
    return MadeType(
      type: type, structType: structType, fields: structType.map(fields) ?? [],
      parameters: parameters, isAsync: false, isThrowing: false, isFailable: false,
      place: scope.model.types[type].place)
  }

  /// The `Dependencies` of a type, or of the nearest superclass that has one.
  func structType(of type: Int) -> Int? {
    ([type] + scope.superclasses(of: type)).lazy
      .compactMap { scope.nestedType("Dependencies", of: $0) }.first
  }

  /// The initializers of the nearest superclass that writes some, for a class that writes none.
  func inheritedInitializers(of type: Int) -> [Initializer]? {
    guard scope.model.types[type].kind == .class,
      initializers(of: type).allSatisfy(\.isInExtension)
    else { return nil }
    let lists = scope.superclasses(of: type).lazy.map { initializers(of: $0) }
    return lists.first { !$0.allSatisfy(\.isInExtension) }
  }

  /// The fields of a `Dependencies` struct, as its initializer takes them.
  func fields(of structType: Int) -> [MadeType.Field] {
    let lists = fieldLists(of: structType)
    guard lists.count > 1 else { return lists.first ?? [] }
    let names = Set(stored(in: structType).map(\.fact.name))
    return lists.first { Set($0.map(\.name)) == names } ?? lists.first { $0.count == names.count }
      ?? lists[0]
  }

  private func fields(of initializer: Initializer, in structType: Int) -> [MadeType.Field] {
    initializer.parameters.map {
      MadeType.Field(
        name: $0.label == "_" ? $0.name : $0.label, type: $0.type, hasDefault: $0.hasDefault,
        place: storedPlace($0.name, of: structType) ?? initializer.place)
    }
  }

  private func memberwiseFields(of structType: Int) -> [MadeType.Field] {
    stored(in: structType).filter { !($0.fact.flags.contains(.isLet) && $0.fact.value != nil) }
      .map { member in
        MadeType.Field(
          name: member.fact.name, type: type(of: member, in: structType),
          hasDefault: member.fact.value != nil || isOptionalVariable(member.fact),
          place: Place(file: member.file, position: member.fact.position))
      }
  }

  /// All lists of fields with which the struct can be made, the compiler's own first.
  func fieldLists(of structType: Int) -> [[MadeType.Field]] {
    knownLists.value(of: structType) {
      let initializers = initializers(of: structType)
      let isMemberwise = initializers.allSatisfy(\.isInExtension)
      return (isMemberwise ? [memberwiseFields(of: structType)] : [])
        + initializers.map { fields(of: $0, in: structType) }
    }
  }

  // MARK: Reading

  struct Member {
    let file: Int
    let fact: MemberFact
    let isInExtension: Bool
    /// What the word before the extension says where the member says nothing.
    let access: AccessLevel
  }

  struct Initializer: Sendable {
    let parameters: [MadeType.Parameter]
    let flags: MemberFlags
    let access: AccessLevel
    let isInExtension: Bool
    let place: Place
  }

  private func members(of type: Int) -> [Member] {
    // The module of the root may add an initializer to a struct of another module.
    scope.parts(of: type).filter { scope.records[$0.file].role == .source }.flatMap { part in
      let isInExtension = scope.fact(part).kind == .extension
      let normal = isInExtension ? scope.fact(part).access : .internal
      return scope.members(of: part).map {
        Member(
          file: part.file, fact: $0, isInExtension: isInExtension,
          access: $0.access.settled(normal.settled(.internal)))
      }
    }
  }

  func stored(in type: Int) -> [Member] {
    members(of: type).filter {
      $0.fact.kind == .storedProperty && !$0.fact.flags.contains(.isStatic)
    }
  }

  private func storedPlace(_ name: String, of type: Int) -> Place? {
    stored(in: type).first { $0.fact.name == name }.map {
      Place(file: $0.file, position: $0.fact.position)
    }
  }

  func initializers(of type: Int) -> [Initializer] {
    knownInitializers.value(of: type) { readInitializers(of: type) }
  }

  private func readInitializers(of type: Int) -> [Initializer] {
    MacroInitializers.all(of: type, in: scope, reader) + writtenInitializers(of: type)
  }

  private func writtenInitializers(of type: Int) -> [Initializer] {
    members(of: type).filter { $0.fact.kind == .initializer }.map { member in
      Initializer(
        parameters: member.fact.parameters.map { parameter in
          let meant = reader.meaning(
            of: Self.withoutEscaping(parameter.type), in: type, file: member.file)
          return MadeType.Parameter(
            label: parameter.label, name: parameter.name, type: meant,
            hasDefault: parameter.hasDefault || parameter.type.hasSuffix("..."),
            isDependencies: isDependencies(meant, of: type))
        },
        flags: member.fact.flags, access: member.access, isInExtension: member.isInExtension,
        place: Place(file: member.file, position: member.fact.position))
    }
  }

  /// Whether it is the struct of the type itself, and not that of another one.
  private func isDependencies(_ meant: MeantType, of type: Int) -> Bool {
    guard meant.text.lastName == "Dependencies" else { return false }
    let own = scope.nestedType("Dependencies", of: type)
    return own == nil || meant.type == nil || meant.type == own
  }

  private static func withoutEscaping(_ type: String) -> String {
    let word = "@escaping "
    return type.hasPrefix(word) ? String(type.dropFirst(word.count)) : type
  }

  /// The parameters of the initializer that the compiler writes; nil where it writes none.
  ///
  /// Those with a default are among them only if it says so: a default that stands in for the
  /// root's values is not what the root passes.
  private func memberwise(
    _ type: Int, _ kind: TypeFact.Kind, keepsDefaults: Bool = false
  ) -> [MadeType.Parameter]? {
    let members = stored(in: type).filter { !isFilledByWrapper($0.fact) }
    let open = members.filter { $0.fact.value == nil && !isOptionalVariable($0.fact) }
    guard kind == .struct else { return open.isEmpty ? [] : nil }
    // A hidden property makes that initializer hidden, if it is one of its parameters.
    let isPart = { (fact: MemberFact) in !fact.flags.contains(.isLet) || fact.value == nil }
    guard members.allSatisfy({ !isPart($0.fact) || !$0.fact.access.isHidden }) else { return nil }
    return members.compactMap { member in
      let meant = self.type(of: member, in: type)
      let isDependencies = isDependencies(meant, of: type)
      let hasDefault = member.fact.value != nil || isOptionalVariable(member.fact)
      let isOpen = keepsDefaults || isDependencies
      guard !hasDefault || isOpen && isPart(member.fact) else { return nil }
      return MadeType.Parameter(
        label: member.fact.name, name: member.fact.name, type: meant, hasDefault: hasDefault,
        isDependencies: isDependencies)
    }
  }

  /// Whether a property wrapper gives the value, so that no initializer takes it.
  private func isFilledByWrapper(_ fact: MemberFact) -> Bool {
    fact.value == nil
      && fact.attributes.contains {
        $0.name.isCapitalized
          && ($0.arguments != nil || scope.sdk.lists($0.name, in: .wrappersWithoutParameter))
      }
  }

  func type(of member: Member, in type: Int) -> MeantType {
    reader.meaning(
      of: member.fact.type ?? inferredDependencies(member.fact.value) ?? "_", in: type,
      file: member.file)
  }

  /// The `Dependencies` of `Dependencies.live` and `Self.Dependencies()`.
  private func inferredDependencies(_ value: ValueShape?) -> String? {
    guard let value, value.castType == nil, !value.isClosureResult,
      let place = value.path.firstIndex(where: { $0.prefix { $0 != "(" } == "Dependencies" }),
      value.kind == .call ? place == value.path.count - 1 : place == value.path.count - 2
    else { return nil }
    return value.path[...place].map { String($0.prefix { $0 != "(" }) }.joined(separator: ".")
  }

  private func isOptionalVariable(_ fact: MemberFact) -> Bool {
    guard !fact.flags.contains(.isLet), let type = fact.type, type.last == "?" || type.last == "!"
    else { return false }
    // The result of a closure may be optional, and the closure is not.
    switch WrittenType(parsing: type).form {
    case .optional, .implicitlyUnwrapped: return true
    default: return false
    }
  }
}
