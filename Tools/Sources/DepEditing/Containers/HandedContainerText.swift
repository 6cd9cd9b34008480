import DepMigration
import DepModel
import DepSyntax

/// Writes a struct with an initializer that reads a container.
struct HandedContainerText {
  let intent: HandedContainerIntent
  /// What the type takes besides.
  let added: [FieldPlan]
  let style: SourceStyle
  /// The indentation of the type's members.
  let indentation: String

  private var inner: String { indentation + style.indentation }
  private var deep: String { inner + style.indentation }

  /// The lines of the struct, without the first indentation.
  func structure() -> String {
    let values = DependenciesText(style: style, indentation: indentation, usesLibrary: false)
    let fields =
      intent.fields.map { ($0.name, $0.type, $0.live) }
      + added.map { ($0.name, FieldType($0.type), values.value(of: $0.draft)) }
    let isolation = intent.actor.map { $0 + " " } ?? ""
    var lines = ["struct Dependencies" + style.brace(indentation)]
    lines += fields.map { name, type, _ in "\(inner)var \(name.escaped): \(type)" }
    lines.append("")
    lines += call(
      inner + "init(",
      fields.map { name, type, _ in "\(name.escapedAsLabel): \(type.asParameter)" },
      ")" + style.brace(inner))
    lines += fields.map { name, _, _ in "\(deep)self.\(name) = \(name.escaped)" }
    lines += [inner + "}", ""]
    let container = "_ \(intent.holder?.name ?? "container"): \(intent.container)"
    lines.append("\(inner)\(isolation)init(\(container))" + style.brace(inner))
    lines += values.locals(of: added)
    lines += call(
      deep + "self.init(", fields.map { name, _, live in "\(name.escapedAsLabel): \(live)" }, ")")
    lines += [inner + "}", indentation + "}"]
    return lines.joined(separator: style.newline)
  }

  /// A list between parentheses, on one line or on a line for each element.
  private func call(_ start: String, _ elements: [String], _ end: String) -> [String] {
    let line = start + elements.joined(separator: ", ") + end
    if style.columns(line) <= style.newLineLimit, !line.contains(style.newline) { return [line] }
    let outer = String(start.prefix(while: \.isWhitespace))
    let gap = "," + style.newline + outer + style.indentation
    let list = outer + style.indentation + elements.joined(separator: gap)
    let closesOnNextLine = style.closesOnNextLine || end.count > 1
    return closesOnNextLine ? [start, list, outer + end] : [start, list + end]
  }
}

extension FieldType {
  /// As the type of a parameter that is kept.
  fileprivate var asParameter: String { isClosure ? "@escaping \(self)" : description }
}
