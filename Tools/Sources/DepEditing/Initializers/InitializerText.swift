import DepMigration
import DepModel
import DepSyntax

/// Writes an initializer whose parameters are known as text.
struct InitializerText {
  let style: SourceStyle
  /// The indentation of the type's members.
  let indentation: String

  private var inner: String { indentation + style.indentation }

  /// The parameters on one line, or on a line for each.
  func signature(_ head: String, _ parameters: [String]) -> String {
    let line = "\(indentation)\(head)(\(parameters.joined(separator: ", "))) {"
    if style.columns(line) <= style.lineLimit {
      return "\(head)(\(parameters.joined(separator: ", ")))"
    }
    return head + "(" + style.newline
      + parameters.map { inner + $0 }.joined(separator: "," + style.newline) + style.newline
      + indentation + ")"
  }

  func initializer(_ head: String, _ lines: [String]) -> String {
    head + style.brace(indentation) + style.newline
      + lines.map { inner + $0 }.joined(separator: style.newline) + style.newline
      + indentation + "}"
  }
}

extension MemberwiseParameter {
  var declaration: String {
    let type = isBinding ? "Binding<\(type)>" : type.description
    let attribute = builder.map { "@\($0) " } ?? ""
    return "\(attribute)\(name.escaped): \(isEscaping ? "@escaping " : "")\(type)"
  }

  var text: String { declaration + (value.map { " = \($0)" } ?? "") }

  var assignment: String {
    "self.\(isBinding ? "_\(name)" : name.escaped) = \(name.escaped)\(isBuilt ? "()" : "")"
  }
}

extension [MemberwiseParameter] {
  /// Where the dependencies stand among them: last, but before closures that callers pass behind.
  var indexOfDependencies: Int {
    count - reversed().prefix { $0.value == nil && $0.type.mentionsClosure }.count
  }
}
