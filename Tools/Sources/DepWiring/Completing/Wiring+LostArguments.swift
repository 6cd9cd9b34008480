import DepFacts
import DepModel
import DepSyntax

/// Arguments whose field is gone, with values that the author of the root wrote.
extension Wiring {
  /// The new label of each such argument whose field has another name now.
  ///
  /// Nil where the new name is not certain: a problem says so, and the list stays as it is.
  mutating func newLabels(
    of removed: Set<String>, at site: ConstructionSite, gained: [MadeType.Field], in use: Use
  ) -> [String: String]? {
    let lost = site.arguments.filter { removed.contains($0.label) }
    var labels: [String: String] = [:]
    var isCertain = true
    for argument in lost where argument.isWrittenByHand {
      let fields = gained.filter { mayBe(argument, $0, in: use) }
      guard !fields.isEmpty else { continue }
      let rivals = lost.filter { mayBe($0, fields[0], in: use) }
      if fields.count == 1, rivals.count == 1, isKnown(argument, in: use) {
        labels[argument.label] = fields[0].name
      } else {
        reportRenamed(argument, fields, at: site, in: use)
        isCertain = false
      }
    }
    guard isCertain else { return nil }
    for argument in lost where labels[argument.label] == nil {
      if argument.isWrittenByHand || !argument.comments.isEmpty {
        reportDropped(argument, at: site, in: use)
      }
    }
    return labels
  }

  private func mayBe(
    _ argument: ConstructionSite.Argument, _ field: MadeType.Field, in use: Use
  ) -> Bool {
    if argument.isClosure {
      guard let function = (field.type.wrapped ?? field.type).function else { return false }
      return argument.closureParameterCount.map { $0 == function.parameters.count } ?? true
    }
    guard let type = type(of: argument, in: use) else { return true }
    return matching.accepts(type, for: field.type)
  }

  private func isKnown(_ argument: ConstructionSite.Argument, in use: Use) -> Bool {
    argument.isClosure || type(of: argument, in: use) != nil
  }

  private func type(of argument: ConstructionSite.Argument, in use: Use) -> MeantType? {
    let state = states[use.root]
    if let path = argument.path {
      if let local = use.locals.first(where: { [$0.name] == path }) { return local.type }
      return state.view.named(path[path.count - 1]).first { $0.path == path }?.type
    }
    let text = argument.typeText { name in
      scope.type(named: name, in: state.type, file: state.file) != nil
    }
    return text.map { reader.meaning(of: $0, in: state.type, file: state.file) }
  }

  // MARK: Texts

  private mutating func reportRenamed(
    _ argument: ConstructionSite.Argument, _ fields: [MadeType.Field], at site: ConstructionSite,
    in use: Use
  ) {
    let names = fields.map { "'\($0.name)'" }
    let others = names.dropLast().joined(separator: ", ")
    let list = (others.isEmpty ? "" : others + " or ") + (names.last ?? "")
    let told = problem(
      .renamed,
      "'\(structName(at: site, in: use))' has no '\(argument.label)' any more, and the value here "
        + "is written by hand; it could be for \(list)",
      [
        .init(
          path: use.path, position: site.source.position(at: argument.node.inner.lowerBound),
          message: "write the new label here, or take the argument out; "
            + "until then this list stays as it is:",
          lines: [argument.textWithoutComma])
      ], in: use)
    problems.append(told)
  }

  private mutating func reportDropped(
    _ argument: ConstructionSite.Argument, at site: ConstructionSite, in use: Use
  ) {
    var told = problem(
      .dropped,
      "'\(structName(at: site, in: use))' has no '\(argument.label)' any more, so this argument "
        + "goes; keep elsewhere what you still need of it",
      [
        .init(
          path: use.path, position: site.source.position(at: argument.node.inner.lowerBound),
          message: "this goes:",
          lines: (argument.comments + [argument.textWithoutComma]).flatMap { text in
            text.split(separator: "\n").map { $0.trimmed }
          })
      ], in: use)
    told.subject = argument.label
    problems.append(told)
  }

  private func structName(at site: ConstructionSite, in use: Use) -> String {
    site.typeName == "Self" ? "\(states[use.root].site.name).Dependencies" : site.typeName
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension ConstructionSite.Argument {
  fileprivate var textWithoutComma: String { text.last == "," ? String(text.dropLast()) : text }
}
