import DepFacts
package import DepModel

/// What types reach, and by which way: what `audit --effects` shows.
package struct EffectSummary: Sendable {
  package struct Entry: Hashable, Sendable {
    package var type: String
    package var module: String
    package var ways: [EffectWay]
  }

  /// By module and name; types that reach nothing are there where one type is asked for.
  package var types: [Entry] = []
  /// Tests that reach the clock, chance, the network or the disk, which makes them fail now and
  /// then.
  package var tests: [Entry] = []

  package init(types: [Entry] = [], tests: [Entry] = []) {
    self.types = types
    self.tests = tests
  }

  /// The summary of all types, or of those that a name means.
  package init(_ model: ProjectModel, type name: String? = nil) {
    let asked = name.map { Set(TypeSearch.types(named: $0, in: model)) }
    for (index, type) in model.types.enumerated() where type.kind != .extension {
      if let asked, !asked.contains(index) { continue }
      let entry = Entry(
        type: type.name, module: type.module, ways: model.effects.ways(ofType: index))
      if type.isTest {
        guard model.isTestCase(index) || asked != nil else { continue }
        let unsteady = entry.ways.filter { Self.unsteady.contains($0.effect) }
        if !unsteady.isEmpty {
          tests.append(Entry(type: type.name, module: type.module, ways: unsteady))
        }
      } else if !entry.ways.isEmpty || asked != nil {
        types.append(entry)
      }
    }
  }

  private static let unsteady: Set<Effect> = [.clock, .randomness, .network, .disk]
}
