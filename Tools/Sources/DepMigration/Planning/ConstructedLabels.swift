import DepFacts
import DepModel
import DepSyntax

/// The labels with which something is constructed whose type is not written, or `Dependencies`.
struct ConstructedLabels: Sendable {
  private let labels: Set<Set<String>>

  init(_ records: [SourceRecord]) {
    var labels: Set<Set<String>> = []
    for record in records {
      for path in record.facts.paths {
        guard
          let call = path.components.first(where: {
            $0.hasPrefix("init(") || $0.hasPrefix("Dependencies(")
          })
        else { continue }
        let list = call.dropFirst(call.baseName.count + 1).dropLast().split(separator: ":")
        if !list.isEmpty { labels.insert(Set(list.map(String.init))) }
      }
    }
    self.labels = labels
  }

  /// Whether code may construct the `Dependencies` of a type without passing a new field.
  func isConstructed(_ shape: TypeShape) -> Bool {
    let fields = Set(shape.entry.dependencies?.fields.map(\.name) ?? [])
    return !shape.constructsDependencies || labels.contains { $0.isSubset(of: fields) }
  }
}
