internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// What the modifiers of a declaration say.
struct Modifiers {
  private(set) var access = AccessLevel.implicit
  private(set) var setterAccess = AccessLevel.implicit
  // An empty literal would go through unspecialized code of the standard library, at some cost.
  var flags = MemberFlags(rawValue: 0)
  private(set) var isFinal = false

  init(_ list: RawDeclModifierListSyntax) {
    for case let node? in list.layoutView.children {
      guard let modifier = RawDeclModifierSyntax(node) else { continue }
      read(modifier)
    }
  }

  static func isStatic(_ list: RawDeclModifierListSyntax) -> Bool {
    list.layoutView.children.contains { node in
      guard let text = node.flatMap({ RawDeclModifierSyntax($0) })?.name.text else { return false }
      return text == "static" || text == "class"
    }
  }

  private mutating func read(_ modifier: RawDeclModifierSyntax) {
    let text = modifier.name.text
    if let level = Self.level(text) {
      if modifier.detail?.detail.text == "set" {
        setterAccess = level
      } else {
        access = level
      }
    } else if text == "final" {
      isFinal = true
    } else if let flag = Self.flag(text) {
      flags.insert(flag)
    }
  }

  private static func level(_ text: SyntaxText) -> AccessLevel? {
    switch text {
    case "private": .private
    case "fileprivate": .fileprivate
    case "internal": .internal
    case "package": .package
    case "public": .public
    case "open": .open
    default: nil
    }
  }

  private static func flag(_ text: SyntaxText) -> MemberFlags? {
    switch text {
    case "static", "class": .isStatic
    case "lazy": .isLazy
    case "weak", "unowned": .isWeak
    case "override": .isOverride
    case "convenience": .isConvenience
    case "required": .isRequired
    case "nonisolated": .isNonisolated
    default: nil
    }
  }
}
