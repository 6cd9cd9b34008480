import Testing

/// A fenced block of a Markdown document, with the directive that stands before it.
struct CodeBlock: Sendable, CustomTestStringConvertible {
  /// The document's path, relative to the package.
  let document: String
  /// The line of the document that the first line of the code is on.
  let line: Int
  /// The word after the fence, in lower case; empty where there is none.
  let language: String
  /// The code, without the indentation of the fence.
  let code: String
  /// What the comment before the block says about it; nil where there is none.
  let directive: Directive?

  var place: String { "\(document):\(line)" }

  var testDescription: String { place }

  /// The lines of the document that the code is on.
  var lines: Range<Int> {
    line..<line + code.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  var isSwift: Bool { language == "swift" }
}
