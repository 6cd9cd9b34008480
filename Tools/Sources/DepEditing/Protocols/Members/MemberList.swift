import DepMigration
import DepSyntax
import SwiftSyntax

/// The members that stand in one declaration or extension of a type.
struct MemberList {
  private(set) var candidates: [MemberCandidate] = []
  private let part: TypePart

  /// Lists the members of one base name.
  init(_ part: TypePart, named name: String) {
    self.part = part
    read(part.group.memberBlock.members, isConditional: false, name: name)
  }

  private mutating func read(
    _ members: MemberBlockItemListSyntax, isConditional: Bool, name: String
  ) {
    for item in members {
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          guard case .decls(let inner)? = clause.elements else { continue }
          read(inner, isConditional: true, name: name)
        }
        continue
      }
      for kind in kinds(of: item.decl) {
        let candidate = MemberCandidate(kind: kind, part: part, isConditional: isConditional)
        if candidate.name == name { candidates.append(candidate) }
      }
    }
  }

  private func kinds(of declaration: DeclSyntax) -> [MemberCandidate.Kind] {
    if let function = declaration.as(FunctionDeclSyntax.self) { return [.function(function)] }
    if let declaration = declaration.as(SubscriptDeclSyntax.self) {
      return [.subscript(declaration)]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.map { .property(variable, $0) }
  }
}
