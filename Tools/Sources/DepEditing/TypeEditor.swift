import DepMigration
import DepPlan
import DepSyntax
import SwiftSyntax

/// Turns what shall become of a type into edits.
struct TypeEditor {
  let intent: TypeIntent

  private var shape: TypeShape { intent.shape }

  /// The edits, and the outcome with what they do.
  func edits() -> (outcome: TypeOutcome, edits: EditList) {
    var edits = EditList()
    var outcome = intent.outcome
    UseRewriter(intent: intent).rewrite(&edits)
    InjectedPropertyEditor(
      shape: shape, injected: intent.injected, propertyName: intent.propertyName
    ).rewrite(&edits)
    for use in intent.ownUses { edits.replace(use.node.inner, with: "self", in: use.source) }
    for function in intent.functions { FunctionRewriter(intent: function).rewrite(&edits) }
    let moved = movedValues(&edits)
    for getter in intent.getters { getter.becomeGetter(in: shape.declaration.source, &edits) }
    switch intent.structure {
    case .declared where intent.handed != nil: takeContainer(moved, &edits, &outcome)
    case .declared(let initializers):
      InitializerRewriter(
        shape: shape, intent: initializers, moved: moved, collected: intent.collected,
        propertyName: intent.propertyName, keepsDependencies: keepsDependencies,
        base: intent.base
      ).rewrite(&edits)
      if intent.base?.form != .same { outcome.declaration = declare(initializers, moved, &edits) }
      for call in initializers.singletonCalls {
        let value = intent.usesLibrary ? ".live" : ".defaultDependencies"
        CallArguments.add(["dependencies: \(value)"], to: call.node, in: call.source, &edits)
      }
    case .declaredForFunctions:
      let editor = memberEditor
      let structure = structure(editor)
      editor.prepend([structure], &edits)
      outcome.declaration = editor.inner + structure
    case .extended(let withDefaults):
      for initializer in intent.collected.initializers {
        CollectedRewriter(
          shape: shape, site: shape.initializers[initializer.site], initializer: initializer,
          statements: []
        ).rewrite(&edits)
      }
      ExistingDependencies(intent: intent, withDefaults: withDefaults).extend(&edits)
    }
    for module in intent.imports {
      ImportEditor(source: intent.home.source).insert(module, &edits)
    }
    count(in: &outcome)
    return (outcome, edits)
  }

  /// What stored properties are given in the initializers.
  private func movedValues(_ edits: inout EditList) -> [MovedValue] {
    let states = intent.injected.filter { $0.state != nil }
    guard !(intent.moves.isEmpty && states.isEmpty) else { return [] }
    let writesSelf = AssignmentHabit.writesSelf(in: shape)
    return states.compactMap { MovedValue($0, writesSelf: writesSelf) }
      + intent.moves.compactMap {
        MovedValue($0, in: shape.declaration.source, writesSelf: writesSelf, &edits)
      }
  }

  /// Notes the fields, and how many places they take.
  private func count(in outcome: inout TypeOutcome) {
    outcome.defaultedCount = intent.collected.parameterCount
    let container = intent.handed?.outcome
    outcome.rewrittenCount =
      intent.injected.count + Set(intent.uses.map(\.use.dependency)).count + intent.ownUses.count
      + outcome.defaultedCount
      + (container?.rewrittenCount ?? 0)
    outcome.fields =
      (container?.fields ?? [])
      + intent.orderedFields.filter { !$0.isExisting }.map {
        TypeOutcome.Field(name: $0.name, type: $0.type, live: $0.draft.expression)
      }
  }

  /// Writes the struct, the property and the initializers of a type that is handed a container.
  private func takeContainer(
    _ moved: [MovedValue], _ edits: inout EditList, _ outcome: inout TypeOutcome
  ) {
    guard let container = intent.handed else { return }
    outcome.declaration = HandedContainerEditor(
      intent: container, added: intent.orderedFields, moved: moved,
      isVisible: intent.isPropertyVisible, usedIn: intent.initializersWithUses
    ).rewrite(&edits)
  }

  /// Writes the struct, the property and the initializers; returns the lines of the struct.
  private func declare(
    _ initializers: InitializerIntent, _ moved: [MovedValue], _ edits: inout EditList
  ) -> String {
    let editor = memberEditor
    let structure = structure(editor)
    let added = AddedInitializerText(
      shape: shape, intent: initializers, moved: moved, style: editor.style,
      indentation: editor.inner, propertyName: intent.propertyName,
      keepsDependencies: keepsDependencies, base: intent.base
    ).declarations()
    let closures = shape.isStruct ? shape.closuresLast : []
    let isSetLater = initializers.addition == .property
    let replaced = intent.injected.filter { isSetLater || $0.isReplaced }.map(\.site.property)
    let others = Set((closures + replaced).map(\.declaration.id))
    let anchor =
      (isSetLater && shape.isStruct
        ? shape.lastStoredProperty(ofInstances: true, except: others) : nil)
      ?? shape.lastStoredProperty(ofInstances: false, except: others)
    let gone = Set(intent.injected.filter(\.isReplaced).map(\.site.property.declaration.id))
    let kept = intent.readsProperty ? [property(initializers)] : []
    switch (initializers.addition, anchor) {
    case (.property, let anchor?) where shape.isStruct:
      editor.append(
        [property(initializers)], after: anchor, without: gone, separated: standsApart(anchor),
        &edits)
      editor.prepend([structure], &edits)
    case (_, let anchor?) where !added.isEmpty:
      editor.append(added, after: anchor, without: gone, separated: true, &edits)
      editor.prepend([structure] + kept, &edits)
    default: editor.prepend([structure] + kept + added, &edits)
    }
    return editor.inner + structure
  }

  private var keepsDependencies: Bool { intent.readsProperty && intent.base?.form != .same }

  private var memberEditor: MemberEditor {
    MemberEditor(source: intent.home.source, members: intent.home.members)
  }

  private func structure(_ editor: MemberEditor) -> String {
    DependenciesText(
      style: editor.style, indentation: editor.inner, usesLibrary: intent.usesLibrary,
      actor: intent.injected.lazy.compactMap(\.actorOfLive).first
    ).structure(intent.orderedFields)
  }

  private func property(_ initializers: InitializerIntent) -> String {
    let name = intent.propertyName
    if initializers.addition == .property {
      return "var \(name): Dependencies = .defaultDependencies"
    }
    return "\(intent.isPropertyVisible ? "" : "private ")let \(name): Dependencies"
  }

  /// Whether a property has a comment, an attribute or a paragraph of its own.
  private func standsApart(_ member: Syntax) -> Bool {
    guard let item = member.as(MemberBlockItemSyntax.self),
      let variable = item.decl.as(VariableDeclSyntax.self)
    else { return false }
    let before = shape.declaration.members.members.last { $0.endPosition == item.position }
    let beginsParagraph =
      item.leadingTrivia.hasBlankLine && before.map { StoredProperty.isStored($0.decl) } == true
    return !variable.attributes.isEmpty || !item.leadingTrivia.allSatisfy(\.isWhitespace)
      || beginsParagraph
  }
}
