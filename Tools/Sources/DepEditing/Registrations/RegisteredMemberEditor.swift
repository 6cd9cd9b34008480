package import DepPlan
package import DepSyntax
package import DepWiring
import SwiftSyntax

/// Writes registrations into a root that exists.
package enum RegisteredMemberEditor {
  /// The edits of the root's own file.
  package static func edits(_ plan: RegistrationPlan, in site: RootSite) -> [Edit] {
    let part = site.shape.declaration
    let source = part.source
    var edits = EditList()
    let editor = MemberEditor(source: source, members: part.members)
    let text = RegisteredMemberText(style: source.style, inner: editor.inner)
    let newline = source.style.newline
    let kept = text.text(plan.members.filter { $0.form != .made })
    let made = text.text(plan.members.filter { $0.form == .made })
    let end = part.members.rightBrace.inner.lowerBound
    let lineStart = source.lineStart(at: end)
    let last = part.members.members.last { item in
      StoredProperty.isStored(item.decl) || item.decl.modifierNames.contains("lazy")
    }
    if !kept.isEmpty {
      let place =
        last?.endPosition.utf8Offset
        ?? part.members.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      edits.insert((last == nil ? "" : newline) + newline + kept, at: place, in: source)
    }
    if !made.isEmpty {
      edits.insert(newline + made + newline, at: lineStart, in: source)
    }
    return edits.edits
  }
}
