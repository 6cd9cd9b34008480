import DepFacts
import Synchronization

extension ProjectScope {
  /// Whether the project's own types show that a name from outside is a protocol, and no class.
  ///
  /// Only a class has a superclass, and writes it first; a protocol may ask for one.
  func isShownAsProtocol(_ name: String) -> Bool {
    knownProtocols.withLock { known in
      if known == nil { known = readProtocols() }
      return known?.contains(name) == true
    }
  }

  private func readProtocols() -> Set<String> {
    var names: Set<String> = []
    for type in model.types.indices {
      for part in parts(of: type) where fact(part).kind != .protocol {
        let first = fact(part).kind == .class ? fact(part).inherited.first : nil
        let protocols = parents(of: part).filter { $0.written != first && !isDeclared($0) }
        names.formUnion(protocols.map(\.name))
      }
    }
    return names
  }

  /// Whether the project's own types show that a protocol from outside demands no initializer.
  ///
  /// Each type that conforms has all that the protocol demands, so that nothing is demanded where
  /// no list of labels is common to all types whose initializers are known.
  func demandsNoInitializer(_ name: String) -> Bool {
    knownFree.withLock { known in
      if known == nil { known = readFree() }
      return known?.contains(name) == true
    }
  }

  private func readFree() -> Set<String> {
    var common: [String: Set<[String]>] = [:]
    for type in model.types.indices {
      let outside = model.types[type].parents.lazy.filter { !self.isDeclared($0) }.map(\.name)
      guard !outside.isEmpty, let own = ownInitializers(of: type) else { continue }
      for name in outside {
        common[name] = common[name].map { $0.intersection(own) } ?? own
      }
    }
    return Set(common.lazy.filter(\.value.isEmpty).map(\.key))
  }

  /// The labels of a type's initializers; nil where it inherits some.
  private func ownInitializers(of type: Int) -> Set<[String]>? {
    guard [.class, .struct, .actor].contains(model.types[type].kind),
      superclass(of: type) == nil, outsideSuperclass(of: type) == nil
    else { return nil }
    var labels: Set<[String]> = []
    var isInBody = false
    for part in parts(of: type) {
      for member in members(of: part) where member.kind == .initializer {
        labels.insert(member.parameters.map(\.label))
        if fact(part).kind != .extension { isInBody = true }
      }
    }
    guard !isInBody else { return labels }
    // What the compiler makes.
    switch model.types[type].kind {
    case .class: return labels.union([[]])
    case .struct: return labels.union(madeInitializers(of: type))
    default: return nil
    }
  }

  private func madeInitializers(of type: Int) -> Set<[String]> {
    let stored = members(of: type).filter {
      $0.kind == .storedProperty && !$0.flags.contains(.isStatic) && !$0.flags.contains(.isLazy)
    }
    let memberwise = stored.filter { !($0.flags.contains(.isLet) && $0.value != nil) }.map(\.name)
    let isEmptyPossible = stored.allSatisfy { $0.value != nil || $0.type?.hasSuffix("?") == true }
    return isEmptyPossible ? [memberwise, []] : [memberwise]
  }
}
