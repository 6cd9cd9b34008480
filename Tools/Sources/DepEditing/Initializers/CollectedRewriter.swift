import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Takes parameters from an initializer, and keeps others beside it for those who pass them.
struct CollectedRewriter {
  let shape: TypeShape
  let site: InitializerSite
  let initializer: CollectedDefaults.Initializer
  /// What the body begins with; empty where it keeps the dependencies already.
  let statements: [String]

  private var source: ParsedSource { site.source }
  private var style: SourceStyle { site.source.style }
  private var editor: BodyEditor { site.editor }
  private var clause: FunctionParameterClauseSyntax { site.node.signature.parameterClause }
  private var isThere: Bool { site.dependenciesParameter != nil }
  private var gone: Set<Int> { Set(initializer.parameters.map(\.index)) }

  func rewrite(_ edits: inout EditList) {
    guard let body = site.body else { return }
    for read in initializer.reads {
      edits.replace(read.range, with: "dependencies.\(read.name.escaped)", in: source)
    }
    let inside =
      clause.leftParen.endPositionBeforeTrailingTrivia
      .utf8Offset..<clause.rightParen.positionAfterSkippingLeadingTrivia.utf8Offset
    guard initializer.keepsEmpty else {
      edits.replace(
        inside, with: parameters([], isThere ? nil : ParameterText.withDefault), in: source)
      if !statements.isEmpty { editor.prepend(statements, to: body, &edits) }
      let kept = initializer.kept.map(second)
      edits.insert(
        kept.map { gap + $0 }.joined(), at: site.node.inner.upperBound, in: source)
      return
    }
    edits.replace(inside, with: parameters([], nil), in: source)
    if shape.isClass {
      edits.insert("convenience ", at: site.node.initKeyword.inner.lowerBound, in: source)
    }
    let head =
      line(call(".defaultDependencies")) + editor.newline + editor.outer + "}"
      + initializer.kept.map { gap + second($0) }.joined() + gap
      + site.signature(parameters([], ParameterText.plain), keeping: Self.inner)
      + style.brace(editor.outer)
    editor.prepend(statements, head: head, to: body, &edits)
  }

  private var gap: String { editor.newline + editor.newline + editor.outer }

  private func line(_ text: String) -> String { editor.newline + editor.inner + text }

  // MARK: The initializers that are kept

  /// One that takes some of the parameters, and puts them into the dependencies.
  private func second(_ taken: Set<Int>) -> String {
    let start = isThere ? "dependencies" : "Dependencies.defaultDependencies"
    let lines =
      ["var dependencies = \(start)"]
      + initializer.parameters.filter { taken.contains($0.index) }.map {
        "dependencies.\($0.name.escaped) = \($0.name.escaped)"
      } + [call(isThere ? nil : "dependencies")]
    return site.signature(
      parameters(taken, nil), keeping: Self.inner.union(["public", "open", "package"]),
      adding: shape.isClass ? "convenience " : "")
      + style.brace(editor.outer) + lines.map(line).joined() + editor.newline + editor.outer + "}"
  }

  private func call(_ dependencies: String?) -> String {
    site.call(FunctionParameterListSyntax(remaining), dependencies: dependencies)
  }

  private static let inner: Set<String> = ["private", "fileprivate", "nonisolated", "internal"]

  // MARK: Parameters

  private var remaining: [FunctionParameterSyntax] {
    site.parameters.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  /// The text between the parentheses; those that are taken have no default.
  private func parameters(_ taken: Set<Int>, _ added: String?) -> String {
    let list = Array(site.parameters)
    var texts: [String] = []
    var closures = 0
    for (index, parameter) in list.enumerated() {
      guard !gone.contains(index) || taken.contains(index) else { continue }
      let end =
        taken.contains(index)
        ? parameter.type.inner.upperBound
        : parameter.defaultValue?.inner.upperBound ?? parameter.ellipsis?.inner.upperBound
          ?? parameter.type.inner.upperBound
      texts.append(source.text(parameter.inner.lowerBound..<end))
      closures = InitializerSite.isClosure(parameter) ? closures + 1 : 0
    }
    if let added { texts.insert(added, at: texts.count - closures) }
    let wasBroken =
      list.contains { $0.leadingTrivia.contains(where: \.isNewline) }
      || clause.leftParen.trailingTrivia.contains(where: \.isNewline)
      || clause.parameters.first?.previousToken(viewMode: .sourceAccurate)?.trailingTrivia
        .contains(where: \.isNewline) == true
    let line = texts.joined(separator: ", ")
    let isLong = editor.outer.count + "convenience init() {".count + line.count > style.lineLimit
    guard !texts.isEmpty, isLong || wasBroken && texts.count > 1 else { return line }
    let gap = editor.newline + editor.inner
    return gap + texts.joined(separator: "," + gap) + editor.newline + editor.outer
  }
}
