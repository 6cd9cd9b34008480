import DepFacts
import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Writes out what singletons and defaults made, so that a root can make it.
struct LiveInlining {
  let project: ProjectTrees
  /// The types that lose their default.
  let ending: Set<Int>
  /// The singletons that go.
  let singletons: Set<Int>
  /// Constants, leaves first: one for each singleton, as there was one object.
  private(set) var constants: [(name: String, value: String)] = []
  private var names: [Int: String] = [:]
  private var open: Set<Int> = []
  /// The files whose code was taken along, which may need their imports.
  private(set) var files: Set<Int> = []
  /// Whether something could not be written out.
  private(set) var hasFailed = false

  init(project: ProjectTrees, ending: Set<Int>, singletons: Set<Int>) {
    self.project = project
    self.ending = ending
    self.singletons = singletons
  }

  /// The constant that stands for a singleton.
  mutating func name(of singleton: Int) -> String {
    if let name = names[singleton] { return name }
    let entry = project.model.singletons[singleton]
    let name = (entry.name.split(separator: ".").dropLast().last.map(String.init) ?? entry.name)
      .lowerCamel.escaped
    guard open.insert(singleton).inserted else {
      hasFailed = true
      return name
    }
    let value = value(of: singleton)
    open.remove(singleton)
    names[singleton] = name
    constants.append((name, value))
    return name
  }

  /// What the declaration of a singleton makes, with its dependencies written out.
  private mutating func value(of singleton: Int) -> String {
    let entry = project.model.singletons[singleton]
    guard let source = project.source(entry.place.file),
      let range = source.declaration(at: Int(entry.place.position.offset)),
      let variable = source.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))?
        .ancestor(of: VariableDeclSyntax.self),
      let value = variable.bindings.first?.initializer?.value
    else {
      hasFailed = true
      return entry.name
    }
    return text(of: value.inner, in: source)
  }

  /// The text of a piece of code, with what goes written out.
  mutating func text(of range: Range<Int>, in source: ParsedSource) -> String {
    files.insert(source.file)
    var edits: [(range: Range<Int>, text: String)] = []
    for use in reads(in: range, of: source.file) {
      let written = project.model.singletons[use.singleton].name
      let piece = use.offset..<use.offset + written.utf8.count
      guard source.text(piece) == written else {
        hasFailed = true
        continue
      }
      edits.append((piece, name(of: use.singleton)))
    }
    for made in project.model.constructions
    where made.place.file == source.file && range.contains(Int(made.place.position.offset))
      && ending.contains(made.made)
    {
      guard let call = CallSite.at(Int(made.place.position.offset), in: source)?.node else {
        continue
      }
      if let argument = call.arguments.first(where: { $0.label?.text == "dependencies" }) {
        let written = source.text(argument.expression)
        guard written.hasSuffix("live") || written.hasSuffix("defaultDependencies") else {
          continue
        }
        edits.append((argument.expression.inner, ".init(\(arguments(of: made.made)))"))
      } else {
        let end = call.rightParen?.inner.lowerBound ?? call.inner.upperBound
        let separator = call.arguments.isEmpty ? "" : ", "
        edits.append(
          (end..<end, "\(separator)dependencies: .init(\(arguments(of: made.made)))"))
      }
    }
    return source.applying(edits, in: range)
  }

  /// The arguments that `live` of a type passes.
  private mutating func arguments(of type: Int) -> String {
    guard let shape = TypeShape(type, in: project),
      let structType = project.scope.nestedType("Dependencies", of: shape.type),
      let call = LiveValues.call(of: structType, in: project), open.insert(-type - 1).inserted
    else {
      hasFailed = true
      return ""
    }
    defer { open.remove(-type - 1) }
    guard let first = call.node.arguments.first, let last = call.node.arguments.last else {
      return ""
    }
    let range = first.inner.lowerBound..<last.inner.upperBound
    return text(of: range, in: call.source).joinedLines
  }

  private func reads(in range: Range<Int>, of file: Int) -> [(offset: Int, singleton: Int)] {
    let counted = project.model.dependencies.filter { $0.file == file }
      .map { (Int($0.position.offset), $0.target.singleton) }
    let exempt = project.model.exemptUses.filter { $0.place.file == file }
      .map { (Int($0.place.position.offset), $0.target?.singleton) }
    var seen: Set<Int> = []
    return (counted + exempt).compactMap { offset, singleton in
      guard let singleton, singletons.contains(singleton), range.contains(offset),
        seen.insert(offset).inserted
      else { return nil }
      return (offset, singleton)
    }
  }
}

extension ParsedSource {
  /// The text of a range with pieces of it replaced.
  fileprivate func applying(
    _ edits: [(range: Range<Int>, text: String)], in range: Range<Int>
  ) -> String {
    var result = ""
    var position = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += text(position..<edit.range.lowerBound) + edit.text
      position = edit.range.upperBound
    }
    return result + text(position..<range.upperBound)
  }
}

extension String {
  /// Without the line breaks between arguments, as they are laid out anew.
  fileprivate var joinedLines: String {
    split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }.joined(separator: " ")
  }
}

extension TokenSyntax {
  fileprivate func ancestor<Node: SyntaxProtocol>(of kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }
}
