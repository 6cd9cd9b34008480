import DepModel

extension Check {
  /// Singletons that are built from the default of a type's `Dependencies`.
  static let singletonsKeepDefaults = Check(rules: [.singletonKeepsDefault]) { model in
    let maker = FindingMaker(model)
    return model.singletons.compactMap { singleton in
      guard singleton.buildsFromDefault, !model.isTest(singleton.place),
        let built = singleton.builtTypeID ?? singleton.valueTypeID,
        model.types[built].dependencies?.hasDefault == true
      else { return nil }
      return maker.finding(
        .singletonKeepsDefault, at: singleton.place, expression: singleton.name,
        type: singleton.owner, member: singleton.memberName,
        text: .singletonKeepsDefault(singleton.name, type: model.types[built].name))
    }
  }
}
