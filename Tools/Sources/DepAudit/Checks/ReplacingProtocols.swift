import DepFacts
import DepModel

/// The protocol behind which each class can be replaced, as far as names and use tell.
struct ReplacingProtocols {
  private let model: ProjectModel
  /// The protocols that some `Dependencies` takes.
  private let taken: Set<Int>

  init(_ model: ProjectModel) {
    self.model = model
    taken = Set(
      model.dependencyShapes.flatMap { $0.shape.fields.compactMap(\.typeID) }
        .filter { model.types[$0].kind == .protocol })
  }

  /// The protocol of a class: one named alike, else the first by name that is taken or fits.
  func replacement(of type: Int) -> Int? {
    let entry = model.types[type]
    guard entry.kind == .class || entry.kind == .actor else { return nil }
    let name = entry.name.lastName
    let conformances = Set(entry.parents.lazy.compactMap(\.type)).filter {
      model.types[$0].kind == .protocol && !model.types[$0].isTest
        && !isRole(model.types[$0].name.lastName, of: name)
    }.sorted { (model.types[$0].name.lastName, $0) < (model.types[$1].name.lastName, $1) }
    return conformances.first { isNamed(model.types[$0].name.lastName, after: name) }
      ?? conformances.first { taken.contains($0) || listsMost(of: entry, model.types[$0]) }
  }

  /// Whether a protocol is for what others call, such as a delegate.
  private func isRole(_ replacement: String, of name: String) -> Bool {
    ["Delegate", "DataSource", "Observer", "Listener"].contains {
      replacement.hasSuffix($0) && !name.hasSuffix($0)
    }
  }

  private func isNamed(_ replacement: String, after name: String) -> Bool {
    var stem = replacement[...]
    for suffix in ["Protocol", "Interface", "Type", "able", "ible", "ing"]
    where replacement.hasSuffix(suffix) {
      stem = replacement.dropLast(suffix.count)
      break
    }
    guard stem.count >= 3 else { return false }
    return name.hasSuffix(stem) || name.hasPrefix(stem) || stem.hasPrefix(name)
  }

  private func listsMost(of type: TypeEntry, _ replacement: TypeEntry) -> Bool {
    let shared = Set(replacement.members).intersection(type.members)
    return shared.count * 2 > type.members.count
  }
}
