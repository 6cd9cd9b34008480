import DepMigration
import DepSyntax
import SwiftSyntax

/// Takes a member out of a type, with the comment that belongs to it.
enum MemberRemoval {
  /// What goes with the member: its lines, and the blank one that parts it from what is before.
  static func range(of item: MemberBlockItemSyntax, in source: ParsedSource) -> Range<Int> {
    let start = start(of: item)
    let members = item.parent?.as(MemberBlockItemListSyntax.self)
    if let next = item.nextToken(viewMode: .sourceAccurate), members?.last?.id != item.id,
      !next.leadingTrivia.contains(where: \.isNewline),
      !item.trailingTrivia.contains(where: \.isNewline)
    {
      // Another member goes on in the same line, where this one began.
      return max(start, item.positionAfterSkippingLeadingSpace)..<item.endPosition.utf8Offset
    }
    guard members?.first?.id == item.id, start == item.position.utf8Offset,
      let next = item.nextToken(viewMode: .sourceAccurate), next.leadingTrivia.hasBlankLine
    else { return start..<item.endPosition.utf8Offset }
    // The first member: the blank line behind it goes instead.
    let end = item.endPosition.utf8Offset
    let newline = source.bytes.dropFirst(end).firstIndex(of: UInt8(ascii: "\n"))
    return
      start..<(newline.map { $0 + 1 } ?? end).clamped(
        end, next.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Behind a comment that an empty line parts from the member.
  static func start(of item: some SyntaxProtocol) -> Int {
    var offset = item.position.utf8Offset
    var start = offset
    var hasComment = false
    for piece in item.leadingTrivia {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: hasComment = true
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        if hasComment, count > 1 {
          start = offset
          hasComment = false
        }
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return start
  }
}

extension MemberBlockItemSyntax {
  /// Where its comments begin, or its first word.
  fileprivate var positionAfterSkippingLeadingSpace: Int {
    var offset = position.utf8Offset
    for piece in leadingTrivia {
      guard piece.isWhitespace else { break }
      offset += piece.sourceLength.utf8Length
    }
    return offset
  }
}

extension Int {
  fileprivate func clamped(_ low: Int, _ high: Int) -> Int { Swift.max(low, Swift.min(self, high)) }
}
