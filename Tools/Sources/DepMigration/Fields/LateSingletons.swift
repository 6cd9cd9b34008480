import DepFacts
import DepModel
import DepSyntax

/// The singletons that some type of a module has to ask for each time.
///
/// All types of the module ask for such an object then: two forms of one object in one module make
/// each reader look for a reason, and types could not pass their fields on.
struct LateSingletons: Sendable {
  private struct Key: Hashable {
    let module: String
    let singleton: Int
  }

  private var keys: Set<Key> = []

  /// `isLate` says for a dependency of a type that is rewritten whether it has to be asked for.
  init(
    _ model: ProjectModel, of hiding: Set<Int>, where isLate: (Dependency, [Int]) -> Bool
  ) {
    for dependency in model.dependencies
    where dependency.state == .hidden && dependency.kind == .singleton {
      guard let owner = dependency.owner, hiding.contains(owner),
        let index = dependency.target.singleton
      else { continue }
      let key = Key(module: model.types[owner].module, singleton: index)
      let singleton = model.singletons[index]
      let made = [singleton.valueTypeID, singleton.builtTypeID].compactMap(\.self)
      if !made.contains(owner), !keys.contains(key), isLate(dependency, made) { keys.insert(key) }
    }
  }

  func contain(_ dependency: Dependency, _ model: ProjectModel) -> Bool {
    guard let owner = dependency.owner, let index = dependency.target.singleton else {
      return false
    }
    return keys.contains(Key(module: model.types[owner].module, singleton: index))
  }
}
