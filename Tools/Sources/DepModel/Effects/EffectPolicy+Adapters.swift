import DepFacts

extension EffectPolicy {
  /// Whether a value of an SDK is all that a member gives which a protocol of the project asks for:
  /// `func now() -> Date { Date() }` in `struct SystemClock: Clock`.
  ///
  /// Who depends on the protocol can replace the type already.
  func isAdapted(_ dependency: Dependency) -> Bool {
    guard dependency.kind == .ambientValue, dependency.place == .body,
      let owner = dependency.owner, let reference = dependency.use
    else { return false }
    let facts = sources[dependency.file].facts
    let use = facts.uses[reference.index]
    guard use.member >= 0 else { return false }
    let member = facts.members[Int(use.member)]
    guard [.function, .computedProperty].contains(member.kind),
      !member.flags.contains(.isStatic), let value = member.value, value.castType == nil,
      value.path.joined(separator: ".") == dependency.expression
    else { return false }
    return keepsNothing(owner) && isRequired(member.name, of: owner)
  }

  private func keepsNothing(_ type: Int) -> Bool {
    resolver.types.records[type].parts.allSatisfy { part in
      !sources[part.file].facts.members.contains {
        Int($0.owner) == part.fact && $0.kind == .storedProperty && !$0.flags.contains(.isStatic)
      }
    }
  }

  private func isRequired(_ member: String, of type: Int) -> Bool {
    resolver.parents(of: type).contains { parent in
      guard let id = parent.type, resolver.types.records[id].kind == .protocol else { return false }
      let part = resolver.types.records[id].declaration
      return sources[part.file].facts.members.contains {
        Int($0.owner) == part.fact && $0.name == member
      }
    }
  }
}
