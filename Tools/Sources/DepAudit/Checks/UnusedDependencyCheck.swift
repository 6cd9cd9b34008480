import DepModel

extension Check {
  /// Fields that the type never reads.
  static let unusedDependencies = Check(rules: [.unusedDependency]) { model in
    findings(.unusedDependency, in: model) { uses in
      uses.isEmpty
    } text: {
      .unusedDependency($0, of: $1)
    }
  }

  /// Fields that the type only hands to others.
  static let passedOnDependencies = Check(rules: [.passedOnDependency]) { model in
    findings(.passedOnDependency, in: model) { uses in
      !uses.isEmpty && uses.allSatisfy(\.isPassedOn)
    } text: {
      .passedOnDependency($0, of: $1)
    }
  }

  private static func findings(
    _ rule: RuleName, in model: ProjectModel, where isFinding: ([FieldUse]) -> Bool,
    text: (_ field: String, _ type: String) -> FindingText
  ) -> [Finding] {
    let uses = Dictionary(grouping: model.fieldUses.filter { !model.isTest($0.place) }, by: \.owner)
      .mapValues { Dictionary(grouping: $0, by: \.field) }
    let maker = FindingMaker(model)
    return model.dependencyShapes.flatMap { type, shape -> [Finding] in
      guard showsItsUses(shape) else { return [] }
      return shape.fields.compactMap { field in
        guard isFinding(uses[type]?[field.name] ?? []) else { return nil }
        return maker.finding(
          rule, at: field.place, expression: field.name, type: type, member: "Dependencies",
          text: text(field.name, model.types[type].name))
      }
    }
  }

  /// Whether all uses of the fields can be seen, so that one without a use is really unused.
  private static func showsItsUses(_ shape: DependenciesShape) -> Bool {
    shape.property != nil && !shape.isUsedWhole && !shape.isExposed
  }
}
