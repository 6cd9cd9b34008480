import DepFacts
import DepModel

extension Check {
  /// Types of which every construction passes `dependencies:`.
  static let unusedDefaults = Check(rules: [.unusedDefault]) { model in
    let callers = DefaultCallers(model)
    let maker = FindingMaker(model)
    return model.dependencyShapes.compactMap { type, shape in
      guard shape.hasDefault, !shape.isDefaultOfFunctions, callers.allPassDependencies(to: type)
      else { return nil }
      return maker.finding(
        .unusedDefault, at: shape.place, expression: "Dependencies", type: type,
        text: .unusedDefault(of: model.types[type]))
    }
  }
}

/// The code that creates objects of each type, and whether it relies on a default.
private struct DefaultCallers {
  private let model: ProjectModel
  private var passing: Set<Int> = []
  private var relying: Set<Int> = []
  /// The classes from which others inherit.
  private var superclasses: Set<Int> = []

  init(_ model: ProjectModel) {
    self.model = model
    for construction in model.constructions where !model.isTest(construction) {
      if construction.labels.contains("dependencies") {
        passing.insert(construction.made)
      } else {
        relying.insert(construction.made)
      }
    }
    for singleton in model.singletons where singleton.buildsFromDefault {
      if let built = singleton.builtTypeID ?? singleton.valueTypeID { relying.insert(built) }
    }
    for (_, shape) in model.dependencyShapes { relying.formUnion(shape.liveNeeds) }
    for type in model.types where type.kind == .class {
      superclasses.formUnion(type.parents.compactMap(\.type))
    }
  }

  func allPassDependencies(to type: Int) -> Bool {
    let entry = model.types[type]
    return passing.contains(type) && !relying.contains(type) && entry.access < .public
      && !superclasses.contains(type)
  }
}

extension AccessLevel {
  fileprivate static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
