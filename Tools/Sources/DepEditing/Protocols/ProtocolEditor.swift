import DepFacts
import DepMigration
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Writes protocols, and what protocols gain.
enum ProtocolEditor {
  static func edits(_ decision: ExtractionDecision) -> [Edit] {
    switch decision {
    case .existing, .concrete: []
    case .extracted(let new):
      ProtocolPlacement(subject: new.subject).edits(ProtocolText(new: new))
    case .extended(let grown): edits(grown)
    }
  }

  private static func edits(_ grown: GrownProtocol) -> [Edit] {
    var edits = grown.becomesClassBound ? [binding(grown.part)] : []
    edits += grown.upgrades.map {
      Edit(
        file: grown.part.file, range: $0.braces, replacement: "{ \($0.accessors) }")
    }
    if !grown.missing.isEmpty { edits.append(addition(of: grown.missing, to: grown.part)) }
    if !grown.forwarders.isEmpty { edits.append(defaults(grown)) }
    return edits
  }

  /// Binds the protocol to classes, which is all that conforms to it.
  private static func binding(_ part: TypePart) -> Edit {
    let declared = part.group.inheritanceClause?.inheritedTypes.first?.inner.lowerBound
    let name = part.node.asProtocol((any NamedDeclSyntax).self)?.name.inner.upperBound
    let offset = declared ?? name ?? part.group.memberBlock.inner.lowerBound
    return Edit(
      file: part.file, range: offset..<offset,
      replacement: declared == nil ? ": AnyObject" : "AnyObject, ")
  }

  private static func addition(of missing: [Requirement], to part: TypePart) -> Edit {
    let source = part.source
    let indentation = source.indentation(at: part.node.inner.lowerBound)
    let lines = missing.flatMap { $0.lines(source.style, outer: indentation) }
    let newline = source.style.newline
    let text = newline + ProtocolPlacement.text(lines, indentation, newline)
    let block = part.group.memberBlock
    let end = block.members.last?.endPosition ?? block.leftBrace.endPosition
    let closing = block.rightBrace.positionAfterSkippingLeadingTrivia
    let between = source.text(end.utf8Offset..<closing.utf8Offset)
    let tail = between.contains { $0.isNewline } ? "" : newline + indentation
    return Edit(
      file: source.file, range: end.utf8Offset..<end.utf8Offset, replacement: text + tail)
  }

  /// The extension that fills in defaults, below the protocol.
  private static func defaults(_ grown: GrownProtocol) -> Edit {
    let source = grown.part.source
    let end = grown.part.node.endPosition.utf8Offset
    let newline = source.style.newline
    let indentation = source.indentation(at: grown.part.node.inner.lowerBound)
    let lines = ProtocolText.defaultLines(
      grown.forwarders, of: grown.name, grown.subject, access: grown.access, source.style,
      outer: indentation)
    return Edit(
      file: source.file, range: end..<end,
      replacement: newline + newline + ProtocolPlacement.text(lines, indentation, newline))
  }
}
