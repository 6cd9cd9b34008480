import DepFacts
import DepMigration
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Takes the defaults of many types at once, and has the roots make what was a singleton.
struct JointTransitionEditor {
  let project: ProjectTrees
  let decision: JointTransition.Decision
  let roots: [Int]

  private var singletons: Set<Int> { Set(decision.endings.flatMap(\.singletons)) }

  /// The edits by the type for which they are done; nil where a root cannot make something.
  func edits() -> [(owner: String, edits: EditList)]? {
    var result: [(String, EditList)] = []
    for ending in decision.endings {
      var edits = TransitionEditor(intent: ending.intent).edits()
      for singleton in ending.singletons { remove(singleton, &edits) }
      if !ending.singletons.isEmpty { show(ending.intent.withoutDefault, &edits) }
      result.append((ending.outcome.key, edits))
    }
    var ofRoots = EditList()
    for root in roots { guard make(in: root, &ofRoots) else { return nil } }
    enter(&ofRoots)
    let owners = decision.endings.first.map(\.outcome.key) ?? ""
    return result + [(owners, ofRoots)]
  }

  private func remove(_ singleton: Int, _ edits: inout EditList) {
    let place = project.model.singletons[singleton].place
    guard let source = project.source(place.file),
      let range = source.declaration(at: Int(place.position.offset))
    else { return }
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))?.parent
    while let current = node {
      if let item = current.as(MemberBlockItemSyntax.self) {
        edits.replace(MemberRemoval.range(of: item, in: source), with: "", in: source)
        return
      }
      node = current.parent
    }
  }

  /// The root has to see the initializer that only the singleton could use.
  private func show(_ initializers: [InitializerSite], _ edits: inout EditList) {
    for site in initializers {
      let word = site.node.modifiers.first { ["private", "fileprivate"].contains($0.name.text) }
      guard let word else { continue }
      edits.replace(
        word.inner.lowerBound..<word.endPosition.utf8Offset, with: "", in: site.source)
    }
  }

  // MARK: Roots

  /// Where a root read singletons, it makes constants of them first.
  private func make(in root: Int, _ edits: inout EditList) -> Bool {
    guard let structType = project.scope.nestedType("Dependencies", of: root) else { return true }
    for type in [root, structType] {
      guard let shape = TypeShape(type, in: project) else { continue }
      for part in [shape.declaration] + shape.extensions {
        for item in part.members.members {
          let isNested = item.decl.is(StructDeclSyntax.self)
          guard !isNested, rewrite(item.decl, in: part.source, &edits) else {
            if isNested { continue }
            return false
          }
        }
      }
    }
    return true
  }

  private func rewrite(
    _ member: DeclSyntax, in source: ParsedSource, _ edits: inout EditList
  ) -> Bool {
    var inlining = LiveInlining(
      project: project, ending: Set(decision.endings.map(\.type)), singletons: singletons)
    let body = member.body
    let range = body?.statements ?? member.inner
    let text = inlining.text(of: range, in: source)
    guard !inlining.hasFailed else { return false }
    guard text != source.text(range) else { return true }
    guard let body, !inlining.constants.isEmpty else {
      edits.replace(range, with: text, in: source)
      return inlining.constants.isEmpty
    }
    let indentation = source.indentation(at: range.lowerBound)
    let constants = inlining.constants.map { constant in
      "let \(constant.name) = \(constant.value)" + source.style.newline + indentation
    }
    let word = body.isExpression ? "return " : ""
    edits.replace(range, with: constants.joined() + word + text, in: source)
    addImports(of: inlining.files, to: source, &edits)
    return true
  }

  /// Frameworks that the code needed where it stood.
  private func addImports(of files: Set<Int>, to source: ParsedSource, _ edits: inout EditList) {
    let present = Set(project.records[source.file].facts.imports + ["DepStructs"])
    let module = project.records[source.file].module
    let needed = files.flatMap { project.records[$0].facts.imports }
    for name in Set(needed).subtracting(present).sorted() where name != module {
      ImportEditor(source: source).insert(name, &edits)
    }
  }

  // MARK: The entry

  /// The place that made what the root makes now.
  private func enter(_ edits: inout EditList) {
    guard let entry = decision.entry, let source = project.source(entry.place.file),
      let call = CallSite.at(Int(entry.place.position.offset), in: source)
    else { return }
    let takesInputs = project.scope.nestedType("Dependencies", of: entry.root) != nil
    let name = project.model.types[entry.root].name.escapedPath
    edits.replace(
      call.node.inner,
      with: "\(name)(\(takesInputs ? "dependencies: .live" : "")).\(entry.function)()", in: source)
  }
}

extension DeclSyntax {
  fileprivate struct Body {
    /// All statements, without the space around them.
    let statements: Range<Int>
    /// Whether it is one expression, whose value is returned without a word.
    let isExpression: Bool
  }

  /// The code of a function or of a property's getter.
  fileprivate var body: Body? {
    let items: CodeBlockItemListSyntax?
    if let function = self.as(FunctionDeclSyntax.self) {
      items = function.body?.statements
    } else if case .getter(let list) = self.as(VariableDeclSyntax.self)?.bindings.first?
      .accessorBlock?.accessors
    {
      items = list
    } else {
      items = nil
    }
    guard let items, let first = items.first, let last = items.last else { return nil }
    return Body(
      statements: first.inner.lowerBound..<last.inner.upperBound,
      isExpression: items.count == 1 && first.item.is(ExprSyntax.self))
  }
}
