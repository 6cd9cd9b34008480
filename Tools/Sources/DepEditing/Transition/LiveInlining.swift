import DepFacts
import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Writes out what singletons and defaults made, so that a root can make it.
struct LiveInlining {
  struct Constant {
    let singleton: Int
    let name: String
    let value: String
  }

  let project: ProjectTrees
  /// The types that lose their default; whether each keeps `live`.
  private let ending: [Int: Bool]
  /// The subclasses that take the dependencies of such a type, and pass them on.
  private let bases: [Int: Int]
  /// The singletons that go.
  let singletons: Set<Int>
  /// Constants, leaves first: one for each singleton, as there was one object.
  private(set) var constants: [Constant] = []
  private var names: [Int: String] = [:]
  private var open: Set<Int> = []
  /// The files whose code was taken along, which may need their imports.
  private(set) var files: Set<Int> = []
  /// The singletons that are being written out, from the outermost.
  private var path: [Int] = []
  /// The singletons that cannot be written out.
  private(set) var lasting: Set<Int> = []

  /// The module of the root, and the names that its code binds.
  private let module: String
  private let bound: Set<String>

  init(
    project: ProjectTrees, decision: JointTransition.Decision, singletons: Set<Int>,
    into member: DeclSyntax, of source: ParsedSource
  ) {
    self.project = project
    module = project.records[source.file].module
    bound = BoundNames.of(member)
    ending = Dictionary(
      decision.endings.map { ($0.type, !$0.explicit.isEmpty) }, uniquingKeysWith: { $1 })
    bases = Dictionary(
      decision.endings.flatMap { ending in
        ending.intent.passing.map { ($0.subclass, ending.type) }
      }, uniquingKeysWith: { first, _ in first })
    self.singletons = singletons
  }

  private mutating func fail() { lasting.formUnion(path.isEmpty ? singletons : Set(path)) }

  /// The constant that stands for a singleton.
  mutating func name(of singleton: Int) -> String {
    if let name = names[singleton] { return name }
    let entry = project.model.singletons[singleton]
    let name = freeName(entry)
    path.append(singleton)
    defer { path.removeLast() }
    guard open.insert(singleton).inserted else {
      fail()
      return name
    }
    names[singleton] = name
    let value = value(of: singleton)
    open.remove(singleton)
    constants.append(Constant(singleton: singleton, name: name, value: value))
    return name
  }

  /// The type's name, or both names where another singleton has that.
  private func freeName(_ entry: Singleton) -> String {
    let parts = entry.name.split(separator: ".").suffix(2).map(String.init)
    let short = (parts.first ?? entry.name).lowerCamel
    let name =
      names.values.contains(short.escaped) || bound.contains(short)
      ? short + (parts.last ?? "").upperCamel : short
    return name.escaped
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
      fail()
      return entry.name
    }
    guard stands(value, of: entry.owner, in: source), canMake(entry) else {
      fail()
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
      // A closure reads the singleton later, and may never: a constant would change that.
      guard source.text(piece) == written, !source.isInClosure(use.offset, within: range) else {
        fail()
        continue
      }
      edits.append((piece, name(of: use.singleton)))
    }
    for made in project.model.constructions
    where made.place.file == source.file && range.contains(Int(made.place.position.offset)) {
      let type = bases[made.made] ?? made.made
      guard let keepsLive = ending[type],
        let call = CallSite.at(Int(made.place.position.offset), in: source)?.node
      else { continue }
      let value = { (inlining: inout Self) in
        keepsLive ? ".live" : ".init(\(inlining.arguments(of: type)))"
      }
      if let argument = call.arguments.first(where: { $0.label?.text == "dependencies" }) {
        let written = source.text(argument.expression)
        guard written.hasSuffix("live") || written.hasSuffix("defaultDependencies") else {
          continue
        }
        edits.append((argument.expression.inner, value(&self)))
      } else {
        let end = call.rightParen?.inner.lowerBound ?? call.inner.upperBound
        let separator = call.arguments.isEmpty ? "" : ", "
        edits.append(
          (end..<end, "\(separator)dependencies: \(value(&self))"))
      }
    }
    return source.applying(edits, in: range)
  }

  /// The arguments that `live` of a type passes.
  private mutating func arguments(of type: Int) -> String {
    guard let shape = TypeShape(type, in: project),
      let structType = project.scope.nestedType("Dependencies", of: shape.type),
      let call = LiveDeclaration(of: structType, in: project)?.call, open.insert(-type - 1).inserted
    else {
      fail()
      return ""
    }
    defer { open.remove(-type - 1) }
    guard let first = call.node.arguments.first, let last = call.node.arguments.last else {
      return ""
    }
    guard stands(call.node.arguments, of: type, in: call.source), call.node.canJoinLines else {
      fail()
      return ""
    }
    let range = first.inner.lowerBound..<last.inner.upperBound
    return text(of: range, in: call.source).joinedLines
  }

  /// Whether code without an actor can make the object.
  private func canMake(_ entry: Singleton) -> Bool {
    guard let type = entry.builtTypeID ?? entry.valueTypeID else { return true }
    return project.scope.isolation(of: type).attribute == nil
  }

  /// Whether all that code names can be named in the root too.
  private func stands(_ node: some SyntaxProtocol, of type: Int?, in source: ParsedSource) -> Bool {
    let record = project.records[source.file]
    guard record.module == module else { return false }
    var hidden: Set<String> = ["self", "Self"]
    let facts = record.facts
    for member in facts.members where member.owner < 0 && member.access.isHidden {
      hidden.insert(member.name)
    }
    for own in facts.types where own.parent < 0 && own.access.isHidden { hidden.insert(own.name) }
    var around = type
    while let current = around {
      let structType = project.scope.nestedType("Dependencies", of: current)
      for nested in [current, structType].compactMap(\.self) {
        for part in project.scope.parts(of: nested) {
          hidden.formUnion(project.scope.members(of: part).map(\.name))
        }
      }
      let prefix = project.model.types[current].name + "."
      for other in project.model.types where other.name.hasPrefix(prefix) {
        hidden.insert(other.name.lastName)
      }
      around = project.scope.outer(of: current)
    }
    return FreeNames.of(node).isDisjoint(with: hidden)
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
  /// Whether a closure inside of a range holds the place.
  fileprivate func isInClosure(_ offset: Int, within range: Range<Int>) -> Bool {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node, range.contains(current.inner.lowerBound),
      current.inner.upperBound <= range.upperBound
    {
      if current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

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

extension SyntaxProtocol {
  /// Whether the text means the same on one line.
  fileprivate var canJoinLines: Bool {
    let lines = LineChecker(viewMode: .sourceAccurate)
    lines.walk(self)
    return lines.canJoin && !containsComment
  }
}

private final class LineChecker: SyntaxVisitor {
  var canJoin = true

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.statements.count > 1 { canJoin = false }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.openingQuote.text.count > 1 { canJoin = false }
    return .visitChildren
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
