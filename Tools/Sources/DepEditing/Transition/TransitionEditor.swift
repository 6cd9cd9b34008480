import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Takes from the code of a type what the end of its transition takes.
struct TransitionEditor {
  let intent: TransitionIntent

  func edits() -> EditList {
    var edits = EditList()
    for site in intent.withoutDefault {
      guard let value = site.dependenciesDefault else { continue }
      edits.replace(value.range, with: "", in: site.source)
    }
    if let property = intent.property {
      edits.replace(property.range, with: "", in: property.source)
    }
    for site in intent.taking { take(site, &edits) }
    for passed in intent.passing { pass(passed, &edits) }
    for site in intent.removed {
      guard let item = site.node.parent?.as(MemberBlockItemSyntax.self) else { continue }
      remove(item, in: site.source, &edits)
    }
    for part in intent.structParts { remove(part, &edits) }
    return edits
  }

  /// Has an initializer take and keep the dependencies; it becomes as visible as their type.
  private func take(_ site: InitializerSite, _ edits: inout EditList) {
    guard let body = site.body else { return }
    ParameterText.insert(
      ParameterText.plain + (intent.parameterDefault ?? ""),
      into: site.node.signature.parameterClause, of: site.source, &edits)
    site.editor.prepend(["self.\(intent.propertyName) = dependencies"], to: body, &edits)
    guard intent.hidesInitializers,
      let word = site.node.modifiers.first(where: { ["public", "package"].contains($0.name.text) })
    else { return }
    edits.replace(word.inner.lowerBound..<word.endPosition.utf8Offset, with: "", in: site.source)
  }

  /// Has an initializer of a subclass take the dependencies, and hand them to the superclass.
  private func pass(_ passed: TransitionIntent.PassedOn, _ edits: inout EditList) {
    let site = passed.site
    let labels = intent.labelsAfterDependencies
    guard let index = passed.call.indexForPassing(before: labels) else { return }
    ParameterText.insert(
      "dependencies: \(passed.base).Dependencies", into: site.node.signature.parameterClause,
      of: site.source, &edits)
    let argument = passed.call.dependenciesArgument("dependencies", at: index)
    edits.insert(argument.text, at: argument.offset, in: site.source)
  }

  private func remove(
    _ item: MemberBlockItemSyntax, in source: ParsedSource, _ edits: inout EditList
  ) {
    edits.replace(MemberRemoval.range(of: item, in: source), with: "", in: source)
  }

  private func remove(_ part: TransitionIntent.StructPart, _ edits: inout EditList) {
    let source = part.part.source
    // An extension that was there for the default alone goes whole.
    if let whole = part.part.node.as(ExtensionDeclSyntax.self), !part.removed.isEmpty,
      part.removed.count == whole.memberBlock.members.count,
      whole.inheritanceClause?.inheritedTypes.count ?? 1 == 1,
      let item = whole.parent?.as(CodeBlockItemSyntax.self)
    {
      edits.replace(
        item.position.utf8Offset..<item.endPosition.utf8Offset, with: "", in: source)
      return
    }
    for declaration in part.removed { remove(declaration.node, in: source, &edits) }
    for declaration in part.renamed {
      guard let name = declaration.nameRange else { continue }
      edits.replace(name, with: DefaultName.live.rawValue, in: source)
    }
    if let range = conformance(of: part.part.node) { edits.replace(range, with: "", in: source) }
  }

  /// The text that makes a declaration conform to the library's protocol, with a comma or colon.
  private func conformance(of node: DeclSyntax) -> Range<Int>? {
    guard let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause else {
      return nil
    }
    let types = Array(clause.inheritedTypes)
    guard let index = types.firstIndex(where: { $0.type.trimmedDescription.isLibraryProtocol })
    else { return nil }
    if types.count == 1 {
      let before = clause.colon.previousToken(viewMode: .sourceAccurate)
      let start = before?.inner.upperBound ?? clause.colon.inner.lowerBound
      return start..<types[0].inner.upperBound
    }
    if index == types.count - 1 {
      return types[index - 1].type.inner.upperBound..<types[index].inner.upperBound
    }
    return types[index].inner.lowerBound..<types[index + 1].inner.lowerBound
  }
}
