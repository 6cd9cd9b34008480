import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Takes out statements and members, with the constants, functions and extensions that nothing
/// needs without them.
struct EmptiedCode {
  /// A statement or a member of a type.
  struct Piece {
    let node: Syntax
    let source: ParsedSource
  }

  private var pieces: [Piece]
  private let project: ProjectTrees

  init(_ pieces: [Piece], in project: ProjectTrees) {
    self.pieces = pieces
    self.project = project
    for piece in pieces {
      if let members = piece.node.parent?.as(MemberBlockItemListSyntax.self) {
        addExtension(around: members, in: piece.source)
      }
      guard let list = piece.node.parent?.as(CodeBlockItemListSyntax.self) else { continue }
      addConstants(of: list, in: piece.source)
      addFunction(around: list, in: piece.source)
    }
  }

  func remove(_ edits: inout EditList) {
    for (_, pieces) in Dictionary(grouping: pieces, by: \.source.file) {
      guard let source = pieces.first?.source else { continue }
      for range in Self.joined(pieces.map(Self.range)) {
        edits.replace(range, with: "", in: source)
      }
    }
  }

  private static func range(of piece: Piece) -> Range<Int> {
    if let member = piece.node.as(MemberBlockItemSyntax.self) {
      return MemberRemoval.range(of: member, in: piece.source)
    }
    return MemberRemoval.start(of: piece.node)..<piece.node.endPosition.utf8Offset
  }

  /// The same code in ranges that do not meet.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  private func goes(_ node: some SyntaxProtocol) -> Bool {
    pieces.contains { $0.node.id == node.id }
  }

  private mutating func add(_ node: some SyntaxProtocol, in source: ParsedSource) {
    if !goes(node) { pieces.append(Piece(node: Syntax(node), source: source)) }
  }

  /// `let container = Self.container`, which only the statements used.
  private mutating func addConstants(of list: CodeBlockItemListSyntax, in source: ParsedSource) {
    guard !list.isAtFileLevel else { return }
    for item in list where !goes(item) {
      guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, let value = binding.initializer?.value,
        value.isPlainName, let name = DeclSyntax(variable).declaredNames.first
      else { continue }
      let others = list.lazy.filter { $0.id != item.id }
      let isUsed = { (item: CodeBlockItemSyntax) in
        item.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
      }
      if others.contains(where: { goes($0) && isUsed($0) }),
        !others.contains(where: { !goes($0) && isUsed($0) })
      {
        add(item, in: source)
      }
    }
  }

  private mutating func addExtension(
    around members: MemberBlockItemListSyntax, in source: ParsedSource
  ) {
    guard members.allSatisfy(goes),
      let group = members.parent?.parent?.as(ExtensionDeclSyntax.self),
      group.inheritanceClause == nil, let item = group.parent
    else { return }
    add(item, in: source)
  }

  /// A function without a statement, where each use of it is a call that does nothing else.
  private mutating func addFunction(around list: CodeBlockItemListSyntax, in source: ParsedSource) {
    guard list.allSatisfy(goes), let function = list.parent?.parent?.as(FunctionDeclSyntax.self),
      let item = function.parent, item.is(MemberBlockItemSyntax.self) || item.isAtFileLevel,
      !goes(item), function.signature.returnClause == nil, isFree(function, source.file),
      let calls = calls(of: function.name.text, besides: function),
      // A case without a statement does not compile.
      !calls.contains(where: { $0.node.parent?.parent?.is(SwitchCaseSyntax.self) == true })
    else { return }
    add(item, in: source)
    for call in calls { add(call.node, in: call.source) }
  }

  /// Whether only the project's own code can need a function of this name, and it has one.
  private func isFree(_ function: FunctionDeclSyntax, _ file: Int) -> Bool {
    let words = DeclSyntax(function).modifierNames
    let name = function.name.text
    let count = project.records.reduce(0) { count, record in
      count + record.facts.members.count { $0.name == name }
    }
    guard count == 1, words.isDisjoint(with: ["public", "open", "override"]),
      function.attributes.names.allSatisfy({ $0 == "MainActor" })
    else { return false }
    guard let owner = Syntax(function).enclosingTypeName else { return true }
    guard let type = project.scope.type(named: owner, in: nil, file: file) else { return false }
    return project.scope.outsideProtocols(of: type).isEmpty
      && project.scope.outsideSuperclass(of: type) == nil
      && !project.scope.isRequired(name, of: type)
  }

  /// Nil where something else than a plain call names it.
  private func calls(of name: String, besides function: FunctionDeclSyntax) -> [Piece]? {
    var found: [Piece] = []
    for file in project.records.indices {
      guard let bytes = project.bytes(of: file), WordsInBytes.anyWord(of: [name], in: bytes)
      else { continue }
      guard let source = project.source(file) else { return nil }
      for token in source.tree.tokens(viewMode: .sourceAccurate)
      where token.text == name && token.id != function.name.id {
        guard let item = Self.statement(calling: token) else { return nil }
        found.append(Piece(node: Syntax(item), source: source))
      }
    }
    return found
  }

  private static func statement(calling name: TokenSyntax) -> CodeBlockItemSyntax? {
    var callee = name.parent
    if let access = callee?.parent?.as(MemberAccessExprSyntax.self), callee?.id != access.base?.id {
      guard access.isPlainName else { return nil }
      callee = Syntax(access)
    }
    guard let call = callee?.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == callee?.id, call.trailingClosure == nil,
      call.arguments.allSatisfy(\.expression.isPlainName)
    else { return nil }
    return call.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension ExprSyntaxProtocol {
  /// Whether it is a chain of names, which does nothing: `Store.shared`, `.current`.
  fileprivate var isPlainName: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.base?.isPlainName ?? true
  }
}

extension Syntax {
  fileprivate var isAtFileLevel: Bool {
    parent?.as(CodeBlockItemListSyntax.self)?.isAtFileLevel == true
  }
}
