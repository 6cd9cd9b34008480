import DepFacts

/// What property wrappers of containers fetch, and when.
extension ProjectScope {
  /// What a property wrapper does that a file names between the braces of a type.
  ///
  /// The wrapper's own source tells it where the project has that, then the project's
  /// configuration, then the modules that the file imports. Nil where none of these does.
  package func injectingWrapper(
    _ name: String, in type: Int?, file: Int
  ) -> InjectingWrapper? {
    if let own = self.type(named: name, in: type, file: file) {
      guard let source = WrapperSource(own, in: self), let moment = source.moment else {
        return nil
      }
      return InjectingWrapper(
        moment: moment, dialect: model.types[own].name, container: source.container,
        isReadOnly: source.isReadOnly)
    }
    if let moment = sdk.text(of: name, in: .injectingWrappers).flatMap(FetchMoment.init) {
      return InjectingWrapper(
        moment: moment, dialect: name, container: extendedContainers.containers[name])
    }
    let imports = Set(records[file].facts.imports)
    if sdk.containers.dialects(withWrapper: name, in: imports).isEmpty,
      let dialect = sdk.containers.dialect(withWrapper: name, of: isExtended),
      let moment = dialect.wrappers[name]
    {
      var wrapper = InjectingWrapper(dialect, name, moment)
      wrapper.needsArgument = true
      return wrapper
    }
    for imports in importsAround(file) {
      let known = sdk.containers.dialects(withWrapper: name, in: imports)
      guard let dialect = known.first else { continue }
      guard known.count == 1, let moment = dialect.wrappers[name] else { return nil }
      return InjectingWrapper(dialect, name, moment)
    }
    return nil
  }

  /// The type whose properties the key paths of a wrapper of the project name.
  package func container(ofWrapper type: Int) -> String? {
    WrapperSource(type, in: self)?.container
  }

  /// What a file imports, then its module, then all of them: a file of the module may import a
  /// container for all of them, and so may another module.
  func importsAround(_ file: Int) -> [Set<String>] {
    [
      Set(records[file].facts.imports), importsOfModule[records[file].module] ?? [],
      Set(importsOfModule.values.joined()),
    ]
  }

  /// Whether some file imports a module.
  private func isImported(_ module: String) -> Bool {
    importsOfModule.values.contains { $0.contains(module) }
  }

  /// What a key path of a wrapper's argument leads to; nil where its declaration is not found.
  ///
  /// `path` is as written: `\.api`, `\SharedContainer.api`, `\.date.now`.
  package func fetched(
    byKeyPath path: String, of wrapper: InjectingWrapper, in type: Int?, file: Int
  ) -> FetchedValue? {
    var steps = path.keyPathSteps
    guard path.hasPrefix("\\"), steps.count > 1 else { return nil }
    let root = steps.removeFirst()
    guard let container = root.isEmpty ? wrapper.container : root else { return nil }
    let joined = steps.joined(separator: ".")
    let dialect = sdk.containers.dialect(named: wrapper.dialect)
    if let known = dialect?.types[joined] {
      return FetchedValue(type: known, mayChange: dialect?.changing.contains(joined) == true)
    }
    guard
      var value = registration(of: steps[0], in: container, type, file, dialect: dialect)
    else {
      return dialect?.additions.lazy.filter { self.isImported($0.key) }
        .compactMap { $0.value[joined] }.first.map { FetchedValue(type: $0) }
    }
    for step in steps.dropFirst() {
      guard let origin = value.origin,
        let holder = self.type(named: value.type, in: nil, file: origin),
        let next = propertyType(step, of: holder)
      else { return nil }
      value.type = next
      value.origin = model.types[holder].place.file
    }
    return value
  }

  /// What a function fetches for a key path: `resolve(\.api)`; nil where the container's package
  /// declares no such function, or where the declaration of the path is not found.
  package func fetched(
    by function: String, keyPath: String, in type: Int?, file: Int
  ) -> FetchedValue? {
    let imports = Set(records[file].facts.imports)
    guard let dialect = sdk.containers.dialect(withKeyPathFunction: function, in: imports) else {
      return nil
    }
    return fetched(
      byKeyPath: keyPath,
      of: InjectingWrapper(
        moment: .initializer, dialect: dialect.name, container: dialect.container),
      in: type, file: file)
  }

  /// What a property of a container registers; nil for a property that registers nothing.
  package func registration(
    of name: String, in container: String, near type: Int?, file: Int
  ) -> FetchedValue? {
    let imports = Set(records[file].facts.imports)
    let dialect = sdk.containers.all.first {
      !$0.longLifetimes.isEmpty && !$0.modules.isDisjoint(with: imports)
    }
    return registration(of: name, in: container, type, file, dialect: dialect, isWrapped: true)
  }

  /// The property of a container that a name means.
  private func registration(
    of name: String, in container: String, _ type: Int?, _ file: Int,
    dialect: ContainerDialects.Dialect?, isWrapped: Bool = false
  ) -> FetchedValue? {
    for holder in holders(container, type, file) {
      for part in parts(of: holder) {
        for member in members(of: part) where member.name == name {
          guard let written = member.type, !member.flags.contains(.isStatic),
            !isWrapped || handedOut(by: written) != written
          else { continue }
          var value = FetchedValue(
            type: withExistential(handedOut(by: written), in: holder, part.file))
          value.parameter = parameter(of: written)
          value.origin = part.file
          value.actor = isolation(of: member) ?? isolation(of: holder).attribute
          let path = member.value?.path ?? []
          value.isKept = path.contains { dialect?.longLifetimes.contains($0) == true }
          value.isRetained = path.contains {
            dialect?.registrations?.lifetimes[$0] == .retained
          }
          return value
        }
      }
    }
    return nil
  }

  /// The types whose properties a container has: all those of a composition.
  private func holders(_ written: String, _ type: Int?, _ file: Int, depth: Int = 0) -> [Int] {
    let plain = written.replacing("any ", with: "").filter { $0 != "(" && $0 != ")" && $0 != " " }
    return plain.split(separator: "&").map(String.init).flatMap { name in
      let found = types(named: name, in: type, file: file)
      if !found.isEmpty {
        // Each module may extend the container of a package with properties of the same names.
        let module = records[file].module
        let near = found.filter { model.types[$0].module == module }
        let others = found.filter { model.types[$0].module != module }
        return near + others + found.flatMap { protocols(of: $0) }
      }
      let alias = records.lazy.flatMap(\.facts.aliases).first { $0.name == name }
      guard let target = alias?.target, depth < 4 else { return [] }
      return holders(target, type, file, depth: depth + 1)
    }
  }

  /// The type that a registration hands out: `API` of `Factory<API>`.
  private func handedOut(by written: String) -> String {
    genericArguments(ofRegistration: written).last ?? written
  }

  /// What a registration takes to make its object: `Int` of `ParameterFactory<Int, API>`.
  private func parameter(of written: String) -> String? {
    let arguments = genericArguments(ofRegistration: written)
    return arguments.count == 2 ? arguments[0] : nil
  }

  /// What stands between the angle brackets of a registration; nothing for any other type.
  private func genericArguments(ofRegistration written: String) -> [String] {
    guard
      let registration = sdk.names(in: .registrationTypes).first(where: {
        written.hasPrefix($0 + "<") && written.hasSuffix(">")
      })
    else { return [] }
    var depth = 0
    var arguments = [""]
    for character in written.dropFirst(registration.count + 1).dropLast() {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character), arguments.last?.last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments.map { String($0.drop { $0 == " " }) }
  }

  /// A bare protocol of the project gets its `any`.
  private func withExistential(_ written: String, in holder: Int, _ file: Int) -> String {
    let name = written.hasSuffix("?") ? String(written.dropLast()) : written
    guard let id = self.type(named: name, in: holder, file: file) else { return written }
    // What only the container sees needs the container's name elsewhere.
    let full = nestedType(name, of: holder, file: file) == id ? model.types[id].name : name
    guard model.types[id].kind == .protocol, !name.hasPrefix("any ") else {
      return full + written.dropFirst(name.count)
    }
    return written == name ? "any \(full)" : "(any \(full))?"
  }
}

/// What a container hands out for a key path.
package struct FetchedValue: Hashable, Sendable {
  package var type: String
  /// The file that writes the type; nil for one of a package.
  package var origin: Int?
  /// The attribute of the actor that the registration belongs to.
  package var actor: String?
  /// Whether the container keeps one object for its whole life.
  package var isKept = false
  /// Whether the container hands out one object for as long as something holds that.
  package var isRetained = false
  /// Whether a later read may give another value, as that of the time does.
  package var mayChange = false
  /// The type of what the container has to be passed for it.
  package var parameter: String?

  package init(
    type: String, origin: Int? = nil, actor: String? = nil, isKept: Bool = false,
    mayChange: Bool = false
  ) {
    self.type = type
    self.origin = origin
    self.actor = actor
    self.isKept = isKept
    self.mayChange = mayChange
  }
}
