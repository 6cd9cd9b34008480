import DepSyntax
import DepWiring
import SwiftSyntax

/// Takes members and inputs out of a root, with the comments directly above them.
struct PrunedMembers {
  private let intent: RootIntent

  init(_ intent: RootIntent) { self.intent = intent }

  func edit(_ edits: inout EditList) {
    let shape = intent.site.shape
    for part in [shape.declaration] + shape.extensions {
      remove(intent.pruned, from: part.members, in: part.source, &edits)
    }
    if let inputs = intent.site.inputs {
      remove(intent.prunedInputs, from: inputs.node.memberBlock, in: inputs.source, &edits)
    }
  }

  private func remove(
    _ names: Set<String>, from members: MemberBlockSyntax, in source: ParsedSource,
    _ edits: inout EditList
  ) {
    for item in members.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        item.decl.declaredNames.contains(where: names.contains)
      else { continue }
      let start = item.startWithComments
      let lines = source.lineStart(at: start)..<item.endPosition.utf8Offset
      let isAlone =
        source.isFirstOnLine(start) && source.text(lines.upperBound...).first?.isNewline == true
      guard isAlone else {
        edits.replace(item.inner, with: "", in: source)
        continue
      }
      let isFirst = item.id == members.members.first?.id
      let isSeparate = isFirst || item.leadingTrivia.hasBlankLine
      let after = source.text(lines.upperBound...).prefix(4)
      let count = isSeparate ? after.prefix { $0.isNewline }.prefix(2) : after.prefix(1)
      edits.replace(
        lines.lowerBound..<lines.upperBound + String(count).utf8.count, with: "", in: source)
    }
  }
}

extension ParsedSource {
  fileprivate func text(_ range: PartialRangeFrom<Int>) -> String {
    text(range.lowerBound..<min(range.lowerBound + 8, bytes.count))
  }
}

extension MemberBlockItemSyntax {
  /// Where it begins, with the comments that stand directly above it.
  var startWithComments: Int {
    var offset = position.utf8Offset
    var start = inner.lowerBound
    for piece in leadingTrivia {
      switch piece {
      case .lineComment(let text) where text.hasPrefix("// MARK:"):
        // It is a heading, for those that follow too.
        start = inner.lowerBound
      case .docLineComment, .docBlockComment, .lineComment, .blockComment:
        start = min(start, offset)
      case .newlines(let count) where count > 1,
        .carriageReturnLineFeeds(let count) where count > 1:
        start = inner.lowerBound
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return start
  }
}
