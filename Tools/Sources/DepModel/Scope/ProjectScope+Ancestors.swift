import DepFacts

extension ProjectScope {
  /// The classes above one, from the nearest, as far as the project declares them.
  package func superclasses(of type: Int) -> [Int] {
    var found: [Int] = []
    // Wrong code may inherit in a circle.
    while let next = superclass(of: found.last ?? type), next != type, !found.contains(next) {
      found.append(next)
    }
    return found
  }

  /// The protocols of the project that a type conforms to, with those that they inherit; in order.
  package func protocols(of type: Int) -> [Int] {
    var found: [Int] = []
    var open = [type] + superclasses(of: type)
    while !open.isEmpty {
      let next = open.removeFirst()
      for case let id? in ownParts(of: next).flatMap(parents).map(\.type)
      where model.types[id].kind == .protocol && !found.contains(id) && id != type {
        found.append(id)
        open.append(id)
      }
    }
    return found
  }
}
