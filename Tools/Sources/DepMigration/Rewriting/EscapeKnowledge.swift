import DepFacts
package import DepModel
package import SwiftSyntax

/// Which closures are known to run before the call that they are passed to returns.
package struct EscapeKnowledge: Sendable {
  /// For each module and name, whether all closures of the functions seen there do not escape.
  private let project: [String: [String: Bool]]
  private let exported: [String: Bool]
  /// The project's functions that keep an expression and evaluate it later.
  private let keepers: Set<String>
  /// The project's functions that take a `@Sendable` closure, by module, and those for all.
  private let sending: [String: Set<String>]
  private let exportedSending: Set<String>
  private let sdk: SDKKnowledge

  package init(_ scope: ProjectScope) {
    sdk = scope.sdk
    var project: [String: [String: Bool]] = [:]
    var exported: [String: Bool] = [:]
    var keepers: Set<String> = []
    var sending: [String: Set<String>] = [:]
    var exportedSending: Set<String> = []
    for record in scope.records {
      for member in record.facts.members
      where member.kind == .function || member.kind == .initializer {
        let keeps = member.parameters.contains {
          $0.type.contains("@autoclosure") && $0.type.contains("@escaping")
        }
        if keeps { keepers.insert(member.name) }
        if member.parameters.contains(where: { $0.type.contains("@Sendable") }) {
          sending[record.module, default: []].insert(member.name)
          if [.public, .open, .package].contains(member.access) {
            exportedSending.insert(member.name)
          }
        }
        guard member.kind == .function, let stays = Self.staysInside(member) else { continue }
        let known = project[record.module]?[member.name]
        project[record.module, default: [:]][member.name] = stays && known != false
        guard [.public, .open, .package].contains(member.access) else { continue }
        exported[member.name] = stays && exported[member.name] != false
      }
    }
    self.project = project
    self.exported = exported
    self.keepers = keepers
    self.sending = sending
    self.exportedSending = exportedSending
  }

  /// Whether all closures that a function takes stay inside; nil where it takes none.
  private static func staysInside(_ member: MemberFact) -> Bool? {
    let closures = member.parameters.filter { $0.type.contains("->") }
    guard !closures.isEmpty else { return nil }
    return closures.allSatisfy {
      !$0.type.contains("@escaping") && !$0.type.hasSuffix("?") && !$0.type.hasSuffix("!")
    }
  }

  /// Whether an expression is an argument that a function keeps as a closure.
  package func isKept(_ node: ExprSyntax) -> Bool {
    guard !keepers.isEmpty else { return false }
    var current = node.parent
    while let parent = current, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let name = Self.calledName(call)
        if keepers.contains(name) || name.isCapitalized && keepers.contains("init") { return true }
      }
      current = parent.parent
    }
    return false
  }

  /// Whether a closure runs at once and is then gone.
  package func staysInside(_ closure: ClosureExprSyntax, module: String, imports: [String]) -> Bool
  {
    guard let parent = closure.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id {
      return true
    }
    guard let call = Self.call(around: closure) else { return false }
    let name = Self.calledName(call)
    if let known = project[module]?[name] ?? exported[name] { return known }
    if Self.isLazy(call.calledExpression) { return false }
    return sdk.lists(name, in: .closuresThatStay)
      && Set(imports).isSubset(of: sdk.names(in: .modulesWithStandardNames))
  }

  /// Whether a sequence keeps its closures until it is asked for elements.
  private static func isLazy(_ expression: ExprSyntax) -> Bool {
    var node: ExprSyntax? = expression
    while let current = node {
      if let member = current.as(MemberAccessExprSyntax.self) {
        if member.declName.baseName.text == "lazy" { return true }
        node = member.base
      } else {
        node = current.as(FunctionCallExprSyntax.self)?.calledExpression
      }
    }
    return false
  }

  /// Whether the closure is handed to something that runs it concurrently.
  package func isConcurrent(_ closure: ClosureExprSyntax, module: String) -> Bool {
    guard let call = Self.call(around: closure) else { return false }
    let name = Self.calledName(call)
    return sdk.lists(name, in: .closuresThatCross) || exportedSending.contains(name)
      || sending[module]?.contains(name) == true
  }

  package static func call(around closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    var node = closure.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) { return call }
      guard
        current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
          || current.is(MultipleTrailingClosureElementSyntax.self)
          || current.is(MultipleTrailingClosureElementListSyntax.self)
      else { return nil }
      node = current.parent
    }
    return nil
  }

  package static func calledName(_ call: FunctionCallExprSyntax) -> String {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}

extension ClosureExprSyntax {
  /// Whether it is called where it is written.
  package var isCalledAtOnce: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}
