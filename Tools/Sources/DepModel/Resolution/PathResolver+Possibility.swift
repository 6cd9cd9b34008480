import DepFacts

extension PathResolver {
  /// Whether the chain can reach anything at all, wherever it stands.
  ///
  /// Most chains begin with a type of an SDK that is never counted, such as `Text("…")`; for those
  /// the answer does not depend on the place.
  func mayMatter(_ path: [String]) -> Bool {
    guard let first = path.first, first != "self" else { return false }
    if first.isEmpty || first == "Self" || first.hasPrefix("@") { return true }
    let name = first.baseName
    guard first.isCapitalized else { return lowercaseMayMatter(path, name: name) }
    if resolver.knows(name) || resolver.members.globals[name] != nil { return true }
    if catalogue.entry(for: path) != nil || outside(path) != .nothing { return true }
    if path.count == 2, path[1] == "init" { return catalogue.entry(for: [name, "init()"]) != nil }
    return mayAskLocator(path)
  }

  private func lowercaseMayMatter(_ path: [String], name: String) -> Bool {
    resolver.knows(name) || resolver.members.globals[name] != nil || path[0].isAccessorName
      || resolver.members.staticNames.contains(name)
      || catalogue.entry(for: path) != nil || anyBase(path) != .nothing || mayAskLocator(path)
  }

  private func mayAskLocator(_ path: [String]) -> Bool {
    isBareCall(path)
      || path.contains { component in
        component.isCall
          && (component.baseName == "resolve" || locators.functions.contains(component.baseName))
      }
  }

  private func isBareCall(_ path: [String]) -> Bool {
    let call = path.first == "Self" ? path.dropFirst().first : path.first
    return call.map { $0.isCall && locators.bareFunctions.contains($0.baseName) } == true
  }

  /// `container.resolve(API.self)`, `resolve()`, and what the configuration names.
  func locatorCall(_ path: [String], context: UseContext?) -> Reach? {
    if isBareCall(path) {
      let length = path[0] == "Self" ? 2 : 1
      return .locator(path[..<length].joined(separator: "."), length: length)
    }
    for (index, component) in path.enumerated() where component.isCall {
      let name = component.baseName
      if locators.functions.contains(name)
        || (name == "resolve" && context?.kind == .typeArgument)
      {
        return .locator(path[...index].joined(separator: "."), length: index + 1)
      }
    }
    return nil
  }

  /// `resolve(\.api)` and `resolve()`, where a package declares the function; its module may stand
  /// before it.
  func packageCall(_ path: [String], in file: Int) -> Reach? {
    guard let first = path.first, resolver.members.globals[first.baseName] == nil else {
      return nil
    }
    if path.count > 1,
      locators.containers.dialect(withTypeFunction: path[1], in: [first]) != nil
    {
      return .locator("\(first).\(path[1])", length: 2)
    }
    guard first.isCall else { return nil }
    let imports = Set(sources[file].facts.imports)
    let isKnown =
      first.hasSuffix("(_:)")
      && locators.containers.dialect(withKeyPathFunction: first.baseName, in: imports) != nil
      || locators.containers.dialect(withTypeFunction: first, in: imports) != nil
    return isKnown ? .locator(first, length: 1) : nil
  }

  /// The chain with `Self` replaced by the name of the SDK's type that is extended around it.
  func extended(_ path: [String], in scope: NameResolver.Scope) -> [String]? {
    guard let type = scope.type, path.first?.baseName == "Self",
      resolver.types.records[type].isExternal
    else { return nil }
    var names = TypeText.components(of: resolver.types.records[type].name)
    guard !names.isEmpty else { return nil }
    names[names.count - 1] += path[0].dropFirst("Self".count)
    return names + path.dropFirst()
  }

  /// Whether no name can come from a type of an SDK that the type around extends.
  func knowsAllMembers(of type: Int?) -> Bool {
    guard let type else { return true }
    return !resolver.types.records[type].isExternal
      && resolver.parents(of: type).allSatisfy { $0.type != nil }
  }
}
