internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads the arguments of attributes as code.
  mutating func walkAttributes(_ list: RawAttributeListSyntax) {
    for case let node? in list.layoutView.children {
      if node.kind == .ifConfigDecl {
        walkBranches(node)
        continue
      }
      guard let attribute = RawAttributeSyntax(node), let arguments = attribute.arguments,
        arguments.kind == .labeledExprList
      else { continue }
      let outer = surroundings
      if !surroundings.isPreview { surroundings.place = .attribute }
      walkArguments(arguments, of: node)
      surroundings = outer
    }
  }

  /// Notes the wrappers of a local variable, which is no member that could hold them.
  mutating func recordWrappers(_ list: RawAttributeListSyntax) {
    for case let node? in list.layoutView.children where node.kind == .attribute {
      guard let start = source.start(of: node), let end = source.end(of: node), start < end else {
        continue
      }
      spelling.clear()
      var text = String(decoding: source.bytes[start..<end], as: UTF8.self)
      text.withSyntaxText { _ = spelling.append($0) }
      use(at: start, role: .read)
    }
  }

  /// The names of attributes, of those in `#if` too.
  mutating func attributeNames(_ list: RawAttributeListSyntax) -> [String] {
    if list.layoutView.children.isEmpty { return [] }
    return attributeFacts(list).map(\.name)
  }

  mutating func attributeFacts(_ list: RawAttributeListSyntax) -> [AttributeFact] {
    if list.layoutView.children.isEmpty { return [] }
    var facts: [AttributeFact] = []
    for case let node? in list.layoutView.children { append(node, to: &facts, depth: 0) }
    return facts
  }

  private mutating func append(_ node: RawSyntax, to facts: inout [AttributeFact], depth: Int) {
    if let conditional = RawIfConfigDeclSyntax(node), depth < 64 {
      for case let clause? in conditional.clauses.layoutView.children {
        guard let elements = RawIfConfigClauseSyntax(clause)?.elements,
          let list = RawAttributeListSyntax(elements)
        else { continue }
        for case let node? in list.layoutView.children {
          append(node, to: &facts, depth: depth + 1)
        }
      }
    }
    guard let attribute = RawAttributeSyntax(node) else { return }
    facts.append(
      AttributeFact(
        name: TypeText.of(attribute.attributeName.raw, withoutGenericArguments: true),
        arguments: arguments(of: attribute), position: position(of: attribute.atSign)))
  }

  /// The text between the parentheses.
  private func arguments(of attribute: RawAttributeSyntax) -> String? {
    guard attribute.leftParen?.isPresent == true, let node = attribute.arguments else {
      return nil
    }
    guard let start = source.start(of: node), let end = source.end(of: node), start <= end else {
      return ""
    }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }
}
