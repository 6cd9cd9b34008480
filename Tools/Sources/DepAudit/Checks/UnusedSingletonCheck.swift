import DepModel

extension Check {
  /// Singletons that no code outside of tests reaches.
  static let unusedSingletons = Check(rules: [.unusedSingleton]) { model in
    let reached = Set(model.setAside.filter(isUse).compactMap(\.target?.singleton))
    let maker = FindingMaker(model)
    return model.singletons.enumerated().compactMap { index, singleton in
      guard singleton.useCount == 0, !reached.contains(index), !singleton.isPublic,
        !model.isTest(singleton.place)
      else { return nil }
      return maker.finding(
        .unusedSingleton, at: singleton.place, expression: singleton.name, type: singleton.owner,
        member: singleton.memberName, text: .unusedSingleton(singleton.name))
    }
  }

  /// Whether a place that is not counted still needs what it reaches.
  private static func isUse(_ place: SetAside) -> Bool {
    switch place.reason {
    case .ownDeclaration, .test: false
    case .compositionRoot, .live, .preview, .environment, .constant: true
    }
  }
}

extension Singleton {
  /// The name of the property alone: `shared`.
  var memberName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
