import DepFacts
import DepModel
import DepSyntax

/// The types of a project that hand out dependencies: its own wrappers, and what these read.
///
/// Their code looks for objects on behalf of others, and nothing is gained by injecting those.
struct ContainerTypes: Sendable {
  private let types: Set<Int>
  private let project: ProjectTrees

  init(_ project: ProjectTrees) {
    self.project = project
    let wrappers = Self.wrappers(in: project)
    var types = wrappers
    for dependency in project.model.dependencies {
      guard let owner = dependency.owner, wrappers.contains(owner) else { continue }
      let singleton = dependency.target.singleton.map { project.model.singletons[$0] }
      types.formUnion(
        [dependency.target.type, singleton?.owner, singleton?.valueTypeID].compactMap(\.self))
    }
    for wrapper in wrappers {
      guard let container = project.scope.container(ofWrapper: wrapper) else { continue }
      types.formUnion([project.scope.type(named: container, in: wrapper)].compactMap(\.self))
    }
    types.formUnion(Self.containers(in: project))
    types.formUnion(Self.locators(in: project))
    self.types = types.union(Self.registering(with: types, in: project))
      .union(Self.unusedWrappers(asking: types, in: project))
  }

  /// The project's wrappers that ask a container, although no property has them yet.
  private static func unusedWrappers(
    asking containers: Set<Int>, in project: ProjectTrees
  ) -> Set<Int> {
    let asking = project.model.dependencies.filter { dependency in
      dependency.kind == .locator || project.type(of: dependency).map(containers.contains) == true
    }
    return Set(asking.compactMap(\.owner)).filter { type in
      project.scope.parts(of: type).contains {
        project.scope.fact($0).attributes.contains("propertyWrapper")
      }
    }
  }

  /// Whether a type hands out dependencies, or registers them.
  func contains(_ type: Int) -> Bool {
    types.contains(type)
      || project.scope.inheritedNames(of: type).contains {
        project.scope.sdk.lists($0, in: .containerProtocols)
          && project.scope.type(named: $0, near: type) == nil
      }
  }

  /// The types that code asks for an object of any type, and with which it registers them.
  private static func containers(in project: ProjectTrees) -> Set<Int> {
    Set(project.model.dependencies.compactMap { project.type(of: $0) })
      .filter(project.scope.isAskedForAnyType)
  }

  /// What code asks for other objects by name, and what inherits from it.
  private static func locators(in project: ProjectTrees) -> Set<Int> {
    // A default that reads one is counted no longer, and it stays what it is.
    let places =
      project.model.dependencies.filter { $0.kind == .locator }
      .map { ($0.target, $0.expression, $0.owner, $0.file) }
      + project.model.exemptUses.filter { $0.kind == .locator }.compactMap { use in
        use.target.map { ($0, use.expression, use.owner, use.place.file) }
      }
    var asked: [Int: Set<String>] = [:]
    for (target, expression, owner, file) in places {
      guard let found = locator(target, expression, in: owner, file: file, project) else {
        continue
      }
      asked[found, default: []].insert(expression)
    }
    let locators = asked.filter { $0.value.count >= functions(of: $0.key, project) }.map(\.key)
    return locators.reduce(into: []) { types, type in
      types.formUnion([type] + project.scope.subclasses(of: type))
    }
  }

  /// How many functions a type has: one with more than it hands out does work of its own.
  private static func functions(of type: Int, _ project: ProjectTrees) -> Int {
    let parts = project.scope.parts(of: type)
    return parts.reduce(0) {
      $0 + project.scope.members(of: $1).count { $0.kind == .function }
    }
  }

  private static func locator(
    _ target: Dependency.Target, _ expression: String, in owner: Int?, file: Int,
    _ project: ProjectTrees
  ) -> Int? {
    let singleton = target.singleton.map { project.model.singletons[$0] }
    if let singleton { return singleton.owner ?? singleton.valueTypeID }
    let first = expression.split(separator: ".").first.map(String.init) ?? ""
    // What a type asks itself for is handed out by another.
    return first.isCapitalized && first != "Self"
      ? project.scope.type(named: first, in: owner, file: file) : nil
  }

  /// Types that register with a container, and are nothing else: they inherit and conform to
  /// nothing.
  private static func registering(with containers: Set<Int>, in project: ProjectTrees) -> Set<Int> {
    let places = project.model.dependencies.filter { dependency in
      guard let type = project.type(of: dependency), containers.contains(type) else { return false }
      let function = dependency.expression.lastName
      return function.hasPrefix("register") || project.scope.isFilled(by: function, type)
    }
    return Set(places.compactMap(\.owner)).filter {
      project.scope.inheritedNames(of: $0).isEmpty
    }
  }

  /// The project's wrappers that fetch from a container somewhere.
  private static func wrappers(in project: ProjectTrees) -> Set<Int> {
    let places =
      project.model.dependencies.lazy.filter { $0.kind == .wrapper }
      .map { ($0.expression, $0.owner, $0.file) }
      + project.model.exemptUses.lazy.filter { $0.kind == .wrapper }
      .map { ($0.expression, $0.owner, $0.place.file) }
    var seen: Set<String> = []
    var wrappers: Set<Int> = []
    for (expression, owner, file) in places {
      let name = String(expression.dropFirst().prefix { $0 != "(" && $0 != "<" })
      guard seen.insert("\(file) \(name)").inserted,
        let type = project.scope.type(named: name, in: owner, file: file)
      else { continue }
      wrappers.insert(type)
    }
    return wrappers
  }
}

extension ProjectTrees {
  /// The project's type that a dependency reaches: of a singleton, the type of its value.
  fileprivate func type(of dependency: Dependency) -> Int? {
    let singleton = dependency.target.singleton.map { model.singletons[$0] }
    if let type = dependency.target.type ?? singleton?.valueTypeID ?? singleton?.owner {
      return type
    }
    let first = dependency.expression.split(separator: ".").first.map(String.init) ?? ""
    return first.isCapitalized && first != "Self"
      ? scope.type(named: first, in: dependency.owner, file: dependency.file) : nil
  }
}
