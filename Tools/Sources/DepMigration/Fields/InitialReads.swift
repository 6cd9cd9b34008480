import DepFacts
import DepModel

/// The types whose initializers read what other code assigns, or act.
///
/// Made earlier than before, such an object would read a variable that is not set yet, or load
/// files that no caller may ever ask it for.
struct InitialReads: Sendable {
  private let types: Set<Int>

  init(_ model: ProjectModel, _ acting: ActingInitializers) {
    var types = acting.types
    var users = acting.makers
    for dependency in model.dependencies
    where dependency.state == .hidden && !dependency.isDeferred && dependency.isForInitializer {
      guard let owner = dependency.owner else { continue }
      guard let index = dependency.target.singleton else {
        if dependency.kind == .globalVariable, dependency.role == .read { types.insert(owner) }
        continue
      }
      let singleton = model.singletons[index]
      if singleton.isMutable { types.insert(owner) }
      for made in [singleton.valueTypeID, singleton.builtTypeID] {
        if let made { users[made, default: []].append(owner) }
      }
    }
    var open = Array(types)
    while let next = open.popLast() {
      for user in users[next] ?? [] where types.insert(user).inserted { open.append(user) }
    }
    self.types = types
  }

  func read(_ type: Int) -> Bool { types.contains(type) }
}
