import DepFacts
import DepModel
import DepParsing
import Foundation
import Testing

/// What a type reaches by itself is named by the audit of what `migrate` leaves.
@Suite struct FixtureEffectTests {
  @Test(arguments: FixtureLibrary.standard.fixtures)
  func noEffectOfATypeItselfIsLeftWithoutAWord(_ fixture: Fixture) throws {
    #expect(try UnnamedEffects.after.get().byModule[fixture.identifier] ?? [] == [])
  }
}

/// The effects that types reach themselves, and for which the model has no place.
private struct UnnamedEffects {
  static let after = Result { try UnnamedEffects() }

  /// `Feed: URLSession`, by the module of the fixture.
  private(set) var byModule: [String: [String]] = [:]

  private init() throws {
    let records = FixtureLibrary.standard.fixtures.flatMap { fixture in
      fixture.after.map { name, data in
        SourceRecord(
          path: "Sources/\(fixture.identifier)/\(name)", module: fixture.identifier,
          role: .source, facts: FactReader().read(String(decoding: data, as: UTF8.self)))
      }
    }
    let model = try ModelBuilder().build(records.sorted { $0.path < $1.path })
    var named: [Int: Set<String>] = [:]
    let places =
      model.dependencies.map { ($0.owner, $0.expression, $0.target.name) }
      + model.exemptUses.map { ($0.owner, $0.expression, $0.target?.name ?? "") }
    for (owner, expression, target) in places {
      if let owner { named[owner, default: []].formUnion([expression, target]) }
    }
    for (index, type) in model.types.enumerated() {
      // A base is in the head of the type, and what a property holds in its type.
      let written = type.parents.map(\.name) + Self.propertyTypes(of: type, in: records)
      for name in Self.own(model.effects.ways(ofType: index))
      where !written.contains(where: { $0.contains(name) }) {
        guard named[index]?.contains(where: { $0.hasPrefix(name) }) != true else { continue }
        byModule[type.module, default: []].append("\(type.name): \(name)")
      }
    }
  }

  private static func propertyTypes(of type: TypeEntry, in records: [SourceRecord]) -> [String] {
    records.lazy.filter { $0.module == type.module }.flatMap(\.facts.members)
      .filter { $0.kind == .storedProperty }.compactMap(\.type)
  }

  /// The names of what is reached without a way over other declarations.
  private static func own(_ ways: [EffectWay]) -> [String] {
    ways.compactMap { way in
      let isVague = [.unknown, .mutableState, .log].contains(way.effect)
      return isVague || way.names.count != 1 ? nil : way.names[0]
    }
  }
}
