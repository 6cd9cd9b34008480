import DepModel
import DepSyntax

/// Writes `static var failing` of a `Dependencies` struct.
struct DependenciesWriter: Sendable {
  let filling: MockPlanner.Filling
  /// The module that the struct is of, where the file imports one.
  let module: String?
  let sdk: SDKKnowledge

  func lines() -> [String] {
    let fields = Array(zip(filling.fields.all, filling.values))
    let passed = fields.filter { $0.1 == nil }
    let access = filling.fields.isPublic || module != nil ? "public " : ""
    let path = module.map { "\($0).\(filling.path)" } ?? filling.path
    let arguments = fields.map { field, value in
      "\(field.name): \(text(of: value, field))"
    }
    let body =
      ["Self("]
      + arguments.enumerated().map { index, text in
        "  \(text)\(index + 1 < arguments.count ? "," : ")")"
      }
    let call = arguments.isEmpty ? ["Self()"] : body
    guard passed.isEmpty else {
      let parameters = passed.map { "\($0.0.name): \($0.0.type.text)" }
      let head = "  static func failing(\(parameters.joined(separator: ", "))) -> Self {"
      return [
        "/// Every field fails the test that uses it, except those that the caller passes.",
        "extension \(filling.path) {", head,
      ] + call.map { "    \($0)" } + ["  }", "}"]
    }
    return [
      "/// Every field fails the test that uses it.",
      "extension \(path): DepStructs.UnimplementedDependencies {",
      "  \(access)static var failing: Self {",
    ] + call.map { "    \($0)" } + ["  }", "}"]
  }

  private func text(
    of value: MockPlanner.Filling.Value?, _ field: DependenciesFields.Field
  ) -> String {
    let title = "\"\(filling.path).\(field.name)\""
    switch value {
    case nil: return field.name.filter { $0 != "`" }
    case .expression(let text): return text
    case .closure(let result):
      return "unimplemented(\(title)\(result.map { ", returning: \($0)" } ?? ""))"
    case .literal(let function): return literal(function, title: title)
    }
  }

  private func literal(_ function: WrittenType.Function, title: String) -> String {
    let parameters = function.parameters.map { parameter in
      "_: \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
    }
    let effects = function.effects.isEmpty ? "" : " \(function.effects)"
    let type = function.result.text
    let head = "(\(parameters.joined(separator: ", ")))\(effects) -> \(type) in"
    var body = "reportUnimplemented(\(title))"
    if function.throwsClause != nil, function.thrownType == nil {
      body = "throw \(body)"
    } else if !function.result.isVoid {
      let value = sdk.placeholder(for: type)
      body =
        value.map { "\(body); return \($0)" }
        ?? "(unimplemented(\(title)) as @Sendable () -> \(type))()"
    }
    return "{ \(head) \(body) }"
  }
}
