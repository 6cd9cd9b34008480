package import DepFacts

/// A container that the project declares: a store with functions that register by type, or a
/// container whose initializer takes a list of registrations.
package struct OwnContainer {
  package private(set) var dialect: RegistrationDialect
  package let type: Int
  /// The types of a list's elements.
  package private(set) var elements: [Int] = []
  /// What registers, with the parameter that makes the object.
  package private(set) var registering: [Registering] = []

  package struct Registering: Hashable, Sendable {
    /// What a call names.
    package let name: String
    package let member: MemberFact
    package let file: Int
    /// Whether the caller makes the object before the call.
    package let takesValue: Bool
    package let parameter: String
  }

  private let scope: ProjectScope

  /// Nil for a type that registers nothing.
  init?(_ type: Int, dialect: RegistrationDialect, in scope: ProjectScope) {
    self.dialect = dialect
    self.type = type
    self.scope = scope
    elements = elementTypes()
    self.dialect.ownTypes = Set([type] + elements)
    self.dialect.ownType = type
    readStore()
    readList()
    guard !registering.isEmpty else {
      self.dialect.readsProperties = scope.members(of: type).contains {
        $0.kind == .storedProperty && $0.value != nil && !$0.flags.contains(.isStatic)
      }
      if self.dialect.readsProperties { return }
      return nil
    }
    self.dialect.calls = Set(registering.map(\.name))
    for entry in registering {
      note(entry.member, named: entry.name, in: \.labelsOfCalls)
    }
    let fetching = ([type] + elements).flatMap { scope.members(of: $0) }.filter { member in
      member.kind == .function && !self.dialect.calls.contains(member.name)
        && isPlaceholder(member.type ?? "", of: member)
    }
    self.dialect.resolves = Set(fetching.map(\.name))
    for member in fetching { note(member, named: member.name, in: \.labelsOfResolves) }
    let handsOver = registering.contains { entry in
      entry.member.parameters.contains { $0.name == entry.parameter && Self.takesOne($0.type) }
    }
    self.dialect.resolverParameter = handsOver ? 0 : nil
  }

  /// Remembers how calls of a function look.
  private mutating func note(
    _ member: MemberFact, named name: String,
    in labels: WritableKeyPath<RegistrationDialect, [String: Set<String>]>
  ) {
    dialect[keyPath: labels][name, default: []].formUnion(member.parameters.map(\.label))
    let types = member.parameters.filter { $0.type.hasSuffix(".Type") }
    dialect.labelsOfTypes[name, default: []].formUnion(types.map(\.label))
  }

  /// A class whose properties are the registrations.
  init(component type: Int, dialect: RegistrationDialect, in scope: ProjectScope) {
    self.dialect = dialect
    self.dialect.readsProperties = true
    self.dialect.ownTypes = [type]
    self.dialect.ownType = type
    self.type = type
    self.scope = scope
  }

  /// Which objects the store keeps, by the function that registers them.
  package mutating func setLifetimes(_ keeps: (Registering) -> Bool) {
    for entry in registering {
      dialect.lifetimeOfCalls[entry.name] = entry.takesValue || keeps(entry) ? .kept : .new
    }
  }

  /// Whether a function gives what the closure of another one makes.
  ///
  /// `resolve() -> T` gives what `register(_: () -> T)` takes. What only keeps values is a cache,
  /// or writes files.
  var givesBack: Bool {
    let made = Set(
      registering.filter { !$0.takesValue }.flatMap { entry in
        entry.member.parameters.filter { $0.name == entry.parameter }.map {
          Self.withoutOptional(Self.made(by: $0.type))
        }
      })
    return ([type] + elements).flatMap { scope.members(of: $0) }.contains { member in
      dialect.resolves.contains(member.name)
        && made.contains(Self.withoutOptional(member.type ?? ""))
    }
  }

  // MARK: Reading

  private mutating func readStore() {
    for part in scope.parts(of: type) {
      for member in scope.members(of: part) where member.kind == .function {
        add(member, named: member.name, part.file)
      }
    }
  }

  /// Functions of files and initializers that give an element of the list.
  private mutating func readList() {
    let names = Set(elements.map { scope.model.types[$0].name.lastName })
    let storeCount = registering.count
    defer { dialect.freeCalls = Set(registering.dropFirst(storeCount).map(\.name)) }
    for element in elements {
      for part in scope.parts(of: element) {
        for member in scope.members(of: part) where member.kind == .initializer {
          add(member, named: scope.model.types[element].name.lastName, part.file)
        }
      }
    }
    for (file, record) in scope.records.enumerated() where record.role == .source {
      for member in record.facts.members
      where member.kind == .function && member.owner < 0 && names.contains(member.type ?? "") {
        add(member, named: member.name, file)
      }
    }
  }

  private mutating func add(_ member: MemberFact, named name: String, _ file: Int) {
    let hasKey = member.parameters.contains {
      $0.type.hasSuffix(".Type")
        && isPlaceholder(String($0.type.dropLast(".Type".count)), of: member)
    }
    let value = member.parameters.last { parameter in
      let made = Self.made(by: parameter.type)
      return isPlaceholder(made, of: member) && (hasKey || made != parameter.type)
        || hasKey && made == "Any"
    }
    guard let value, isKept(value, by: member) else { return }
    let plain = value.type.replacing("@escaping ", with: "").replacing("@Sendable ", with: "")
    registering.append(
      Registering(
        name: name, member: member, file: file,
        takesValue: Self.made(by: value.type) == plain, parameter: value.name))
  }

  /// Whether a function may keep a closure for later: one that it only runs makes nothing for
  /// others, and one whose value it returns serves the caller.
  private func isKept(_ value: ParameterFact, by member: MemberFact) -> Bool {
    guard value.type.hasArrow else { return true }
    let mayEscape =
      ["@escaping", "@autoclosure"].contains(where: value.type.contains)
      || value.type.hasSuffix("?")
    let made = Self.withoutOptional(Self.made(by: value.type))
    return mayEscape && made != Self.withoutOptional(member.type ?? "")
  }

  /// The types that the initializers of a container take a list of.
  private func elementTypes() -> [Int] {
    let file = scope.model.types[type].place.file
    let written = scope.members(of: type).filter { $0.kind == .initializer }
      .flatMap(\.parameters).map(\.type)
    let names = written.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    return Set(names).sorted().compactMap { scope.type(named: $0, in: type, file: file) }
      .filter { $0 != type }
  }

  /// What a closure or a value of a type gives: `Service` of `@escaping () -> Service`.
  private static func made(by type: String) -> String {
    guard let arrow = type.firstRange(of: "->") else { return type }
    return type[arrow.upperBound...].trimmingSpaces
  }

  private static func takesOne(_ type: String) -> Bool {
    guard let open = type.firstIndex(of: "("), let close = type[open...].firstIndex(of: ")") else {
      return false
    }
    return type.hasArrow && type.index(after: open) != close
  }

  private static func withoutOptional(_ type: String) -> String {
    type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
  }

  /// Whether a name is a generic parameter of a function, or of the container itself.
  private func isPlaceholder(_ name: String, of member: MemberFact) -> Bool {
    let name = Self.withoutOptional(name)
    return member.genericParameters.contains(name)
      || ([type] + elements).flatMap { scope.parts(of: $0) }
        .contains { scope.fact($0).genericParameters.contains(name) }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
