import DepFacts
import DepModel
import SwiftSyntax

/// The type of an expression, as far as declarations with written types tell.
enum ReceiverType: Equatable {
  /// The index into ``ProjectModel/types``.
  case declared(Int)
  /// One that the project does not declare.
  case outside(String)
  case unknown
}

/// Finds the types of the expressions of a file.
struct ReceiverTypes {
  let project: ProjectTrees
  let file: Int

  private var scope: ProjectScope { project.scope }

  func type(of expression: ExprSyntax) -> ReceiverType {
    if let inner = expression.withoutUnwrapping { return type(of: inner) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return type(named: reference.baseName.plainName, at: Syntax(reference))
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return member(access.declName.baseName.plainName, of: type(of: base))
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return .unknown }
    // The facts of a function have the type that it returns.
    return type(of: call.calledExpression)
  }

  /// The type around a place; nil at file level.
  func enclosingType(of node: some SyntaxProtocol) -> ReceiverType? {
    guard let name = Syntax(node).enclosingTypeName else { return nil }
    return meaning(of: name, in: nil, file)
  }

  // MARK: Names

  private func type(named name: String, at node: Syntax) -> ReceiverType {
    let enclosing = enclosingType(of: node)
    if name == "self" || name == "Self" { return enclosing ?? .unknown }
    guard !name.isCapitalized else {
      return GenericNames.around(node, project.scope, file).contains(name)
        ? .unknown : meaning(of: name, in: enclosing?.index, file)
    }
    if let local = Locals.before(node).first(where: { $0.name == name }) {
      return type(of: local, at: node, enclosing)
    }
    if let enclosing, enclosing.index != nil {
      let found = member(name, of: enclosing)
      if found != .unknown { return found }
    }
    let globals = scope.globals(named: name, in: project.records[file].module)
    guard let global = globals.first, globals.count == 1 else { return .unknown }
    return type(of: global.member, in: nil, global.file)
  }

  private func type(
    of local: ConstructionSite.Local, at node: Syntax, _ enclosing: ReceiverType?
  ) -> ReceiverType {
    let generic = GenericNames.around(node, scope, file)
    if let written = local.type {
      guard written.names.isDisjoint(with: generic) else { return .unknown }
      return meaning(of: written.text, in: enclosing?.index, file)
    }
    switch local.value {
    case .object(let name): return meaning(of: name, in: enclosing?.index, file)
    case .reference(let path), .result(let path):
      let names = path.split(separator: ".").map(String.init)
      guard let first = names.first, first != local.name else { return .unknown }
      return names.dropFirst().reduce(type(named: first, at: node)) { member($1, of: $0) }
    default: return .unknown
    }
  }

  private func member(_ name: String, of base: ReceiverType) -> ReceiverType {
    guard let holder = base.index else { return .unknown }
    if name == "self" || name == "init" { return base }
    if name.isCapitalized, let nested = scope.nestedType(name, of: holder) {
      return .declared(nested)
    }
    for ancestor in scope.lineage(of: holder) {
      for part in scope.parts(of: ancestor) {
        let found = scope.members(of: part).first { $0.name == name }
        if let found { return type(of: found, in: ancestor, part.file) }
      }
    }
    return .unknown
  }

  private func type(of member: MemberFact, in type: Int?, _ file: Int) -> ReceiverType {
    if let written = member.type { return meaning(of: written, in: type, file) }
    guard let made = member.value?.path.first?.baseName, made.isCapitalized,
      member.value?.kind == .call, member.value?.path.count == 1
    else { return .unknown }
    return meaning(of: made, in: type, file)
  }

  /// What a written type means between the braces of a type.
  private func meaning(of written: String, in type: Int?, _ file: Int) -> ReceiverType {
    let name = written.plainTypeName
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return .unknown }
    if let found = scope.type(named: name, in: type, file: file) { return .declared(found) }
    let isGeneric =
      type.map { holder in
        // A protocol may mean an associated type.
        scope.model.types[holder].kind == .protocol
          || scope.parts(of: holder).contains { scope.fact($0).genericParameters.contains(name) }
      } ?? false
    return isGeneric || scope.isAlias(name.lastName) ? .unknown : .outside(name.lastName)
  }
}

extension ReceiverType {
  fileprivate var index: Int? {
    if case .declared(let index) = self { index } else { nil }
  }
}

extension String {
  /// A type without what stands before its name and behind it: `Store` of `inout (any Store)?`.
  fileprivate var plainTypeName: String {
    var text = self
    while let first = text.split(separator: " ").first, text.contains(" "),
      first.hasPrefix("@") || ["inout", "any", "some", "borrowing", "consuming"].contains(first)
    {
      text = String(text.dropFirst(first.count).drop { $0 == " " })
    }
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")") {
      return String(text.dropFirst().dropLast()).plainTypeName
    }
    return text.hasSuffix(">") && !text.contains("->") ? String(text.prefix { $0 != "<" }) : text
  }
}

extension ExprSyntax {
  /// What stands under `?`, `!`, `try`, `await` and parentheses; nil where none of these does.
  fileprivate var withoutUnwrapping: ExprSyntax? {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let word = self.as(TryExprSyntax.self) { return word.expression }
    if let word = self.as(AwaitExprSyntax.self) { return word.expression }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }
}
