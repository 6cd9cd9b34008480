internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// What the accessors of a property or subscript are.
struct Accessors {
  /// Whether a value is computed; observers alone leave a property stored.
  private(set) var isComputed = false
  /// The flags that accessors add to their property.
  private(set) var flags = MemberFlags(rawValue: 0)
  /// The statements of the getter.
  private(set) var getter: RawSyntax?

  init(_ block: RawAccessorBlockSyntax?) {
    guard let accessors = block?.accessors else { return }
    if accessors.kind == .codeBlockItemList {
      isComputed = true
      getter = accessors
      return
    }
    guard let nodes = accessors.nodes else { return }
    for case let node? in nodes {
      guard let accessor = RawAccessorDeclSyntax(node) else { continue }
      read(accessor)
    }
  }

  private mutating func read(_ accessor: RawAccessorDeclSyntax) {
    switch accessor.accessorSpecifier.text {
    case "willSet", "didSet": break
    case "set", "_modify", "modify", "mutate", "unsafeMutableAddress",
      "mutableAddressWithNativeOwner":
      isComputed = true
      flags.insert(.hasSetter)
    default:
      isComputed = true
      if accessor.effectSpecifiers?.asyncSpecifier != nil { flags.insert(.isAsync) }
      if accessor.effectSpecifiers?.throwsClause != nil { flags.insert(.isThrowing) }
      if accessor.accessorSpecifier.text == "get" { getter = accessor.body?.statements.raw }
    }
  }
}
