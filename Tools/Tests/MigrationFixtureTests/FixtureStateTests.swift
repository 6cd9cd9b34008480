import DepAudit
import DepFacts
import DepGraph
import DepModel
import DepParsing
import Foundation
import Testing

/// Every command counts the dependencies of a fixture alike, before and after.
@Suite struct FixtureStateTests {
  @Test(arguments: FixtureLibrary.standard.fixtures, Side.allCases)
  func auditAndGraphCountAlike(_ fixture: Fixture, _ side: Side) throws {
    let counts = try FixtureCounts.of(side)
    #expect(counts.inGraph[fixture.identifier] ?? [:] == counts.inAudit[fixture.identifier] ?? [:])
  }

  /// What `migrate` writes has a default, so that the audit has to call it transitional.
  @Test(arguments: FixtureLibrary.standard.fixtures.filter(\.keepsDefaults))
  func whatMigrateWritesIsTransitional(_ fixture: Fixture) throws {
    let before = try FixtureCounts.of(.before).injectedTypes(of: fixture)
    let after = try FixtureCounts.of(.after).injectedTypes(of: fixture)
    #expect(after.subtracting(before) == [])
  }

  enum Side: CaseIterable { case before, after }
}

/// The counts of all fixtures on one side, each a module of its own.
private struct FixtureCounts {
  private static let before = Result { try FixtureCounts(\.before) }
  private static let after = Result { try FixtureCounts(\.after) }

  /// By module and type.
  private(set) var inAudit: [String: [String: StateCounts]] = [:]
  private(set) var inGraph: [String: [String: StateCounts]] = [:]

  static func of(_ side: FixtureStateTests.Side) throws -> FixtureCounts {
    try (side == .before ? before : after).get()
  }

  private init(_ files: (Fixture) -> [String: Data]) throws {
    let records = FixtureLibrary.standard.fixtures.flatMap { fixture in
      files(fixture).map { name, data in
        SourceRecord(
          path: "Sources/\(fixture.identifier)/\(name)", module: fixture.identifier,
          role: .source, facts: FactReader().read(String(decoding: data, as: UTF8.self)))
      }
    }
    var options = ModelOptions()
    options.counted = Set(CountableKind.allCases)
    let model = try ModelBuilder(options: options).build(records.sorted { $0.path < $1.path })
    for type in Audit.run(model).types {
      inAudit[type.module, default: [:]][type.name] = type.counts
    }
    let graph = GraphBuilder().graph(of: model)
    let nodes = graph.nodesByID
    for (id, counts) in graph.countsBySource {
      guard let node = nodes[id], node.kind != .file else { continue }
      inGraph[node.module, default: [:]][node.name] = counts
    }
  }

  func injectedTypes(of fixture: Fixture) -> Set<String> {
    Set((inAudit[fixture.identifier] ?? [:]).filter { $0.value.injected > 0 }.keys)
  }
}

extension Fixture {
  /// Types that are handed a container get their dependencies from it, and no default.
  fileprivate var keepsDefaults: Bool {
    Set(expectation.arguments).isDisjoint(with: ["--end-transition", "--handed-containers"])
  }
}
