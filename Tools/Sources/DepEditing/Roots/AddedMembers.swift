import DepModel
import DepSyntax
import DepWiring
import SwiftSyntax

/// Writes the members that a root gets, between those that it has.
struct AddedMembers {
  private let intent: RootIntent
  private let source: ParsedSource
  private let members: MemberBlockSyntax
  private let items: [MemberBlockItemSyntax]
  private let editor: MemberEditor
  /// The places of the kept members that stand there, by their names.
  private let places: [String: Int]
  /// By the name of what is added: the member that asked for it.
  private let users: [String: String]
  private var newline: String { source.style.newline }

  init(_ intent: RootIntent) {
    self.intent = intent
    source = intent.site.shape.declaration.source
    members = intent.site.shape.declaration.members
    items = Array(members.members)
    editor = MemberEditor(source: source, members: members)
    places = items.enumerated().reduce(into: [:]) { places, item in
      guard item.element.decl.modifierNames.contains("lazy") else { return }
      for name in item.element.decl.declaredNames where places[name] == nil {
        places[name] = item.offset
      }
    }
    users = intent.added.reduce(into: [:]) { users, member in
      if let user = member.user { users[member.name] = user }
    }
  }

  func edit(_ edits: inout EditList) {
    var first: [String] = []
    addKept(&edits, &first)
    for member in intent.added where member.kind != .kept { addFunction(member, &edits, &first) }
    if !first.isEmpty { editor.prepend(first, &edits) }
  }

  // MARK: Kept

  /// Each before the member that needs it, or else behind the last that is kept.
  ///
  /// What finds no place comes before all members.
  private func addKept(_ edits: inout EditList, _ first: inout [String]) {
    var users: [Int: [String]] = [:]
    var others: [String] = []
    for member in intent.added where member.kind == .kept {
      let text = editor.inner + declared(member)
      if let user = firstUser(of: member) {
        users[user, default: []].append(text)
      } else {
        others.append(text)
      }
    }
    for (user, texts) in users.sorted(by: { $0.key < $1.key }) {
      insert(texts, before: items[user], &edits)
    }
    guard !others.isEmpty else { return }
    let staying = items.filter { intent.pruned.isDisjoint(with: $0.decl.declaredNames) }
    let last = staying.last { $0.decl.modifierNames.contains("lazy") }
    let stored = staying.last {
      StoredProperty.isStored($0.decl) || $0.decl.is(InitializerDeclSyntax.self)
    }
    if let last {
      let gap = isTall(source.text(last)) || isTall(others[0]) ? newline : ""
      insert(gap + newline + joined(others), behind: last, &edits)
    } else if let stored {
      insert(newline + newline + joined(others), behind: stored, &edits)
    } else {
      first.append(String(joined(others).dropFirst(editor.inner.count)))
    }
  }

  private func isTall(_ text: String) -> Bool { text.contains(where: \.isNewline) }

  /// One a line, with a blank line around those that take several.
  ///
  /// A long list stands close: it is looked up and not read.
  private func joined(_ texts: [String]) -> String {
    var result = texts[0]
    for (previous, text) in zip(texts, texts.dropFirst()) {
      result +=
        newline + (!intent.isLong && (isTall(previous) || isTall(text)) ? newline : "") + text
    }
    return result
  }

  private func insert(
    _ texts: [String], before item: MemberBlockItemSyntax, _ edits: inout EditList
  ) {
    let start = item.startWithComments
    guard source.isFirstOnLine(start) else {
      // The brace or another member stands before it on its line.
      let text = String(joined(texts).dropFirst(editor.inner.count)) + newline + editor.inner
      return edits.insert(text, at: start, in: source)
    }
    let isFirst = item.id == items.first?.id
    let above = !isFirst && isTall(texts[0]) && !item.leadingTrivia.hasBlankLine ? newline : ""
    let below =
      isTall(texts[texts.count - 1]) || isTall(source.text(start..<item.inner.upperBound))
      ? newline : ""
    edits.insert(
      above + joined(texts) + newline + below, at: source.lineStart(at: start), in: source)
  }

  /// Behind all of its line, and with a blank line before a function that follows closely.
  private func insert(
    _ text: String, behind item: MemberBlockItemSyntax, _ edits: inout EditList
  ) {
    let next = items.first { $0.position >= item.endPosition }
    let isClose =
      next.map {
        !$0.leadingTrivia.hasBlankLine && $0.decl.is(FunctionDeclSyntax.self)
      } ?? false
    edits.insert(text + (isClose ? newline : ""), at: item.endPosition.utf8Offset, in: source)
  }

  /// The first kept member that uses a new one, directly or through other new ones.
  private func firstUser(of member: AddedMember) -> Int? {
    var names: Set<String> = []
    var place: Int?
    var next = member.user
    while let name = next, names.insert(name).inserted {
      if let found = places[name] { place = min(found, place ?? found) }
      next = users[name]
    }
    return place
  }

  // MARK: Functions

  private func addFunction(
    _ member: AddedMember, _ edits: inout EditList, _ first: inout [String]
  ) {
    let user = items.last {
      $0.decl.is(FunctionDeclSyntax.self) && $0.decl.declaredNames == [member.user ?? ""]
    }
    let staying = items.last { intent.pruned.isDisjoint(with: $0.decl.declaredNames) }
    guard let last = user ?? staying else { return first.append(declared(member)) }
    insert(newline + newline + editor.inner + declared(member), behind: last, &edits)
  }

  private func declared(_ member: AddedMember) -> String {
    let style = source.style
    let indentation = editor.inner
    let layout = ExpressionLayout(style: style, isLong: intent.isLong)
    let access = member.isPrivate && !intent.exposed.contains(member.name) ? "private " : ""
    switch member.kind {
    case .kept:
      let type = member.writtenType.map { ": \($0)" } ?? ""
      let note =
        type.isEmpty
        ? ""
        : "// A closure leads back to it, so that Swift cannot infer its type." + newline
          + indentation
      let head = "\(access)lazy var \(member.name.escaped)\(type) = "
      return note + head
        + layout.text(
          member.value, column: style.columns(indentation + head), indentation: indentation)
    case .function(let parameters, let result):
      let inner = indentation + style.indentation
      let list = parameters.joined(separator: ", ")
      let start = "\(access)func \(member.name.escaped)("
      let end = ") -> \(result)"
      let isLong = style.columns(indentation + start + list + end) + 2 > style.lineLimit
      let head =
        isLong
        ? start + newline + inner + list + newline + indentation + end : start + list + end
      return head + style.brace(indentation) + newline + inner
        + layout.text(member.value, column: style.columns(inner), indentation: inner)
        + newline + indentation + "}"
    }
  }
}
