import DepModel
package import DepPlan
package import DepSyntax
package import DepWiring
import SwiftSyntax

/// Writes what a composition root gets into its files.
package struct RootEditor {
  private let intent: RootIntent
  private var site: RootSite { intent.site }
  private var declaration: TypeShape.Part { site.shape.declaration }

  package init(_ intent: RootIntent) { self.intent = intent }

  /// The changes of the files of some roots, by path.
  ///
  /// - Throws: ``OverlappingEdits`` where two of them would touch the same bytes.
  package static func changes(
    _ intents: [RootIntent], in project: ProjectTrees
  ) throws(OverlappingEdits) -> [FileChange] {
    var edits: [Int: [Edit]] = [:]
    for intent in intents where !intent.isEmpty {
      for edit in RootEditor(intent).edits() { edits[edit.file, default: []].append(edit) }
    }
    var changes: [FileChange] = []
    for (file, list) in edits.sorted(by: { $0.key < $1.key }) {
      guard let source = project.source(file) else { continue }
      changes.append(
        try FileChange(path: source.path, before: source.bytes, edits: list))
    }
    return changes.sorted { $0.path < $1.path }
  }

  private func edits() -> [Edit] {
    var edits = EditList()
    for module in intent.imports.sorted() {
      ImportEditor(source: declaration.source).insert(module, &edits)
    }
    for completion in intent.completions {
      ArgumentListEditor(completion: completion).edit(&edits)
      addParameters(completion, &edits)
    }
    addInputs(&edits)
    addMembers(&edits)
    for member in site.members where intent.exposed.contains(member.name) {
      if let word = member.hidingWord { edits.replace(word, with: "", in: member.source) }
    }
    return edits.edits
  }

  // MARK: Inputs

  private func addInputs(_ edits: inout EditList) {
    guard !intent.inputs.isEmpty, let inputs = site.inputs else { return }
    let source = inputs.source
    let members = MemberEditor(source: source, members: inputs.node.memberBlock)
    let lines = intent.inputs.map { "var \($0.name.escaped): \($0.type)" }
    let last = inputs.node.memberBlock.members.last { StoredProperty.isStored($0.decl) }
    if let last {
      let text = lines.map { source.style.newline + members.inner + $0 }.joined()
      edits.insert(text, at: last.inner.upperBound, in: source)
    } else {
      let brace = inputs.node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let end = inputs.node.memberBlock.rightBrace.inner.lowerBound
      let text = lines.map { source.style.newline + members.inner + $0 }.joined()
      if inputs.node.memberBlock.members.isEmpty {
        edits.replace(brace..<end, with: text + source.style.newline + members.outer, in: source)
      } else {
        edits.insert(text, at: brace, in: source)
      }
    }
  }

  private func addParameters(_ completion: Completion, _ edits: inout EditList) {
    guard !completion.parameters.isEmpty, let function = completion.site.function else { return }
    let source = completion.site.source
    let clause = function.signature.parameterClause
    let texts = completion.parameters.map {
      "\($0.name.escaped): \($0.escapes ? "@escaping " : "")\($0.type)"
    }
    if let last = clause.parameters.last {
      edits.insert(
        ", " + texts.joined(separator: ", "), at: last.inner.upperBound, in: source)
    } else {
      edits.insert(
        texts.joined(separator: ", "), at: clause.leftParen.inner.upperBound, in: source)
    }
  }

  // MARK: Members

  private func addMembers(_ edits: inout EditList) {
    for member in intent.added.filter({ $0.kind == .kept }) { addKept(member, &edits) }
    for member in intent.added.filter({ $0.kind != .kept }) { addFunction(member, &edits) }
  }

  /// Before the member that needs it, or else behind the last that is kept.
  private func addKept(_ member: AddedMember, _ edits: inout EditList) {
    let source = declaration.source
    let items = Array(declaration.members.members)
    let editor = MemberEditor(source: source, members: declaration.members)
    let text = editor.inner + declared(member, editor.inner)
    let newline = source.style.newline
    if let user = firstUser(of: member, in: items), user > 0 {
      let item = items[user]
      let start = source.lineStart(at: startWithComments(item, in: source))
      edits.insert(text + newline, at: start, in: source)
      return
    }
    let last = items.last { $0.decl.modifierNames.contains("lazy") }
    let stored = items.last {
      StoredProperty.isStored($0.decl) || $0.decl.is(InitializerDeclSyntax.self)
    }
    if let last {
      edits.insert(newline + text, at: last.inner.upperBound, in: source)
    } else if let stored {
      let isFirst = intent.added.first { $0.kind == .kept }?.name == member.name
      let next = isFirst ? newline + newline : newline
      edits.insert(next + text, at: stored.inner.upperBound, in: source)
    } else {
      editor.prepend([declared(member, editor.inner)], &edits)
    }
  }

  /// The first kept member that uses a new one, directly or through other new ones.
  private func firstUser(of member: AddedMember, in items: [MemberBlockItemSyntax]) -> Int? {
    var names: Set<String> = []
    var open = [member.user].compactMap(\.self)
    while let next = open.popLast() {
      guard names.insert(next).inserted else { continue }
      open += intent.added.filter { $0.name == next }.compactMap(\.user)
    }
    return items.firstIndex { item in
      item.decl.modifierNames.contains("lazy")
        && item.decl.declaredNames.contains(where: names.contains)
    }
  }

  private func startWithComments(_ item: MemberBlockItemSyntax, in source: ParsedSource) -> Int {
    var offset = item.position.utf8Offset
    var start = item.inner.lowerBound
    for piece in item.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .docLineComment, .docBlockComment, .lineComment, .blockComment:
        start = min(start, offset)
      case .newlines(let count) where count > 1:
        start = item.inner.lowerBound
      default: break
      }
      offset += length
    }
    return start
  }

  private func addFunction(_ member: AddedMember, _ edits: inout EditList) {
    let source = declaration.source
    let items = Array(declaration.members.members)
    let editor = MemberEditor(source: source, members: declaration.members)
    let text =
      source.style.newline + source.style.newline + editor.inner
      + declared(member, editor.inner)
    let user = items.last {
      $0.decl.is(FunctionDeclSyntax.self) && $0.decl.declaredNames == [member.user ?? ""]
    }
    if let last = user ?? items.last { edits.insert(text, at: last.inner.upperBound, in: source) }
  }

  private func declared(_ member: AddedMember, _ indentation: String) -> String {
    let style = declaration.source.style
    let layout = ExpressionLayout(style: style)
    let access = member.isPrivate && !intent.exposed.contains(member.name) ? "private " : ""
    switch member.kind {
    case .kept:
      let head = "\(access)lazy var \(member.name.escaped) = "
      return head
        + layout.text(
          member.value, column: style.columns(indentation + head), indentation: indentation)
    case .function(let parameters, let result):
      let head =
        "\(access)func \(member.name.escaped)(\(parameters.joined(separator: ", "))) -> \(result)"
      let inner = indentation + style.indentation
      return head + style.brace(indentation) + style.newline + inner
        + layout.text(member.value, column: style.columns(inner), indentation: inner)
        + style.newline + indentation + "}"
    }
  }
}
