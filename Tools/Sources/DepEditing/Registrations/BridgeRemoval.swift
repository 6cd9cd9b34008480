import DepFacts
import DepMigration
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Takes away the registrations that ask a composition root, where nothing fetches them after the
/// end of transitions.
struct BridgeRemoval {
  private let project: ProjectTrees
  private let bridges: [ContainerBridge]
  /// By bridge: the entries that go.
  private var going: [Set<Int>]
  /// The bridges whose root other code calls after this change.
  private var needed: Set<Int> = []

  init(project: ProjectTrees, roots: [Int]) {
    self.project = project
    bridges = ContainerBridgeFinder(project: project, roots: roots).all()
    going = bridges.map { bridge in
      Set(bridge.entries.indices.filter { bridge.entries[$0].code != nil })
    }
  }

  /// The constants and properties that make roots.
  var code: JointTransition.Bridges {
    var code = JointTransition.Bridges()
    for (index, bridge) in bridges.enumerated() {
      code.all.add(bridge.holder.inner, in: bridge.file)
      if isWhole(index) { code.going.add(bridge.holder.inner, in: bridge.file) }
    }
    return code
  }

  /// Keeps the constants that code calls from now on; whether one more is kept than before.
  mutating func keepConstants(for entries: [JointTransition.Entry]) -> Bool {
    let before = needed
    for (index, bridge) in bridges.enumerated() where isWhole(index) {
      let isCalled = entries.contains {
        $0.root == bridge.root && $0.place.file == bridge.file && $0.constant != nil
      }
      if isCalled { needed.insert(index) }
    }
    return before != needed
  }

  /// Keeps what code fetches that does not go; whether something more is kept than before.
  mutating func keep(allBut gone: CodeRegion) -> Bool {
    let before = going
    for (index, bridge) in bridges.enumerated() {
      going[index] = going[index].filter { entry in
        bridge.entries[entry].readers.allSatisfy { gone.contains($0.place) }
      }
    }
    return before != going
  }

  /// Whether the constant goes too.
  private func isWhole(_ index: Int) -> Bool {
    bridges[index].isHolderTheirs && going[index].count == bridges[index].entries.count
      && !needed.contains(index)
  }

  // MARK: Edits

  func edits() -> EditList {
    var edits = EditList()
    for (position, bridge) in bridges.enumerated() {
      var pieces: [EmptiedCode.Piece] = going[position].sorted().compactMap { index in
        let entry = bridge.entries[index]
        guard let node = entry.code, let source = project.source(entry.registration.file) else {
          return nil
        }
        return EmptiedCode.Piece(node: node, source: source)
      }
      if isWhole(position), let node = bridge.holder.parent,
        let source = project.source(bridge.file)
      {
        pieces.append(EmptiedCode.Piece(node: node, source: source))
      }
      EmptiedCode(pieces, in: project).remove(&edits)
    }
    return edits
  }

  // MARK: Words

  /// What went, and what stays where all transitions were to end.
  func notes(gone: CodeRegion, tellsStaying: Bool) -> [String] {
    zip(bridges, going).flatMap { bridge, indices -> [String] in
      let root = project.model.types[bridge.root].name
      let count = indices.count
      let removed =
        count == 0
        ? []
        : [
          "removed \(count) registration\(count == 1 ? "" : "s") of '\(bridge.container)' that "
            + "asked '\(root)', because nothing fetches \(count == 1 ? "it" : "them") any more"
        ]
      return removed + (tellsStaying ? staying(bridge, indices, gone) : [])
        + unused(bridge, indices, gone)
    }
  }

  /// What is left of a container whose last registration goes.
  private func unused(
    _ bridge: ContainerBridge, _ indices: Set<Int>, _ gone: CodeRegion
  ) -> [String] {
    guard let type = bridge.type, indices.count == bridge.registrationCount else { return [] }
    var gone = gone
    for edit in edits().edits { gone.add(edit.range, in: edit.file) }
    return [UnusedContainer(type: type, project: project, gone: gone).note]
  }

  /// The outcomes of types that stay, with what makes the root already.
  func explaining(_ outcomes: [TypeOutcome], _ gone: CodeRegion) -> [TypeOutcome] {
    let reason = zip(bridges, going).lazy.compactMap { staying($0.0, $0.1, gone).first }.first
    guard let reason else { return outcomes }
    return outcomes.map { outcome in
      guard outcome.refusal?.reason == .defaultNeeded else { return outcome }
      var outcome = outcome
      outcome.refusal?.detail += "; registrations make the root already: \(reason)"
      return outcome
    }
  }

  private func staying(
    _ bridge: ContainerBridge, _ indices: Set<Int>, _ gone: CodeRegion
  ) -> [String] {
    bridge.entries.indices.filter { !indices.contains($0) }.map { index in
      let entry = bridge.entries[index]
      let registration = entry.registration
      let name = registration.property ?? registration.services.first ?? ""
      let head =
        "\(registration.path):\(registration.position.line): the registration of '\(name)' stays, "
      let readers = entry.readers.filter { !gone.contains($0.place) }
      guard !readers.isEmpty else { return head + "because other code uses its value" }
      var seen: Set<String> = []
      let places = readers.map { reader in
        "\(reader.owner) (\(project.records[reader.place.file].path):"
          + "\(reader.place.position.line))"
      }.filter { seen.insert($0).inserted }
      let more = places.count > 3 ? " and \(places.count - 3) more" : ""
      return head + "because these fetch it: " + places.prefix(3).joined(separator: ", ") + more
    }
  }
}
