import DepMigration
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Gives a type that is handed a container a struct of what it reads of that.
struct HandedContainerEditor {
  let intent: HandedContainerIntent
  /// What the type takes besides.
  var added: [FieldPlan] = []
  /// What stored properties began with, as statements; in order of declaration.
  var moved: [MovedValue] = []
  /// Whether other code than that of the declaration's file sees the property.
  var isVisible = false
  /// The initializers whose bodies use what the type takes besides.
  var usedIn: Set<MemberSite> = []

  private var shape: TypeShape { intent.shape }
  private var source: ParsedSource { shape.declaration.source }

  /// The edits, and the outcome with the struct that they write.
  func edits() -> (outcome: TypeOutcome, edits: EditList) {
    var edits = EditList()
    var outcome = intent.outcome
    outcome.declaration = rewrite(&edits)
    for module in intent.imports { ImportEditor(source: source).insert(module, &edits) }
    return (outcome, edits)
  }

  /// Writes all but the imports; returns the lines of the struct.
  func rewrite(_ edits: inout EditList) -> String {
    for replacement in intent.replacements {
      edits.replace(replacement.range, with: replacement.text, in: replacement.source)
    }
    InjectedPropertyEditor(
      shape: shape, injected: intent.filled, propertyName: "dependencies",
      isSetLate: intent.isFilledLate
    ).rewrite(&edits)
    for initializer in intent.initializers { rewrite(initializer, &edits) }
    if let property = intent.property { rewrite(property, &edits) }
    let editor = MemberEditor(source: source, members: shape.declaration.members)
    let property = "\(isVisible ? "" : "private ")let dependencies: Dependencies"
    let structure = HandedContainerText(
      intent: intent, added: added, style: editor.style, indentation: editor.inner
    ).structure()
    if let alias = intent.alias {
      edits.replace(alias.node.inner, with: structure, in: source)
    } else if let hook = intent.hook {
      let text = InheritedHookText(
        shape: shape, hook: hook, statements: moved.map { $0.statement(besides: []) },
        isVisible: isVisible, isPair: intent.isHookPaired, indentation: editor.inner)
      let replaced = intent.filled.filter(\.isReplaced).map(\.site.property.declaration.id)
      let declarations = text.declaration.map { [$0] } ?? []
      if let anchor = shape.lastStoredProperty(ofInstances: false, except: Set(replaced)) {
        editor.append(declarations, after: anchor, separated: true, &edits)
        editor.prepend([structure, text.property], &edits)
      } else {
        editor.prepend([structure, text.property] + declarations, &edits)
      }
    } else if let memberwise = intent.memberwise {
      let text = MemberwiseContainerText(
        memberwise: memberwise, isKept: intent.holder?.isKept == true,
        text: InitializerText(style: source.style, indentation: editor.inner))
      editor.prepend([structure] + (addsProperty ? [property] : []), &edits)
      let anchor = shape.lastStoredProperty(ofInstances: false, except: [])
      if let anchor { editor.append(text.declarations, after: anchor, separated: true, &edits) }
    } else {
      editor.prepend([structure] + (addsProperty ? [property] : []), &edits)
    }
    return editor.inner + structure
  }

  private func rewrite(_ property: StoredProperty, _ edits: inout EditList) {
    if property.name != "dependencies" {
      edits.replace(property.binding.pattern.inner, with: "dependencies", in: source)
    }
    if let type = property.type, type.trimmedDescription != "Dependencies" {
      edits.replace(type.inner, with: "Dependencies", in: source)
    }
  }

  // MARK: Initializers

  private func rewrite(
    _ initializer: HandedContainerIntent.Initializer, _ edits: inout EditList
  ) {
    let site = initializer.site
    guard let body = site.body else { return }
    let parameter = Array(site.parameters)[initializer.parameter]
    if intent.alias != nil {
      edits.replace(parameter.type.inner, with: intent.container, in: site.source)
    }
    let container = initializer.made ?? InitializerSite.innerName(parameter)
    let made = "Dependencies(\(container))"
    switch initializer.form {
    case .inside:
      let name = InitializerSite.innerName(parameter)
      let line = "let dependencies = \(made)"
      if name == "dependencies" {
        edits.replace(
          parameterName(parameter), with: "dependencies container", in: site.source)
        site.editor.prepend(
          ["let dependencies = Dependencies(container)"] + statements(site),
          to: body, &edits)
      } else {
        site.editor.prepend(
          readsLocal(site) ? [line] + statements(site) : ["self.dependencies = \(made)"],
          to: body, &edits)
      }
    case .pair: pair(site, initializer.parameter, made, body, &edits)
    }
  }

  /// Whether a new property keeps the dependencies.
  private var addsProperty: Bool {
    intent.property == nil
      && !(intent.filled.isEmpty && added.isEmpty && intent.holder?.hasProperty != true)
  }

  /// What the body begins with, where it has the dependencies.
  private func statements(_ site: InitializerSite) -> [String] {
    let names = Set(site.parameters.map(InitializerSite.innerName))
    return (addsProperty ? ["self.dependencies = dependencies"] : [])
      + moved.map { $0.statement(besides: names) }
  }

  /// Whether the body of an initializer reads the dependencies by their bare name.
  private func readsLocal(_ site: InitializerSite) -> Bool {
    guard addsProperty, moved.isEmpty, !usedIn.contains(site.member) else { return true }
    let range = site.node.inner
    let read = intent.filled.flatMap { property -> [PropertyReads.Read] in
      if case .replaced(let reads) = property.form { reads } else { [] }
    }
    return read.contains {
      $0.source.file == site.source.file && range.contains($0.name.lowerBound)
    }
      || intent.replacements.contains {
        $0.source.file == site.source.file && range.contains($0.range.lowerBound)
          && !$0.text.isEmpty
      }
  }

  /// The label and the name of a parameter.
  private func parameterName(_ parameter: FunctionParameterSyntax) -> Range<Int> {
    parameter.firstName.inner
      .lowerBound..<(parameter.secondName ?? parameter.firstName).inner
      .upperBound
  }

  private func pair(
    _ site: InitializerSite, _ index: Int, _ made: String, _ body: CodeBlockSyntax,
    _ edits: inout EditList
  ) {
    if shape.isClass {
      edits.insert("convenience ", at: site.node.initKeyword.inner.lowerBound, in: site.source)
    }
    let editor = site.editor
    var rest = Array(site.parameters)
    if intent.holder?.isKept != true { rest.remove(at: index) }
    let call = site.call(FunctionParameterListSyntax(rest), dependencies: made)
    let signature = site.signature(
      parameters(rest, site), keeping: ["private", "fileprivate", "nonisolated"])
    let head =
      "\(editor.newline)\(editor.inner)\(call)\(editor.newline)\(editor.outer)}\(editor.newline)"
      + "\(editor.newline)\(editor.outer)\(signature)" + site.source.style.brace(editor.outer)
    editor.prepend(statements(site), head: head, to: body, &edits)
  }

  /// The parameters without the container, with the dependencies among them.
  private func parameters(_ rest: [FunctionParameterSyntax], _ site: InitializerSite) -> String {
    let editor = site.editor
    var texts = rest.map { parameter in
      let end =
        parameter.defaultValue?.inner.upperBound ?? parameter.ellipsis?.inner.upperBound
        ?? parameter.type.inner.upperBound
      return site.source.text(parameter.inner.lowerBound..<end)
    }
    let closures = rest.reversed().prefix(while: InitializerSite.isClosure).count
    texts.insert(ParameterText.plain, at: texts.count - closures)
    let line = texts.joined(separator: ", ")
    let isLong = editor.outer.count + "init() {".count + line.count > site.source.style.lineLimit
    let wasBroken = rest.contains { $0.leadingTrivia.contains(where: \.isNewline) }
    guard isLong || wasBroken, texts.count > 1 else { return line }
    let gap = editor.newline + editor.inner
    return gap + texts.joined(separator: "," + gap) + editor.newline + editor.outer
  }
}
