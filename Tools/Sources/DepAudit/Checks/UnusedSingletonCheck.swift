import DepModel

extension Check {
  /// Singletons that no code outside of tests reaches.
  static let unusedSingletons = Check(rules: [.unusedSingleton]) { model in
    let maker = FindingMaker(model)
    return model.singletons.compactMap { singleton in
      guard singleton.useCount == 0, !singleton.isPublic, !model.isTest(singleton.place) else {
        return nil
      }
      return maker.finding(
        .unusedSingleton, at: singleton.place, expression: singleton.name, type: singleton.owner,
        member: singleton.memberName, text: .unusedSingleton(singleton.name))
    }
  }
}

extension Singleton {
  /// The name of the property alone: `shared`.
  var memberName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
