import DepFacts
import DepModel
import DepSyntax

/// Which form of the convention a type gets.
struct Conventions: Sendable {
  let convention: MigrationOptions.Convention
  private let libraryModules: Set<String>
  private let records: [SourceRecord]

  init(_ convention: MigrationOptions.Convention, records: [SourceRecord]) {
    self.convention = convention
    self.records = records
    libraryModules = Set(
      records.filter { $0.facts.imports.contains("DepStructs") }.map(\.module))
  }

  func usesLibrary(_ shape: TypeShape) -> Bool {
    switch convention {
    case .library: true
    case .bare: false
    case .automatic: libraryModules.contains(shape.entry.module)
    }
  }

  func imports(of file: Int) -> [String] { records[file].facts.imports }
}
