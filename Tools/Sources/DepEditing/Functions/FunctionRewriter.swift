import DepMigration
import DepSyntax
import SwiftSyntax

/// Gives a function the parameter for the dependencies.
struct FunctionRewriter {
  let intent: FunctionIntent

  private var node: FunctionDeclSyntax { intent.site.node }
  private var source: ParsedSource { intent.site.source }

  func rewrite(_ edits: inout EditList) {
    switch intent.form {
    case .parameter: take(ParameterText.withDefault, &edits)
    case .required: take(ParameterText.plain, &edits)
    case .pair: pair(&edits)
    case .unchanged: break
    }
  }

  private func take(_ text: String, _ edits: inout EditList) {
    let clause = node.signature.parameterClause
    ParameterText.insert(
      text, into: clause, of: source, until: node.signature.inner.upperBound, &edits)
    guard let body = node.body else { return }
    let line = source.text(source.lineStart(at: clause.inner.lowerBound)..<body.inner.upperBound)
    if !line.contains(where: \.isNewline),
      source.style.columns(line) + text.count + 2 > source.style.lineLimit
    {
      BodyEditor(source: source, declarationAt: node.inner.lowerBound).prepend([], to: body, &edits)
    }
  }

  /// Leaves the function as it is for its callers, and writes another one for the work.
  private func pair(_ edits: inout EditList) {
    guard let body = node.body else { return }
    let editor = BodyEditor(source: source, declarationAt: node.inner.lowerBound)
    let newline = editor.newline
    let head =
      "\(newline)\(editor.inner)\(call(editor.inner))\(newline)\(editor.outer)}\(newline)"
      + "\(newline)\(editor.outer)\(signature)" + source.style.brace(editor.outer)
    editor.prepend([], head: head, to: body, &edits)
  }

  private func call(_ indentation: String) -> String {
    let effects = node.signature.effectSpecifiers
    let head =
      (effects?.throwsClause != nil ? "try " : "")
      + (effects?.asyncSpecifier != nil ? "await " : "") + base + node.name.text + "("
    let arguments = ParameterText.arguments(
      node.signature.parameterClause.parameters, dependencies: ".defaultDependencies",
      style: source.style, indentation: indentation, start: indentation.count + head.count)
    return "\(head)\(arguments))"
  }

  /// Inside of the body a parameter of the function's name stands in front of the function.
  private var base: String {
    guard intent.site.parameterSites.contains(where: { $0.name == intent.site.name }) else {
      return ""
    }
    return intent.site.isStatic ? "Self." : "self."
  }

  /// The signature of the second function, which only this module sees.
  private var signature: String {
    // Lazy, because the filter of a syntax collection makes a tree of its own without positions.
    let modifiers = node.modifiers.lazy
      .filter { !DeclModifierListSyntax.exported.contains($0.name.text) }
      .map { source.text($0) + " " }
    let parameters = ParameterText.with(
      ParameterText.plain, in: node.signature.parameterClause, of: source)
    let result = node.signature.returnClause.map { " " + source.text($0) } ?? ""
    let outer = source.indentation(at: node.inner.lowerBound)
    let isOnLines =
      source.text(node.attributes).contains(where: \.isNewline)
      || node.modifiers.first?.leadingTrivia.contains(where: \.isNewline) == true
    let gap = isOnLines ? source.style.newline + outer : " "
    let head =
      internalWord + modifiers.joined() + "func " + node.name.text
      + (node.genericParameterClause.map { source.text($0) } ?? "") + "("
    return node.attributes.map { source.text($0) + gap }.joined() + head
      + "\(aligned(parameters, behind: outer + head)))"
      + (node.signature.effectSpecifiers.map { " " + source.text($0) } ?? "") + result
      + (node.genericWhereClause.map { " " + source.text($0) } ?? "")
  }

  /// Parameters that stand below the first one stand below it again.
  private func aligned(_ parameters: String, behind head: String) -> String {
    let start = node.signature.parameterClause.leftParen.endPositionBeforeTrailingTrivia.utf8Offset
    let column = source.text(source.lineStart(at: start)..<start).count
    var lines = parameters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for index in lines.indices.dropFirst()
    where lines[index].prefix(while: { $0 == " " }).count == column {
      lines[index] = String(repeating: " ", count: head.count) + lines[index].dropFirst(column)
    }
    return lines.joined(separator: source.style.newline)
  }

  /// In a public extension a function without a word is public.
  private var internalWord: String {
    node.modifiers.areExported ? "" : "internal "
  }
}
