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
    /// What the call of the object passes, beside what a root gives it in any case.
    package fileprivate(set) var arguments: [Argument] = []
    /// Whether a call without arguments would make another object.
    package fileprivate(set) var isConfigured = false
    /// The only call, and which of its arguments the closure is given.
    package fileprivate(set) var call: ForwardedArguments?
  }

  package struct Argument: Hashable, Sendable {
    package let label: String?
    package let text: String
  }

  private let project: ProjectTrees
  private let known = Mutex<[Int: [String: Value]]>([:])

  package init(project: ProjectTrees) { self.project = project }

  /// Whether nothing is known of what the default of a struct passes.
  package func isUnreadable(_ structType: Int) -> Bool {
    LiveDeclaration(of: structType, in: project)?.isUnreadable == true
  }

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
    let arguments = LiveDeclaration(of: structType, in: project)?.call?.node.arguments
    return (arguments.map(Array.init) ?? []).reduce(into: [:]) { values, argument in
      guard let label = argument.label?.plainName else { return }
      var value = Value(argument.expression)
      let names = FreeNames.of(argument.expression)
      value.stands = value.stands && !names.contains { isHidden($0, from: structType) }
      configure(&value, argument.expression, of: structType)
      values[label] = value
    }
  }

  /// Notes what the call passes; a node of the graph without arguments is what a root makes too.
  private func configure(_ value: inout Value, _ expression: ExprSyntax, of structType: Int) {
    let own = OnlyCall(expression)
    guard let call = own.call else {
      value.isConfigured = own.isOptionalTry
      return
    }
    value.call = ForwardedArguments(own)
    let passed = call.arguments.filter {
      // What a type names is fetched from a container, whose registrations the root has.
      own.parameter($0.expression) == nil && !isNode($0.expression, from: structType)
        && $0.expression.selfType == nil
    }
    let isPlain = value.call?.isPlain ?? true
    value.isConfigured =
      own.isOptionalTry || !passed.isEmpty || call.trailingClosure != nil || !isPlain
    // What names a parameter of the closure stands in that closure only.
    guard call.trailingClosure == nil, isPlain, !passed.contains(where: { own.namesParameter($0) })
    else { return }
    value.arguments = passed.map {
      .init(label: $0.label?.plainName, text: $0.expression.trimmedDescription)
    }
  }

  /// Whether it is `.live`, or makes a type with a `Dependencies` of its own, which a root gives.
  private func isNode(_ expression: ExprSyntax, from structType: Int) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return LiveDeclaration.names.contains(access.declName.baseName.plainName)
    }
    guard case .object(let name) = MadeValue(expression),
      let type = project.scope.type(named: name, in: structType),
      project.scope.nestedType("Dependencies", of: type) != nil
    else { return false }
    var value = Value(expression)
    configure(&value, expression, of: structType)
    return !value.isConfigured
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
