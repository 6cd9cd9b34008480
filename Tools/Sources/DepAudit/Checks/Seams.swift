import DepFacts
import DepModel

/// The protocol behind which each class can be replaced, as far as names and use tell.
struct Seams {
  private let model: ProjectModel
  private let protocols: [String: [Int]]
  /// The protocols that some `Dependencies` takes.
  private let taken: Set<Int>

  init(_ model: ProjectModel) {
    self.model = model
    let candidates = model.types.indices.filter {
      model.types[$0].kind == .protocol && !model.types[$0].isTest
    }
    protocols = Dictionary(grouping: candidates) { model.types[$0].name.lastComponent }
    taken = Set(
      model.dependencyShapes.flatMap { $0.shape.fields.compactMap(\.typeID) }
        .filter { model.types[$0].kind == .protocol })
  }

  /// The protocol of a class: one named alike, else the first by name that is taken or fits.
  func seam(of type: Int) -> Int? {
    let entry = model.types[type]
    guard entry.kind == .class || entry.kind == .actor else { return nil }
    let name = entry.name.lastComponent
    let conformances = Set(entry.inherited.map(\.lastComponent)).sorted()
      .flatMap { protocols[$0] ?? [] }
      .filter { !isRole(model.types[$0].name.lastComponent, of: name) }
    return conformances.first { isNamed(model.types[$0].name.lastComponent, after: name) }
      ?? conformances.first { taken.contains($0) || listsMost(of: entry, model.types[$0]) }
  }

  /// Whether a protocol is for what others call, such as a delegate.
  private func isRole(_ seam: String, of name: String) -> Bool {
    ["Delegate", "DataSource", "Observer", "Listener"].contains {
      seam.hasSuffix($0) && !name.hasSuffix($0)
    }
  }

  private func isNamed(_ seam: String, after name: String) -> Bool {
    var stem = seam[...]
    for suffix in ["Protocol", "Interface", "Type", "able", "ible", "ing"]
    where seam.hasSuffix(suffix) {
      stem = seam.dropLast(suffix.count)
      break
    }
    guard stem.count >= 3 else { return false }
    return name.hasSuffix(stem) || name.hasPrefix(stem) || stem.hasPrefix(name)
  }

  private func listsMost(of type: TypeEntry, _ seam: TypeEntry) -> Bool {
    let shared = Set(seam.members).intersection(type.members)
    return shared.count * 2 > type.members.count
  }
}
