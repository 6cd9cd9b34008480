internal import SwiftSyntax

/// Writes `static var unimplemented` of a `Dependencies` struct.
struct DependenciesWriter: Sendable {
  let dependencies: DependenciesStruct
  /// What each field gets, in their order: text, or nil for what is passed.
  let values: [String?]
  /// The module that the struct is of, where the file imports one.
  let module: String?

  func lines() -> [String] {
    let fields = Array(zip(dependencies.fields, values))
    let passed = fields.filter { $0.1 == nil }
    let access = dependencies.isPublic || module != nil ? "public " : ""
    let path = module.map { "\($0).\(dependencies.path)" } ?? dependencies.path
    let arguments = fields.map { field, value in
      "\(field.name): \(value ?? field.name.filter { $0 != "`" })"
    }
    let body =
      ["Self("]
      + arguments.enumerated().map { index, text in
        "  \(text)\(index + 1 < arguments.count ? "," : ")")"
      }
    let call = arguments.isEmpty ? ["Self()"] : body
    guard passed.isEmpty else {
      let parameters = passed.map { "\($0.0.name): \($0.0.type.trimmedDescription)" }
      let head = "  static func unimplemented(\(parameters.joined(separator: ", "))) -> Self {"
      return [
        "/// Every field fails the test that uses it, but for those that nothing can stand for.",
        "extension \(dependencies.path) {", head,
      ] + call.map { "    \($0)" } + ["  }", "}"]
    }
    return [
      "/// Every field fails the test that uses it.",
      "extension \(path): DepStructs.UnimplementedDependencies {",
      "  \(access)static var unimplemented: Self {",
    ] + call.map { "    \($0)" } + ["  }", "}"]
  }

}
