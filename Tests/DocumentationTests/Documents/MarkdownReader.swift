/// Finds the fenced blocks of a Markdown text.
struct MarkdownReader {
  private struct Fence {
    let marker: Character
    let length: Int
    let indentation: Int
    let language: String
  }

  private let document: String
  private var blocks: [CodeBlock] = []
  private var directive: Directive?
  private var fence: (Fence, firstLine: Int)?
  private var code: [Substring] = []

  /// Returns the blocks of a text, in order.
  ///
  /// - Throws: ``DirectiveError`` for a directive that is not understood, or that stands before
  ///   something else than a block, or for a fence without an end.
  static func blocks(in text: String, of document: String) throws -> [CodeBlock] {
    var reader = MarkdownReader(document: document)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do {
        try reader.read(line, number: index + 1)
      } catch let error as DirectiveError {
        throw DirectiveError(description: "\(document):\(index + 1): \(error)")
      }
    }
    if let (_, firstLine) = reader.fence {
      throw DirectiveError(description: "\(document):\(firstLine - 1): the fence is not closed")
    }
    return reader.blocks
  }

  private init(document: String) {
    self.document = document
  }

  private mutating func read(_ line: Substring, number: Int) throws {
    if let (open, firstLine) = fence {
      if Self.closes(line, open) {
        end(open, firstLine)
      } else {
        code.append(line.dropIndentation(atMost: open.indentation))
      }
    } else if let open = Self.opening(line) {
      fence = (open, number + 1)
    } else if let found = try Directive(comment: String(line)) {
      try requireNoDirective()
      directive = found
    } else if line.contains(where: { !$0.isWhitespace }) {
      try requireNoDirective()
    }
  }

  private func requireNoDirective() throws {
    if directive != nil {
      throw DirectiveError(description: "the directive above stands before no block")
    }
  }

  private mutating func end(_ open: Fence, _ firstLine: Int) {
    blocks.append(
      CodeBlock(
        document: document, line: firstLine, language: open.language,
        code: code.joined(separator: "\n"), directive: directive))
    directive = nil
    fence = nil
    code = []
  }

  private static func opening(_ line: Substring) -> Fence? {
    let text = line.drop { $0 == " " }
    guard let marker = text.first, marker == "`" || marker == "~" else { return nil }
    let length = text.prefix { $0 == marker }.count
    let information = text.dropFirst(length)
    guard length >= 3, !information.contains(marker) else { return nil }
    let language = information.drop { $0.isWhitespace }
      .prefix { !$0.isWhitespace && $0 != "," }.lowercased()
    return Fence(
      marker: marker, length: length, indentation: line.count - text.count, language: language)
  }

  private static func closes(_ line: Substring, _ open: Fence) -> Bool {
    let text = String(line).trimmed
    return text.count >= open.length && text.allSatisfy { $0 == open.marker }
  }
}

extension Substring {
  fileprivate func dropIndentation(atMost count: Int) -> Substring {
    dropFirst(Swift.min(count, prefix { $0 == " " }.count))
  }
}
