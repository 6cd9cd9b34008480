import DepFacts

/// Finds types and globals of the project that hand out dependencies to many types.
struct LocatorSearch {
  let index: ProposalIndex
  let thresholds: ConfigurationProposal.Thresholds
  let sdk: SDKKnowledge

  func run() -> [ConfigurationProposal.Note] {
    let types = index.members.keys.sorted().compactMap { type in
      ofStatics(type) ?? ofInstance(type)
    }
    return types + index.globals.keys.sorted().compactMap(ofGlobal)
  }

  /// `ServiceLocator.api`: different objects as statics.
  private func ofStatics(_ type: String) -> ConfigurationProposal.Note? {
    let handed = handedOut(by: type, isStatic: true)
    return note(type, handed: handed, uses: index.uses[type] ?? [])
  }

  /// `AppContainer.shared.api`: one shared object that holds the others.
  private func ofInstance(_ type: String) -> ConfigurationProposal.Note? {
    let doors = (index.members[type] ?? []).map(\.fact).filter {
      $0.flags.contains(.isStatic) && index.isGetter($0) && index.isVisible($0)
        && bareType(of: $0) == type
    }
    if doors.isEmpty { return nil }
    let names = Set(doors.map(\.name))
    let uses = (index.uses[type] ?? []).filter {
      names.contains($0.rest.first?.baseName ?? "")
    }.map { ProposalIndex.Use(rest: Array($0.rest.dropFirst()), user: $0.user) }
    return note(type, handed: handedOut(by: type, isStatic: false), uses: uses)
  }

  /// `Current.api`: a global struct of objects and closures.
  private func ofGlobal(_ name: String) -> ConfigurationProposal.Note? {
    guard let global = index.globals[name]?.fact, let type = bareType(of: global) else {
      return nil
    }
    let handed = handedOut(by: type, isStatic: false, orClosures: true)
    return note(name, handed: handed, uses: index.uses[name] ?? [])
  }

  private func bareType(of fact: MemberFact) -> String? {
    index.typeName(of: fact).map { TypeText.components(of: $0).joined(separator: ".") }
  }

  /// The types of what visible members give, by their names.
  private func handedOut(
    by type: String, isStatic: Bool, orClosures: Bool = false
  ) -> [String: String] {
    var handed: [String: String] = [:]
    for member in index.members[type] ?? [] {
      let fact = member.fact
      guard fact.flags.contains(.isStatic) == isStatic, index.isGetter(fact),
        index.isVisible(fact), let text = index.typeName(of: fact)
      else { continue }
      if let object = index.objectType(text) {
        // What makes views for many screens hands out none of their dependencies.
        if object != type, !isView(object) { handed[fact.name] = object }
      } else if orClosures, text.hasArrow {
        handed[fact.name] = "\(fact.name) \(text)"
      }
    }
    return handed
  }

  private func isView(_ name: String) -> Bool {
    sdk.names(in: .viewEndings).contains(where: name.hasSuffix)
      || sdk.names(in: .viewControllerEndings).contains(where: name.hasSuffix)
  }

  private func note(
    _ name: String, handed: [String: String], uses: [ProposalIndex.Use]
  ) -> ConfigurationProposal.Note? {
    var types: Set<String> = []
    var users: Set<String> = []
    for use in uses {
      guard let member = use.rest.first,
        let type = handed[member.baseName]
      else { continue }
      types.insert(type)
      users.insert(use.user)
    }
    guard types.count >= thresholds.handedOut, users.count >= thresholds.users else { return nil }
    return ConfigurationProposal.Note(
      key: "locators", name: name,
      reason: "provides \(types.count) types to \(users.count) other types")
  }
}
