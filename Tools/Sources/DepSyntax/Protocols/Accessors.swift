import SwiftSyntax

/// What a property can do.
package struct Accessors: Hashable, Sendable {
  package private(set) var isSettable: Bool
  package private(set) var isSetterNonmutating = false
  /// Of the getter: `async throws`.
  package private(set) var effects: SignatureText?
  /// Why a protocol cannot ask for it, in one phrase.
  package private(set) var obstacle: String?
  /// Where the braces stand, in bytes; nil without.
  package private(set) var braces: Range<Int>?

  /// Reads accessors; what is stored can be set where none is written.
  init(_ block: AccessorBlockSyntax?, isStored: Bool) {
    isSettable = isStored
    guard let block else { return }
    braces = block.inner
    guard case .accessors(let list) = block.accessors else {
      isSettable = false
      return
    }
    if list.contains(where: { ["get", "_read", "read"].contains($0.accessorSpecifier.text) }) {
      isSettable = false
    }
    for accessor in list { read(accessor) }
  }

  private mutating func read(_ accessor: AccessorDeclSyntax) {
    switch accessor.accessorSpecifier.text {
    case "get", "_read", "read":
      effects = accessor.effectSpecifiers.map { SignatureText($0) }
      if accessor.modifier?.name.text == "mutating" { obstacle = "has a mutating getter" }
    case "set", "_modify", "modify":
      isSettable = true
      isSetterNonmutating = accessor.modifier?.name.text == "nonmutating"
    case "willSet", "didSet", "init": break
    default: obstacle = "has an accessor that a protocol cannot ask for"
    }
  }
}
