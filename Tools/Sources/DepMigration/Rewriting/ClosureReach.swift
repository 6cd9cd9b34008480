import DepModel
import DepSyntax
package import SwiftSyntax

/// How an expression inside of closures reaches the dependencies without keeping more alive.
package struct ClosureReach {
  /// How the dependencies are spelled.
  package enum Spelling: Hashable {
    /// `dependencies`
    case plain
    /// `self.dependencies`
    case throughSelf
  }

  /// A closure that has to capture the dependencies.
  package struct Capture {
    package var closure: ClosureExprSyntax
    /// What it captures: `dependencies`, or `dependencies = self.dependencies`.
    package var item: String
  }

  package var spelling = Spelling.plain
  package var capture: Capture?
  private let property: String
  /// Follows closures from the outermost to the innermost.
  ///
  /// `isValue` tells whether the type is a value, of which closures may keep a copy.
  package init(
    _ closures: [ClosureExprSyntax], isValue: Bool, isMutating: Bool, members: Set<String>,
    property: String, knowledge: EscapeKnowledge, module: String, imports: [String]
  ) {
    self.property = property
    for closure in closures {
      let isConcurrent = knowledge.isConcurrent(closure, module: module)
      if !isConcurrent, knowledge.staysInside(closure, module: module, imports: imports) {
        // Who changes a value holds all of it meanwhile, also against its own closures.
        guard isValue, isMutating, !closure.isCalledAtOnce else { continue }
        capture = Capture(closure: closure, item: item)
        return
      }
      if Self.capturesWeakly(closure) {
        capture = Capture(closure: closure, item: item)
        spelling = .plain
        return
      }
      if isValue, !isMutating, !isConcurrent { continue }
      if Self.captures("self", closure) { continue }
      if !isValue {
        if SelfReferences.isExplicit(in: closure) {
          spelling = .throughSelf
          continue
        }
        if !isConcurrent,
          SelfReferences.isImplicit(in: closure, members: members)
        {
          continue
        }
      }
      capture = Capture(closure: closure, item: item)
      spelling = .plain
      return
    }
  }

  private var item: String {
    spelling == .throughSelf ? "\(property) = self.\(property)" : property
  }

  private static func capturesWeakly(_ closure: ClosureExprSyntax) -> Bool {
    closure.signature?.capture?.items.contains { item in
      item.specifier != nil && item.name.text == "self"
    } == true
  }

  private static func captures(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    closure.signature?.capture?.items.contains {
      $0.name.text == name && $0.initializer == nil
    } == true
  }
}

/// Looks for `self` in a closure.
package enum SelfReferences {
  /// Whether a closure writes `self` where it must be alive.
  package static func isExplicit(in closure: ClosureExprSyntax) -> Bool {
    let finder = Finder(members: [])
    finder.walk(closure.statements)
    return finder.foundSelf
  }

  /// Whether it uses members of the type by their bare names, which only some closures may.
  package static func isImplicit(in closure: ClosureExprSyntax, members: Set<String>) -> Bool {
    let finder = Finder(members: members.subtracting(bound(around: closure)))
    finder.walk(closure.statements)
    return finder.foundMember
  }

  /// The names that parameters and variables bind around a closure, up to the member.
  private static func bound(around closure: ClosureExprSyntax) -> Set<String> {
    var node = Syntax(closure)
    while let parent = node.parent, !node.is(MemberBlockItemSyntax.self) { node = parent }
    return BoundNames.of(node)
  }

  private final class Finder: SyntaxVisitor {
    package let members: Set<String>
    package var foundSelf = false
    package var foundMember = false

    package init(members: Set<String>) {
      self.members = members
      super.init(viewMode: .sourceAccurate)
    }

    package override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      let isWeak = node.signature?.capture?.items.contains { $0.specifier != nil } == true
      return isWeak ? .skipChildren : .visitChildren
    }

    package override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      // In `Int.self` it is no object.
      if name == "self", !isMember { foundSelf = true }
      if !isMember, members.contains(name) { foundMember = true }
      return .visitChildren
    }
  }
}

/// The names that a piece of code binds: parameters, variables, patterns.
package enum BoundNames {
  package static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  private final class Collector: SyntaxVisitor {
    package var names: Set<String> = []

    package override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      let isMember =
        node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      if !isMember { names.insert(node.identifier.text) }
      return .visitChildren
    }

    package override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert(InitializerSite.innerName(node))
      return .visitChildren
    }

    package override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert((node.secondName ?? node.firstName).text)
      return .visitChildren
    }

    package override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }

    package override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
  }
}
