import DepFacts

/// Which class of the project inherits from which.
struct InheritanceTable: Sendable {
  let superclass: [Int: Int]
  private let subclasses: [Int: [Int]]

  init(model: ProjectModel, records: [SourceRecord], parts: [[DeclarationPart]]) {
    var subclasses: [Int: [Int]] = [:]
    var superclass: [Int: Int] = [:]
    for (index, type) in model.types.enumerated() where type.kind == .class {
      for part in parts[index] {
        let fact = records[part.file].facts.types[part.fact]
        guard fact.kind == .class, let first = fact.inherited.first,
          let base = type.parents.lazy.filter({ $0.written == first }).compactMap(\.type)
            .first(where: { model.types[$0].kind == .class }),
          base != index
        else { continue }
        subclasses[base, default: []].append(index)
        superclass[index] = base
      }
    }
    self.subclasses = subclasses
    self.superclass = superclass
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
