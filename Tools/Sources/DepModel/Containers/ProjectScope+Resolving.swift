import DepFacts

/// What functions of containers give that go by type.
extension ProjectScope {
  /// Whether a function of a container gives an optional for a type: `resolve` of `DI.shared`.
  ///
  /// Nil where it gives nothing by type, or where the container's type is not known.
  package func givesOptional(
    _ function: String, of container: String, near type: Int?, file: Int
  ) -> Bool? {
    var steps = container.split(separator: ".").map(String.init)
    var holder = steps.isEmpty ? "" : steps.removeFirst()
    // A module may stand before the type, and types before a type.
    while let next = steps.first, next.isCapitalized { holder = "\(holder).\(steps.removeFirst())" }
    for step in steps {
      guard let own = self.type(named: holder, in: type, file: file) else { break }
      guard let next = heldType(step.baseName, of: own) else { return nil }
      holder = next.plainType
    }
    if let own = resultOfOwn(function, of: holder, near: type, file) { return own }
    guard function == "resolve", self.type(named: holder, in: type, file: file) == nil else {
      return nil
    }
    return !sdk.containers.all.contains {
      $0.resolvesAlways && $0.container == holder.lastName
    }
  }

  /// What the project declares itself, also in extensions of a container of a package.
  private func resultOfOwn(
    _ function: String, of holder: String, near type: Int?, _ file: Int
  ) -> Bool? {
    let holders = types(named: holder.lastName, in: type, file: file)
      .flatMap { [$0] + lineage(of: $0) }
    let functions = holders.flatMap { members(of: $0) }.filter {
      $0.kind == .function && $0.name == function && $0.type != nil
        && ($0.parameters.first?.type.hasSuffix(".Type") == true
          || function == "resolve" && givesWhatIsAsked($0))
    }
    guard !functions.isEmpty else { return nil }
    return functions.contains { $0.type?.hasSuffix("?") == true || $0.type?.hasSuffix("!") == true }
  }

  /// Whether code registers with a type of the project, and asks it for an object of any type.
  package func isAskedForAnyType(_ type: Int) -> Bool {
    let functions = members(of: type).filter { $0.kind == .function }
    return functions.contains { $0.name.hasPrefix("register") }
      && functions.contains { $0.name == "resolve" && givesWhatIsAsked($0) }
  }

  /// Whether a generic function gives whatever type its caller asks for.
  private func givesWhatIsAsked(_ function: MemberFact) -> Bool {
    function.genericParameters.contains((function.type ?? "").plainType)
  }

  /// The type of a property, as it is written or as a call of its initializer tells.
  private func heldType(_ name: String, of type: Int) -> String? {
    let member = members(of: type).first {
      $0.name == name && [.storedProperty, .computedProperty].contains($0.kind)
    }
    guard let member else { return nil }
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
