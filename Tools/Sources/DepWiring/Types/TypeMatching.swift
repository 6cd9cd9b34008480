import DepFacts
import DepModel

/// Decides whether a value of one type can be passed where another is asked for.
struct TypeMatching: Sendable {
  let scope: ProjectScope

  func accepts(_ value: MeantType, for wanted: MeantType) -> Bool {
    if let given = value.function, let asked = wanted.function { return suits(given, asked) }
    if value.key == wanted.key { return true }
    if let inner = wanted.wrapped { return accepts(value, for: inner) }
    guard !value.isOptional else { return false }
    if !wanted.parts.isEmpty { return wanted.parts.allSatisfy { accepts(value, for: $0) } }
    if !value.parts.isEmpty { return value.parts.contains { accepts($0, for: wanted) } }
    guard let type = value.type, let goal = wanted.type else { return false }
    return isKind(type, of: goal)
  }

  /// Whether the project declares what is asked for, so that its type alone tells which it is.
  ///
  /// A `String` or a closure is matched by its name as well: two of them mean different things.
  func tellsByType(_ wanted: MeantType) -> Bool {
    if let inner = wanted.wrapped { return tellsByType(inner) }
    if wanted.function != nil { return false }
    guard let type = wanted.type else {
      return wanted.isOfProject || wanted.parts.contains(where: tellsByType)
    }
    return scope.model.types[type].kind != .extension
  }

  /// Whether a type inherits from a class, or conforms to a protocol of the project.
  func isKind(_ type: Int, of goal: Int) -> Bool {
    type == goal || scope.superclasses(of: type).contains(goal)
      || scope.protocols(of: type).contains(goal)
  }

  /// Whether a closure can be passed for one that may fail, wait or run in more places.
  private func suits(_ value: MeantType.Function, _ wanted: MeantType.Function) -> Bool {
    value.parameters.map(\.key) == wanted.parameters.map(\.key)
      && value.result.map(\.key) == wanted.result.map(\.key)
      && (!value.isThrowing || wanted.isThrowing) && (!value.isAsync || wanted.isAsync)
      && (!wanted.isSendable || value.isSendable)
      && (value.actor == nil || value.actor == wanted.actor || wanted.isAsync)
  }
}
