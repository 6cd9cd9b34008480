import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Rewrites the initializers of a type as planned.
struct InitializerRewriter {
  let shape: TypeShape
  let intent: InitializerIntent
  /// What stored properties began with, as statements; in order of declaration.
  let moved: [MovedValue]
  let collected: CollectedDefaults
  let propertyName: String
  /// Whether a property keeps the dependencies.
  let keepsDependencies: Bool
  /// What is handed to the superclass.
  let base: BaseIntent?

  func rewrite(_ edits: inout EditList) {
    for (index, site) in shape.initializers.enumerated() {
      handOver(at: index, &edits)
      if let initializer = collected.initializer(at: index) {
        CollectedRewriter(
          shape: shape, site: site, initializer: initializer, statements: statements(site)
        ).rewrite(&edits)
        continue
      }
      let isUsed = intent.usingDependencies.contains(index)
      switch intent.forms[index] {
      case .parameter, .handedDown: takeParameter(site, ParameterText.withDefault, &edits)
      case .pair: pair(site, &edits)
      case .overload: second(site, isUsed: isUsed, &edits)
      case .defaultInside: takeInside(site, isUsed: isUsed, &edits)
      case .passing:
        ParameterText.insert(
          ParameterText.withDefault, into: site.node.signature.parameterClause, of: site.source,
          &edits)
        passOn(at: index, &edits)
        if !intent.passingCalls[index].isEmpty { breakLongBody(of: site, &edits) }
      case .passingDefault:
        useDefault(in: site, &edits)
        passOn(at: index, &edits)
      case .unchanged: break
      }
    }
    for overriding in intent.overriding { handDown(overriding, &edits) }
  }

  /// Lets an initializer of a subclass take the dependencies and pass them on.
  private func handDown(_ overriding: OverridingInitializer, _ edits: inout EditList) {
    let site = overriding.site
    ParameterText.insert(
      ParameterText.withDefault, into: site.node.signature.parameterClause, of: site.source,
      &edits)
    for call in overriding.calls {
      CallArguments.add(
        ["dependencies: dependencies"], to: call.node, target: overriding.target.parameters,
        in: call.source, &edits)
    }
  }

  private func takeParameter(
    _ site: InitializerSite, _ parameter: String, _ edits: inout EditList
  ) {
    guard let body = site.body else { return }
    // With one more parameter it overrides nothing.
    for modifier in site.node.modifiers where modifier.name.text == "override" {
      let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<modifier.endPosition.utf8Offset, with: "", in: site.source)
    }
    ParameterText.insert(
      parameter, into: site.node.signature.parameterClause, of: site.source, &edits)
    let statements = statements(site)
    if !statements.isEmpty {
      site.editor.prepend(statements, to: body, &edits)
    } else if base == nil {
      breakLongBody(of: site, &edits)
    }
  }

  private func takeInside(_ site: InitializerSite, isUsed: Bool, _ edits: inout EditList) {
    let statements = defaultStatements(site, isUsed: isUsed)
    guard let body = site.body, !statements.isEmpty else { return }
    site.editor.prepend(statements, to: body, &edits)
  }

  private func defaultStatements(_ site: InitializerSite, isUsed: Bool) -> [String] {
    isUsed || !moved.isEmpty
      ? ["let dependencies = Dependencies.defaultDependencies"] + statements(site)
      : keepsDependencies ? ["self.\(propertyName) = .defaultDependencies"] : []
  }

  /// Repeats the initializer with the dependencies as a parameter.
  private func second(_ site: InitializerSite, isUsed: Bool, _ edits: inout EditList) {
    guard let body = site.body else { return }
    let editor = site.editor
    let newline = editor.newline
    let range =
      body.leftBrace.endPositionBeforeTrailingTrivia
      .utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    var text = edits.take(range, of: site.source)
    if !text.contains(where: \.isNewline) {
      var trimmed = text.drop(while: \.isWhitespace)
      while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
      text = (trimmed.isEmpty ? "" : newline + editor.inner + trimmed) + newline + editor.outer
    }
    func lines(_ lines: [String]) -> String {
      lines.map { newline + editor.inner + $0 }.joined()
    }
    edits.replace(
      range,
      with: lines(defaultStatements(site, isUsed: isUsed)) + text + "}" + newline + newline
        + editor.outer + secondSignature(site)
        + editor.source.style.brace(editor.outer) + lines(statements(site)) + text, in: site.source)
  }

  private func pair(_ site: InitializerSite, _ edits: inout EditList) {
    guard let body = site.body else { return }
    let editor = site.editor
    if shape.isClass, !site.isConvenience {
      edits.insert(
        "convenience ", at: site.node.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset,
        in: site.source)
    }
    let newline = editor.newline
    let call = site.call(site.parameters, dependencies: ".defaultDependencies")
    let head =
      "\(newline)\(editor.inner)\(call)\(newline)\(editor.outer)}\(newline)"
      + "\(newline)\(editor.outer)\(secondSignature(site))"
      + editor.source.style.brace(editor.outer)
    editor.prepend(statements(site), head: head, to: body, &edits)
  }

  /// The signature of the initializer that does the work.
  private func secondSignature(_ site: InitializerSite) -> String {
    let clause = site.node.signature.parameterClause
    // It is hidden so that there is a single object, or one for each key; a test makes its own.
    let hiding: Set<String> =
      !shape.isHidden && (site.labels.isEmpty || shape.hidesAllInitializers)
      ? [] : ["private", "fileprivate"]
    return site.signature(
      ParameterText.with(ParameterText.plain, in: clause, of: site.source),
      keeping: hiding.union(["nonisolated"]))
  }

  private func useDefault(in site: InitializerSite, _ edits: inout EditList) {
    guard let body = site.body else { return }
    site.editor.prepend(
      ["let dependencies = Dependencies.defaultDependencies"], to: body, &edits)
  }

  /// Adds the argument to every call of another initializer that takes it.
  private func passOn(at index: Int, _ edits: inout EditList) {
    for call in intent.passingCalls[index] {
      CallArguments.add(
        ["dependencies: dependencies"], to: call.node, target: target(of: call, from: index),
        in: call.source, &edits)
    }
  }

  /// Adds the argument to the calls of initializers of the superclass.
  private func handOver(at index: Int, _ edits: inout EditList) {
    guard let base else { return }
    for call in base.calls[index] {
      CallArguments.add(
        ["dependencies: \(base.argument)"], to: call.node,
        target: base.targets.first { $0.mayTake(call) }?.parameters, in: call.source, &edits)
    }
    let site = shape.initializers[index]
    if base.isImplicit[index], let body = site.body {
      if base.form == .same { site.editor.prepend([], to: body, &edits) }
      site.editor.append("super.init(dependencies: \(base.argument))", to: body, &edits)
    }
    if !base.calls[index].isEmpty, base.form == .same { breakLongBody(of: site, &edits) }
  }

  /// Gives a body lines of its own, where it would be too long beside the signature.
  private func breakLongBody(of site: InitializerSite, _ edits: inout EditList) {
    guard let body = site.body else { return }
    let inside =
      body.leftBrace.endPositionBeforeTrailingTrivia
      .utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let written = body.inner.upperBound - site.source.lineStart(at: site.node.inner.lowerBound)
    let added = ParameterText.withDefault.count + ", dependencies: dependencies".count + 2
    let editor = site.editor
    guard !site.source.text(inside).contains(where: \.isNewline),
      written + added > editor.source.style.changedLineLimit, let first = body.statements.first,
      let last = body.statements.last
    else { return }
    edits.replace(
      inside.lowerBound..<first.inner.lowerBound, with: editor.newline + editor.inner,
      in: site.source)
    edits.replace(
      last.inner.upperBound..<inside.upperBound, with: editor.newline + editor.outer,
      in: site.source)
  }

  /// The parameters of the initializer that another one calls, which is never itself.
  private func target(of call: CallSite, from caller: Int) -> FunctionParameterListSyntax? {
    shape.initializers.enumerated().first { $0.offset != caller && $0.element.mayTake(call) }?
      .element.parameters
  }

  private func statements(_ site: InitializerSite) -> [String] {
    let names = Set(site.parameters.map(InitializerSite.innerName))
    return (keepsDependencies ? ["self.\(propertyName) = dependencies"] : [])
      + moved.map { $0.statement(besides: names) }
  }
}
