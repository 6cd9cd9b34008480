import DepFacts
import DepModel
import DepSyntax

/// Which form of the convention a type gets.
struct Conventions: Sendable {
  let convention: MigrationOptions.Convention
  private let libraryModules: Set<String>
  private let records: [SourceRecord]
  private let scope: ProjectScope
  /// What the files of a module import, together.
  private let importsOfModule: [String: Set<String>]

  init(_ convention: MigrationOptions.Convention, _ project: ProjectTrees) {
    self.convention = convention
    records = project.records
    scope = project.scope
    importsOfModule = project.records.reduce(into: [:]) {
      $0[$1.module, default: []].formUnion($1.facts.imports)
    }
    libraryModules = project.model.libraryModules
  }

  func usesLibrary(_ shape: TypeShape) -> Bool {
    switch convention {
    case .library: true
    case .bare: false
    case .automatic: libraryModules.contains(shape.entry.module)
    }
  }

  func imports(of file: Int) -> [String] { records[file].facts.imports }

  /// What the file of a declaration has to import for what stands for a container, sorted.
  func missingImports(
    for fields: [HandedContainerIntent.Field], in shape: TypeShape
  ) -> [String] {
    let names = NameImports(
      home: shape.declaration.source, scope: scope,
      reachable: importsOfModule[shape.entry.module] ?? [])
    return Set(
      fields.flatMap { field in
        names.missing(for: field.type.description, from: field.origin.map { [$0] } ?? [])
      }
    ).sorted()
  }

  /// What the file of the struct has to import for the fields and the initializers, sorted.
  func missingImports(
    for uses: [HiddenUse], injected: [InjectedProperty], inherited: [InitializerSite],
    in shape: TypeShape, home part: TypeShape.Part, usesLibrary: Bool
  ) -> [String] {
    let home = part.source.file
    let imported = Set(imports(of: home))
    var missing: Set<String> = []
    // A struct that is there already has what it needs.
    if usesLibrary, shape.dependencies == nil, !imported.contains(Library.module) {
      missing.insert(Library.module)
    }
    let names = NameImports(
      home: part.source, scope: scope, reachable: importsOfModule[shape.entry.module] ?? [])
    for use in uses {
      let file = use.site.source.file
      let origins = use.draft.origins + (file == home ? [] : [file])
      missing.formUnion(names.missing(for: use.draft.type.description, from: origins))
      if file != home { missing.formUnion(names.missing(forExpression: use.draft.live, in: file)) }
    }
    for field in injected.map(\.field) {
      missing.formUnion(names.missing(for: field.type, from: field.draft.origins))
    }
    for site in inherited where site.source.file != home {
      for parameter in site.parameterSites {
        missing.formUnion(names.missing(for: parameter.type, from: [site.source.file]))
      }
    }
    return missing.sorted()
  }
}
