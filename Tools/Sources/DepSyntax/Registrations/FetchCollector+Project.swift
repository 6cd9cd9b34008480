import DepFacts
import DepModel
import SwiftSyntax

/// What the collector asks of the project's own types.
extension FetchCollector {
  /// Whether an expression is a fetch, or makes an object of the project that does not throw.
  func throwsNothing(besidesFetches expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let isFetch =
      FetchCall(
        call, dialect: dialect, properties: properties, resolver: resolver, project: project,
        file: source.file) != nil
    if isFetch { return true }
    guard let name = call.calledExpression.namePath,
      let type = project.scope.type(named: name, in: nil, file: source.file),
      !project.scope.members(of: type).contains(where: {
        $0.kind == .initializer && $0.flags.contains(.isThrowing)
      })
    else { return false }
    return call.arguments.allSatisfy { argument in
      !argument.expression.is(FunctionCallExprSyntax.self)
        || throwsNothing(besidesFetches: argument.expression)
    }
  }

  /// `Screen()` of a type with dependencies gets them from the root.
  func addDependencies(to call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.namePath,
      let type = project.scope.type(named: name, in: nil, file: source.file),
      project.model.types[type].dependencies?.isTransitional == true,
      !call.arguments.contains(where: { $0.label?.text.lowercased().hasPrefix("dep") == true }),
      let parameters = parameters(of: type, for: call),
      let index = parameters.firstIndex(where: { $0.type.lastName == "Dependencies" })
    else { return }
    let label = parameters[index].label
    let later = Set(parameters[(index + 1)...].map(\.label))
    let next = call.arguments.first { later.contains($0.label?.text ?? "_") }
    let argument = "\(label): .init()"
    if let next {
      insert(argument + ", ", at: next.inner.lowerBound)
    } else if let last = call.arguments.last {
      insert(", " + argument, at: last.inner.upperBound)
    } else if let open = call.leftParen {
      insert(argument, at: open.inner.upperBound)
    }
  }

  /// The initializer that takes dependencies and all labels of a call.
  private func parameters(
    of type: Int, for call: FunctionCallExprSyntax
  ) -> [ParameterFact]? {
    let labels = Set(call.arguments.map { $0.label?.text ?? "_" })
    return project.scope.members(of: type).first { member in
      member.kind == .initializer && labels.isSubset(of: member.parameters.map(\.label))
        && member.parameters.contains { $0.type.lastName == "Dependencies" }
    }?.parameters
  }
}
