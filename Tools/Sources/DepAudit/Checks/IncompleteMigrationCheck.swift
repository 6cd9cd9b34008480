import DepModel

extension Check {
  /// Types with `Dependencies` that hide something, once each.
  static let incompleteMigrations = Check(rules: [.incompleteMigration]) { model in
    var hidden: [Int: [String]] = [:]
    for dependency in model.dependencies
    where dependency.state == .hidden && !model.isTest(dependency) {
      guard let owner = dependency.owner, model.types[owner].dependencies != nil else { continue }
      hidden[owner, default: []].append(dependency.expression)
    }
    let maker = FindingMaker(model)
    return model.dependencyShapes.compactMap { type, shape in
      guard let expressions = hidden[type] else { return nil }
      return maker.finding(
        .incompleteMigration, at: shape.place, expression: "Dependencies", type: type,
        text: .incompleteMigration(model.types[type], hides: Set(expressions).sorted()))
    }
  }
}
