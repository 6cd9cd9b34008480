import DepSyntax
import DepWiring
import SwiftSyntax

/// The code of a file with its constructions completed, those inside of others too.
struct CompletedExpressions {
  private let source: ParsedSource
  private let completions: [Completion]
  private let byCall: [SyntaxIdentifier: Completion]
  /// By the closure around each that takes along what it needs.
  private let byClosure: [SyntaxIdentifier: [Completion]]
  /// Where the lists of arguments begin, in order.
  private let offsets: [Int]
  let layout: ExpressionLayout

  init(_ completions: [Completion], in source: ParsedSource, isLong: Bool) {
    self.source = source
    layout = ExpressionLayout(style: source.style, isLong: isLong)
    self.completions = completions.sorted {
      let (left, right) = ($0.whole.inner, $1.whole.inner)
      return (left.lowerBound, -left.upperBound) < (right.lowerBound, -right.upperBound)
    }
    byCall = completions.reduce(into: [:]) { $0[$1.site.call.id] = $1 }
    byClosure = completions.reduce(into: [:]) { byClosure, completion in
      guard let closure = completion.site.capturingClosure else { return }
      byClosure[closure.id, default: []].append(completion)
    }
    offsets = completions.map(\.listStart).sorted()
  }

  /// Edits all constructions of the file.
  func edit(_ edits: inout EditList) { edit(inside: 0..<source.bytes.count, &edits) }

  /// A construction that is written anew takes along all that stand in it.
  private func edit(inside range: Range<Int>, _ edits: inout EditList) {
    var written = range.lowerBound..<range.lowerBound
    var around: [ClosureExprSyntax] = []
    for completion in completions where range.contains(completion.listStart) {
      let closure = completion.site.capturingClosure
      if written.contains(completion.listStart) {
        // A closure inside of what is written anew is written with it.
        around += [closure].compactMap(\.self).filter { !written.contains($0.inner.lowerBound) }
        continue
      }
      let editor = ArgumentListEditor(completion: completion, expressions: self)
      editor.edit(&edits)
      around += [closure].compactMap(\.self)
      written = editor.replaced ?? written
    }
    var closures: Set<SyntaxIdentifier> = []
    for closure in around
    where range.contains(closure.inner.lowerBound) && closures.insert(closure.id).inserted {
      add(captures(of: closure), to: closure, &edits)
    }
  }

  // MARK: Expressions

  /// An expression with all that stands in it completed.
  func expression(_ node: ExprSyntax) -> WiredExpression {
    guard isChanged(node) else { return .text(source.text(node)) }
    if node.isOnOneLine(in: source) {
      if let call = node.as(FunctionCallExprSyntax.self), let written = self.call(call) {
        return written
      }
      if let closure = node.as(ClosureExprSyntax.self), let written = self.closure(closure) {
        return written
      }
      if let array = node.as(ArrayExprSyntax.self) {
        return .array(array.elements.map { expression($0.expression) })
      }
    }
    var list = EditList()
    edit(inside: node.inner, &list)
    return .text(list.take(node.inner, of: source))
  }

  private func isChanged(_ node: some SyntaxProtocol) -> Bool {
    let range = node.inner
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }

  private func call(_ call: FunctionCallExprSyntax) -> WiredExpression? {
    guard call.trailingClosure == nil, call.leftParen != nil else { return nil }
    let name = WiredText.flat(expression(call.calledExpression))
    if let completion = byCall[call.id] {
      return .call(name: name, arguments: arguments(of: completion))
    }
    return .call(
      name: name,
      arguments: call.arguments.map {
        .init(label: $0.label?.text, value: expression($0.expression))
      })
  }

  /// Those that stay and those that come, in declared order where that is known.
  func arguments(of completion: Completion) -> [WiredExpression.Argument] {
    var list = completion.site.arguments.compactMap {
      argument -> (Int, WiredExpression.Argument)? in
      guard !completion.removed.contains(argument.label) else { return nil }
      let name = completion.renamed[argument.label]
      return (
        completion.order[name ?? argument.label] ?? .max,
        .init(label: name ?? argument.node.label?.text, value: expression(argument.node.expression))
      )
    }
    if completion.isReordered {
      list = list.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        .map(\.element)
    }
    for added in completion.added {
      let index = list.firstIndex { $0.0 > added.order } ?? list.count
      list.insert((added.order, .init(label: added.label, value: added.value)), at: index)
    }
    return list.map(\.1)
  }

  // MARK: Closures

  /// A closure of one statement, without attributes, effects and a written result.
  private func closure(_ closure: ClosureExprSyntax) -> WiredExpression? {
    guard closure.statements.count == 1, let statement = closure.statements.first,
      let body = statement.value, let parameters = parameters(of: closure)
    else { return nil }
    let written = closure.signature?.capture?.items.map { source.text($0).trimmedComma } ?? []
    let effects = source.text(statement.inner.lowerBound..<body.inner.lowerBound)
    return .closure(
      captures: written + captures(of: closure), parameters: parameters, effects: effects,
      body: expression(body))
  }

  private func parameters(of closure: ClosureExprSyntax) -> [String]? {
    guard let signature = closure.signature else { return [] }
    guard signature.attributes.isEmpty, signature.effectSpecifiers == nil,
      signature.returnClause == nil
    else { return nil }
    switch signature.parameterClause {
    case .simpleInput(let names): return names.map { source.text($0.name) }
    case .parameterClause(let clause): return [source.text(clause)]
    case nil: return []
    }
  }

  /// What a closure has to take along, and does not yet.
  private func captures(of closure: ClosureExprSyntax) -> [String] {
    var names: [String] = []
    for completion in byClosure[closure.id] ?? [] {
      let known = completion.site.captureTexts
      names += completion.captures.filter { !known.contains($0) && !names.contains($0) }
    }
    return names
  }

  private func add(
    _ names: [String], to closure: ClosureExprSyntax, _ edits: inout EditList
  ) {
    guard !names.isEmpty else { return }
    let list = names.joined(separator: ", ")
    if let last = closure.signature?.capture?.items.last {
      edits.insert(", " + list, at: last.inner.upperBound, in: source)
    } else if let attributes = closure.signature?.attributes, !attributes.isEmpty {
      edits.insert(" [\(list)]", at: attributes.inner.upperBound, in: source)
    } else if let signature = closure.signature {
      edits.insert("[\(list)] ", at: signature.inner.lowerBound, in: source)
    } else {
      edits.insert(" [\(list)] in", at: closure.leftBrace.inner.upperBound, in: source)
    }
  }
}

extension Completion {
  /// The call of the type, or that of its struct where code behind the arguments follows.
  var whole: FunctionCallExprSyntax {
    site.outer.flatMap { $0.trailingClosure == nil ? $0 : nil } ?? site.call
  }

  /// Behind what is called, which may be a construction itself.
  fileprivate var listStart: Int { site.call.calledExpression.inner.upperBound }
}

extension SyntaxProtocol {
  /// Whether it stands on one line, without a comment.
  func isOnOneLine(in source: ParsedSource) -> Bool {
    !source.text(inner).contains(where: \.isNewline) && !containsComment
  }
}

extension CodeBlockItemSyntax {
  /// The expression of the statement, behind `return`, `try` and `await`.
  fileprivate var value: ExprSyntax? {
    var value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    while let inner = value?.as(TryExprSyntax.self)?.expression
      ?? value?.as(AwaitExprSyntax.self)?.expression
    {
      value = inner
    }
    return value
  }
}

extension String {
  fileprivate var trimmedComma: String { last == "," ? String(dropLast()) : self }
}
