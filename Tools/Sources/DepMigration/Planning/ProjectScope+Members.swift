package import DepFacts
package import DepModel

extension ProjectScope {
  /// The classes above one, from the nearest, as far as the project declares them.
  package func superclasses(of type: Int) -> [Int] {
    var found: [Int] = []
    // Wrong code may inherit in a circle.
    while found.count < 16, let next = superclass(of: found.last ?? type) { found.append(next) }
    return found
  }

  /// The members that the declaration of a type and its extensions write.
  package func members(of type: Int) -> [MemberFact] {
    declarations.parts(of: type).flatMap { part in
      records[part.file].facts.members.filter { $0.owner == Int32(part.fact) }
    }
  }
}
