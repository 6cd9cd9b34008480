import DepFacts
import DepModel
import DepSyntax

/// What nearly fits a field that nothing gives: a second look, only to help the reader.
extension Wiring {
  /// At most three notes.
  mutating func nearMisses(_ wanted: Wanted, in use: Use) -> [WiringProblem.Note] {
    var notes =
      certain(wanted, in: use) + optionals(wanted, in: use) + otherClosures(wanted, in: use)
      + ofOtherRoots(wanted, in: use)
    let core = wanted.type.wrapped ?? wanted.type
    if let asked = core.type {
      notes += namesakes(of: asked, in: use)
      if scope.model.types[asked].kind == .protocol { notes += unmarked(asked, wanted, in: use) }
    }
    return Array(notes.prefix(3))
  }

  /// Parameters and constants that could be the optional which a call leaves out.
  private func certain(_ wanted: Wanted, in use: Use) -> [WiringProblem.Note] {
    guard !wanted.mayBeNil, wanted.type.isOptional else { return [] }
    return use.locals.filter { matching.accepts($0.type, for: wanted.type) }.map {
      .init(
        path: use.path, position: use.position,
        message: "'\($0.name): \($0.type.text)' is in view; write this if it is meant:",
        lines: ["\(wanted.name.escapedAsLabel): \($0.name.escaped)"])
    }
  }

  private func optionals(_ wanted: Wanted, in use: Use) -> [WiringProblem.Note] {
    levels[use.root].flatMap { level in
      states[level].view.optionals(of: wanted.type, named: wanted.name).map { supply in
        .init(
          path: supply.file, position: supply.position,
          message: "\(states[level].site.name) has '\(supply.name): \(supply.type.text)'; "
            + "it is optional")
      }
    }
  }

  /// Closures of the field's name that cannot be passed for it.
  private func otherClosures(_ wanted: Wanted, in use: Use) -> [WiringProblem.Note] {
    guard wanted.type.function != nil else { return [] }
    return levels[use.root].flatMap { level in
      states[level].view.named(wanted.name).filter { $0.type.function != nil && $0.form == .value }
        .map { supply in
          .init(
            path: supply.file, position: supply.position,
            message: "\(states[level].site.name) has '\(supply.name): \(supply.type.text)', which "
              + "is no \(wanted.type.text)")
        }
    }
  }

  private func ofOtherRoots(_ wanted: Wanted, in use: Use) -> [WiringProblem.Note] {
    let family = Set(levels[use.root])
    return states.indices.filter { !family.contains($0) }.flatMap { other in
      states[other].view.suiting(wanted.type, named: wanted.name).filter { !$0.isRoot }.map {
        .init(
          path: $0.file, position: $0.position,
          message: "\(states[other].site.name) has '\($0.name)', and is no parent of "
            + states[use.root].site.name)
      }
    }
  }

  /// Types of the same name in other modules.
  private func namesakes(of asked: Int, in use: Use) -> [WiringProblem.Note] {
    let entry = scope.model.types[asked]
    guard scope.modules(declaring: entry.name).count > 1 else { return [] }
    let module = scope.model.types[states[use.root].type].module
    let seen = modules.seen(from: module).union([module])
    let word = entry.kind == .protocol ? "protocols" : "types"
    return scope.model.types.indices.filter { other in
      let type = scope.model.types[other]
      return other != asked && type.name == entry.name && seen.contains(type.module)
        && type.kind != .extension
    }.map { other in
      let type = scope.model.types[other]
      return note(
        type.place,
        "'\(entry.name)' of module \(entry.module) and '\(type.name)' of module \(type.module) "
          + "are two \(word)")
    }
  }

  /// Types with all members of a protocol that do not conform to it.
  private mutating func unmarked(
    _ asked: Int, _ wanted: Wanted, in use: Use
  ) -> [WiringProblem.Note] {
    let module = scope.model.types[states[use.root].type].module
    let seen = modules.seen(from: module).union([module])
    let types = membersByName.types(withAllMembersOf: asked).filter { type in
      seen.contains(scope.model.types[type].module) && makers.made(type) != nil
        && scope.model.types[type].name != wanted.owner
    }
    return types.map { type in
      note(
        scope.model.types[type].place,
        "'\(name(type))' has all members of \(name(asked)) and does not conform to it")
    }
  }
}
