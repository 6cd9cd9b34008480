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

  /// The edits by the type for which they are done, and the singletons that no root can make.
  func edits() -> (edits: [(owner: String, edits: EditList)], lasting: Set<Int>) {
    var result: [(String, EditList)] = []
    for ending in decision.endings {
      var edits = TransitionEditor(intent: ending.intent).edits()
      for singleton in ending.singletons { remove(singleton, &edits) }
      if !ending.singletons.isEmpty { show(ending.intent.withoutDefault, &edits) }
      // What stands in the values of a root is written with them.
      for place in ending.explicit where !decision.values.contains(place) {
        passLive(at: place, of: ending, &edits)
      }
      result.append((ending.outcome.key, edits))
    }
    var ofRoots = EditList()
    var lasting: Set<Int> = []
    for root in roots { lasting.formUnion(make(in: root, &ofRoots)) }
    enter(&ofRoots)
    let owner = decision.endings.first.map(\.outcome.key) ?? ""
    return (result + [(owner, ofRoots)], lasting)
  }

  /// Names the real values where the default supplied them without a word.
  private func passLive(
    at place: Place, of ending: JointTransition.Ending, _ edits: inout EditList
  ) {
    guard let source = project.source(place.file) else { return }
    let offset = Int(place.position.offset)
    let labels = ending.intent.labelsAfterDependencies
    if let call = CallSite.at(offset, in: source),
      let index = call.indexForDependencies(before: labels)
    {
      let argument = call.dependenciesArgument(".live", at: index)
      edits.insert(argument.text, at: argument.offset, in: source)
    } else if let name = source.defaultName(at: offset) {
      edits.replace(name, with: DefaultName.live.rawValue, in: source)
    }
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

  /// Where the values of a root read singletons, they make constants of them first.
  private func make(in root: Int, _ edits: inout EditList) -> Set<Int> {
    guard let inputs = project.scope.nestedType("Dependencies", of: root),
      let shape = TypeShape(inputs, in: project)
    else { return [] }
    var lasting: Set<Int> = []
    for part in [shape.declaration] + shape.extensions {
      for item in part.members.members where item.decl.modifierNames.contains("static") {
        lasting.formUnion(rewrite(item.decl, in: part.source, &edits))
      }
    }
    return lasting
  }

  private func rewrite(
    _ member: DeclSyntax, in source: ParsedSource, _ edits: inout EditList
  ) -> Set<Int> {
    var inlining = LiveInlining(
      project: project, decision: decision, singletons: singletons, into: member, of: source)
    let body = member.body
    let range = body?.statements ?? member.inner
    let text = inlining.text(of: range, in: source)
    guard inlining.lasting.isEmpty else { return inlining.lasting }
    guard text != source.text(range) else { return [] }
    guard let body, !inlining.constants.isEmpty else {
      edits.replace(range, with: text, in: source)
      addImports(of: inlining.files, to: source, &edits)
      return Set(inlining.constants.map(\.singleton))
    }
    let indentation = source.indentation(at: range.lowerBound)
    let layout = CodeLayout(source: source)
    let constants = inlining.constants.map { constant in
      let head = "let \(constant.name) = "
      let column = source.style.columns(indentation + head)
      return head + layout.text(constant.value, column: column, indentation: indentation)
        + source.style.newline + indentation
    }
    let texts = body.items.map { inlining.text(of: $0.range, in: source) }
    let order = ConstantOrder(names: body.items.map(\.constant), texts: texts)
    let places = order.places(of: inlining.constants)
    var end = range.lowerBound
    var result = ""
    for (index, item) in body.items.enumerated() {
      result += source.text(end..<item.range.lowerBound)
      for (constant, place) in zip(constants, places) where place == index { result += constant }
      result += (body.isExpression ? "return " : "") + texts[index]
      end = item.range.upperBound
    }
    edits.replace(range, with: result, in: source)
    addImports(of: inlining.files, to: source, &edits)
    return []
  }

  /// Frameworks that the code needed where it stood.
  private func addImports(of files: Set<Int>, to source: ParsedSource, _ edits: inout EditList) {
    let present = Set(project.records[source.file].facts.imports + ["DepStructs"])
    let module = project.records[source.file].module
    let needed = files.flatMap { project.records[$0].facts.imports }
    for name in Set(needed).subtracting(present).sorted() where name != module {
      let condition = files.sorted().lazy.compactMap { file in
        project.source(file).flatMap { ImportEditor(source: $0).condition(of: name) }
      }.first
      ImportEditor(source: source).insert(name, in: condition, &edits)
    }
  }

  // MARK: The entries

  /// The places that made what the root makes now; where there are several, or where only a
  /// constant keeps the root, they share one.
  private func enter(_ edits: inout EditList) {
    for entry in decision.entries {
      guard let constant = entry.constant, let source = project.source(entry.place.file) else {
        continue
      }
      call(entry, of: constant, in: source, &edits)
    }
    let entries = decision.entries.filter { $0.constant == nil }
    guard let first = entries.first, let source = project.source(first.place.file) else { return }
    let calls = decision.placesOfNewRoot.compactMap {
      CallSite.at(Int($0.position.offset), in: source)
    }
    let takesInputs = project.scope.nestedType("Dependencies", of: first.root) != nil
    let name = project.model.types[first.root].name.escapedPath
    let made = "\(name)(\(takesInputs ? "dependencies: .live" : ""))"
    var receiver = made
    if calls.count > 1 || first.needsOwner, let start = CallSite.firstStatement(holding: calls) {
      receiver = freeName(in: source)
      let gap = source.style.newline + source.indentation(at: start)
      edits.insert("let \(receiver) = \(made)" + gap, at: start, in: source)
    }
    for entry in entries { call(entry, of: receiver, in: source, &edits) }
  }

  private func call(
    _ entry: JointTransition.Entry, of root: String, in source: ParsedSource,
    _ edits: inout EditList
  ) {
    guard let call = CallSite.at(Int(entry.place.position.offset), in: source) else { return }
    let arguments = call.node.arguments.filter { $0.label?.text != "dependencies" }
      .map { argument in
        (argument.label.map { $0.text + ": " } ?? "") + source.text(argument.expression)
      }
    let end =
      call.node.rightParen?.inner.upperBound ?? call.node.calledExpression.inner.upperBound
    edits.replace(
      call.range.lowerBound..<end,
      with: "\(root).\(entry.function)(\(arguments.joined(separator: ", ")))", in: source)
  }

  private func freeName(in source: ParsedSource) -> String {
    ["root", "compositionRoot"].first { !source.mentions($0) } ?? "appCompositionRoot"
  }
}
