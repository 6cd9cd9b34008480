package import DepFacts
import Synchronization

/// What the project declares under a name, seen from a place.
extension ProjectScope {
  /// The declared type that a name means, or else all that the project adds to a type of an SDK.
  package func types(named name: String, in type: Int?, file: Int) -> [Int] {
    if let found = self.type(named: name, in: type, file: file) { return [found] }
    return (tables.types.recordsByName[name] ?? []).filter { model.types[$0].kind == .extension }
  }

  /// The declared type of this name between the braces of a type or of one of its extensions.
  ///
  /// Where the extensions of several modules declare one, the file tells which is meant.
  package func nestedType(_ name: String, of owner: Int, file: Int? = nil) -> Int? {
    let full = model.types[owner].name + "." + name
    let candidates = (tables.types.recordsByName[full] ?? []).filter {
      model.types[$0].kind != .extension && outer(of: $0) == owner
    }
    let place = file ?? model.types[owner].place.file
    return tables.imports.nearest(candidates, to: place) { model.types[$0].module }?.candidate
  }

  /// Whether an alias of this name stands between the braces of a type.
  package func hasAlias(_ name: String, in type: Int) -> Bool {
    (tables.aliases.byName[model.types[type].name + "." + name] ?? []).contains {
      $0.scope.type == type
    }
  }

  /// Whether some alias has this name, wherever it stands.
  package func isAlias(_ name: String) -> Bool { tables.aliases.simpleNames.contains(name) }

  /// Other names that aliases give to a type.
  package func aliases(of type: Int) -> Set<String> {
    let names = tables.aliases.simpleNames.union([model.types[type].name.lastName])
    return resolver.withLock { resolver in
      var found: Set<String> = []
      for (name, aliases) in tables.aliases.byName {
        let isOne = aliases.contains { alias in
          let target = TypeText.components(of: alias.target)
          return names.contains(target.last ?? "")
            && resolver.type(written: alias.target, in: alias.scope) == type
        }
        if isOne { found.insert(name.lastName) }
      }
      return found
    }
  }

  /// Whether a module, or any, declares a type or an alias of this name at file level.
  package func isDeclared(_ name: String, atFileLevelOf module: String? = nil) -> Bool {
    (tables.types.recordsByName[name] ?? []).contains {
      model.types[$0].kind != .extension
        && (module ?? model.types[$0].module) == model.types[$0].module
    } || (tables.aliases.byName[name] ?? []).contains { (module ?? $0.module) == $0.module }
  }

  /// The modules that declare a type or an alias of this name at file level.
  package func modules(declaring name: String) -> Set<String> {
    let types = (tables.types.recordsByName[name] ?? []).filter {
      model.types[$0].kind != .extension
    }
    return Set(types.map { model.types[$0].module })
      .union((tables.aliases.byName[name] ?? []).map(\.module))
  }

  /// Those of them that show it to other modules, which have to import them.
  package func modules(exporting name: String) -> Set<String> {
    let types = (tables.types.recordsByName[name] ?? []).filter {
      model.types[$0].kind != .extension && !visibility(of: $0).isBelow(.package)
    }
    return Set(types.map { model.types[$0].module })
      .union(
        (tables.aliases.byName[name] ?? []).filter { !$0.access.isBelow(.package) }.map(\.module))
  }

  /// Whether the project has a module of this name.
  package func isModule(_ name: String) -> Bool { tables.imports.modules.contains(name) }

  /// Whether a module gives this name to a type or an alias, nested or not, or to a global.
  package func isTaken(_ name: String, in module: String) -> Bool {
    if globals(named: name, in: module).first != nil { return true }
    if tables.types.simpleNames.contains(name),
      model.types.contains(where: {
        $0.module == module && $0.kind != .extension && $0.name.lastName == name
      })
    {
      return true
    }
    return tables.aliases.simpleNames.contains(name)
      && tables.aliases.byName.contains { full, aliases in
        full.lastName == name && aliases.contains { $0.module == module }
      }
  }

  /// The variables and functions of this name at file level of a module, with their files.
  package func globals(
    named name: String, in module: String
  ) -> [(file: Int, member: MemberFact)] {
    (tables.members.globals[name] ?? []).filter { records[$0.file].module == module }.map {
      ($0.file, records[$0.file].facts.members[$0.member])
    }
  }

  /// All names in what aliases stand for.
  package var namesBehindAliases: Set<String> {
    Set(tables.aliases.byName.values.joined().flatMap(\.target.identifiers).map(String.init))
  }

  /// Whether some file declares a variable or function of this name outside of all types.
  package func hasGlobal(_ name: String) -> Bool {
    tables.members.globals[name]?.isEmpty == false
  }

  /// The functions at file level that a name means in a file.
  package func functions(
    named name: String, seenFrom file: Int
  ) -> [(file: Int, member: MemberFact)] {
    let module = records[file].module
    let all = (tables.members.globals[name] ?? []).map {
      (file: $0.file, member: records[$0.file].facts.members[$0.member])
    }.filter { $0.member.kind == .function && (!$0.member.access.isHidden || $0.file == file) }
    let near = all.filter { found in
      let home = records[found.file].module
      return found.member.access.isHidden || home == module
        || records[file].facts.imports.contains(home)
    }
    return near.isEmpty
      ? all.filter { tables.imports.isFolder(records[$0.file].module) } : near
  }

  /// Whether instances of some type of the project have a member: `isDateInToday(_:)`.
  package func isDeclaredSomewhere(_ member: String) -> Bool {
    tables.members.isDeclaredSomewhere(member)
  }

  /// The variable outside of instances that a name means in a type: `Settings.mode`.
  ///
  /// It is stored, or at file level has a setter, as one behind a lock has.
  package func variable(named name: String, in type: Int) -> MemberFact? {
    foundVariable(named: name, in: type)?.member
  }

  /// The file that declares it.
  package func file(ofVariable name: String, in type: Int) -> Int? {
    foundVariable(named: name, in: type)?.file
  }

  private func foundVariable(
    named name: String, in type: Int
  ) -> (file: Int, member: MemberFact)? {
    let simple = name.lastName
    let file = model.types[type].place.file
    let found: [(file: Int, member: MemberFact)]
    if name.contains(".") {
      let holder = String(name.dropLast(simple.count + 1))
      found = types(named: holder, in: type, file: file).flatMap(parts).flatMap { part in
        members(of: part).map { (part.file, $0) }
      }.filter { $0.1.name == simple && $0.1.flags.contains(.isStatic) }
    } else {
      let candidates = tables.members.globals[simple] ?? []
      let near = tables.imports.nearest(candidates, to: file) { records[$0.file].module }
      found =
        near.map {
          [($0.candidate.file, records[$0.candidate.file].facts.members[$0.candidate.member])]
        } ?? []
    }
    return found.count == 1
      ? found.first {
        $0.member.kind == .storedProperty || !name.contains(".") && $0.member.isReplaceable
      } : nil
  }
}
