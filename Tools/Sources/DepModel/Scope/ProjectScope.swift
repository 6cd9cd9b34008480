package import DepFacts

/// Answers every question about what the project declares: names, types, inheritance, isolation,
/// access.
package final class ProjectScope: Sendable {
  package let model: ProjectModel
  /// In the order of ``ProjectModel/files``.
  package let records: [SourceRecord]
  package let declarations: TypeDeclarations
  /// The names of the project's global actors.
  let globalActors: Set<String>
  private let inheritance: InheritanceTable

  /// The model was built of `records`.
  package init(model: ProjectModel, records: [SourceRecord]) {
    self.model = model
    let sorted = records.sorted { $0.path < $1.path }
    self.records = sorted
    let declarations = TypeDeclarations(model: model, records: sorted)
    self.declarations = declarations
    globalActors = Set(
      sorted.flatMap { $0.facts.types.filter { $0.attributes.contains("globalActor") } }
        .map(\.name))
    inheritance = InheritanceTable(model: model, records: sorted, declarations: declarations)
  }

  /// Whether something in the file cannot be read.
  package func isDoubtful(_ file: Int) -> Bool { !records[file].facts.obstacles.isEmpty }

  /// The class of the project that a class inherits from.
  package func superclass(of type: Int) -> Int? { inheritance.superclass[type] }

  /// All classes below one, however deep.
  package func subclasses(of type: Int) -> [Int] { inheritance.subclasses(of: type) }

  /// The labels with which something of this name is made somewhere.
  package func labels(of name: String) -> Set<String> { inheritance.labels[name.lastName] ?? [] }

  /// Whether code takes an initializer of the type as a function.
  package func isHandedOver(_ name: String) -> Bool {
    inheritance.handedOver.contains(name.lastName)
  }
}
