import Testing

/// Blocks that are compiled together, and what has to come of it.
struct Program: Sendable, CustomTestStringConvertible {
  struct Module: Sendable {
    let name: String
    let target: Directive.Target
    let files: [SourceFile]
    let isolation: String?

    var isScript: Bool { files.contains { $0.name == "main.swift" } }
  }

  /// What happens with the program when it has been compiled.
  enum Run: Sendable, Equatable {
    case never, succeeds, fails
  }

  /// The name of the group; nil for a block that is compiled alone.
  let group: String?
  let mode: LanguageMode
  let modules: [Module]
  let stubs: [String]
  let run: Run
  /// The blocks it was made of.
  let blocks: [CodeBlock]
  /// The block that must not compile, or must fail when it is run.
  let probe: CodeBlock?

  /// The block that failures which have no line of their own are recorded at.
  var subject: CodeBlock? { probe ?? blocks.first }

  var testDescription: String {
    let name = group.map { " group \($0)" } ?? ""
    return "\(subject?.place ?? "no block")\(name), Swift \(mode.rawValue)"
  }
}
