import DepFacts

/// What all files of a project declare, by name.
struct DeclarationTables: Sendable {
  /// Sorted by path.
  let sources: [SourceRecord]
  let imports: ImportTable
  let types: TypeTable
  let members: MemberTable
  let aliases: AliasTable

  init(
    _ records: [SourceRecord], products: Set<String> = [], folders: Set<String> = []
  ) {
    sources = records.sorted { $0.path < $1.path }
    imports = ImportTable(sources, products: products, folders: folders)
    types = TypeTable(sources, imports: imports)
    members = MemberTable(sources, types: types)
    aliases = AliasTable(sources, types: types)
  }
}
