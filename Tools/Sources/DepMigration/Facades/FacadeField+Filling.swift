import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension FacadeField {
  /// The signature with the parameters that other places pass, and what the place passes for them.
  func filled(
    _ called: CallSignature, of found: FacadeMember.Found, _ facade: FacadeMember, at site: UseSite
  ) throws(Refusal) -> (CallSignature, filling: [String?]?) {
    if positions.isEmpty || positions == called.positions { return (called, nil) }
    guard let call = site.call, !call.hasTrailingClosure,
      let function = project.source(found.file).flatMap({
        FunctionSite(at: Int(found.member.position.offset), in: $0)
      }),
      let wide = CallSignature(
        of: found.member, passing: positions, qualified: facade.qualified)
    else { throw Self.cannotFill }
    var filling: [String?] = []
    for position in positions {
      if called.positions.contains(position) {
        // A default before an argument without a label would need a place of its own.
        if filling.contains(where: { $0 != nil }), wide.labels[filling.count] == "_" {
          throw Self.cannotFill
        }
        filling.append(nil)
        continue
      }
      let parameter = function.parameterSites[position]
      let ofEnum = parameter.implicitDefault.flatMap { name in
        facade.isCase(name, of: found.member.parameters[position].type) ? "." + name.escaped : nil
      }
      guard let value = parameter.plainDefault ?? ofEnum else { throw Self.cannotFill }
      filling.append(value)
    }
    return (wide, filling)
  }

  private static let cannotFill = Refusal(
    .argumentsUnknown, "the default of a parameter cannot be written at the call")
}

/// Gives one closure to calls of one function that pass different parameters.
///
/// `track(.open)` and `track(.open, with: values)` share `track`, and the first passes the default.
struct SharedCalls {
  /// For each function, the parameters that some place passes.
  private var positions: [String: Set<Int>] = [:]
  private var forms: [String: Set<[Int]>] = [:]

  init(_ uses: [HiddenUse]) {
    for case let function? in uses.lazy.map(\.draft.function) {
      positions[key(function), default: []].formUnion(function.positions)
      forms[key(function), default: []].insert(function.positions)
    }
  }

  /// The parameters that the closure of a use takes; nil where all places pass the same.
  func positions(for use: HiddenUse) -> [Int]? {
    guard let function = use.draft.function, use.site.call != nil,
      let all = positions[key(function)], forms[key(function)]?.count ?? 0 > 1,
      all.count <= CallSignature.mostArguments
    else { return nil }
    return all.sorted()
  }

  /// The uses, with one closure where each place can pass what it takes.
  func joined(
    _ uses: [HiddenUse], by field: (HiddenUse, [Int]) throws(Refusal) -> FieldDraft
  ) -> [HiddenUse] {
    var drafts: [String: [Int: FieldDraft]] = [:]
    var refused: Set<String> = []
    for (index, use) in uses.enumerated() {
      guard let function = use.draft.function, let positions = positions(for: use) else { continue }
      do throws(Refusal) {
        drafts[key(function), default: [:]][index] = try field(use, positions)
      } catch {
        refused.insert(key(function))
      }
    }
    var joined = uses
    for (function, places) in drafts where !refused.contains(function) {
      for (index, draft) in places { joined[index].draft = draft }
    }
    return joined
  }

  private func key(_ function: FieldDraft.CalledFunction) -> String {
    "\(function.name) \(function.declaration)"
  }
}
