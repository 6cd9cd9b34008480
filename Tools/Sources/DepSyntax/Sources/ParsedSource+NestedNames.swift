import SwiftSyntax

extension ParsedSource {
  /// Where code names a type that is nested in another: `AppRoot.Dependencies`.
  ///
  /// An extension of it names what it adds to, and uses nothing.
  package func places(naming nested: String, of type: String) -> [Int] {
    guard holds(type) else { return [] }
    var names: [TokenSyntax] = []
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      defer { names = names.suffix(1) + [token] }
      guard case .identifier(nested) = token.tokenKind, names.count == 2,
        case .period = names[1].tokenKind, case .identifier(type) = names[0].tokenKind,
        !token.isOfExtensionHead
      else { return nil }
      return names[0].inner.lowerBound
    }
  }

  /// Whether the characters of a name stand somewhere, which is faster than a walk.
  private func holds(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first, bytes.count >= name.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      (0...bytes.count - name.count).contains {
        bytes[$0] == first && bytes[$0..<$0 + name.count].elementsEqual(name)
      }
    }
  }
}

extension TokenSyntax {
  fileprivate var isOfExtensionHead: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let head = parent.as(ExtensionDeclSyntax.self) {
        return head.extendedType.inner.contains(inner.lowerBound)
      }
      node = parent
    }
    return false
  }
}
