import DepFacts

/// What functions of containers give that go by type.
extension ProjectScope {
  /// Whether a function of a container gives an optional for a type: `resolve` of `DI.shared`.
  ///
  /// Nil where it gives nothing by type, or where the container's type is not known. A container
  /// that nothing is known of gives what the code around the call takes, `taken`.
  package func givesOptional(
    _ function: String, of container: String, near type: Int?, file: Int, taken: Bool? = true
  ) -> Bool? {
    guard let holder = holder(container, near: type, file) else { return nil }
    if let own = resultOfOwn(function, of: holder, near: type, file) { return own }
    guard function == "resolve", self.type(named: holder, in: type, file: file) == nil else {
      return nil
    }
    // Packages share names: 'Resolver' is the one that is imported nearest.
    let imports = importsAround(file).lazy.compactMap {
      self.sdk.containers.givesOptional(holder.lastName, in: $0)
    }
    return imports.first ?? taken
  }

  /// The attribute of the actor on which such a function runs, as a type sees it.
  package func actor(
    asking function: String, of container: String, for user: Int, file: Int
  ) -> String? {
    let first = container.split(separator: ".").first.map(String.init) ?? ""
    let global = globals(named: first, in: records[file].module).first?.member
    if let actor = global.flatMap(isolation) { return actor }
    guard let holder = holder(container, near: user, file),
      let type = self.type(named: holder, in: user, file: file)
    else { return nil }
    let own = functions(of: holder, near: user, file).first { $0.name == function }
    if own?.flags.contains(.isNonisolated) == true { return nil }
    return own.flatMap(isolation) ?? isolation(of: type, seenFrom: user)
  }

  /// The same for a function of a package that is called by nothing, or by its module: `resolve()`.
  package func givesOptional(packageCall path: [String], file: Int) -> Bool? {
    guard let call = path.last, path.count < 3,
      path.count == 2 || tables.members.globals[call.baseName] == nil
    else { return nil }
    let modules = path.count == 2 ? [path[0]] : Set(records[file].facts.imports)
    return sdk.containers.dialect(withTypeFunction: call, in: modules).map { !$0.resolvesAlways }
  }

  /// The same for a function that a type calls without a base, and what has to stand before it
  /// elsewhere: the name of the type for a static function, nothing for one at file level.
  package func givesOptional(
    bareCall name: String, in type: Int
  ) -> (isOptional: Bool, base: String)? {
    let family = [type] + lineage(of: type) + protocols(of: type)
    let own = family.lazy.flatMap { self.members(of: $0) }.first {
      $0.name == name && $0.givesWhatIsAsked
    }
    if let own {
      return (own.type?.last.map { "?!".contains($0) } == true, model.types[type].name + ".")
    }
    let file = model.types[type].place.file
    let global = functions(named: name, seenFrom: file).first { $0.member.givesWhatIsAsked }
    return global.map { ($0.member.type?.last.map { "?!".contains($0) } == true, "") }
  }

  /// Whether code puts objects of any type into a container of the project.
  package func isFilled(_ container: String, near type: Int?, file: Int) -> Bool {
    !filling(container, near: type, file).isEmpty
  }

  /// Whether a container of the project is filled with objects, and never with what makes them, so
  /// that it gives the same one each time.
  package func keepsObjects(_ container: String, near type: Int?, file: Int) -> Bool {
    let filling = filling(container, near: type, file)
    return !filling.isEmpty
      && filling.allSatisfy { $0.parameters.allSatisfy { !$0.type.contains("->") } }
  }

  private func filling(_ container: String, near type: Int?, _ file: Int) -> [MemberFact] {
    guard let holder = holder(container, near: type, file) else { return [] }
    return functions(of: holder, near: type, file).filter(takesAnything)
  }

  /// The type of a container that a chain of names reaches; nil where a property on the way has
  /// none.
  private func holder(_ container: String, near type: Int?, _ file: Int) -> String? {
    var steps = container.split(separator: ".").map(String.init)
    var holder = steps.isEmpty ? "" : steps.removeFirst()
    // A module may stand before the type, and types before a type.
    while let next = steps.first, next.isCapitalized { holder = "\(holder).\(steps.removeFirst())" }
    if !holder.isCapitalized {
      let global = globals(named: holder, in: records[file].module).first?.member
      guard let type = global.flatMap(heldType) else { return nil }
      holder = type.plainType
    }
    for step in steps {
      guard let own = self.type(named: holder, in: type, file: file) else { break }
      guard let next = heldType(step.baseName, of: own) else { return nil }
      holder = next.plainType
    }
    return holder
  }

  private func functions(of holder: String, near type: Int?, _ file: Int) -> [MemberFact] {
    types(named: holder.lastName, in: type, file: file)
      .flatMap { [$0] + lineage(of: $0) }.flatMap { members(of: $0) }
      .filter { $0.kind == .function }
  }

  /// What the project declares itself, also in extensions of a container of a package.
  private func resultOfOwn(
    _ function: String, of holder: String, near type: Int?, _ file: Int
  ) -> Bool? {
    let found = functions(of: holder, near: type, file)
    let isFilled = found.contains(where: takesAnything)
    let functions = found.filter {
      $0.name == function && givesWhatIsAsked($0)
        && (isFilled || function == "resolve" || $0.parameters.first.map(isType) == true)
    }
    guard !functions.isEmpty else { return nil }
    return functions.contains { $0.type?.hasSuffix("?") == true || $0.type?.hasSuffix("!") == true }
  }

  /// Whether code fills a type of the project, and asks it for an object of any type.
  package func isAskedForAnyType(_ type: Int) -> Bool {
    let members = self.members(of: type)
    let asked = members.filter {
      givesWhatIsAsked($0) && $0.flags.isDisjoint(with: [.isAsync, .isThrowing])
    }
    return !asked.isEmpty
      && (members.contains(where: takesAnything)
        || asked.contains { $0.name == "resolve" }
          && members.contains { $0.kind == .function && $0.name.hasPrefix("register") })
  }

  /// Whether a function of a type puts objects of any type into it.
  package func isFilled(by function: String, _ type: Int) -> Bool {
    members(of: type).contains { $0.name == function.baseName && takesAnything($0) }
  }

  /// Whether a function gives whatever type its caller asks for, and by nothing but the type.
  ///
  /// A store of settings asks a key for each value besides.
  private func givesWhatIsAsked(_ function: MemberFact) -> Bool {
    function.kind == .function
      && function.genericParameters.contains((function.type ?? "").plainType)
      && (function.name == "resolve" || function.parameters.first.map(isType) == true
        || function.parameters.allSatisfy(\.hasDefault))
  }

  /// Whether a function takes an object of any type, or what makes one, and no key for it.
  private func takesAnything(_ function: MemberFact) -> Bool {
    func isThing(_ parameter: ParameterFact) -> Bool {
      let type = TypeText.result(of: parameter.type) ?? parameter.type
      return function.genericParameters.contains(TypeText.core(of: type))
    }
    return function.kind == .function
      && !function.genericParameters.contains((function.type ?? "").plainType)
      && function.parameters.contains(where: isThing)
      && function.parameters.allSatisfy { $0.hasDefault || isType($0) || isThing($0) }
  }

  private func isType(_ parameter: ParameterFact) -> Bool { parameter.type.hasSuffix(".Type") }

  /// The type of a property, as it is written or as a call of its initializer tells.
  private func heldType(_ name: String, of type: Int) -> String? {
    let member = members(of: type).first {
      $0.name == name && [.storedProperty, .computedProperty].contains($0.kind)
    }
    return member.flatMap(heldType)
  }

  private func heldType(_ member: MemberFact) -> String? {
    if let written = member.type { return written }
    guard let value = member.value, value.kind == .call,
      let made = value.path.last(where: \.isCapitalized)
    else { return nil }
    return made.baseName
  }
}

extension String {
  /// The name of a type without `any`, parentheses and what makes it optional.
  fileprivate var plainType: String {
    replacing("any ", with: "").filter { !"()?! ".contains($0) }
  }
}
