import SwiftSyntax

extension ParsedSource {
  /// The modules of which the file imports single declarations, and never the whole.
  package var modulesOfSingleImports: Set<String> {
    var single: Set<String> = []
    var whole: Set<String> = []
    for statement in tree.statements {
      guard let node = statement.item.as(ImportDeclSyntax.self),
        let module = node.path.first?.name.text
      else { continue }
      if node.importKindSpecifier == nil { whole.insert(module) } else { single.insert(module) }
    }
    return single.subtracting(whole)
  }
}
