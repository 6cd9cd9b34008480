import DepModel

/// The part of the project that a report is about.
struct AuditScope: Sendable {
  private let modules: Set<String>
  private let files: Set<String>?
  /// Names of types, whatever their module: an extension may stand in another one than its type.
  private let types: Set<String>?
  private let isPartial: Bool
  private let moduleOfFile: [String: String]

  init(model: ProjectModel, options: AuditOptions) {
    modules = options.modules
    files = options.files
    isPartial = options.isPartial
    types = options.type.map { name in
      Set(TypeSearch.types(named: name, in: model).map { model.types[$0].name })
    }
    moduleOfFile = Dictionary(
      model.files.map { ($0.path, $0.module) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether an entry without a finding is stale; what was not read, or a file, does not tell.
  var judgesStale: Bool { files == nil && !isPartial }

  func contains(module: String) -> Bool { modules.isEmpty || modules.contains(module) }

  /// The findings that are about the scope.
  func part(of findings: [Finding]) -> [Finding] {
    let isAll = modules.isEmpty && files == nil && types == nil
    return isAll ? findings : findings.filter(contains)
  }

  private func contains(_ finding: Finding) -> Bool {
    contains(module: finding.module) && contains(file: finding.file) && contains(type: finding.type)
  }

  func contains(_ summary: AuditReport.TypeSummary) -> Bool {
    contains(module: summary.module) && contains(file: summary.file) && contains(type: summary.name)
  }

  func contains(_ entry: AuditReport.ExemptEntry) -> Bool {
    contains(module: moduleOfFile[entry.file] ?? "") && contains(file: entry.file)
      && contains(type: entry.type)
  }

  /// The entries that are about the scope.
  func entries(of baseline: [BaselineEntry]) -> [BaselineEntry] {
    baseline.filter { contains(module: $0.module) && contains(type: $0.type) }
  }

  private func contains(file: String) -> Bool { files.map { $0.contains(file) } ?? true }

  private func contains(type: String) -> Bool { types.map { $0.contains(type) } ?? true }
}
