import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Everything that still reaches a default for the dependencies of a type.
struct DefaultUses {
  let shape: TypeShape
  let project: ProjectTrees

  struct Use: Hashable {
    /// `live`, `defaultDependencies`, or something else of the library.
    var name: String
    var file: Int
    var offset: Int
    var text: String
    /// Whether the value is used as it is, so that nothing of the library is needed.
    var isPlain: Bool
  }

  /// All uses, in order of file and place; each place once.
  func all() -> [Use] {
    var found = inOwnCode() + inConstructions() + byFullName()
    var seen: Set<Int> = []
    found.sort { ($0.file, $0.offset) < ($1.file, $1.offset) }
    return found.filter { seen.insert($0.file << 40 | $0.offset).inserted }
  }

  /// The parts of the struct itself, in any file.
  var structParts: [(source: ParsedSource, node: Syntax)] {
    let name = shape.entry.name + ".Dependencies"
    let types = project.declarations.types(named: name).filter {
      project.model.types[$0].module == shape.entry.module
    }
    return types.flatMap { type -> [(source: ParsedSource, node: Syntax)] in
      guard let part = TypeShape(type, in: project) else { return [] }
      return ([part.declaration] + part.extensions).map { ($0.source, Syntax($0.node)) }
    }
  }

  private func inOwnCode() -> [Use] {
    let own = ([shape.declaration] + shape.extensions).flatMap { part in
      DefaultNames.find(in: Syntax(part.node), isDependencies: false, type: shape.entry.name)
        .map { use(of: $0, in: part.source) }
    }
    let inner = structParts.flatMap { part in
      DefaultNames.find(in: part.node, isDependencies: true, type: shape.entry.name)
        .map { use(of: $0, in: part.source) }
    }
    return own + inner
  }

  private func use(of found: DefaultNames.Use, in source: ParsedSource) -> Use {
    Use(
      name: found.name.rawValue, file: source.file, offset: found.range.lowerBound,
      text: found.text, isPlain: found.isPlain)
  }

  /// Arguments for the dependencies of the type and of those that inherit its initializers.
  private func inConstructions() -> [Use] {
    let made = Set([shape.type] + project.scope.subclasses(of: shape.type))
    return project.model.constructions.flatMap { construction -> [Use] in
      guard made.contains(construction.made), construction.labels.contains("dependencies"),
        let source = project.source(construction.place.file),
        let call = CallAtPlace.find(construction.place, in: source),
        let argument = call.arguments.first(where: { $0.label?.text == "dependencies" })
      else { return [] }
      return DefaultNames.find(
        in: Syntax(argument.expression), isDependencies: false, type: shape.entry.name
      ).map { use(of: $0, in: source) }
    }
  }

  /// `Reader.Dependencies.live` and the like, wherever they stand.
  private func byFullName() -> [Use] {
    let name = shape.entry.name.lastName
    return project.records.indices.flatMap { file -> [Use] in
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
        return Use(
          name: isMade ? "Dependencies" : next ?? "Dependencies", file: file,
          offset: Int(use.position.offset), text: path.joined(separator: "."),
          isPlain: !isMade && path.count == index + 2 && next == DefaultName.live.rawValue)
      }
    }
  }
}

/// Finds the call that a construction of the model stands for.
enum CallAtPlace {
  static func find(_ place: Place, in source: ParsedSource) -> FunctionCallExprSyntax? {
    let offset = Int(place.position.offset)
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self), call.inner.lowerBound == offset {
        return call
      }
      guard current.is(ExprSyntax.self) || current.is(DeclReferenceExprSyntax.self) else {
        return nil
      }
      node = current.parent
    }
    return nil
  }
}
