import SwiftSyntax

/// The imports of a file, as a double of something in it needs them.
enum ImportReader {
  /// One text for each import, or for each `#if` around some.
  static func imports(in tree: SourceFileSyntax) -> [String] {
    imports(in: tree.statements)
  }

  private static func imports(in statements: CodeBlockItemListSyntax) -> [String] {
    statements.flatMap { statement -> [String] in
      if let node = statement.item.as(ImportDeclSyntax.self) { return [text(of: node)] }
      guard let conditional = statement.item.as(IfConfigDeclSyntax.self) else { return [] }
      return self.conditional(conditional).map { [$0] } ?? []
    }
  }

  private static func conditional(_ node: IfConfigDeclSyntax) -> String? {
    var lines: [String] = []
    var hasImport = false
    for clause in node.clauses {
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      lines.append(clause.poundKeyword.text + condition)
      guard case .statements(let list) = clause.elements else { continue }
      for text in imports(in: list) {
        hasImport = true
        lines += text.split(separator: "\n").map { "  \($0)" }
      }
    }
    return hasImport ? (lines + ["#endif"]).joined(separator: "\n") : nil
  }

  /// Without the access level and what makes it part of an interface.
  private static func text(of node: ImportDeclSyntax) -> String {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "testable" || $0.isPreconcurrency }
      .map { "\($0.trimmedDescription) " }.joined()
    let kind = node.importKindSpecifier.map { "\($0.text) " } ?? ""
    return "\(attributes)import \(kind)\(node.path.trimmedDescription)"
  }
}

extension AttributeSyntax {
  fileprivate var isPreconcurrency: Bool {
    attributeName.trimmedDescription == "preconcurrency"
  }
}
