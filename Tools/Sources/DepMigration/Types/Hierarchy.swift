import DepFacts
import DepModel

/// Who inherits from whom, who is demanded what, and whose initializers are handed over.
struct Hierarchy: Sendable {
  private let subclasses: [Int: [Int]]
  private let handedOver: Set<String>
  private let superclass: [Int: Int]
  /// For the simple names of types, the labels with which they are made somewhere.
  private let labels: [String: Set<String>]

  init(_ project: MigrationProject) {
    var subclasses: [Int: [Int]] = [:]
    var superclass: [Int: Int] = [:]
    for (index, type) in project.model.types.enumerated() where type.kind == .class {
      for part in project.declarations.parts(of: index) {
        let fact = project.records[part.file].facts.types[part.fact]
        guard fact.kind == .class, let first = fact.inherited.first,
          let base = Self.resolve(first, near: index, in: project),
          base != index, project.model.types[base].kind == .class
        else { continue }
        subclasses[base, default: []].append(index)
        superclass[index] = base
      }
    }
    self.subclasses = subclasses
    self.superclass = superclass
    var handedOver: Set<String> = []
    var labels: [String: Set<String>] = [:]
    for record in project.records {
      for path in record.facts.paths {
        for component in path.components where component.isCapitalized && component.hasSuffix(":)")
        {
          let name = component.baseName
          let list = component.dropFirst(name.count + 1).dropLast().split(separator: ":")
          labels[name, default: []].formUnion(list.map(String.init))
        }
        for (component, next) in zip(path.components, path.components.dropFirst())
        where next.baseName == "init" && component.isCapitalized {
          handedOver.insert(component)
        }
      }
    }
    self.handedOver = handedOver
    self.labels = labels
  }

  func superclass(of type: Int) -> Int? { superclass[type] }

  /// All classes below one, however deep.
  func subclasses(of type: Int) -> [Int] {
    var found: Set<Int> = []
    var open = subclasses[type] ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += subclasses[next] ?? [] }
    }
    return found.sorted()
  }

  /// The labels with which something of this name is made somewhere.
  func labels(of name: String) -> Set<String> { labels[name.lastName] ?? [] }

  /// Whether somebody may take an initializer of the type as a function.
  func isHandedOver(_ name: String) -> Bool { handedOver.contains(name.lastName) }

  /// The type that a name after a colon means.
  static func resolve(_ name: String, near type: Int, in project: MigrationProject) -> Int? {
    let module = project.model.types[type].module
    var outer = Substring(project.model.types[type].name)
    while let dot = outer.lastIndex(of: ".") {
      outer = outer[..<dot]
      if let nested = project.declarations.types(named: "\(outer).\(name)").first { return nested }
    }
    let candidates = project.declarations.types(named: name)
    return candidates.first { project.model.types[$0].module == module } ?? candidates.first
  }

  /// The last names of all that a type inherits, through the types of the project.
  static func protocols(of type: Int, in project: MigrationProject) -> Set<String> {
    var names: Set<String> = []
    var open = project.model.types[type].inherited
    while let name = open.popLast() {
      guard names.insert(name.lastName).inserted,
        let id = resolve(name, near: type, in: project), id != type
      else { continue }
      open += project.model.types[id].inherited
    }
    return names
  }

  /// The initializers that protocols demand of a type, by labels; nil where some are not known.
  static func demanded(of type: Int, in project: MigrationProject) -> [[String]]? {
    var labels: [[String]] = []
    var seen: Set<String> = []
    var open = project.model.types[type].inherited
    var isUnknown = false
    var outsideClasses = outsideClasses(of: type, in: project)
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let id = resolve(name, near: type, in: project) else {
        if outsideClasses.contains(name) { continue }
        guard let known = KnownProtocols.initializers(of: name) else {
          isUnknown = true
          continue
        }
        labels += known
        continue
      }
      open += project.model.types[id].inherited
      outsideClasses.formUnion(self.outsideClasses(of: id, in: project))
      guard project.model.types[id].kind == .protocol else { continue }
      for part in project.declarations.parts(of: id) {
        let facts = project.records[part.file].facts
        guard facts.types[part.fact].kind == .protocol else { continue }
        labels += facts.members
          .filter { $0.owner == Int32(part.fact) && $0.kind == .initializer }
          .map { $0.parameters.map(\.label) }
      }
    }
    return isUnknown ? nil : labels
  }

  /// The superclass that a class names, where no file of the project declares it.
  private static func outsideClasses(
    of type: Int, in project: MigrationProject
  ) -> Set<String> {
    var names: Set<String> = []
    for part in project.declarations.parts(of: type) {
      let fact = project.records[part.file].facts.types[part.fact]
      guard fact.kind == .class, let first = fact.inherited.first,
        resolve(first, near: type, in: project) == nil, !KnownProtocols.looksLikeProtocol(first)
      else { continue }
      names.insert(first)
    }
    return names
  }
}
