import SwiftSyntax

/// Reads the parameters and constants that code can use at a place, the nearest first.
enum Locals {
  static func before(_ node: Syntax) -> [ConstructionSite.Local] {
    var found: [ConstructionSite.Local] = []
    var child = node
    while let parent = child.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < child.position {
          found += constants(in: item)
        }
      } else if let closure = parent.as(ClosureExprSyntax.self) {
        found += parameters(of: closure)
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        found += parameters(function.signature.parameterClause)
      } else if let initializer = parent.as(InitializerDeclSyntax.self) {
        found += parameters(initializer.signature.parameterClause)
      }
      child = parent
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }
  }

  private static func constants(in item: CodeBlockItemSyntax) -> [ConstructionSite.Local] {
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return ConstructionSite.Local(
        name: name.identifier.plainName,
        type: binding.typeAnnotation.map { WrittenType($0.type) },
        value: binding.initializer.map { MadeValue($0.value) })
    }
  }

  private static func parameters(of closure: ClosureExprSyntax) -> [ConstructionSite.Local] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      names.map { .init(name: $0.name.plainName, type: nil, value: nil) }
    case .parameterClause(let clause):
      clause.parameters.map {
        .init(
          name: ($0.secondName ?? $0.firstName).plainName, type: $0.type.map { WrittenType($0) },
          value: nil)
      }
    case nil: []
    }
  }

  private static func parameters(
    _ clause: FunctionParameterClauseSyntax
  ) -> [ConstructionSite.Local] {
    clause.parameters.map {
      .init(
        name: ($0.secondName ?? $0.firstName).plainName, type: WrittenType($0.type), value: nil)
    }
  }
}
