import DepMigration
import DepSyntax
import SwiftSyntax

/// Writes parameters and arguments with the dependencies among them.
enum ParameterText {
  static let withDefault = "dependencies: Dependencies = .defaultDependencies"
  static let plain = "dependencies: Dependencies"

  /// Where among the parameters the dependencies stand: last, but before trailing closures.
  static func index(in parameters: FunctionParameterListSyntax) -> Int {
    let list = Array(parameters)
    var index = list.count
    while index > 0, InitializerSite.isClosure(list[index - 1]) { index -= 1 }
    return index
  }

  /// Inserts the parameter into an initializer or function.
  ///
  /// `end` tells where the signature ends, and is that of the parameters for none.
  static func insert(
    _ text: String, into clause: FunctionParameterClauseSyntax, of source: ParsedSource,
    until end: Int? = nil, _ edits: inout EditList
  ) {
    let line = source.lineStart(at: clause.inner.lowerBound)
    let written = (end ?? clause.inner.upperBound) - line
    let length = written + text.count + " {, ".count
    // Who wrote a line beyond the limit did not break it.
    if written <= source.style.changedLineLimit,
      let broken = broken(text, in: clause, of: source, lineLength: length)
    {
      edits.replace(inside(clause), with: broken, in: source)
      return
    }
    for (offset, piece) in insertions(text, into: clause, of: source) {
      edits.insert(piece, at: offset, in: source)
    }
  }

  private static func inside(_ clause: FunctionParameterClauseSyntax) -> Range<Int> {
    clause.leftParen.endPositionBeforeTrailingTrivia
      .utf8Offset..<clause.rightParen.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The parameters on a line each, where they would be too long for one; nil otherwise.
  private static func broken(
    _ text: String, in clause: FunctionParameterClauseSyntax, of source: ParsedSource,
    lineLength: Int
  ) -> String? {
    let range = inside(clause)
    guard lineLength > source.style.changedLineLimit, !clause.parameters.isEmpty,
      !source.text(range).contains(where: \.isNewline), !clause.containsComment
    else { return nil }
    let outer = source.indentation(at: range.lowerBound)
    let newline = source.style.newline
    var lines = clause.parameters.map { parameter in
      let end =
        parameter.trailingComma?.positionAfterSkippingLeadingTrivia.utf8Offset
        ?? parameter.inner.upperBound
      return source.text(parameter.inner.lowerBound..<end)
    }
    lines.insert(text, at: index(in: clause.parameters))
    let gap = newline + outer + source.style.indentation
    return gap + lines.joined(separator: "," + gap) + (source.style.endsWithComma ? "," : "")
      + newline + outer
  }

  /// The parameters of a clause, without the parentheses, with one more among them.
  static func with(
    _ text: String, in clause: FunctionParameterClauseSyntax, of source: ParsedSource
  ) -> String {
    let range = inside(clause)
    let length =
      source.indentation(at: range.lowerBound).count + range.count + text.count + "init()  {".count
    if let broken = broken(text, in: clause, of: source, lineLength: length) { return broken }
    var result = ""
    var position = range.lowerBound
    for (offset, piece) in insertions(text, into: clause, of: source) {
      result += source.text(position..<offset) + piece
      position = offset
    }
    return result + source.text(position..<range.upperBound)
  }

  private static func insertions(
    _ text: String, into clause: FunctionParameterClauseSyntax, of source: ParsedSource
  ) -> [(Int, String)] {
    let list = Array(clause.parameters)
    guard !list.isEmpty else {
      return [(clause.leftParen.endPositionBeforeTrailingTrivia.utf8Offset, text)]
    }
    let index = index(in: clause.parameters)
    if index < list.count {
      let next = list[index]
      return [(next.inner.lowerBound, text + "," + gap(before: next, in: source))]
    }
    let last = list[index - 1]
    let gap = gap(before: last, in: source)
    if last.trailingComma != nil {
      return [(last.endPosition.utf8Offset, gap == " " ? text : gap + text + ",")]
    }
    if gap == " " { return [(last.inner.upperBound, ", " + text)] }
    return [(last.inner.upperBound, ","), (last.endPosition.utf8Offset, gap + text)]
  }

  /// What stands between the parameters: a space, or a line end with its indentation.
  private static func gap(
    before parameter: FunctionParameterSyntax, in source: ParsedSource
  ) -> String {
    parameter.leadingTrivia.contains { $0.isNewline } || startsLine(parameter)
      ? source.style.newline + source.indentation(at: parameter.inner.lowerBound) : " "
  }

  private static func startsLine(_ parameter: FunctionParameterSyntax) -> Bool {
    parameter.previousToken(viewMode: .sourceAccurate)?.trailingTrivia
      .contains { $0.isNewline } == true
  }

  /// The arguments that hand parameters on, with the dependencies among them.
  ///
  /// `start` tells how long the line is before them.
  static func arguments(
    _ parameters: FunctionParameterListSyntax, dependencies: String?, style: SourceStyle,
    indentation: String, start: Int
  ) -> String {
    var arguments = parameters.map { parameter in
      let name = InitializerSite.innerName(parameter)
      let attributes = FieldType(parameter.type.trimmedDescription).attributes
      let value =
        attributes.contains("inout")
        ? "&\(name)" : attributes.contains("@autoclosure") ? "\(name)()" : name
      let label = parameter.firstName.text
      return label == "_" ? value : "\(label): \(value)"
    }
    if let dependencies {
      arguments.insert("dependencies: \(dependencies)", at: index(in: parameters))
    }
    let line = arguments.joined(separator: ", ")
    guard start + line.count + 1 > style.lineLimit, arguments.count > 1 else { return line }
    let gap = style.newline + indentation + style.indentation
    let closing = style.closesOnNextLine ? style.newline + indentation : ""
    return gap + arguments.joined(separator: "," + gap) + closing
  }
}
