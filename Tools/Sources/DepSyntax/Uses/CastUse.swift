import DepModel
import SwiftSyntax

/// An object that code casts to the type that it has:
/// `UIApplication.shared.delegate as! AppDelegate`.
package struct CastUse {
  /// The type after `as`.
  package let type: String
  /// Whether it is `as!`, and not `as?`.
  package let isForced: Bool
  /// The object with the cast, without parentheses.
  package let text: String
  /// The cast, with the parentheses around it.
  package let site: UseSite
  /// The properties that code asks of the object; none where it is used in another way.
  package let properties: [Property]

  package struct Property {
    package let name: String
    /// The object with the property.
    package let site: UseSite
    /// The local constant through which the code asks.
    package let constant: KeptConstant?
  }

  /// Nil where the object is not cast, or stands in a larger expression.
  package init?(of site: UseSite) {
    var object = site.node
    while let parent = object.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      object = parent.cast(ExprSyntax.self)
    }
    guard let sequence = object.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[0].id == object.id,
      let mark = elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
      let type = elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription,
      !sequence.containsComment(besides: [])
    else { return nil }
    self.type = type
    isForced = mark.text == "!"
    text = sequence.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let whole = Self.inParentheses(ExprSyntax(sequence))
    var above = whole
    while let parent = above.parent, parent.is(OptionalChainingExprSyntax.self) {
      above = parent.cast(ExprSyntax.self)
    }
    let access = above.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.base?.id == above.id ? $0 : nil
    }
    self.site = UseSite(
      source: site.source, node: whole, next: access.map(Chains.component), isMutated: false,
      sdk: site.sdk)
    properties = isForced || access != nil ? Self.properties(access, of: self.site) : []
  }

  private static func inParentheses(_ cast: ExprSyntax) -> ExprSyntax {
    guard let element = cast.parent?.as(LabeledExprSyntax.self),
      let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    else { return cast }
    return ExprSyntax(tuple)
  }

  private static func properties(
    _ access: MemberAccessExprSyntax?, of site: UseSite
  ) -> [Property] {
    if let constant = KeptConstant(of: site) {
      // A closure may run on another thread, where code may not ask for the object.
      let isOther = constant.members.contains {
        $0.name.hasSuffix(")") || $0.site.isAssigned
          || $0.site.closures.count != site.closures.count
      }
      return isOther
        ? []
        : constant.members.map { Property(name: $0.name, site: $0.site, constant: constant) }
    }
    guard let access else { return [] }
    let name = Chains.component(of: access)
    let next = access.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.base?.id == access.id ? $0 : nil
    }
    let member = UseSite(
      source: site.source, node: ExprSyntax(access), next: next.map(Chains.component),
      isMutated: next.map { Chains.isChanged($0, site.sdk) } == true, sdk: site.sdk)
    guard !name.hasSuffix(")"), !member.isAssigned else { return [] }
    return [Property(name: name, site: member, constant: nil)]
  }
}
