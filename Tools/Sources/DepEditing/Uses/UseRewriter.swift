import DepMigration
import DepSyntax
import SwiftSyntax

/// Puts the fields in the place of what was hidden.
struct UseRewriter {
  let intent: TypeIntent

  func rewrite(_ edits: inout EditList) {
    var held: Set<SyntaxIdentifier> = []
    for place in intent.uses {
      let site = place.use.site
      guard let field = intent.fields[place.use.draft.identity] else { continue }
      hold(place.reach, in: site.source, &held, &edits)
      if let constant = place.use.constant, held.insert(constant.declaration.id).inserted {
        remove(constant.declaration, in: site.source, &edits)
      }
      replace(place.use, by: path(of: place, to: field), field, &edits)
    }
    for passing in intent.passingCalls {
      let call = passing.call
      hold(passing.reach, in: call.source, &held, &edits)
      let own = name(passing.reach, plain: intent.propertyName)
      CallArguments.add(
        ["dependencies: \(passing.handed?.value(of: own) ?? own)"], to: call.node,
        target: parameters(of: passing.target), in: call.source, &edits)
    }
  }

  private func path(of place: UseIntent, to field: FieldPlan) -> String {
    let isInInitializer = place.use.site.isInInitializer && !intent.isInGetter(place.use)
    let base = isInInitializer ? "dependencies" : intent.propertyName
    return name(place.reach, plain: base) + "." + field.name
  }

  /// Takes a statement out, with the line that it stands on.
  private func remove(
    _ statement: CodeBlockItemSyntax, in source: ParsedSource, _ edits: inout EditList
  ) {
    guard let next = statement.nextToken(viewMode: .sourceAccurate),
      next.leadingTrivia.allSatisfy(\.isWhitespace)
    else {
      edits.replace(
        statement.position.utf8Offset..<statement.endPosition.utf8Offset, with: "", in: source)
      return
    }
    let start = statement.inner.lowerBound
    edits.replace(
      start..<next.positionAfterSkippingLeadingTrivia.utf8Offset, with: "", in: source)
  }

  private func parameters(of target: PassingCall.Target) -> FunctionParameterListSyntax? {
    switch target {
    case .function(let site): site.parameters
    case .initializer(let site): site?.parameters
    }
  }

  /// Lets what stands around a place hold the dependencies, where the place needs that.
  private func hold(
    _ reach: DependenciesAccess, in source: ParsedSource, _ held: inout Set<SyntaxIdentifier>,
    _ edits: inout EditList
  ) {
    let property = intent.propertyName
    if let anchor = reach.constant, held.insert(anchor.block.id).inserted {
      let first = anchor.firstStatement { statement in
        intent.uses.contains {
          $0.use.site.source.file == source.file && $0.reach.capture == nil
            && statement.range.contains($0.use.site.node.position)
        }
      }
      let start = first?.inner.lowerBound ?? anchor.declaration.inner.lowerBound
      edits.insert(
        "let \(property) = self.\(property)" + source.style.newline
          + source.indentation(at: start), at: start, in: source)
    }
    if let capture = reach.capture, held.insert(capture.closure.node.id).inserted {
      capture.insert(property, in: source, &edits)
    }
  }

  /// What a place names to reach the dependencies.
  private func name(_ reach: DependenciesAccess, plain: String) -> String {
    switch reach.name {
    case .plain: plain
    case .throughSelf: "self.\(intent.propertyName)"
    case .through(let object): "\(object).\(intent.propertyName)"
    case .parameter(let name): name
    }
  }

  private func replace(
    _ use: HiddenUse, by name: String, _ field: FieldPlan, _ edits: inout EditList
  ) {
    let node = use.site.node
    switch use.draft.access {
    case .value: replace(node, by: name, use.site.source, &edits)
    case .provider: replace(node, by: name + "()", use.site.source, &edits)
    case .extended(let rest): replace(node, by: name + "()" + rest, use.site.source, &edits)
    case .arguments(let arguments):
      replace(node, by: "\(name)(\(arguments))", use.site.source, &edits)
    case .assignment: assign(use.site, name, &edits)
    case .call(let count): call(node, name, [], keeping: count, use.site.source, &edits)
    case .keeping(let kept): call(node, name, keeping: kept, use.site.source, &edits)
    case .filled(let values): call(node, name, values, use.site.source, &edits)
    case .wrapped(let before, _):
      guard let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first else {
        return
      }
      edits.replace(
        node.inner.lowerBound..<first.expression.inner.lowerBound, with: name + before,
        in: use.site.source)
    case .receiver: passReceiver(node, to: name, use.site.source, &edits)
    case .member(let before, let after):
      let filled = [before, after].map {
        let text = $0.replacing("#", with: name + "()")
        return text.contains("@") ? text.replacing("@", with: receiver(of: use.site)) : text
      }
      member(node, filled[0], filled[1], use.site.source, &edits)
    }
  }

  /// Writes another member and other arguments behind what stays.
  private func member(
    _ node: ExprSyntax, _ before: String, _ after: String, _ source: ParsedSource,
    _ edits: inout EditList
  ) {
    let call = node.as(FunctionCallExprSyntax.self)
    guard
      let access = node.as(MemberAccessExprSyntax.self)
        ?? call?.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    guard let first = call?.arguments.first, let last = call?.arguments.last else {
      edits.replace(access.declName.inner, with: before + after, in: source)
      return
    }
    if before.contains("(") {
      edits.replace(
        access.declName.inner.lowerBound..<first.expression.inner.lowerBound, with: before,
        in: source)
    } else {
      edits.replace(access.declName.inner, with: before, in: source)
      if first.label != nil {
        edits.replace(
          first.inner.lowerBound..<first.expression.inner.lowerBound, with: "", in: source)
      }
    }
    edits.insert(after, at: last.expression.inner.upperBound, in: source)
  }

  /// What a place asks something of, as it is spelled when all fields are in their places.
  private func receiver(of site: UseSite) -> String {
    guard let base = site.receiver else { return "" }
    var text = ""
    var start = base.inner.lowerBound
    let inside = intent.uses.filter {
      $0.use.site.source.file == site.source.file
        && base.inner.contains($0.use.site.node.inner.lowerBound)
        && $0.use.site.node.inner.upperBound <= base.inner.upperBound
    }
    for place in inside.sorted(by: { $0.use.site.node.position < $1.use.site.node.position }) {
      guard let field = intent.fields[place.use.draft.identity] else { continue }
      text += site.source.text(start..<place.use.site.node.inner.lowerBound)
      text += path(of: place, to: field) + (place.use.draft.access == .provider ? "()" : "")
      start = place.use.site.node.inner.upperBound
    }
    return text + site.source.text(start..<base.inner.upperBound)
  }

  /// Passes what stands before the dot, and then the arguments without their labels.
  private func passReceiver(
    _ node: ExprSyntax, to name: String, _ source: ParsedSource, _ edits: inout EditList
  ) {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return }
    guard let first = call.arguments.first else {
      edits.insert(name + "(", at: base.inner.lowerBound, in: source)
      edits.replace(base.inner.upperBound..<node.inner.upperBound, with: ")", in: source)
      return
    }
    let start = first.inner.lowerBound
    let opening = call.leftParen.map { source.lineStart(at: $0.inner.lowerBound) }
    let isOnOwnLine = opening != source.lineStart(at: start)
    let gap = isOnOwnLine ? source.style.newline + source.indentation(at: start) : ""
    edits.insert(name + "(" + gap, at: base.inner.lowerBound, in: source)
    edits.replace(
      base.inner.upperBound..<first.expression.inner.lowerBound,
      with: isOnOwnLine ? "," + gap : ", ", in: source)
    for argument in call.arguments.dropFirst() where argument.label != nil {
      edits.replace(
        argument.inner.lowerBound..<argument.expression.inner.lowerBound, with: "", in: source)
    }
  }

  private func assign(_ site: UseSite, _ name: String, _ edits: inout EditList) {
    guard let value = site.assignedValue else { return }
    edits.replace(
      site.node.inner.lowerBound..<value.lowerBound, with: name + "(", in: site.source)
    edits.insert(")", at: value.upperBound, in: site.source)
  }

  private func replace(
    _ node: ExprSyntax, by text: String, _ source: ParsedSource, _ edits: inout EditList
  ) {
    AlignedArguments(behind: node, in: source)?
      .move(by: text.count - source.text(node.inner).count, &edits)
    edits.replace(node.inner, with: text, in: source)
  }

  /// Replaces what is called, and drops the labels and the other arguments.
  private func call(
    _ node: ExprSyntax, _ name: String, keeping kept: [Int], _ source: ParsedSource,
    _ edits: inout EditList
  ) {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return }
    edits.replace(call.calledExpression.inner, with: name, in: source)
    let arguments = Array(call.arguments)
    var start = call.leftParen?.inner.upperBound ?? call.calledExpression.inner.upperBound
    for (index, position) in kept.enumerated() {
      let value = arguments[position].expression.inner
      edits.replace(start..<value.lowerBound, with: index == 0 ? "" : ", ", in: source)
      start = value.upperBound
    }
    if let last = arguments.last, start < last.expression.inner.upperBound {
      edits.replace(start..<last.expression.inner.upperBound, with: "", in: source)
    }
  }

  /// Replaces what is called, and drops the labels, which closures have none of, and the arguments
  /// behind those that stay.
  ///
  /// `values` has nil for each argument that stands there, and the text of each that is added.
  private func call(
    _ node: ExprSyntax, _ name: String, _ values: [String?], keeping count: Int = .max,
    _ source: ParsedSource, _ edits: inout EditList
  ) {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return }
    AlignedArguments.move(
      call, keeping: count, by: name.count - source.text(call.calledExpression.inner).count,
      in: source, &edits)
    edits.replace(call.calledExpression.inner, with: name, in: source)
    var values = values[...]
    for argument in call.arguments.prefix(count) {
      let added = values.prefix { $0 != nil }.compactMap { $0.map { $0 + ", " } }.joined()
      values = values.drop { $0 != nil }.dropFirst()
      guard let label = argument.label else { continue }
      edits.replace(
        label.positionAfterSkippingLeadingTrivia
          .utf8Offset..<argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset,
        with: added, in: source)
    }
    if count > 0, let kept = call.arguments.prefix(count).last, let last = call.arguments.last,
      kept.id != last.id
    {
      edits.replace(
        kept.expression.inner.upperBound..<last.expression.inner.upperBound, with: "", in: source)
    }
    let rest = values.compactMap(\.self).joined(separator: ", ")
    guard !rest.isEmpty, let parenthesis = call.leftParen else { return }
    let end = call.arguments.last?.expression.inner.upperBound ?? parenthesis.inner.upperBound
    edits.insert((call.arguments.isEmpty ? "" : ", ") + rest, at: end, in: source)
  }
}

extension PassingCall.Handed {
  /// The struct of the other type, as the caller makes it.
  fileprivate func value(of dependencies: String) -> String {
    let fields = fields.map { "\($0.name): \(dependencies).\($0.own)" }
    return ".init(" + fields.joined(separator: ", ") + ")"
  }
}
