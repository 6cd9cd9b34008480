/// A file that is handed to the compiler: the code of a block, or a fixture.
struct SourceFile: Sendable {
  let name: String
  let text: String
}

extension SourceFile {
  /// Makes the file of a block, whose diagnostics name the lines of the document.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - isScript: Whether statements at its top level run.
  ///   - imports: The modules that it imports when it imports nothing itself.
  init(_ block: CodeBlock, isScript: Bool, imports: [String]) {
    let shape = block.directive?.shape ?? .file
    let opening =
      switch shape {
      case .file, .main: ""
      case .body: "func exampleAtLine\(block.line)() async throws {\n"
      case .isolatedBody(let actor):
        "@\(actor) func exampleAtLine\(block.line)() async throws {\n"
      }
    let prelude = block.hasImports ? "" : imports.map { $0 + "\n" }.joined()
    self.name = isScript ? "main.swift" : "Line\(block.line).swift"
    self.text = """
      \(prelude)\(opening)#sourceLocation(file: "\(block.document)", line: \(block.line))
      \(block.code)
      #sourceLocation()
      \(opening.isEmpty ? "" : "}")

      """
  }
}

extension CodeBlock {
  fileprivate var hasImports: Bool {
    code.split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import") else { return false }
      return words[..<keyword].allSatisfy { word in
        word.hasPrefix("@") || ["public", "package", "internal", "private"].contains(word)
      }
    }
  }
}
