import Foundation
import Testing
import ToolTestSupport

/// A field of a random type changes under finished roots: they compile after one run, or the tool
/// names the place, and a second run changes nothing.
///
/// `GENERATED_CASES=200` tests more seeds, and `GENERATED_SEED=17` begins with another one.
@Suite struct MutationTests {
  private static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["GENERATED_SEED"].flatMap { Int($0) } ?? 1
    return first..<first + (environment["GENERATED_CASES"].flatMap { Int($0) } ?? 8)
  }()

  @Test func theRootFollowsOrThePlaceIsNamed() throws {
    let library = FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: library) }
    try LibraryBuild.make(in: library)
    for seed in Self.seeds {
      var program = GeneratedProgram(seed: seed)
      let first = try program.rootCase.complete(program.roots)
      #expect(!first.problems.contains("error:"), "seed \(seed): \(first.problems)")
      var roots = first.roots
      // Of each seed one mutation is compiled; all are planned twice.
      let compiled = GeneratedProgram.Mutation.allCases[seed % 4]
      for mutation in GeneratedProgram.Mutation.allCases {
        let comment: Comment = "seed \(seed): \(program.mutate(mutation))"
        let changed = program.rootCase
        let outcome = try changed.complete(roots)
        #expect(try changed.complete(outcome.roots).roots == outcome.roots, comment)
        guard !outcome.problems.contains("error:") else {
          #expect(namesPlaces(outcome.problems), comment)
          program = GeneratedProgram(seed: seed)
          continue
        }
        roots = outcome.roots
        guard mutation == compiled else { continue }
        let run = try RootProgram(rootCase: changed, roots: roots, library: library).run()
        #expect(run.errors == "", comment)
      }
    }
  }

  /// Whether each error stands at a line of a root or of a type.
  private func namesPlaces(_ problems: String) -> Bool {
    problems.split(separator: "\n").filter { $0.contains("error:") }
      .allSatisfy { $0.prefixMatch(of: #/App\/\w+\.swift:\d+:\d+: error: /#) != nil }
  }
}

extension GeneratedProgram {
  var rootCase: RootCase { RootCase(named: "generated", sources: sources, before: roots) }
}
