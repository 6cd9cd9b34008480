import DepFacts
import DepModel
import DepSyntax

/// Writes text of a declaration as it reads outside of the type.
struct OutsideNames {
  let scope: TypeNameScope
  /// What `Self` means; nil where it cannot be written.
  let selfName: String?
  /// The generic parameters of the declaration itself.
  let generics: Set<String>

  func text(of signature: SignatureText) throws(ExtractionRefusal) -> String {
    var text = ""
    for piece in signature.pieces {
      switch piece {
      case .text(let plain): text += plain
      case .typeName(let name) where generics.contains(name.withoutBackticks): text += name
      case .typeName(let name): text += try scope.qualified(name)
      case .selfType(let isBase): text += try selfText(isBase: isBase)
      }
    }
    return text
  }

  /// The type of a property, as written or as what it begins with tells.
  func type(of property: MemberDeclaration) throws(ExtractionRefusal) -> String {
    if let annotation = property.result { return try text(of: annotation) }
    return try TypeInference(names: self).type(of: property)
  }

  private func selfText(isBase: Bool) throws(ExtractionRefusal) -> String {
    if let selfName { return selfName }
    if isBase, scope.owner.kind != .protocol { return scope.owner.name }
    throw ExtractionRefusal("the requirement would use Self")
  }
}
