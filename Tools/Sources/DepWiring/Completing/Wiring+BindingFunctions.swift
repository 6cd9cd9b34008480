import DepFacts
import DepModel
import DepSyntax

/// Functions of the root that choose a type for a protocol, beside members that are kept.
extension Wiring {
  /// A function that returns a protocol chooses a type for it: it goes before members of types that
  /// conform, and after those that are declared as that protocol.
  func preferred(_ all: [Supply], for wanted: Wanted) -> [Supply] {
    let anew = all.filter(\.isMadeAnew)
    guard !anew.isEmpty, anew.count < all.count else { return all }
    let core = wanted.type.wrapped ?? wanted.type
    let declared = all.filter { !$0.isMadeAnew && ($0.type.wrapped ?? $0.type).key == core.key }
    return declared.isEmpty ? anew : declared
  }

  /// Whether a value may come from a function of the root that makes a new one.
  func canCall(_ supply: Supply, at level: Int, in use: Use) -> Bool {
    !use.isCapturing && level == use.root && !isReached(from: supply, at: level, in: use)
  }

  /// The call of the only function of the root that makes a value of what is in view under the same
  /// names: `makeModel(id: id)`.
  func callOfFunction(for wanted: Wanted, in use: Use) -> WiredExpression? {
    guard isService(wanted.type), use.isDirect, !use.isElsewhere else { return nil }
    let calls = states[use.root].view.supplies.compactMap { supply -> WiredExpression? in
      guard case .method(let labels, let names) = supply.form, !labels.isEmpty,
        let function = supply.type.function, !function.isAsync, !function.isThrowing,
        let result = function.value, matching.accepts(result, for: wanted.type),
        zip(names, function.parameters).allSatisfy({ isInView($0, $1, in: use) }),
        !isReached(from: supply, at: use.root, in: use)
      else { return nil }
      let arguments = zip(labels, names).map { label, name in
        WiredExpression.Argument(label: label == "_" ? nil : label, value: .text(name.escaped))
      }
      return .call(name: supply.name.escaped, arguments: arguments)
    }
    return calls.count == 1 ? calls[0] : nil
  }

  private func isInView(_ name: String, _ type: MeantType, in use: Use) -> Bool {
    use.locals.contains { $0.name == name && matching.accepts($0.type, for: type) }
  }

  /// Whether a function makes what needs a value that is being made now: it would call itself.
  private func isReached(from supply: Supply, at level: Int, in use: Use) -> Bool {
    if let member = use.member, reads(supply.name, at: level).contains(member) { return true }
    let targets = Set(open.map(\.type))
    guard !targets.isEmpty else { return false }
    let state = states[level]
    var next = state.site.madeObjects.filter { $0.memberName == supply.name }.compactMap {
      scope.type(named: $0.typeName, in: state.type, file: state.file)
    }
    var seen = Set(next)
    let module = scope.model.types[state.type].module
    while let type = next.popLast() {
      if targets.contains(type) { return true }
      let made = makers.made(type)
      let needed = (made?.fields.map(\.type) ?? []) + (made?.parameters.map(\.type) ?? [])
      for core in needed.map({ $0.wrapped ?? $0 }) where core.function == nil {
        let isClass = core.type.map { scope.model.types[$0].kind != .protocol } ?? false
        let types =
          isClass
          ? core.type.map { [$0] } ?? []
          : conformers.of(core, from: module, modules: modules.seen(from: module))
        next += types.filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// The members of a root that one of them reads, and what these read.
  private func reads(_ start: String, at level: Int) -> Set<String> {
    let members = Dictionary(grouping: states[level].site.members, by: \.name)
    var seen: Set<String> = []
    var next = [start]
    while let name = next.popLast() {
      let names = (members[name] ?? []).flatMap(\.referencedPaths).compactMap { path in
        path.first == "self" ? path.dropFirst().first : path.first
      }
      next += names.filter { members[$0] != nil && seen.insert($0).inserted }
    }
    return seen
  }
}
