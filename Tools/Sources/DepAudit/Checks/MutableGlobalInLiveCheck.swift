import DepModel

extension Check {
  /// Reads of variables in `live`, which take the value of that moment.
  static let mutableGlobalsInLive = Check(rules: [.mutableGlobalInLive]) { model in
    let variables = MutableNames(model)
    let owners = LiveOwners(model)
    let maker = FindingMaker(model)
    return model.exemptUses.compactMap { place in
      guard place.reason == .live, !place.isDeferred, !model.isTest(place.place),
        variables.contains(place)
      else { return nil }
      let owner = owners.owner(of: place)
      let subject = maker.subject(type: owner, file: place.place.file)
      return maker.finding(
        .mutableGlobalInLive, at: place.place, expression: place.expression, type: owner,
        member: place.member, text: .mutableGlobalInLive(place.expression, of: subject))
    }
  }
}

/// The singletons and globals that can be assigned.
private struct MutableNames {
  private let model: ProjectModel
  private let names: Set<String>

  init(_ model: ProjectModel) {
    self.model = model
    names = Set(model.singletons.filter(\.isMutable).map(\.name))
  }

  func contains(_ place: ExemptUse) -> Bool {
    if place.kind == .globalVariable { return true }
    if let singleton = place.target?.singleton { return model.singletons[singleton].isMutable }
    return names.contains(place.expression)
  }
}
