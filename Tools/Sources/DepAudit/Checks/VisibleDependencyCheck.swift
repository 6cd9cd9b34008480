import DepModel

extension Check {
  /// Parameters with a default that reaches outside.
  static let defaultedDependencies = Check(rules: [.defaultedDependency]) { model in
    findings(.defaultedDependency, of: .defaulted, in: model) {
      .defaultedDependency($0, of: $1)
    }
  }

  /// Fields of `Dependencies` structs that have a default.
  static let transitionalDependencies = Check(rules: [.transitionalDependency]) { model in
    findings(.transitionalDependency, of: .transitional, in: model) {
      .transitionalDependency($0, of: $1)
    }
  }

  private static func findings(
    _ rule: RuleName, of state: Dependency.State, in model: ProjectModel,
    text: (_ expression: String, _ subject: String) -> FindingText
  ) -> [Finding] {
    let maker = FindingMaker(model)
    return model.dependencies.compactMap { dependency in
      guard dependency.state == state, !model.isTest(dependency) else { return nil }
      let subject = maker.subject(type: dependency.owner, file: dependency.file)
      return maker.finding(
        rule, about: dependency, text: text(dependency.expression, subject))
    }
  }
}
