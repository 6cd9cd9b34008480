import DepFacts
import DepModel
import DepSyntax

/// What a plan says of the roots as they stand.
package enum WiringDrift {
  /// A problem for each list of arguments that is to change.
  package static func problems(of plan: WiringPlan) -> [WiringProblem] {
    plan.roots.flatMap { root in
      root.completions.map { problem($0, of: root) } + untyped(in: root)
    }
  }

  /// A problem for each member whose type Swift cannot infer when the lists are complete.
  private static func untyped(in root: RootIntent) -> [WiringProblem] {
    root.site.members.compactMap { member in
      root.writtenTypes[member.name].map { type in
        WiringProblem(
          name: .outOfDate, path: member.source.path, position: member.position,
          message: "a closure leads back to '\(member.name)', so that Swift cannot infer its "
            + "type; run 'depstructs wire \(root.site.name) --write'",
          notes: [
            .init(
              path: member.source.path, position: member.position, message: "write its type:",
              lines: ["lazy var \(member.name.escaped): \(type)"])
          ])
      }
    }
  }

  private static func problem(_ completion: Completion, of root: RootIntent) -> WiringProblem {
    let name =
      completion.site.typeName == "Self"
      ? "\(root.site.name).Dependencies" : completion.site.typeName
    let lacks = completion.added.map { "'\($0.label)'" }.joined(separator: ", ")
    let gone = completion.removed.sorted().map { "'\($0)'" }.joined(separator: ", ")
    let renamed = completion.renamed.sorted { $0.key < $1.key }
    let names = renamed.map { "'\($0.key)' '\($0.value)'" }.joined(separator: " and ")
    let order = completion.isReordered ? "takes its arguments in another order" : nil
    let parts = [
      lacks.isEmpty ? nil : "lacks \(lacks) here",
      gone.isEmpty ? nil : "has no \(gone) any more",
      names.isEmpty ? nil : "calls \(names) now", order,
    ].compactMap(\.self)
    return WiringProblem(
      name: .outOfDate, path: completion.site.source.path, position: completion.site.position,
      message: "'\(name)' \(parts.joined(separator: ", and ")); "
        + "run 'depstructs wire \(root.site.name) --write'",
      notes: [changes(of: completion)])
  }

  /// The first lines that the command would write or take out.
  private static func changes(of completion: Completion) -> WiringProblem.Note {
    let values = Dictionary(
      completion.site.arguments.map { ($0.label, $0.valueText) }, uniquingKeysWith: { $1 })
    let renamed = completion.renamed.sorted { $0.key < $1.key }.flatMap { old, new in
      ["- \(old):", "+ \(new.escapedAsLabel): \(values[old] ?? "")"]
    }
    let passed = Set(values.keys.map { completion.renamed[$0] ?? $0 })
      .union(completion.added.map(\.label))
    let order = completion.order.filter { passed.contains($0.key) }
      .sorted { $0.value < $1.value }.map { "\($0.key):" }
    let lines =
      (completion.isReordered ? ["order: \(order.joined(separator: " "))"] : []) + renamed
      + completion.added.map { "+ \($0.label.escapedAsLabel): \(WiredText.flat($0.value))" }
      + completion.removed.sorted().map { "- \($0):" }
    let count = lines.count > 3 ? "the first 3 of \(lines.count) changes" : "the changes"
    return .init(
      path: completion.site.source.path, position: completion.site.position,
      message: "\(count) in this list:", lines: Array(lines.prefix(3)))
  }

  /// One line: how many roots are out of date, and by what.
  package static func summary(of plan: WiringPlan) -> String {
    let old = plan.roots.filter { !$0.isEmpty }
    guard !old.isEmpty else { return plan.problems.contains(where: \.isError) ? "" : counts(plan) }
    let arguments = old.flatMap(\.completions).reduce(0) {
      $0 + $1.added.count + $1.removed.count + $1.renamed.count
    }
    let reordered = old.flatMap(\.completions).count(where: \.isReordered)
    let kept = old.flatMap(\.added).count { $0.kind == .kept }
    let functions = old.flatMap(\.added).count - kept
    let parts = [
      noun(arguments, "argument"), noun(reordered, "reordered list"), noun(kept, "kept member"),
      noun(functions, "function"),
      noun(old.reduce(0) { $0 + $1.inputs.count }, "input"),
      noun(old.reduce(0) { $0 + $1.imports.count }, "import"),
      noun(old.reduce(0) { $0 + $1.pruned.count + $1.prunedInputs.count }, "unused member"),
    ].compactMap(\.self)
    let verb = old.count == 1 ? "is" : "are"
    return "\(old.count) of \(noun(plan.roots.count, "root") ?? "") \(verb) out of date: "
      + parts.joined(separator: ", ") + "\n"
  }

  /// What was done or would be done, and what each root is given that it was not given before.
  ///
  /// `newRoot` gets a `live` behind its text.
  package static func report(of plan: WiringPlan, newRoot: String? = nil) -> String {
    let lines = plan.roots.flatMap { root in
      root.inputs.map { input in
        "\(root.site.name) is given '\(input.name): \(input.type)' now, for \(input.user): "
          + "\(way(to: input, of: root, hasLive: root.site.name == newRoot))\n"
      }
    }
    let modules = Set(plan.roots.compactMap(\.newToLibrary)).sorted().map { module in
      "module \(module) imports DepStructs now; let its target depend on it, in Package.swift: "
        + ".product(name: \"DepStructs\", package: \"DepStructs\")\n"
    }
    let errors = plan.problems.count(where: \.isError)
    let words =
      noun(errors, "error").map {
        "\($0): what \(errors == 1 ? "it names" : "they name") is not written\n"
      } ?? ""
    return (lines + modules).joined() + words + counts(plan)
  }

  /// Who gives an input its value.
  private static func way(
    to input: AddedInput, of root: RootIntent, hasLive: Bool
  ) -> String {
    let isWritten =
      hasLive
      || root.completions.contains { completion in
        completion.site.typeName == "Self" && completion.added.contains { $0.label == input.name }
      }
    let places = isWritten ? "" : root.makers.joined(separator: ", ")
    guard let live = input.live else {
      return "nothing here makes one" + (places.isEmpty ? "" : "; pass one in \(places)")
    }
    let argument = "\(input.name.escapedAsLabel): \(WiredText.flat(live))"
    return isWritten
      ? "'live' names the real one"
      : "pass '\(argument)' "
        + (places.isEmpty ? "where \(root.site.name) is made" : "in \(places)")
  }

  /// One line: `AppRoot: 41 kept, 12 made anew, 6 given`.
  private static func counts(_ plan: WiringPlan) -> String {
    let roots = plan.roots.map { root in
      let members = root.site.members
      let kept =
        members.count { $0.kind == .kept && !root.pruned.contains($0.name) }
        + root.added.count { $0.kind == .kept }
      let made = members.count { $0.kind == .function } + root.added.count { $0.kind != .kept }
      let given = root.site.inputFieldCount + root.inputs.count - root.prunedInputs.count
      return "\(root.site.name): \(kept) kept, \(made) made anew, \(given) given"
    }
    return roots.joined(separator: "; ") + "\n"
  }

  private static func noun(_ count: Int, _ word: String) -> String? {
    count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
