import DepFacts
import DepModel
import SwiftSyntax

/// Where the default of a type's dependencies is written: a static of the struct, or the default of
/// an initializer's parameter.
package struct LiveDeclaration {
  static let names = ["live", "defaultDependencies"]

  /// The call that makes the struct; nil for code that does more.
  package let call: CallSite?
  /// Whether nothing is known of what it passes.
  let isUnreadable: Bool

  /// Nil for a struct without a default.
  package init?(of structType: Int, in project: ProjectTrees) {
    // The facts say which structs have one, so that no other file is parsed.
    let members = Set(project.scope.members(of: structType).map(\.name))
    if Self.names.contains(where: members.contains) {
      self.init(statics: Self.names, of: structType, in: project)
      return
    }
    guard let (value, source) = Self.parameterDefault(of: structType, in: project) else {
      return nil
    }
    let named = value.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    if let named, members.contains(named) {
      self.init(statics: [named], of: structType, in: project)
    } else {
      let made = Self.call(value)
      self.init(call: made.map { CallSite(node: $0, source: source) }, isUnreadable: made == nil)
    }
  }

  private init(call: CallSite?, isUnreadable: Bool) {
    self.call = call
    self.isUnreadable = isUnreadable
  }

  private init(statics names: [String], of structType: Int, in project: ProjectTrees) {
    guard let shape = TypeShape(structType, in: project) else {
      self.init(call: nil, isUnreadable: true)
      return
    }
    let members = ([shape.declaration] + shape.extensions).flatMap { part in
      part.members.members.lazy
        .filter { $0.decl.declaredNames.first.map(names.contains) == true }
        .map { (decl: $0.decl, source: part.source) }
    }
    let call = members.lazy.compactMap { member in
      Self.call(of: member.decl).map { CallSite(node: $0, source: member.source) }
    }.first
    self.init(
      call: call,
      isUnreadable: call == nil && members.contains { Self.doesMoreThanFetch($0.decl) })
  }

  /// The call that a `static var live` returns, or that a `static let live` is.
  private static func call(of member: DeclSyntax) -> FunctionCallExprSyntax? {
    guard let variable = member.as(VariableDeclSyntax.self),
      member.modifierNames.contains("static")
    else { return nil }
    if let value = variable.bindings.first?.initializer?.value {
      return call(value)
    }
    guard case .getter(let body) = variable.bindings.first?.accessorBlock?.accessors,
      body.count == 1
    else { return nil }
    switch body.first?.item {
    case .expr(let value): return call(value)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression.flatMap { call($0) }
    default: return nil
    }
  }

  /// What variables behind wrappers of a container give, the registrations tell.
  private static func doesMoreThanFetch(_ member: DeclSyntax) -> Bool {
    guard let variable = member.as(VariableDeclSyntax.self) else { return false }
    guard case .getter(let body) = variable.bindings.first?.accessorBlock?.accessors else {
      return true
    }
    return !body.dropLast().allSatisfy {
      $0.item.as(VariableDeclSyntax.self)?.attributes.isEmpty == false
    }
  }

  /// `init(dependencies: Dependencies = Dependencies(api: API()))`.
  private static func parameterDefault(
    of structType: Int, in project: ProjectTrees
  ) -> (ExprSyntax, ParsedSource)? {
    let takes = { (member: MemberFact) in
      member.kind == .initializer
        && member.parameters.contains { $0.label == "dependencies" && $0.hasDefault }
    }
    guard let type = project.scope.outer(of: structType),
      project.scope.members(of: type).contains(where: takes),
      let shape = TypeShape(type, in: project)
    else { return nil }
    return shape.initializers.lazy.compactMap { site in
      site.dependenciesParameter?.defaultValue.map { ($0.value, site.source) }
    }.first
  }

  /// The expression as a call that makes the struct.
  private static func call(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.lastCalledName
    else { return nil }
    return ["Dependencies", "Self", "init"].contains(name) ? call : nil
  }
}
