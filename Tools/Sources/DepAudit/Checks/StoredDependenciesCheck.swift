import DepModel

extension Check {
  /// `Dependencies` in a `var`.
  static let mutableDependencies = Check(rules: [.mutableDependencies]) { model in
    findings(.mutableDependencies, in: model, where: \.isStoredAsVariable) {
      .mutableDependencies($0, of: $1)
    }
  }

  /// `Dependencies` that other modules can see.
  static let exposedDependencies = Check(rules: [.exposedDependencies]) { model in
    findings(.exposedDependencies, in: model, where: \.isExposed) {
      .exposedDependencies($0, of: $1)
    }
  }

  private static func findings(
    _ rule: RuleName, in model: ProjectModel, where isFinding: (DependenciesShape) -> Bool,
    text: (_ property: String, _ type: String) -> FindingText
  ) -> [Finding] {
    let maker = FindingMaker(model)
    return model.dependencyShapes.compactMap { type, shape in
      guard isFinding(shape) else { return nil }
      let property = shape.property ?? "dependencies"
      return maker.finding(
        rule, at: shape.propertyPlace ?? shape.place, expression: property, type: type,
        member: property, text: text(property, model.types[type].name))
    }
  }
}
