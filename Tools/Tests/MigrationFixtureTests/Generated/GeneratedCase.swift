import Foundation
import Testing

/// A module that a seed composes out of independent features.
struct GeneratedCase: Sendable, CustomTestStringConvertible {
  let seed: Int
  let fixture: Fixture
  /// How many hidden dependencies each type has.
  let hiddenCounts: [String: Int]

  var testDescription: String { fixture.id }

  /// As many as the environment asks for.
  static let all: [GeneratedCase] = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["GENERATED_SEED"].flatMap { Int($0) } ?? 1
    let count = environment["GENERATED_CASES"].flatMap { Int($0) } ?? 100
    return (first..<first + count).map { GeneratedCase(seed: $0) }
  }()

  init(seed: Int) {
    let source = GeneratedSource(seed: seed)
    self.seed = seed
    hiddenCounts = source.hiddenCounts
    fixture = Fixture(
      id: "Generated/seed-\(seed)",
      before: source.files.mapValues { Data($0.utf8) }, driver: source.driver,
      expectation: FixtureExpectation(
        title: "seed \(seed)", fieldsFollowFiles: source.usesStandInSeveralFiles))
  }
}
