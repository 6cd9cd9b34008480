import DepFacts

/// Which class of the project inherits from which, and how types are made.
struct InheritanceTable: Sendable {
  private let subclasses: [Int: [Int]]
  let handedOver: Set<String>
  let superclass: [Int: Int]
  /// For the simple names of types, the labels with which they are made somewhere.
  let labels: [String: Set<String>]

  init(model: ProjectModel, records: [SourceRecord], declarations: TypeDeclarations) {
    var subclasses: [Int: [Int]] = [:]
    var superclass: [Int: Int] = [:]
    for (index, type) in model.types.enumerated() where type.kind == .class {
      for part in declarations.parts(of: index) {
        let fact = records[part.file].facts.types[part.fact]
        guard fact.kind == .class, let first = fact.inherited.first,
          let base = declarations.type(named: first, near: index, in: model),
          base != index, model.types[base].kind == .class
        else { continue }
        subclasses[base, default: []].append(index)
        superclass[index] = base
      }
    }
    self.subclasses = subclasses
    self.superclass = superclass
    var handedOver: Set<String> = []
    var labels: [String: Set<String>] = [:]
    for record in records {
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

  /// All classes below one, however deep.
  func subclasses(of type: Int) -> [Int] {
    var found: Set<Int> = []
    var open = subclasses[type] ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += subclasses[next] ?? [] }
    }
    return found.sorted()
  }
}
