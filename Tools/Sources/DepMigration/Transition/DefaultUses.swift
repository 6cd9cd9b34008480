import DepFacts
import DepModel
import DepSyntax

/// Lists every place that reaches a default for the dependencies of a type.
struct DefaultUses {
  let shape: TypeShape
  /// The parts of its `Dependencies`, in any file.
  let structParts: [TypeShape.Part]
  let project: ProjectTrees

  init(shape: TypeShape, project: ProjectTrees) {
    self.shape = shape
    self.project = project
    let type = project.scope.nestedType("Dependencies", of: shape.type)
    structParts =
      type.flatMap { TypeShape($0, in: project) }.map {
        [$0.declaration] + $0.extensions
      } ?? []
  }

  /// The declarations of its defaults.
  var declarations: CodeRegion {
    var region = CodeRegion()
    for declaration in structParts.flatMap(DefaultDeclaration.all) {
      region.add(declaration.range, in: declaration.source.file)
    }
    return region
  }

  /// All uses, in order of file and place; each place once.
  func all() -> [DefaultUse] {
    var found = inOwnCode() + inConstructions() + byFullName() + inFields()
    var seen: Set<Int> = []
    found.sort { ($0.file, $0.offset) < ($1.file, $1.offset) }
    return found.filter { seen.insert($0.file << 40 | $0.offset).inserted }
  }

  private func inOwnCode() -> [DefaultUse] {
    ([shape.declaration] + shape.extensions).flatMap { $0.defaultUses(of: shape.entry.name) }
      + structParts.flatMap { $0.defaultUses(ofDependenciesOf: shape.entry.name) }
  }

  /// Arguments for the dependencies of the type and of those that inherit its initializers.
  private func inConstructions() -> [DefaultUse] {
    let made = Set([shape.type] + project.scope.subclasses(of: shape.type))
    return project.model.constructions.flatMap { construction -> [DefaultUse] in
      guard made.contains(construction.made), construction.labels.contains("dependencies"),
        let source = project.source(construction.place.file),
        let call = CallSite.at(Int(construction.place.position.offset), in: source)
      else { return [] }
      return call.defaultUses(inArgument: "dependencies", of: shape.entry.name)
    }
  }

  /// `Reader.Dependencies.live` and the like, wherever they stand.
  private func byFullName() -> [DefaultUse] {
    let name = shape.entry.name.lastName
    return project.records.indices.flatMap { file -> [DefaultUse] in
      let facts = project.records[file].facts
      let overrides = facts.paths.contains { path in
        path.components.contains {
          $0.hasPrefix("withDefaultDependencies(") || $0.hasPrefix("defaultDependencies(")
        }
      }
      return facts.uses.compactMap { use in
        let path = facts.paths[Int(use.path)].components
        guard
          let index = path.indices.dropFirst().first(where: {
            path[$0].baseName == "Dependencies" && path[$0 - 1] == name
          })
        else { return nil }
        let next = path.dropFirst(index + 1).first
        let isMade = path[index].hasSuffix(")")
        guard !isMade && next != nil || overrides else { return nil }
        return DefaultUse(
          name: isMade ? "Dependencies" : next ?? "Dependencies", file: file,
          offset: Int(use.position.offset), text: path.joined(separator: "."),
          isPlain: !isMade && path.count == index + 2 && next == DefaultName.live.rawValue)
      }
    }
  }

  /// What other structs pass for a field of this one's type: `base: .defaultDependencies`.
  private func inFields() -> [DefaultUse] {
    let scope = project.scope
    guard let own = scope.nestedType("Dependencies", of: shape.type) else { return [] }
    return project.model.types.indices.flatMap { outer -> [DefaultUse] in
      guard outer != shape.type, let holder = scope.nestedType("Dependencies", of: outer) else {
        return []
      }
      let labels = scope.members(of: holder).filter { field in
        field.kind == .storedProperty
          && field.type.map {
            $0.hasSuffix("Dependencies") && scope.type(named: $0, in: holder) == own
          } == true
      }.map(\.name)
      guard !labels.isEmpty else { return [] }
      let files = Set(
        (scope.parts(of: holder) + scope.parts(of: outer)).map(\.file)
          + project.model.constructions.filter { $0.made == outer }.map(\.place.file))
      return files.sorted().flatMap { file in
        project.source(file)?.defaultUses(inArguments: Set(labels), of: shape.entry.name) ?? []
      }
    }
  }
}
