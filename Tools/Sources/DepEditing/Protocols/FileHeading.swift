import DepSyntax
import SwiftSyntax

/// What stands at the top of a file and is about the file, not about what follows it.
struct FileHeading {
  /// Where it ends, which is the start of a line unless the file has but one.
  let end: Int
  /// Whether what follows stands on the next line.
  let touchesNext: Bool

  init(_ source: ParsedSource) {
    let statements = source.tree.statements
    var offset = statements.position.utf8Offset
    var end = offset
    var lineEnd: Int?
    // A line that begins with `#!` is always about the file.
    var isOpen = source.tree.shebang != nil
    var isCertain = isOpen
    var text = ""
    var breaks = 0
    pieces: for piece in statements.leadingTrivia {
      let next = offset + piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        breaks += count
        if isOpen { lineEnd = next }
        if isOpen, breaks > 1 {
          end = next
          (isOpen, isCertain, text) = (false, false, "")
        }
      // A line of slashes is read as documentation.
      case .lineComment(let comment), .blockComment(let comment),
        .docLineComment(let comment)
      where comment.count > 3 && comment.allSatisfy({ $0 == "/" }):
        breaks = 0
        isOpen = true
        lineEnd = nil
        text += comment.lowercased() + "\n"
      case .unexpectedText where offset == 0: end = next
      case .spaces, .tabs: break
      default: break pieces
      }
      offset = next
    }
    if end == 0, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { end = 3 }
    if isOpen, let lineEnd, isCertain || Self.isAboutFile(text) {
      self.end = lineEnd
      touchesNext = true
    } else {
      self.end = end
      touchesNext = false
    }
  }

  private static func isAboutFile(_ comment: String) -> Bool {
    words.contains { comment.contains($0) }
  }

  private static let words = [
    "copyright", "©", "(c) ", "license", "licence", "spdx", "created by", ".swift",
    "swift-format-ignore-file", "swiftlint:disable ", "swiftformat:",
  ]
}
