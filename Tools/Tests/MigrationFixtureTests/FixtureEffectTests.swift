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

  @Test func anEffectWithoutAPlaceWouldBeFound() throws {
    let code = """
      import Foundation
      final class Log { func write() { UserDefaults.standard.set(1, forKey: "a") } }
      final class Feed { let session: URLSessionConfiguration; func load() { _ = URLSession.shared } }
      """
    let record = SourceRecord(
      path: "Sources/App/Feed.swift", module: "App", role: .source, facts: FactReader().read(code))
    var model = try ModelBuilder().build([record])
    #expect(UnnamedEffects(model, [record]).byModule == [:])
    model.dependencies = []
    #expect(
      UnnamedEffects(model, [record]).byModule.mapValues { $0.sorted() }
        == ["App": ["Feed: URLSession.shared", "Log: UserDefaults.standard"]])
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
    self.init(try ModelBuilder().build(records.sorted { $0.path < $1.path }), records)
  }

  init(_ model: ProjectModel, _ records: [SourceRecord]) {
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
      where !written.contains(where: { $0.holds(name) }) {
        guard named[index]?.contains(where: { $0.holds(name) }) != true else { continue }
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

extension String {
  /// Whether a name stands in it, and not only as part of another one.
  fileprivate func holds(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let around = [self[..<range.lowerBound].last, self[range.upperBound...].first]
      return !around.contains { $0?.isLetter == true || $0?.isNumber == true || $0 == "_" }
    }
  }
}
