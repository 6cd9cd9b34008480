import DepFacts
import DepModel
import Synchronization

/// What a plan is made of: the model, the facts, and the trees of the files that it asks for.
final class MigrationProject: Sendable {
  let model: ProjectModel
  /// In the order of ``DepModel/ProjectModel/files``.
  let records: [SourceRecord]
  let declarations: TypeDeclarations
  /// The names of the project's global actors.
  let globalActors: Set<String>
  private let read: @Sendable (String) throws -> [UInt8]
  private let parsed = Mutex<[Int: ParsedSource?]>([:])

  init(
    model: ProjectModel, records: [SourceRecord],
    read: @escaping @Sendable (String) throws -> [UInt8]
  ) {
    self.model = model
    self.records = records.sorted { $0.path < $1.path }
    self.read = read
    declarations = TypeDeclarations(model: model, records: self.records)
    globalActors = Set(
      records.flatMap { $0.facts.types.filter { $0.attributes.contains("globalActor") } }
        .map(\.name))
  }

  /// The file with its tree; nil where it can no longer be read or is not sound.
  func source(_ file: Int) -> ParsedSource? {
    if let known = parsed.withLock({ $0[file] }) { return known }
    let source = load(file)
    parsed.withLock { $0[file] = .some(source) }
    return source
  }

  /// Whether something in the file cannot be read.
  func isDoubtful(_ file: Int) -> Bool { !records[file].facts.obstacles.isEmpty }

  private func load(_ file: Int) -> ParsedSource? {
    guard !isDoubtful(file), let bytes = try? read(records[file].path) else { return nil }
    return ParsedSource(file: file, path: records[file].path, bytes: bytes)
  }
}
