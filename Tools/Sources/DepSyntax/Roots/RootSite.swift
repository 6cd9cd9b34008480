import DepModel
import SwiftSyntax

/// A composition root as its files write it: what it keeps, what it makes, and what it is given.
package struct RootSite {
  /// The index into ``ProjectModel/types``.
  package let type: Int
  package let shape: TypeShape
  /// Its properties and functions, static ones left out, in order of file and place.
  package let members: [RootMember]
  /// The property that holds the inputs: `dependencies`.
  package let inputsProperty: RootMember?
  /// What it has from its superclasses.
  package let inherited: [RootMember]
  /// The fields of its own `Dependencies` are its inputs; nil where it declares none.
  package let inputs: RootInputs?
  /// Every place that makes the `Dependencies` of some type, its own included.
  package let constructions: [ConstructionSite]
  /// Every place that calls the initializer of a type, without its `Dependencies`.
  private let calls: [ConstructionSite]

  /// Nil for a type whose file cannot be read.
  package init?(_ type: Int, in project: ProjectTrees) {
    guard let shape = TypeShape(type, in: project) else { return nil }
    self.type = type
    self.shape = shape
    let parts = [shape.declaration] + shape.extensions
    members = parts.flatMap { part in
      ConditionalMembers.all(in: part.members.members).flatMap {
        RootMember.all(in: $0.0, source: part.source)
      }
    }
    let names: Set = ["Dependencies", "Self.Dependencies", "\(shape.entry.name).Dependencies"]
    inputsProperty = members.first {
      $0.kind != .function && names.contains($0.writtenType?.text ?? "")
    }
    inherited = Self.inherited(by: type, in: project)
    inputs = shape.dependencies.map { RootInputs($0, source: shape.source(of: $0)) }
    let found = parts.flatMap { ConstructionFinder.all(in: $0.members, source: $0.source) }
    let own = found.filter { !$0.isCall }
    let outer = Set(own.compactMap { $0.outer?.id })
    calls = found.filter { $0.isCall && !outer.contains($0.call.id) }
    let ofInputs = project.scope.nestedType("Dependencies", of: type).flatMap {
      TypeShape($0, in: project)
    }
    let all =
      own
      + (ofInputs?.extensions ?? []).flatMap {
        ConstructionFinder.all(in: $0.members, source: $0.source, around: "Dependencies")
      }
    let labels = DependenciesLabels(root: shape.entry, type: type, scope: project.scope)
    constructions = all.compactMap { site in
      guard site.outer != nil, !labels.contain(site.label, of: site.typeName) else { return site }
      return site.isNamed ? site.withoutOuter : nil
    }
  }

  /// The members of superclasses that its own code can name.
  private static func inherited(by type: Int, in project: ProjectTrees) -> [RootMember] {
    let module = project.model.types[type].module
    return project.scope.superclasses(of: type).flatMap { ancestor -> [RootMember] in
      guard let shape = TypeShape(ancestor, in: project) else { return [] }
      let isNear = shape.entry.module == module
      return ([shape.declaration] + shape.extensions).flatMap { part in
        part.members.members.flatMap { RootMember.all(in: $0.decl, source: part.source) }
      }.filter { member in
        member.hidingWord == nil
          && (isNear || !member.node.modifierNames.isDisjoint(with: ["public", "open"]))
      }
    }
  }

  package var name: String { shape.entry.name }

  /// The places that make anything but its own inputs, in order of file and place.
  package var madeObjects: [ConstructionSite] {
    let made = constructions.filter { $0.typeName != "Self" }
    guard !calls.isEmpty else { return made }
    let files = ([shape.declaration] + shape.extensions).map(\.source.file)
    func place(_ site: ConstructionSite) -> (Int, Int) {
      (files.firstIndex(of: site.source.file) ?? .max, site.call.inner.lowerBound)
    }
    return (made + calls).sorted { place($0) < place($1) }
  }

  /// How many fields its own `Dependencies` declares.
  package var inputFieldCount: Int {
    inputs?.node.memberBlock.members.filter { StoredProperty.isStored($0.decl) }.count ?? 0
  }

  /// The names to which each member refers, but for declarations, labels, and arguments that go.
  package func referencedNames(
    without removed: [(site: ConstructionSite, labels: Set<String>)]
  ) -> [(member: String?, names: Set<String>)] {
    let gone = Set(
      removed.flatMap { site, labels in
        site.arguments.filter { labels.contains($0.label) }.map(\.node.id)
      })
    return ([shape.declaration] + shape.extensions).flatMap(\.members.members).map { item in
      (item.decl.declaredNames.first, ReferencedNames.of([Syntax(item.decl)], without: gone))
    }
  }
}
