import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The reason for a type that keeps its default.
extension TransitionNeeds {
  /// The outcome where places, which may stand in the defaults of other types, need the default.
  ///
  /// `holder` names the type in whose default a place stands and which a later step ends.
  func staying(
    because places: [Place], functions: RootFunctions, holder: (Place) -> String?,
    _ project: ProjectTrees
  ) -> TypeOutcome {
    var outcome = outcome
    outcome.status = .skipped
    outcome.callers = []
    let uses = places.map { place in
      let isTest = project.records[place.file].role == .test
      return SkippedUse(
        reason: .defaultNeeded, path: project.records[place.file].path, position: place.position,
        expression: "",
        detail: holder(place).map {
          "the default of '\($0)' relies on it; end that transition too"
        } ?? (isTest ? testAdvice(at: place) : advice(at: place, functions, project)))
    }
    outcome.refusal = uses.first
    outcome.left = uses
    return outcome
  }

  private func testAdvice(at place: Place) -> String {
    guard let hidden = visibility.hidden(from: place.file) else {
      return "a test relies on the default here; pass 'dependencies:'"
    }
    return "a test relies on the default here and cannot see \(hidden); import the module as "
      + "'@testable', or call a function of a public root here"
  }

  private func advice(
    at place: Place, _ functions: RootFunctions, _ project: ProjectTrees
  ) -> String {
    let call = project.source(place.file).flatMap {
      CallSite.at(Int(place.position.offset), in: $0)
    }
    if let subclass = call?.nameOfSubclass {
      return "'\(subclass)' relies on the default of its superclass here; give its initializer "
        + "'dependencies: \(project.model.types[type].name).Dependencies', and pass them on"
    }
    if let hidden = visibility.hidden(from: place.file) {
      let module = project.records[place.file].module
      return "the code here relies on the default, and its module '\(module)' cannot see "
        + "\(hidden); write 'public' there and run this again, or call a function of a root here"
    }
    let said = "the code here relies on the default; "
    let navigation = project.model.exemptUses.first {
      $0.place == place && $0.reason == .navigation
    }
    if let owner = navigation?.owner {
      let name = project.model.types[owner].name
      return said + "convert '\(name)' with 'migrate \(name) --count navigation', and have the "
        + "root make it, or pass 'dependencies:'"
    }
    if let advice = adviceForDefault(at: place, call, project) { return advice }
    let labels = call?.labels.filter { $0 != "dependencies" } ?? []
    let made = project.model.constructions.first { $0.place == place && isMade(by: $0) }?.made
    let subclass = made.flatMap { $0 == type ? nil : "'\(project.model.types[$0].name)'" }
    let function = functions.name(for: made ?? type, taking: labels)
    return said
      + (function.map { "call '\($0)' of a root that it is given" }
        ?? "have a root make \(subclass ?? "the type"), and call the root here")
      + ", or pass 'dependencies:'"
  }

  /// What to do with a value that Swift makes where the code passes none, and in static members.
  private func adviceForDefault(
    at place: Place, _ call: CallSite?, _ project: ProjectTrees
  ) -> String? {
    let owner = project.model.constructions.first { $0.place == place }?.owner
    let around = owner.map { project.model.types[$0].name }
    switch call?.defaultValue {
    case .ofParameter:
      return "the default of a parameter relies on the default here; 'migrate"
        + "\(around.map { " " + $0 } ?? "") --collect-defaults' makes a field of it; or pass "
        + "'dependencies:'"
    case .ofProperty:
      return "the value of a property relies on the default here; give "
        + "'\(around ?? "its type")' an initializer that takes the value, or pass 'dependencies:'"
    case nil: break
    }
    if owner == type, project.source(place.file)?.isInInstance(Int(place.position.offset)) == false
    {
      return "a static member of the type makes it here and has no dependencies; give the member a "
        + "parameter 'dependencies: \(project.model.types[type].name).Dependencies', and pass it on"
    }
    return nil
  }
}
