import DepFacts
import DepModel
import DepSyntax

/// Constructions that the compiler would refuse where their author wrote them.
extension Wiring {
  /// The kept objects of a root that take no dependencies.
  mutating func checkActors(ofMembersOf root: Int) {
    let state = states[root]
    for member in state.site.members {
      guard let (name, site) = member.madeInPlace,
        let type = scope.type(named: name, in: state.type, file: state.file),
        makers.structType(of: type) == nil
      else { continue }
      let use = Use(
        root: root, member: member.name, path: member.source.path, position: site.position,
        chain: [])
      checkActor(of: site, making: type, taking: nil, in: use)
    }
  }

  mutating func checkActor(of site: ConstructionSite, making type: Int, in use: Use) {
    guard let label = site.label, let actorSite = site.actorSite else { return }
    checkActor(of: actorSite, making: type, taking: label, in: use)
  }

  /// Nothing is said where the sources leave a doubt about either side.
  private mutating func checkActor(
    of site: ActorSite, making type: Int, taking label: String?, in use: Use
  ) {
    let words = site.words
    guard let (actor, place) = scope.initializerActor(of: type, taking: label),
      let here = runningActor(site, in: use.root), !isSame(here, actor)
    else { return }
    let root = states[use.root].site.name
    let member = site.memberName.map { "'\($0)' of \(root)" } ?? "the initializer of \(root)"
    let (advice, lines) = remedy(for: site, here, actor, making: type, in: use)
    problems.append(
      problem(
        .isolation,
        "'\(name(type))' can be made on \(Self.place(actor)) only, and \(member) is "
          + "\(Self.sentence(here, words)); \(advice)",
        [
          note(
            place,
            (place == scope.model.types[type].place ? "" : "the initializer of ")
              + "'\(name(type))' is \(actor)"),
          lines,
        ], in: use))
  }

  private func isSame(_ here: RunningActor, _ actor: String) -> Bool {
    guard case .global(let attribute) = here else { return false }
    return attribute.lastName.drop { $0 == "@" } == actor.lastName.drop { $0 == "@" }
  }

  private static func sentence(_ here: RunningActor, _ words: ActorWords) -> String {
    switch here {
    case .none: words.isNonisolated ? "nonisolated" : "on no actor"
    case .global(let attribute): "on \(place(attribute))"
    case .object: "on an actor of its own"
    }
  }

  /// The actor that runs the code around a construction; nil where the sources do not tell.
  private func runningActor(_ site: ActorSite, in root: Int) -> RunningActor? {
    let words = site.words
    guard scope.saysAll(words.attributes), scope.saysAll(words.attributesOfExtension) else {
      return nil
    }
    if let actor = scope.actor(in: words.attributes) { return .global("@" + actor) }
    if words.isNonisolated { return RunningActor.none }
    if let actor = scope.actor(in: words.attributesOfExtension) { return .global("@" + actor) }
    guard let type = typeAround(words, in: root), !words.isOverride,
      !(site.memberName.map { scope.isRequired($0, of: type) } ?? false)
    else { return nil }
    return scope.runningActor(ofMembersOf: type, isStatic: words.isStatic)
  }

  private func typeAround(_ words: ActorWords, in root: Int) -> Int? {
    let type = states[root].type
    if words.typeName.lastName == "Dependencies" {
      return scope.nestedType("Dependencies", of: type)
    }
    return words.typeName.lastName == states[root].site.name.lastName ? type : nil
  }

  /// What to write instead, as the end of a sentence and as code.
  private func remedy(
    for site: ActorSite, _ here: RunningActor, _ actor: String, making type: Int, in use: Use
  ) -> (advice: String, note: WiringProblem.Note) {
    let words = site.words
    let root = states[use.root].site
    let isOfActor =
      scope.runningActor(ofMembersOf: root.type, isStatic: words.isStatic)
      .map { isSame($0, actor) } ?? false
    let attribute = words.isNonisolated && isOfActor ? nil : actor
    guard here == RunningActor.none, !words.isStored else {
      let wanted = Wanted(
        name: site.memberName.map { $0.isMakingFunction ? name(type).lastName.lowerCamel : $0 }
          ?? name(type).lastName.lowerCamel,
        type: reader.meaning(of: type), place: (use.path, use.position), owner: root.name,
        structType: nil)
      return (
        "give it to \(root.name): make it with 'await' where \(root.name) is made",
        remedy(wanted, canKeep: false, in: use)
      )
    }
    let head = site.head(writing: attribute)
    return (
      attribute.map { "write '\($0)' before it" } ?? "take 'nonisolated' away",
      .init(path: use.path, position: head.position, message: "write it here:", lines: [head.line])
    )
  }
}

extension String {
  fileprivate var isMakingFunction: Bool { hasPrefix("make") }
}
