import DepFacts
import DepModel
import DepSyntax

/// What `live` of a transitional struct says of its fields: the root gives the same.
extension Wiring {
  /// Whether the default of a field stands: `live` passes nothing else.
  func isLeftOut(_ field: MadeType.Field, of structType: Int) -> Bool {
    guard field.hasDefault else { return false }
    guard readsLive, let value = lives.values(of: structType)[field.name] else { return true }
    return value.text == "nil"
  }

  /// An input for what `live` reads from outside, or what no other file can write.
  ///
  /// As long as others read a singleton, the root has to read the same one. Nil where the root
  /// makes what `live` makes; without an expression where no root can be given one.
  mutating func liveInput(for wanted: Wanted, in use: inout Use) -> Made? {
    guard let structType = wanted.structType,
      let value = lives.values(of: structType)[wanted.name],
      readsLive || value.isConfigured && !value.stands && madeByLive(wanted, value.isClosure) != nil
    else { return nil }
    switch value.made {
    case .object(let name) where isDeclared(name, in: structType):
      guard isGiven(value, name, structType, wanted) else { return nil }
    case .allocator: return nil
    default: break
    }
    guard value.stands else { return Made(expression: inputOrMissing(wanted, in: &use)) }
    if let (input, level) = addedInput(wanted, live: value.text, in: use) {
      return Made(expression: reference(to: input, at: level, in: &use))
    }
    return Made(expression: add(wanted, live: .text(value.text), in: &use))
  }

  /// Whether an object that `live` makes is an input, and not made in place.
  ///
  /// A plain struct is, and so is one made with arguments that can fail, or that no other file can
  /// write.
  private func isGiven(
    _ value: LiveValues.Value, _ name: String, _ structType: Int, _ wanted: Wanted
  ) -> Bool {
    guard value.stands else {
      return value.isConfigured
        || madeByLive(wanted, value.isClosure).map {
          callsAnotherInitializer($0, for: wanted)
        } ?? false
    }
    guard !value.isClosure, let made = scope.type(named: name, in: structType).flatMap(makers.made)
    else { return false }
    if !isService(made.type) { return true }
    return value.isConfigured && (made.isAsync || made.isThrowing || made.isFailable)
  }

  /// An input that this run has added for the same expression of another `live`.
  private func addedInput(
    _ wanted: Wanted, live: String, in use: Use
  ) -> (Supply, level: Int)? {
    for level in levels[use.root] {
      for input in states[level].intent.inputs where input.live == .text(live) {
        let supply = states[level].view.suiting(wanted.type, named: input.name).first {
          $0.name == input.name && $0.path.count > 1
        }
        if let supply { return (supply, level) }
      }
    }
    return nil
  }

  /// Whether `live` of the type that asks passes something else than the value that suits.
  func isOfAnotherLive(_ supply: Supply, _ wanted: Wanted, at level: Int) -> Bool {
    if isMadeByLive(wanted, isClosure: false),
      // This run keeps it for another type, or for a registration.
      registered.contains(supply.name)
        || states[level].intent.added.contains(where: { $0.name == supply.name })
    {
      return true
    }
    guard supply.path.count > 1, let own = passed(for: wanted),
      let input = states[level].intent.inputs.first(where: { $0.name == supply.name })
    else { return false }
    return input.passed.map { $0 != own } ?? false
  }

  /// What `live` of the type that asks passes for a field.
  func passed(for wanted: Wanted) -> AddedInput.Passed? {
    guard readsLive, let structType = wanted.structType,
      let value = lives.values(of: structType)[wanted.name]
    else { return nil }
    return .init(text: value.text, structType: value.stands ? nil : structType)
  }

  /// Whether `live` of the type that asks makes an object of a type of the project for the field:
  /// each owner has its own.
  func isMadeByLive(_ wanted: Wanted, isClosure: Bool) -> Bool {
    liveType(of: wanted, isClosure: isClosure) != nil
  }

  /// The type of the object that `live` makes for a field.
  func liveType(of wanted: Wanted, isClosure: Bool) -> Int? {
    readsLive ? madeByLive(wanted, isClosure) : nil
  }

  func madeByLive(_ wanted: Wanted, _ isClosure: Bool) -> Int? {
    guard let structType = wanted.structType,
      let value = lives.values(of: structType)[wanted.name], value.isClosure == isClosure,
      case .object(let name) = value.made, isDeclared(name, in: structType)
    else { return nil }
    return scope.type(named: name, in: structType)
  }

  private func isDeclared(_ name: String, in structType: Int) -> Bool {
    scope.type(named: name, in: structType).map { makers.made($0) != nil } ?? false
  }

  // MARK: Arguments of what live makes

  /// What `live` passes when it makes a type for a field; nil where it passes nothing of its own.
  ///
  /// In each run: a call without these arguments would make another object.
  func configured(_ type: Int, for wanted: Wanted) -> LiveValues.Value? {
    guard let structType = wanted.structType,
      let value = lives.values(of: structType)[wanted.name], value.isConfigured, value.stands,
      madeByLive(wanted, value.isClosure) == type
    else { return nil }
    return value
  }

  /// The arguments by their labels, where the initializer that a root calls takes them all.
  func argumentsOfLive(making made: MadeType, for wanted: Wanted) -> [String: String]? {
    guard let value = configured(made.type, for: wanted), made.structType != nil,
      !value.arguments.isEmpty
    else { return nil }
    let labels = made.parameters.filter { !$0.isDependencies }.map(\.label)
    let given = value.arguments.map { $0.label ?? "_" }
    guard Set(given).count == given.count,
      given.allSatisfy({ label in labels.count { $0 == label } == 1 })
    else { return nil }
    return Dictionary(zip(given, value.arguments.map(\.text))) { first, _ in first }
  }

  /// The text of `live`, where the call cannot be written with what the root has.
  func textOfLive(making made: MadeType, for wanted: Wanted) -> WiredExpression? {
    if let structType = wanted.structType, let value = lives.values(of: structType)[wanted.name],
      value.stands, callsAnotherInitializer(made.type, for: wanted)
    {
      return .text(value.text)
    }
    guard let value = configured(made.type, for: wanted),
      argumentsOfLive(making: made, for: wanted) == nil
    else { return nil }
    return .text(value.text)
  }
}
