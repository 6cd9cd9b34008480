package import DepFacts
import DepModel
package import DepSyntax

/// Which form of the convention a type gets.
package struct Conventions: Sendable {
  package let convention: MigrationOptions.Convention
  private let libraryModules: Set<String>
  private let records: [SourceRecord]

  package init(_ convention: MigrationOptions.Convention, records: [SourceRecord]) {
    self.convention = convention
    self.records = records
    libraryModules = Set(
      records.filter { $0.facts.imports.contains("DepStructs") }.map(\.module))
  }

  package func usesLibrary(_ shape: TypeShape) -> Bool {
    switch convention {
    case .library: true
    case .bare: false
    case .automatic: libraryModules.contains(shape.entry.module)
    }
  }

  package func imports(of file: Int) -> [String] { records[file].facts.imports }
}
