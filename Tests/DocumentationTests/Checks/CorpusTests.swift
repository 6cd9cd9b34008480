import Foundation
import Testing

/// Nothing is left out, and nothing lies around unused.
@Suite struct CorpusTests {
  @Test func theDocumentsAreFound() throws {
    let paths = try Documents.paths()

    #expect(paths.contains("MIGRATION.md"))
    #expect(try Documents.blocks().contains(where: \.isSwift))
  }

  @Test func everySwiftBlockIsInAProgram() throws {
    let compiled = Set(try Corpus.programs().flatMap(\.blocks).map(\.place))
    let missed = try Documents.blocks().filter { $0.isSwift && !compiled.contains($0.place) }

    #expect(missed.map(\.place) == [])
  }

  @Test func everyBlockNamesItsLanguage() throws {
    let unnamed = try Documents.blocks().filter { $0.language.isEmpty }

    #expect(unnamed.map(\.place) == [])
  }

  @Test func onlyTextIsAQuotation() throws {
    let wrong = try Documents.blocks().filter { block in
      block.directive.map { ($0.kind == .compile) != block.isSwift } ?? false
    }

    #expect(wrong.map(\.place) == [])
  }

  @Test func everyContextIsUsed() throws {
    let used = Set(try Documents.blocks().flatMap { $0.directive?.contexts ?? [] })

    #expect(Set(try Corpus.contexts().keys).subtracting(used) == [])
  }

  @Test func everyStubIsUsed() throws {
    let used = Set(try Documents.blocks().flatMap { $0.directive?.stubs ?? [] })

    #expect(Set(try StubModules.names()).symmetricDifference(used) == [])
  }
}
