import Foundation

extension GeneratedGraph {
  /// Writes a package: ten modules, and `App` with the roots, whose constructions are empty.
  func write(to folder: URL) throws {
    for module in 0..<Self.moduleCount {
      let own = types.filter { self.module(of: $0.number) == module }
      let size = max(1, own.count / fileCountOfModule)
      for start in stride(from: 0, to: own.count, by: size) {
        let part = own[start..<min(start + size, own.count)].map(text).joined(separator: "\n")
        try write(
          imports(of: module) + part,
          to: folder.appendingPathComponent("Sources/Module\(module)/File\(start / size).swift"))
      }
    }
    let values = Scope.allCases.dropFirst().map {
      "public struct \($0.value): Sendable {\n  public init() {}\n}\n"
    }
    try write(
      values.joined(separator: "\n"),
      to: folder.appendingPathComponent("Sources/Module0/Values.swift"))
    try write(roots, to: folder.appendingPathComponent("Sources/App/AppRoot.swift"))
    let names = Scope.allCases.map { "\"\($0.root)\"" }.joined(separator: ", ")
    try write(
      "{ \"compositionRoots\": [\(names)] }\n",
      to: folder.appendingPathComponent(".depstructs.json"))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func imports(of module: Int) -> String {
    (0..<module).map { "public import Module\($0)\n" }.joined() + (module == 0 ? "" : "\n")
  }

  // MARK: Types

  private func text(of type: GeneratedType) -> String {
    let name = "Type\(type.number)"
    let conformed = type.kind == .conforming ? ": Proto\(type.number)" : ""
    let proto = conformed.isEmpty ? "" : "public protocol Proto\(type.number): AnyObject {}\n\n"
    let argument = type.kind == .factory ? "_ id: Int" : ""
    guard !type.isBare else {
      return proto + "public final class \(name)\(conformed) {\n  public init(\(argument)) {}\n}\n"
    }
    let fields = fields(of: type)
    let declared = fields.map { "    public var \($0.name): \($0.type)\n" }.joined()
    let parameters = fields.map { field in
      "\(field.name): \(field.type.contains("->") ? "@escaping " : "")\(field.type)"
    }.joined(separator: ", ")
    let assigned = fields.map { "      self.\($0.name) = \($0.name)\n" }.joined()
    return proto + """
      public final class \(name)\(conformed) {
        public struct Dependencies {
      \(declared)
          public init(\(parameters)) {
      \(assigned)    }
        }

        let dependencies: Dependencies

        public init(\(argument.isEmpty ? "" : argument + ", ")dependencies: Dependencies) {
          self.dependencies = dependencies
        }
      }

      """
  }

  private func fields(of type: GeneratedType) -> [(name: String, type: String)] {
    let value = type.scope.value
    return type.fields.map { number in
      ("type\(number)", types[number].kind == .conforming ? "any Proto\(number)" : "Type\(number)")
    } + (type.factory.map { [("makeType\($0)", "(Int) -> Type\($0)")] } ?? [])
      + (type.takesValue ? [(value.lowercased(), value)] : [])
  }

  // MARK: Roots

  private var roots: String {
    let imports = (0..<Self.moduleCount).map { "import Module\($0)\n" }.joined()
    return imports + "\n" + Scope.allCases.map(root).joined(separator: "\n")
  }

  private func root(of scope: Scope) -> String {
    let made = types.filter { $0.scope == scope && !$0.isUsed && !$0.isBare }
    let functions = made.map { type in
      let isFactory = type.kind == .factory
      return """
          func makeType\(type.number)(\(isFactory ? "_ id: Int" : "")) -> Type\(type.number) {
            Type\(type.number)(\(isFactory ? "id, " : "")dependencies: .init())
          }

        """
    }.joined(separator: "\n")
    guard let parent = scope.parent else {
      return "@MainActor\nfinal class \(scope.root) {\n  init() {}\n\n\(functions)}\n"
    }
    let property = parent.root.prefix(1).lowercased() + parent.root.dropFirst().dropLast(4)
    // Without it, each use of what the app keeps would name two roots.
    let outermost =
      parent.parent == nil ? "" : "\n  private var app: AppRoot { \(property).app }"
    let isParent = Scope.allCases.contains { $0.parent == scope }
    return """
      @MainActor
      final class \(scope.root) {
        struct Dependencies {
          var \(scope.value.lowercased()): \(scope.value)
        }

        \(isParent ? "let" : "private let") \(property): \(parent.root)
        private let dependencies: Dependencies\(outermost)

        init(\(property): \(parent.root), dependencies: Dependencies) {
          self.\(property) = \(property)
          self.dependencies = dependencies
        }

      \(functions)}

      """
  }
}
