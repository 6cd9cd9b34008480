package import SwiftSyntax

/// A closure around the use of a dependency.
package struct ClosureSite: Hashable {
  package let node: ClosureExprSyntax

  /// Whether it is called where it is written.
  package var isCalledAtOnce: Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// Whether a call takes it, or code assigns it to what may keep it.
  package var isHandedOver: Bool {
    guard let parent = node.parent else { return false }
    return parent.is(LabeledExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
      || parent.is(MultipleTrailingClosureElementSyntax.self) || parent.is(ExprListSyntax.self)
  }

  /// The name of the function that it is passed to; nil where it is no argument.
  package var receiver: String? { call?.calledName }

  /// Whether it is passed to a sequence that keeps it until it is asked for elements.
  package var isForLazySequence: Bool {
    var node = call?.calledExpression
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

  /// Whether it is passed to a collection, as the code around it shows, and not to a publisher.
  package var isForCollection: Bool {
    guard let call, let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return false
    }
    return CollectionShape.isWritten(base) || CollectionUse.isShown(by: call)
  }

  /// Whether names in the chain that it is passed to tell of publishers: `tapPublisher.map { … }`.
  package var isForPublisher: Bool {
    guard let call else { return false }
    var whole = ExprSyntax(call)
    while let parent = whole.parent?.as(ExprSyntax.self),
      parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
    {
      whole = parent
    }
    var rest: ExprSyntax? = whole
    while let current = rest {
      if let call = current.as(FunctionCallExprSyntax.self) {
        rest = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        if Self.tellsOfPublisher(access.declName.baseName.text) { return true }
        rest = access.base
      } else {
        return current.as(DeclReferenceExprSyntax.self).map {
          Self.tellsOfPublisher($0.baseName.text)
        } ?? false
      }
    }
    return false
  }

  private static func tellsOfPublisher(_ name: String) -> Bool {
    name.hasPrefix("$") || ["ublisher", "Subject"].contains(where: name.contains)
      || name == "subject" || name == "sink"
  }

  package var capturesSelfWeakly: Bool {
    captures?.contains { $0.specifier != nil && $0.name.text == "self" } == true
  }

  /// Whether its list keeps something from being kept alive.
  package var capturesWeakly: Bool { captures?.contains { $0.specifier != nil } == true }

  package var capturesSelf: Bool {
    captures?.contains { $0.name.text == "self" && $0.initializer == nil } == true
  }

  /// Whether it writes `self` where `self` has to be alive.
  package var writesSelf: Bool { SelfFinder.find(in: node).isSelfWritten }

  /// The names that it uses by themselves, and that nothing around it binds up to the member.
  package var freeNames: Set<String> {
    var around = Syntax(node)
    while let parent = around.parent, !around.is(MemberBlockItemSyntax.self) { around = parent }
    return SelfFinder.find(in: node).names.subtracting(BoundNames.of(around))
  }

  /// Whether it says so itself, or is passed to what runs it there.
  package var runsOnMainActor: Bool {
    if node.signature?.attributes.names.contains("MainActor") == true { return true }
    let called = call?.calledExpression.trimmedDescription ?? ""
    return ["DispatchQueue.main.", "MainActor."].contains(where: called.hasPrefix)
  }

  /// Whether it is what `MainActor.run` runs and then lets go, inside of which `self` is implicit.
  package var isRunOnMainActor: Bool {
    call?.calledExpression.trimmedDescription == "MainActor.run"
  }

  /// Whether it is a task, which runs on the actor of the code around it.
  package var inheritsActor: Bool { receiver == "Task" }

  private var captures: ClosureCaptureListSyntax? { node.signature?.capture?.items }

  private var call: FunctionCallExprSyntax? {
    var node = node.parent
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
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without its base; empty where it has none.
  package var calledName: String {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}

/// Looks for `self` and bare names in a closure, but not in closures that capture weakly.
private final class SelfFinder: SyntaxVisitor {
  var isSelfWritten = false
  var names: Set<String> = []

  static func find(in closure: ClosureExprSyntax) -> SelfFinder {
    let finder = SelfFinder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    return finder
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captures = node.signature?.capture?.items
    if captures?.contains(where: { $0.specifier != nil }) == true { return .skipChildren }
    // Its list names `self` for this closure too, and its code needs to name it nowhere.
    if captures?.contains(where: { $0.name.text == "self" && $0.initializer == nil }) == true {
      isSelfWritten = true
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // In `Int.self` it is no object.
    guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else {
      return .visitChildren
    }
    if node.baseName.text == "self" { isSelfWritten = true }
    names.insert(node.baseName.text)
    return .visitChildren
  }
}
