import Foundation
import Testing

/// The code of the documents is what the documents say it is.
@Suite struct DocumentedCodeTests {
  @Test("compiles, and passes when it is run", arguments: try Corpus.programs())
  func code(of program: Program) async throws {
    for problem in try await Outcomes.all.of(program).problems {
      Issue.record(
        Comment(rawValue: problem.message),
        sourceLocation: .line(problem.line, of: problem.document))
    }
  }

  @Test("is quoted as it is", arguments: try Corpus.quotations())
  func quotation(_ block: CodeBlock) async throws {
    let directive = try #require(block.directive)
    let programs = try Corpus.programs().filter { program in
      program.subject?.document == block.document
        && program.group.map(directive.groups.contains) ?? false
    }
    var texts: [String] = []
    for program in programs {
      let outcome = try await Outcomes.all.of(program)
      texts.append(directive.kind == .output ? outcome.printed : outcome.diagnostics)
    }
    if !texts.contains(where: { Quotation(block.code).isFound(in: $0) }) {
      Issue.record(
        "found nowhere in: \(texts.joined(separator: "\n----\n"))",
        sourceLocation: .line(block.line, of: block.document))
    }
  }
}

extension SourceLocation {
  /// A line of a document.
  fileprivate static func line(_ line: Int, of document: String) -> SourceLocation {
    SourceLocation(
      fileID: "DocumentationTests/\(document.split(separator: "/").last ?? "")",
      filePath: Documents.package.appendingPathComponent(document).path,
      line: max(line, 1), column: 1)
  }
}
