import DepSyntax

/// Leaves out what all places of a type pass to a closure as the same `true`, `false` or `nil`.
///
/// A closure has no labels: behind one, `activate(true)` says nothing. What is always the same is
/// part of what the closure does.
struct ConstantArguments {
  private struct Form: Hashable {
    var position: Int
    var text: String
  }

  static func leftOut(of uses: [HiddenUse]) -> [HiddenUse] {
    var result = uses
    for group in Dictionary(grouping: uses.indices, by: { uses[$0].draft.identity }).values {
      let constants = constants(of: group.map { uses[$0] })
      let drafts = group.map { changed(uses[$0], constants) }
      guard drafts.allSatisfy({ $0 != nil }) else { continue }
      for case (let index, let draft?) in zip(group, drafts) { result[index].draft = draft }
    }
    return result
  }

  private static func constants(of uses: [HiddenUse]) -> [Form] {
    let forms = uses.map(forms)
    guard var common = forms.first else { return [] }
    for other in forms { common.formIntersection(other) }
    return common.sorted { $0.position < $1.position }
  }

  private static func forms(of use: HiddenUse) -> Set<Form> {
    guard case .call(let count) = use.draft.access, let call = use.site.call,
      !call.hasTrailingClosure, call.labels.count == count, !call.isOnSeveralLines,
      !call.containsComment
    else { return [] }
    return Set(
      call.argumentTexts.enumerated().lazy
        .filter { ["true", "false", "nil"].contains($0.element) }
        .map { Form(position: $0.offset, text: $0.element) })
  }

  /// Nil where nothing is always the same, or the closure does more than hand its arguments on.
  private static func changed(_ use: HiddenUse, _ constants: [Form]) -> FieldDraft? {
    var draft = use.draft
    guard !constants.isEmpty, case .call(let count) = draft.access,
      let type = draft.type.without(Set(constants.map(\.position))),
      draft.local == nil
    else { return nil }
    let kept = (0..<count).filter { position in !constants.contains { $0.position == position } }
    var changes: [(place: Range<String.Index>, text: String)] = []
    for position in 0..<count {
      guard let place = place(of: position, in: draft.live) else { return nil }
      let text = constants.first { $0.position == position }?.text
      changes.append((place, text ?? "$\(kept.firstIndex(of: position) ?? 0)"))
    }
    for change in changes.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
      draft.live.replaceSubrange(change.place, with: change.text)
    }
    draft.type = type
    draft.identity += " with \(constants.map { "\($0.position): \($0.text)" })"
    draft.access = .keeping(kept)
    return draft
  }

  /// Where the closure names one of its arguments; nil where it does not name it once.
  private static func place(of position: Int, in live: String) -> Range<String.Index>? {
    let name = "$\(position)"
    let places = live.ranges(of: name).filter { range in
      range.upperBound == live.endIndex || !live[range.upperBound].isNumber
    }
    return places.count == 1 ? places[0] : nil
  }
}

extension FieldType {
  /// A closure without some of its parameters; nil for anything else.
  fileprivate func without(_ positions: Set<Int>) -> FieldType? {
    guard let function = function else { return nil }
    let kept = function.parameters.enumerated().filter { !positions.contains($0.offset) }
      .map(\.element)
    let texts = kept.map { parameter in
      (kept.count > 1 ? parameter.name.map { "_ \($0): " } ?? "" : "") + parameter.type.text
        + (parameter.isVariadic ? "..." : "")
    }
    let effects = function.effects.isEmpty ? "" : " " + function.effects
    return FieldType(
      (attributes + ["(\(texts.joined(separator: ", ")))\(effects) -> \(function.result.text)"])
        .joined(separator: " "))
  }
}
