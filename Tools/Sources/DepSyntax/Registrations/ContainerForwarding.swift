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

  /// Whether a call stands in such a function.
  func forwards(_ call: FunctionCallExprSyntax) -> Bool {
    var child = Syntax(call)
    while let parent = child.parent {
      if let function = parent.as(FunctionDeclSyntax.self), names.contains(function.name.text) {
        return receiver.isInside(function)
      }
      child = parent
    }
    return false
  }
}
