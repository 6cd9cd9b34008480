import DepModel

extension Check {
  /// Hidden dependencies, each under the rule of its kind.
  static let hiddenDependencies = Check(
    rules: [
      .hiddenSingleton, .hiddenSystemSingleton, .hiddenAmbientValue, .hiddenLocator,
      .hiddenGlobal, .hiddenStaticFacade, .hiddenConstruction,
    ]
  ) { model in
    let maker = FindingMaker(model)
    return model.dependencies.compactMap { dependency in
      guard dependency.state == .hidden, !model.isTest(dependency),
        let rule = RuleName(rawValue: dependency.kind.hiddenRule)
      else { return nil }
      let place = HiddenPlace(
        dependency: dependency,
        subject: maker.subject(type: dependency.owner, file: dependency.file),
        owner: dependency.owner.map { model.types[$0] })
      return maker.finding(rule, about: dependency, text: text(rule, place))
    }
  }

  private static func text(_ rule: RuleName, _ place: HiddenPlace) -> FindingText {
    switch rule {
    case .hiddenSystemSingleton: .hiddenSystemSingleton(place)
    case .hiddenAmbientValue: .hiddenAmbientValue(place)
    case .hiddenLocator: .hiddenLocator(place)
    case .hiddenGlobal: .hiddenGlobal(place)
    case .hiddenStaticFacade: .hiddenStaticFacade(place)
    case .hiddenConstruction: .hiddenConstruction(place)
    default: .hiddenSingleton(place)
    }
  }
}
