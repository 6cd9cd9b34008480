import DepFacts

/// A property wrapper of the project, read for when it fetches.
struct WrapperSource {
  private let scope: ProjectScope
  private let type: Int
  private let members: [MemberFact]

  /// Nil for a type that is no property wrapper.
  init?(_ type: Int, in scope: ProjectScope) {
    guard
      scope.parts(of: type).contains(where: {
        scope.fact($0).attributes.contains("propertyWrapper")
      })
    else { return nil }
    self.scope = scope
    self.type = type
    members = scope.members(of: type)
  }

  /// Nil where its source does not tell.
  var moment: FetchMoment? {
    if members.contains(where: isEnvironment) { return .view }
    guard let value = members.first(where: { $0.name == "wrappedValue" }) else { return nil }
    if value.flags.contains(.isWeak) { return .weakly }
    return value.kind == .storedProperty ? moment(ofStored: value) : moment(ofComputed: value)
  }

  /// Whether no code may put another object into it.
  var isReadOnly: Bool {
    members.contains {
      $0.name == "wrappedValue" && ($0.kind == .computedProperty || $0.flags.contains(.isLet))
        && !$0.flags.contains(.hasSetter)
    }
  }

  /// The type that the key paths of its initializers begin with.
  var container: String? {
    for member in members where member.kind == .initializer {
      for parameter in member.parameters {
        let type = parameter.type
        guard let start = type.firstIndex(of: "<"), type[..<start].hasSuffix("KeyPath") else {
          continue
        }
        return String(type[type.index(after: start)...].prefix { $0 != "," })
      }
    }
    return nil
  }

  private func isEnvironment(_ member: MemberFact) -> Bool {
    member.attributes.contains { scope.sdk.lists($0.name, in: .wrappersWithoutParameter) }
  }

  private func moment(ofStored value: MemberFact) -> FetchMoment? {
    if value.flags.contains(.isLazy) { return .firstRead }
    if value.value != nil { return .initializer }
    let initializers = members.filter { $0.kind == .initializer }
    if initializers.contains(where: { $0.parameters.contains { $0.label == "wrappedValue" } }) {
      return nil
    }
    return fetches(in: "init") || asksKey(for: value, [value]) ? .initializer : .elsewhere
  }

  /// A getter that fetches does so each time, unless the wrapper has a place to keep the object and
  /// more than one expression to put it there.
  private func moment(ofComputed value: MemberFact) -> FetchMoment? {
    let stored = members.filter { $0.kind == .storedProperty && !$0.flags.contains(.isStatic) }
    if stored.contains(where: { $0.flags.contains(.isWeak) }) { return .weakly }
    if stored.contains(where: { $0.flags.contains(.isLazy) }) { return .firstRead }
    if let box = stored.lazy.compactMap(box).first { return moment(ofKeeping: box) }
    if fetches(in: "wrappedValue") {
      let isOneExpression = [.call, .other].contains(value.value?.kind)
      let optional = stored.filter {
        !$0.flags.contains(.isLet) && ($0.type?.hasSuffix("?") == true || $0.type?.last == "!")
      }
      if !isOneExpression, optional.contains(where: { Self.plain($0.type) == value.type }) {
        return .firstRead
      }
      // An object that the wrapper made for itself may keep the other one.
      if stored.contains(where: { $0.value?.kind == .call }) { return nil }
      return !optional.isEmpty && !isOneExpression ? .firstRead : .eachRead
    }
    guard
      fetches(in: "init") || asksKey(for: value, stored)
        || stored.contains(where: { $0.value != nil })
    else { return .elsewhere }
    guard handsBack(value, of: stored) else { return .eachRead }
    return asksLater(value, stored) ? .firstRead : .initializer
  }

  /// Whether the initializers take a key, as `init<K>(_ key: K.Type)` does, and fill a constant.
  ///
  /// That is the value, or a closure that asks the key for it. Other code may fill a variable.
  private func asksKey(for value: MemberFact, _ stored: [MemberFact]) -> Bool {
    let initializers = members.filter { $0.kind == .initializer }
    let fillsConstant = stored.contains {
      $0.flags.contains(.isLet)
        && ($0.type?.hasArrow == true || Self.plain($0.type) == Self.plain(value.type))
    }
    return fillsConstant && !initializers.isEmpty
      && initializers.allSatisfy { initializer in
        initializer.parameters.count == 1
          && initializer.genericParameters.contains { name in
            initializer.parameters[0].type == name + ".Type"
          }
      }
  }

  /// Whether a getter may ask a container that the wrapper stores, and keep what that gives.
  private func asksLater(_ value: MemberFact, _ stored: [MemberFact]) -> Bool {
    if value.value?.kind == .reference { return false }
    let kept = stored.filter { Self.plain($0.type) == Self.plain(value.type) }
    guard kept.allSatisfy({ !$0.flags.contains(.isLet) }) else { return false }
    return stored.contains { member in
      guard let written = member.type else { return member.value.map(isFetched) == true }
      return written.hasArrow || scope.handedContainer(written, in: type) != nil
        || scope.sdk.containers.all.contains {
          $0.container == written || $0.resolvers.contains(written)
        }
    }
  }

  /// Whether a value reaches for something, as a container's name does.
  private func isFetched(_ value: ValueShape) -> Bool {
    value.kind == .reference && value.path.count > 1
  }

  /// A class inside of the wrapper in which it keeps its state.
  private func box(_ member: MemberFact) -> Int? {
    let written = Self.plain(member.type ?? member.value?.path.first?.baseName)
    guard let type = scope.type(named: String(written.prefix { $0 != "<" }), in: type),
      scope.model.types[type].kind == .class,
      scope.model.types[type].name.hasPrefix(scope.model.types[self.type].name + ".")
    else { return nil }
    return type
  }

  /// When a wrapper fetches that keeps the object in a class inside of it.
  private func moment(ofKeeping box: Int) -> FetchMoment? {
    let kept = scope.members(of: box).filter { $0.kind == .storedProperty }
    if kept.contains(where: { $0.flags.contains(.isWeak) }) { return .weakly }
    return kept.contains {
      !$0.flags.contains(.isLet) && ($0.type?.hasSuffix("?") == true || $0.type?.last == "!")
    } ? .firstRead : nil
  }

  /// Whether a getter gives what the wrapper stores, and does not ask a container that it stores.
  private func handsBack(_ value: MemberFact, of stored: [MemberFact]) -> Bool {
    if let shape = value.value, shape.kind == .reference {
      let path = shape.path.first == "self" ? Array(shape.path.dropFirst()) : shape.path
      if path.count == 1, stored.contains(where: { $0.name == path[0] }) { return true }
    }
    return stored.contains { $0.type != nil && Self.plain($0.type) == Self.plain(value.type) }
  }

  private static func plain(_ type: String?) -> String {
    var name = type ?? ""
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    return name
  }

  /// Whether a chain is nothing but a value that its arguments tell: `String(describing: key)`.
  private func makesPlainValue(_ path: [String]) -> Bool {
    path.count == 1 && scope.sdk.lists(path[0].baseName, in: .standardTypes)
      && scope.type(named: path[0].baseName, in: type) == nil
  }

  /// Whether the bodies of the members of a name reach for something outside of the wrapper.
  private func fetches(in name: String) -> Bool {
    scope.parts(of: type).contains { part in
      let facts = scope.records[part.file].facts
      return facts.uses.contains { use in
        use.type == Int32(part.fact) && use.member >= 0
          && facts.members[Int(use.member)].name == name
          && !makesPlainValue(facts.paths[Int(use.path)].components)
      }
    }
  }
}
