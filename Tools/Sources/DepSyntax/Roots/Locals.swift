import SwiftSyntax

/// Reads the parameters and constants that code can use at a place, the nearest first.
enum Locals {
  static func before(_ node: Syntax) -> [ConstructionSite.Local] {
    var found: [ConstructionSite.Local] = []
    /// By the place of a name: the name whose value it unwraps.
    var unwrapped: [Int: String] = [:]
    func add(_ bindings: [OptionalBindingConditionSyntax]) {
      for binding in bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        else { continue }
        unwrapped[found.count] =
          binding.initializer.map { $0.value.trimmedDescription } ?? name
        found.append(
          .init(name: name, type: binding.typeAnnotation.map { WrittenType($0.type) }, value: nil))
      }
    }
    var child = node
    while let parent = child.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < child.position {
          found += constants(in: item)
          add(item.item.as(GuardStmtSyntax.self)?.conditions.bindings ?? [])
        }
      } else if let check = parent.as(IfExprSyntax.self), child.id == Syntax(check.body).id {
        add(check.conditions.bindings)
      } else if let loop = parent.as(WhileStmtSyntax.self) {
        add(loop.conditions.bindings)
      } else if let loop = parent.as(ForStmtSyntax.self) {
        let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        if let name { found.append(.init(name: name, type: nil, value: nil)) }
      } else if let closure = parent.as(ClosureExprSyntax.self) {
        found += parameters(of: closure)
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        found += parameters(function.signature.parameterClause)
      } else if let initializer = parent.as(InitializerDeclSyntax.self) {
        found += parameters(initializer.signature.parameterClause)
      }
      child = parent
    }
    for (index, name) in unwrapped.sorted(by: { $0.key > $1.key }) where found[index].type == nil {
      let outer = found[(index + 1)...].first { $0.name == name }
      guard case .optional(let inner) = outer?.type?.form else { continue }
      found[index] = .init(name: found[index].name, type: inner, value: nil)
    }
    var seen: Set<String> = []
    return found.filter { $0.name != "_" && seen.insert($0.name).inserted }
  }

  private static func constants(in item: CodeBlockItemSyntax) -> [ConstructionSite.Local] {
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.flatMap { binding -> [ConstructionSite.Local] in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        return names(in: binding.pattern).map { .init(name: $0, type: nil, value: nil) }
      }
      return [
        ConstructionSite.Local(
          name: name.identifier.plainName,
          type: binding.typeAnnotation.map { WrittenType($0.type) },
          value: binding.initializer.map { MadeValue($0.value) })
      ]
    }
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    pattern.as(TuplePatternSyntax.self)?.elements.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    } ?? []
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

extension ConditionElementListSyntax {
  /// `let name` and `let name = value`.
  fileprivate var bindings: [OptionalBindingConditionSyntax] {
    compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
  }
}
