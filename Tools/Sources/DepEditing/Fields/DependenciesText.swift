import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Writes the nested struct and the property that holds it.
struct DependenciesText {
  let style: SourceStyle
  /// The indentation of the type's members.
  let indentation: String
  let usesLibrary: Bool
  /// The attribute of the actor on which the value is made.
  var actor: String?

  private var inner: String { indentation + style.indentation }

  /// The lines of the struct, without the first indentation.
  func structure(_ fields: [FieldPlan]) -> String {
    let isolation = actor.map { $0 + " " } ?? ""
    var lines = [
      "struct Dependencies\(usesLibrary ? ": \(isolation)TransitionalDependencies" : "")"
        + style.brace(indentation)
    ]
    lines += fields.map { inner + declaration(of: $0) }
    lines.append("")
    lines.append("\(inner)\(isolation)static var \(liveName): Self" + style.brace(inner))
    lines += value(fields)
    lines.append("\(inner)}")
    lines.append("\(indentation)}")
    return lines.joined(separator: style.newline)
  }

  /// The property, the parameters of a long closure on lines of their own.
  func declaration(of field: FieldPlan) -> String {
    let line = "var \(field.name.escaped): \(field.type)"
    return CodeLines(style: style, indentation: inner).closureType(line)
  }

  var liveName: String { usesLibrary ? "live" : "defaultDependencies" }

  private func value(_ fields: [FieldPlan]) -> [String] {
    let deep = inner + style.indentation
    let arguments = fields.map { "\($0.name): \(value(of: $0.draft))" }
    let locals = locals(of: fields)
    let start = deep + (locals.isEmpty ? "" : "return ") + "Self("
    let line = start + arguments.joined(separator: ", ") + ")"
    if style.columns(line) <= style.newLineLimit, !line.contains(style.newline) {
      return locals + [line]
    }
    var lines = locals + [start]
    let closing =
      (style.endsWithComma ? "," : "") + (style.closesOnNextLine ? style.newline + deep + ")" : ")")
    let layout = CodeLines(style: style, indentation: deep + style.indentation)
    for (index, argument) in arguments.enumerated() {
      let end = index == arguments.count - 1 ? closing : ","
      lines.append(deep + style.indentation + layout.closure(argument) + end)
    }
    return lines
  }

  /// The variables that are declared before the values are passed.
  func locals(of fields: [FieldPlan]) -> [String] {
    fields.filter { !$0.draft.isLocalToClosure }.compactMap(\.draft.local).map {
      inner + style.indentation + $0
    }
  }

  /// What an argument is; a closure that declares a variable has lines of its own.
  func value(of draft: FieldDraft) -> String {
    guard draft.isLocalToClosure, let local = draft.local else { return draft.live }
    let outer = inner + style.indentation + style.indentation
    return [
      "{", outer + style.indentation + local, outer + style.indentation + "return " + draft.live,
      outer + "}",
    ].joined(separator: style.newline)
  }
}

/// Puts declarations at the start of a type, whether it has lines of its own or not.
struct MemberEditor {
  let source: ParsedSource
  let members: MemberBlockSyntax
  /// The indentation of the type.
  let outer: String
  /// That of most members, for one of them may stand out of line.
  let inner: String

  init(source: ParsedSource, members: MemberBlockSyntax) {
    self.source = source
    self.members = members
    outer = source.indentation(at: members.leftBrace.inner.lowerBound)
    inner = Self.indentation(of: members, in: source) ?? outer + source.style.indentation
  }

  /// How the type is laid out: a type may be indented otherwise than most of its file.
  var style: SourceStyle {
    var style = source.style
    let step = inner.hasPrefix(outer) ? inner.dropFirst(outer.count) : ""
    if ["\t", "  ", "    "].contains(step) { style.indentation = String(step) }
    return style
  }

  private static func indentation(of members: MemberBlockSyntax, in source: ParsedSource) -> String?
  {
    // What `#if` encloses, and `#if` itself, often follow another rule than the members.
    // An array: what 'filter' of a collection of nodes gives stands elsewhere in the source.
    let plain = Array(members.members).filter { !$0.decl.is(IfConfigDeclSyntax.self) }
    guard let first = plain.first, startsLine(Syntax(first), in: members) else { return nil }
    let all = plain.filter { startsLine(Syntax($0), in: members) }.map {
      source.indentation(at: $0.inner.lowerBound)
    }
    let counts = all.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return all.first { counts[$0] == counts.values.max() }
  }

  /// Inserts declarations, each with a blank line behind it.
  func prepend(_ declarations: [String], _ edits: inout EditList) {
    let newline = source.style.newline
    let text = declarations.map { newline + inner + $0 }.joined(separator: newline)
    let brace = members.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let end = members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let first = members.members.first, let last = members.members.last else {
      if members.rightBrace.leadingTrivia.contains(where: \.isNewline) {
        edits.insert(text, at: members.leftBrace.endPosition.utf8Offset, in: source)
      } else {
        edits.replace(brace..<end, with: text + newline + outer, in: source)
      }
      return
    }
    if startsLine(Syntax(first)) {
      // A blank line that stands behind the brace stays there, and another one behind what is new.
      let isApart = first.leadingTrivia.hasBlankLine
      let (before, gap) = isApart ? (newline, "") : ("", newline)
      edits.insert(before + text + gap, at: members.leftBrace.endPosition.utf8Offset, in: source)
    } else {
      edits.replace(
        brace..<first.inner.lowerBound, with: text + newline + newline + inner, in: source)
      if !members.rightBrace.leadingTrivia.contains(where: \.isNewline) {
        edits.replace(last.inner.upperBound..<end, with: newline + outer, in: source)
      }
    }
  }

  /// Inserts declarations behind a member, with blank lines before each if they are `separated`.
  ///
  /// One stands behind them too, unless another stored property follows. Members that go do not
  /// count.
  func append(
    _ declarations: [String], after member: Syntax, without gone: Set<SyntaxIdentifier> = [],
    separated: Bool = false, _ edits: inout EditList
  ) {
    let newline = source.style.newline
    let start = (separated ? newline : "") + newline + inner
    let next = members.members.first {
      $0.position >= member.endPosition && !gone.contains($0.decl.id)
    }
    let isFollowed = next.map { StoredProperty.isStored($0.decl) } == true
    let gap =
      next?.leadingTrivia.hasBlankLine != false || isFollowed && !separated ? "" : newline
    edits.insert(
      declarations.map { start + $0 }.joined() + gap, at: member.endPosition.utf8Offset,
      in: source)
  }

  private func startsLine(_ node: Syntax) -> Bool { Self.startsLine(node, in: members) }

  private static func startsLine(_ node: Syntax, in members: MemberBlockSyntax) -> Bool {
    node.leadingTrivia.contains(where: \.isNewline)
      || members.leftBrace.trailingTrivia.contains(where: \.isNewline)
  }
}

extension Trivia {
  /// Whether an empty line stands before the token.
  var hasBlankLine: Bool {
    var count = 0
    for piece in self {
      switch piece {
      case .newlines(let number), .carriageReturns(let number),
        .carriageReturnLineFeeds(let number):
        count += number
        if count > 1 { return true }
      case .spaces, .tabs: continue
      default: return false
      }
    }
    return false
  }
}
