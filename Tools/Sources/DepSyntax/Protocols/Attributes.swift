package import DepFacts
import SwiftSyntax

/// An attribute before a declaration: `@available(macOS 15, *)`.
package struct AttributeSite: Hashable, Sendable {
  package var name: String
  /// The whole, with its arguments.
  package var text: String
  package var hasArguments: Bool
}

/// The attributes of a declaration.
package struct AttributeSites: Hashable, Sendable {
  package private(set) var list: [AttributeSite] = []
  /// Whether some stand in a branch of `#if`.
  package private(set) var hasConditional = false

  init(_ attributes: AttributeListSyntax) {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self) else {
        hasConditional = true
        continue
      }
      list.append(
        AttributeSite(
          name: attribute.attributeName.plainText, text: attribute.plainText,
          hasArguments: attribute.arguments != nil))
    }
  }

  /// Those that say on which systems something is there.
  package var availability: [String] { list.filter { $0.name == "available" }.map(\.text) }
}

/// A word before a declaration: `nonisolated(unsafe)` has the detail `unsafe`.
package struct ModifierSite: Hashable, Sendable {
  package var name: String
  package var detail: String?
  package var text: String

  /// The level of access that the word names.
  package var access: AccessLevel? {
    switch name {
    case "private": .private
    case "fileprivate": .fileprivate
    case "internal": .internal
    case "package": .package
    case "public": .public
    case "open": .open
    default: nil
    }
  }

  static func list(_ modifiers: DeclModifierListSyntax) -> [ModifierSite] {
    modifiers.map {
      ModifierSite(name: $0.name.text, detail: $0.detail?.detail.text, text: $0.plainText)
    }
  }
}

extension [ModifierSite] {
  /// Whether the word stands there without a detail.
  package func has(_ name: String) -> Bool { contains { $0.name == name && $0.detail == nil } }
}
