package import DepSyntax

/// A field with its final name, and what the type asks of it.
package struct FieldPlan {
  package var draft: FieldDraft
  package var name: String
  /// Whether some place uses the value as a whole, so that its own type has to stay.
  package var isUsedWhole: Bool
  package var members: Set<RequiredMember>
  /// A member that the code uses and that only its file sees, so that no protocol can show it.
  package var hiddenMember: String?
  /// Whether the type's `Dependencies` has it already.
  package var isExisting: Bool
  /// Whether the struct of a superclass has it, which the type holds or shares.
  package var isOfBase = false
  /// The type as it is written; with a protocol where one stands in front.
  package var type: String

  /// The names that `Dependencies` gives to other things.
  static let reservedNames: Set = ["live", "defaultDependencies", "failing", "unimplemented"]

  /// Names the fields of the uses of a type, in order of first use.
  ///
  /// `inherited` are properties of superclasses, which may hold another object of the same type.
  package static func plan(
    _ uses: [HiddenUse], existing: [ExistingFields.Field], inherited: Set<String> = []
  ) -> [String: FieldPlan] {
    var order: [String] = []
    var plans: [String: FieldPlan] = [:]
    var taken = reservedNames
    taken.formUnion(existing.map(\.name))
    // A closure in `live` that calls a function of a field's name would find the field.
    taken.formUnion(uses.compactMap { calledFunction($0.draft.live) })
    let others = namesOfOthers(uses, existing.map(\.name)).union(inherited)
    let contested = contestedNames(uses)
    let expected = expectedTypes(uses)
    for use in uses {
      let identity = use.draft.identity
      if plans[identity] == nil {
        order.append(identity)
        let known = existing.first { field in
          field.live == use.draft.live
            || field.type == use.draft.type.description && use.draft.names.contains(field.name)
        }
        // Two forms of one call, such as 'Date()' and 'Date(timeIntervalSinceNow:)', share a field.
        let twin = plans.values.first {
          $0.draft.live == use.draft.live && $0.draft.type == use.draft.type
            && !use.draft.isOfOnePlace
        }
        let common = contested[use.draft.names.first ?? ""]
        let apart = common.map { common in use.draft.namesApart.filter { !common.contains($0) } }
        let names = (apart ?? []) + use.draft.names
        let name = known?.name ?? twin?.name ?? unused(names, taken, others)
        taken.insert(name)
        plans[identity] = FieldPlan(
          draft: use.draft, name: name, isUsedWhole: false, members: [],
          isExisting: known != nil,
          type: known?.type ?? expected[identity] ?? use.draft.type.description)
      }
      if let members = use.requiredMembers {
        plans[identity]?.members.formUnion(members)
      } else {
        plans[identity]?.isUsedWhole = true
      }
    }
    return plans
  }

  /// The types of the fields whose objects all places hand over as one protocol.
  private static func expectedTypes(_ uses: [HiddenUse]) -> [String: String] {
    Dictionary(grouping: uses, by: \.draft.identity).compactMapValues { uses in
      let names = Set(uses.map(\.expected))
      guard names.count == 1, let name = names.first ?? nil else { return nil }
      return uses.first?.draft.type(givingThing: name)
    }
  }

  /// The names that several fields would have in the first place, each with the names that would
  /// tell none of these fields from the others: all closures for a function would have them.
  private static func contestedNames(_ uses: [HiddenUse]) -> [String: Set<String>] {
    let drafts = Dictionary(grouping: uses.map(\.draft)) { $0.names.first ?? "" }
    return drafts.filter { Set($0.value.map(\.live)).count > 1 }.mapValues { drafts in
      guard drafts.allSatisfy({ $0.function != nil }) else { return [] }
      let names = drafts.map { Set($0.namesApart) }
      return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    }
  }

  /// The names to leave to other fields: they differ in case only from the one name that another
  /// field can have, or are that of a closure that makes an object of nothing.
  private static func namesOfOthers(_ uses: [HiddenUse], _ existing: [String]) -> Set<String> {
    let fixed = Set(
      existing
        + uses.compactMap { Set($0.draft.names).count == 1 ? $0.draft.names.first : nil })
    let lowercased = Dictionary(grouping: fixed) { $0.lowercased() }
    let only = Set(
      uses.lazy.map(\.draft)
        .filter { Set($0.names).count == 1 && $0.access == .provider }
        .compactMap(\.names.first).filter { $0.hasPrefix("make") })
    return uses.reduce(into: []) { names, use in
      guard Set(use.draft.names).count > 1, let name = use.draft.names.first,
        let others = lowercased[name.lowercased()], !others.contains(name) || only.contains(name)
      else { return }
      names.insert(name)
    }
  }

  /// Names that differ in case only are read as one.
  private static func unused(
    _ names: [String], _ taken: Set<String>, _ others: Set<String>
  ) -> String {
    let free = names.filter { !taken.contains($0) }
    let lowercased = Set(taken.map { $0.lowercased() })
    let apart = free.first { !others.contains($0) && !lowercased.contains($0.lowercased()) }
    if let name = apart ?? free.first { return name }
    let base = names.first ?? "dependency"
    var number = 2
    while taken.contains("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }

  /// The function that a closure begins with, by a bare name.
  private static func calledFunction(_ live: String) -> String? {
    var text = Substring(live)
    for prefix in ["{ ", "_ = ", "try ", "await "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, first.isLowercase else { return nil }
    return String(name)
  }
}
