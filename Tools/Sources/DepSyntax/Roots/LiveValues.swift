import DepFacts
import DepModel
import SwiftSyntax
import Synchronization

/// What the `live` of transitional structs passes for each field.
package final class LiveValues: Sendable {
  package struct Value: Hashable, Sendable {
    /// As written.
    package let text: String
    /// What it makes; for a closure, what its only expression makes.
    package let made: MadeValue
    package let isClosure: Bool
    /// Whether it names nothing but what any file can name.
    package fileprivate(set) var stands: Bool
  }

  private static let names = ["live", "defaultDependencies"]

  private let project: ProjectTrees
  private let known = Mutex<[Int: [String: Value]]>([:])

  package init(project: ProjectTrees) { self.project = project }

  /// By the names of the fields; empty for a struct without a `live` of one expression.
  package func values(of structType: Int) -> [String: Value] {
    if let values = known.withLock({ $0[structType] }) { return values }
    let values = read(structType)
    return known.withLock { known in
      known[structType] = values
      return values
    }
  }

  private func read(_ structType: Int) -> [String: Value] {
    let arguments = Self.call(of: structType, in: project)?.node.arguments
    return (arguments.map(Array.init) ?? []).reduce(into: [:]) { values, argument in
      guard let label = argument.label?.plainName else { return }
      var value = Value(argument.expression)
      let names = FreeNames.of(argument.expression)
      value.stands = value.stands && !names.contains { isHidden($0, from: structType) }
      values[label] = value
    }
  }

  /// Whether a name means something else, or nothing, in another file: a nested type, or what only
  /// the file declares.
  private func isHidden(_ name: String, from structType: Int) -> Bool {
    let scope = project.scope
    if let type = scope.type(named: name, in: structType), scope.model.types[type].name != name {
      return true
    }
    let file = scope.model.types[structType].place.file
    return project.source(file)?.tree.statements.contains { statement in
      statement.item.as(DeclSyntax.self).map {
        $0.declaredNames.contains(name)
          && !$0.modifierNames.isDisjoint(with: ["private", "fileprivate"])
      } ?? false
    } ?? false
  }

  /// The call that `live` of a struct returns; nil for one that does more.
  package static func call(of structType: Int, in project: ProjectTrees) -> CallSite? {
    // The facts say which structs have one, so that no other file is parsed.
    guard project.scope.members(of: structType).contains(where: { names.contains($0.name) }),
      let shape = TypeShape(structType, in: project)
    else { return nil }
    for part in [shape.declaration] + shape.extensions {
      for member in part.members.members {
        if let call = call(of: member.decl) { return CallSite(node: call, source: part.source) }
      }
    }
    return nil
  }

  /// The call that a `static var live` returns.
  private static func call(of member: DeclSyntax) -> FunctionCallExprSyntax? {
    guard let variable = member.as(VariableDeclSyntax.self),
      !member.modifierNames.isDisjoint(with: ["static"]),
      member.declaredNames.first.map(names.contains) == true,
      case .getter(let body) = variable.bindings.first?.accessorBlock?.accessors, body.count == 1
    else { return nil }
    switch body.first?.item {
    case .expr(let value): return value.as(FunctionCallExprSyntax.self)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression?.as(FunctionCallExprSyntax.self)
    default: return nil
    }
  }
}

extension LiveValues.Value {
  init(_ expression: ExprSyntax) {
    text = expression.trimmedDescription
    if let closure = expression.as(ClosureExprSyntax.self) {
      isClosure = true
      let only = closure.statements.count == 1 ? closure.statements.first : nil
      made = only?.item.as(ExprSyntax.self).map { MadeValue($0) } ?? .other
    } else {
      isClosure = false
      made = MadeValue(expression)
    }
    let names = FreeNames.of(expression)
    stands = !names.contains("Self") && !names.contains("self")
  }
}
