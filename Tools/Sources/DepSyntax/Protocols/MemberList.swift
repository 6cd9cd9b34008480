import SwiftSyntax

/// The members of one base name that stand in one declaration or extension of a type.
struct MemberList {
  private(set) var found: [MemberDeclaration] = []
  private let part: TypePart
  private let name: String

  init(_ part: TypePart, named name: String) {
    self.part = part
    self.name = name
    read(part.group.memberBlock.members, isConditional: false)
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, isConditional: Bool) {
    for item in members {
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          guard case .decls(let inner)? = clause.elements else { continue }
          read(inner, isConditional: true)
        }
      } else if let function = item.decl.as(FunctionDeclSyntax.self) {
        guard function.name.text.withoutBackticks == name else { continue }
        found.append(MemberDeclaration(function, in: part, isConditional: isConditional))
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
          == name
        {
          found.append(
            MemberDeclaration(variable, binding, in: part, isConditional: isConditional))
        }
      }
    }
  }
}
