import DepFacts
import DepModel
import DepSyntax

/// The texts about objects that need each other, or live longer than what they need.
extension Wiring {
  mutating func report(cycleTo type: Int, _ wanted: Wanted, in use: Use) {
    let start = open.firstIndex { $0.type == type } ?? -1
    let steps = open[(start + 1)...].compactMap(\.asked) + [wanted]
    let advice =
      wanted.type.function.map { note(wanted, closureAdvice(wanted, $0, in: use)) }
      ?? valueAdvice(wanted, type, in: use)
    let way = steps.map(\.asked).joined(separator: " → ") + " → " + name(type)
    problems.append(
      problem(
        .cycle, "'\(name(type))' needs itself: \(way)",
        steps.map { step in
          note(step, "'\(step.declared)'")
        } + [advice], in: use))
  }

  /// A closure gives what the root keeps, which is not what a function of the root makes.
  private func valueAdvice(_ wanted: Wanted, _ type: Int, in use: Use) -> WiringProblem.Note {
    let root = states[use.root]
    let closure =
      "write 'var \(wanted.name): () -> \(wanted.type.text)' here; that breaks the circle"
    guard root.pending[type] == nil, root.canKeep, scope.model.types[type].kind != .struct else {
      return note(wanted, closure)
    }
    return .init(
      path: wanted.place.path, position: wanted.place.position,
      message: closure
        + ". The closure then gives a second '\(name(type))', beside the one that is "
        + "made where the circle begins; to have one, let \(root.site.name) keep it there:",
      lines: [keptLine(type, named: name(type).lastName.lowerCamel)])
  }

  /// A function of a root that is not Sendable cannot go into a closure that any thread runs.
  private func closureAdvice(
    _ wanted: Wanted, _ function: MeantType.Function, in use: Use
  ) -> String {
    let root = states[use.root]
    let way =
      "write a function of \(root.site.name) that makes one, and pass it as '\(wanted.name)'"
    guard function.isSendable, function.actor == nil, root.actor != nil || root.canKeep else {
      return way
    }
    let mend = root.actor.map { "write '\($0)' before" } ?? "take '@Sendable' from"
    return "\(mend) the type of this closure, then \(way)"
  }

  mutating func reportCaptive(_ wanted: Wanted, holder: Supply, in use: Use) {
    let root = states[use.root].site.name
    let kind = wanted.type.text
    let child = holderRoot(holder, below: use.root)
    let subject = use.member.map { "\(root) keeps '\($0)'" } ?? "\(root) makes '\(wanted.owner)'"
    problems.append(
      problem(
        .captive,
        "\(subject), which needs '\(wanted.declared)'; only \(child) has one",
        [
          asked(wanted, in: use),
          .init(
            path: holder.file, position: holder.position, message: "each \(child) is given one here"
          ),
          .init(
            path: use.path, position: use.position,
            message: "move \(use.member.map { "'\($0)'" } ?? "it") to \(child), or let "
              + "'\(wanted.owner)' take the \(kind) where it uses one"),
        ], in: use))
  }

  private func holderRoot(_ holder: Supply, below root: Int) -> String {
    let child = states.indices.first { child in
      levels[child].dropFirst().contains(root)
        && states[child].view.named(holder.name).contains { $0.position == holder.position }
    }
    return child.map { states[$0].site.name } ?? "a child root"
  }
}
