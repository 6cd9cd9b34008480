import DepFacts
import DepModel
import DepSyntax

/// Which form of the convention a type gets.
struct Conventions: Sendable {
  let convention: MigrationOptions.Convention
  private let libraryModules: Set<String>
  private let records: [SourceRecord]

  init(_ convention: MigrationOptions.Convention, _ project: ProjectTrees) {
    self.convention = convention
    records = project.records
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

  /// What the file of a declaration has to import for the fields, sorted.
  func missingImports(
    for uses: [HiddenUse], in shape: TypeShape, usesLibrary: Bool
  ) -> [String] {
    let home = shape.declaration.source.file
    let imported = Set(imports(of: home))
    var missing: Set<String> = []
    // A struct that is there already has what it needs.
    if usesLibrary, shape.dependencies == nil, !imported.contains(Library.module) {
      missing.insert(Library.module)
    }
    for use in uses where use.site.source.file != home {
      let other = Set(imports(of: use.site.source.file)).subtracting(imported)
      if other.contains("Foundation") {
        missing.insert("Foundation")
      } else if !imported.contains("Foundation") || use.draft.projectType != nil {
        missing.formUnion(other)
      }
    }
    return missing.sorted()
  }
}
