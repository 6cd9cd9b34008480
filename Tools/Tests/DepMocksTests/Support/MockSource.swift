import DepFacts
import DepMocks
import DepModel
import DepParsing
import DepSyntax

/// A file of a project that doubles are made from.
struct MockSource {
  var path: String
  var module = "App"
  var bytes: [UInt8]
}

extension MockGenerator {
  /// Generates from files that stand nowhere.
  func generate(
    from sources: [MockSource], existing: [UInt8]? = nil, options: ModelOptions = ModelOptions()
  ) throws -> MockFile {
    let records = sources.map { source in
      SourceRecord(
        path: source.path, module: source.module, role: .source,
        facts: source.bytes.withUnsafeBufferPointer { FactReader().read($0) })
    }
    var options = options
    options.counted = Set(CountableKind.allCases)
    let model = try ModelBuilder(options: options).build(records)
    let bytes = Dictionary(
      sources.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let project = ProjectTrees(
      scope: ProjectScope(model: model, records: records), toleratesErrors: true
    ) { bytes[$0] ?? [] }
    return generate(from: project, existing: existing)
  }
}
