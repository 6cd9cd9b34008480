import DepModel
import SwiftSyntax

/// Tells the container's own functions that call each other: what their callers name is read there.
struct ContainerForwarding {
  private let names: Set<String>
  private let receiver: ContainerReceiver

  init(_ dialect: RegistrationDialect, _ receiver: ContainerReceiver) {
    names = dialect.calls.union(dialect.resolves)
    self.receiver = receiver
  }

  /// Whether a call that registers or fetches stands in a function that does the same.
  func forwards(_ call: FunctionCallExprSyntax) -> Bool {
    isInside(call) { $0.as(FunctionDeclSyntax.self).map { names.contains($0.name.text) } ?? false }
  }

  /// Whether a call that fetches stands in such a function, or in one whose callers name the type.
  func forwardsFetch(_ call: FunctionCallExprSyntax) -> Bool {
    forwards(call)
      || isInside(call) { node in
        let parameters =
          node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
          ?? node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
        return parameters?.contains {
          $0.type.is(MetatypeTypeSyntax.self) && $0.defaultValue == nil
        }
          ?? false
      }
  }

  private func isInside(_ call: FunctionCallExprSyntax, _ isForwarding: (Syntax) -> Bool) -> Bool {
    var child = Syntax(call)
    while let parent = child.parent {
      if isForwarding(parent) { return receiver.isInside(parent) }
      child = parent
    }
    return false
  }
}
