import DepFacts
import DepModel
import DepSyntax

/// Finds what kept members hold longer than it should live.
struct KeptTooLong {
  let wiring: Wiring
  let intent: RootIntent
  let isChild: Bool

  private var site: RootSite { intent.site }

  func problems() -> [WiringProblem] {
    site.constructions.filter(\.isKept).flatMap { construction in
      heldValues(construction) + (isChild ? heldRoots(construction) : [])
    }
  }

  /// `token: token()`, where the allocator makes a new one after some time.
  private func heldValues(_ construction: ConstructionSite) -> [WiringProblem] {
    guard construction.closures.isEmpty else { return [] }
    let given = construction.arguments.map { ($0.label, $0.text) }
    let added = intent.completions.filter { $0.site.position == construction.position }
      .flatMap { $0.added.map { ($0.label, "\($0.label): \(WiredText.flat($0.value))") } }
    return (given + added).compactMap { label, text in
      let value = text.dropFirst(label.count + 1).filter { !$0.isWhitespace && $0 != "," }
      guard value.hasSuffix("()"),
        let member = site.members.first(where: { $0.name == value.dropLast(2) }),
        let duration = member.duration, duration.hasPrefix(".cached")
      else { return nil }
      return problem(label, construction, member, duration)
    }
  }

  private func problem(
    _ label: String, _ construction: ConstructionSite, _ member: RootMember, _ duration: String
  ) -> WiringProblem {
    var notes = [
      WiringProblem.Note(
        path: member.source.path, position: member.position,
        message: "'\(member.name)' is Allocator(\(duration))")
    ]
    if let field = field(label, of: construction) {
      notes.append(
        WiringProblem.Note(
          path: wiring.scope.records[field.place.file].path, position: field.place.position,
          message: "write 'var \(label): @Sendable () -> \(field.type.text)', and it asks each time"
        ))
    }
    return WiringProblem(
      name: .captive, path: construction.source.path, position: construction.position,
      message: "'\(construction.typeName)' is kept and holds '\(label)', which is made anew after "
        + "some time; it keeps the first", notes: notes, subject: label, isWarning: true)
  }

  private func field(_ label: String, of construction: ConstructionSite) -> MadeType.Field? {
    let file = site.shape.entry.place.file
    return wiring.scope.type(named: construction.typeName, in: site.type, file: file)
      .flatMap { wiring.scope.nestedType("Dependencies", of: $0) }
      .flatMap { wiring.makers.fields(of: $0).first { $0.name == label } }
  }

  /// A closure of a kept member that takes the root with it, which keeps both alive.
  private func heldRoots(_ construction: ConstructionSite) -> [WiringProblem] {
    construction.arguments.compactMap { argument in
      guard let offset = argument.ownershipOffset else { return nil }
      let position = construction.source.position(at: offset)
      let name = construction.memberName ?? construction.typeName
      return WiringProblem(
        name: .circleInScope, path: construction.source.path, position: position,
        message: "\(site.name) and '\(name)' keep each other alive: '\(argument.label)' takes "
          + "'self' with it",
        notes: [
          WiringProblem.Note(
            path: construction.source.path, position: position, message: "write 'unowned self'")
        ], subject: name)
    }
  }
}
