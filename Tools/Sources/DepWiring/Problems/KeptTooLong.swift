import DepFacts
import DepModel
import DepSyntax

/// Finds what kept members hold longer than it should live.
struct KeptTooLong {
  let wiring: Wiring
  let intent: RootIntent
  /// Its index among the states.
  let root: Int

  private var site: RootSite { intent.site }

  func problems() -> [WiringProblem] {
    let isChild = !wiring.states[root].parents.isEmpty
    let written = site.constructions.filter(\.isKept).flatMap { construction in
      heldValues(construction) + (isChild ? heldRoots(construction) : [])
    }
    let added = intent.added.filter { $0.kind == .kept }
      .flatMap { heldValues(in: $0.value, of: "") }
    return written + added + (isChild ? heldByFunctions() : [])
  }

  /// `token: token()`, where the allocator makes a new one after some time.
  private func heldValues(_ construction: ConstructionSite) -> [WiringProblem] {
    guard construction.closures.isEmpty else { return [] }
    let given = construction.arguments.map { ($0.label, $0.text) }
    let added = intent.completions.filter { $0.site.position == construction.position }
      .flatMap { $0.added.map { ($0.label, "\($0.label): \(WiredText.flat($0.value))") } }
    return (given + added).compactMap { label, text in
      // Most arguments are names, and to take their spaces out costs more than to look.
      guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
      let value = text.dropFirst(label.count + 1).filter { !$0.isWhitespace && $0 != "," }
      return shortLived(value).map {
        problem(
          label, construction.typeName, $0, path: construction.source.path,
          position: construction.position)
      }
    }
  }

  /// The same in a member that this run adds, which has no place of its own yet.
  private func heldValues(in value: WiredExpression, of type: String) -> [WiringProblem] {
    guard case .call(let name, let arguments) = value else { return [] }
    let type = name == ".init" ? type : name
    let place = site.shape.entry.place
    return arguments.flatMap { argument -> [WiringProblem] in
      guard case .text(let text) = argument.value else {
        return heldValues(in: argument.value, of: type)
      }
      let problem = shortLived(text).map {
        self.problem(
          argument.label ?? "", type, $0, path: wiring.scope.records[place.file].path,
          position: place.position)
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// The allocator of this root or one above it that a text reads, if it makes new values.
  private func shortLived(_ text: String) -> RootMember? {
    guard text.hasSuffix("()") else { return nil }
    var names = text.dropLast(2).split(separator: ".").map(String.init)
    if names.first == "self" { names.removeFirst() }
    let (root, rest) = wiring.end(of: names[...], from: root)
    guard rest.count == 1, let name = rest.first else { return nil }
    return wiring.states[root].site.members.first {
      $0.name == name && $0.duration?.hasPrefix(".cached") == true
    }
  }

  private func problem(
    _ label: String, _ type: String, _ member: RootMember, path: String, position: SourcePosition
  ) -> WiringProblem {
    var notes = [
      WiringProblem.Note(
        path: member.source.path, position: member.position,
        message: "'\(member.name)' is \(member.allocation ?? "an Allocator")")
    ]
    if let field = field(label, of: type) {
      notes.append(
        WiringProblem.Note(
          path: wiring.scope.records[field.place.file].path, position: field.place.position,
          message: "write 'var \(label): @Sendable () -> \(field.type.text)', and it asks each time"
        ))
    }
    return WiringProblem(
      name: .captive, path: path, position: position,
      message: "'\(type)' is kept and holds '\(label)', which is made anew after "
        + "some time; it keeps the first", notes: notes, subject: label, isWarning: true)
  }

  private func field(_ label: String, of type: String) -> MadeType.Field? {
    let file = site.shape.entry.place.file
    return wiring.scope.type(named: type, in: site.type, file: file)
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

  /// `lazy var list = makeList()`, where the function lets a closure take the root with it.
  private func heldByFunctions() -> [WiringProblem] {
    site.members.filter { $0.kind == .kept }.flatMap { member -> [WiringProblem] in
      guard case .result(let function) = member.value else { return [] }
      let made = site.constructions.filter { $0.isInFunction && $0.memberName == function }
      let offsets = made.flatMap { construction in
        construction.arguments.compactMap { argument in
          argument.ownershipOffset.map { (construction.source, $0, argument.label) }
        }
      }
      return offsets.map { source, offset, label in
        WiringProblem(
          name: .circleInScope, path: member.source.path, position: member.position,
          message: "\(site.name) and '\(member.name)' keep each other alive: '\(label)' takes "
            + "'self' with it",
          notes: [
            WiringProblem.Note(
              path: source.path, position: source.position(at: offset),
              message: "make the object in '\(member.name)' itself, and write 'unowned self' there")
          ], subject: member.name)
      }
    }
  }
}
