import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides which initializers are kept for the callers of one that loses parameters.
struct InitializerUsers {
  /// The index into ``TypeShape/initializers``.
  let index: Int
  let shape: TypeShape
  let project: ProjectTrees
  let form: InitializerForm

  private var site: InitializerSite { shape.initializers[index] }

  /// The initializer without parameters that become fields; nil where there are none.
  func initializer(
    without parameters: [CollectedDefaults.Parameter]
  ) -> Result<CollectedDefaults.Initializer?, Refusal> {
    guard !parameters.isEmpty, let reads = site.reads(of: Set(parameters.map(\.name))) else {
      return .success(nil)
    }
    if let name = parameters.map(\.name).first(where: reads.redeclared.contains) {
      return refuse("'\(name)' has another meaning in part of the body")
    }
    if reads.redeclared.contains("dependencies") {
      return refuse("'dependencies' has another meaning there")
    }
    let labels = Set(parameters.map(\.label))
    if callsWithin().contains(where: { !Set($0).isDisjoint(with: labels) }) {
      return refuse("another initializer passes the argument")
    }
    var kept = passedTogether(parameters)
    let all = Set(parameters.map(\.index))
    let isPublic = form == .pair && site.isExported
    if isPublic {
      guard parameters.count <= 2 else {
        return refuse(
          "other modules may pass any combination, which would take too many initializers")
      }
      kept = [all] + (all.count > 1 ? all.sorted().map { [$0] } : [])
    } else if form == .pair, !kept.contains(all) {
      kept.append(all)
    }
    for parameter in parameters where isClosure(parameter) && !kept.contains([parameter.index]) {
      // A closure behind the parentheses has no label.
      kept.append([parameter.index])
    }
    if kept.count > Self.mostInitializers {
      return refuse("callers pass the arguments in too many combinations")
    }
    let rest = site.parameterSites.enumerated().filter { !all.contains($0.offset) }
    if !kept.isEmpty || isPublic, !rest.allSatisfy(\.element.canBePassedOn) {
      return refuse("another parameter cannot be passed on")
    }
    if let labels = taken(kept + [[]], all) {
      return refuse("the type has an 'init(\(labels.map { $0 + ":" }.joined()))' already")
    }
    return .success(
      .init(
        site: index, parameters: parameters,
        kept: kept.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) },
        keepsEmpty: isPublic, reads: reads.reads))
  }

  private static let mostInitializers = 4

  private func isClosure(_ parameter: CollectedDefaults.Parameter) -> Bool {
    site.parameterSites[parameter.index].isClosure
  }

  // MARK: Calls

  /// The labels of calls by `self.init` and `super.init`.
  private func callsWithin() -> [[String]] {
    let own = shape.initializers.flatMap(\.delegatedCalls)
    let inherited = project.scope.subclasses(of: shape.type)
      .compactMap { TypeShape($0, in: project) }.flatMap(\.initializers)
      .flatMap { $0.calls(of: ["super.init", "self.init"]) }
    return (own + inherited).map(\.labels)
  }

  /// What callers pass together, each combination once.
  private func passedTogether(_ parameters: [CollectedDefaults.Parameter]) -> [Set<Int>] {
    let made = [shape.type] + project.scope.subclasses(of: shape.type)
    let names =
      made.map { project.model.types[$0].name } + ["Self", "init"]
      + project.scope.aliases(of: shape.type)
    let found = project.scope.labels(ofCalls: names).reduce(into: Set<Set<Int>>()) {
      found, labels in
      found.formUnion(passed(parameters, in: labels))
    }
    return found.filter { !$0.isEmpty }.sorted {
      $0.sorted().lexicographicallyPrecedes($1.sorted())
    }
  }

  /// Which parameters a call passes; several answers where labels do not tell.
  private func passed(
    _ parameters: [CollectedDefaults.Parameter], in labels: [String]
  ) -> [Set<Int>] {
    guard site.mayTake(labels) else { return [] }
    let named = parameters.filter { $0.label != "_" && labels.contains($0.label) }.map(\.index)
    let nameless = parameters.filter { $0.label == "_" }.map(\.index)
    guard !nameless.isEmpty else { return [Set(named)] }
    let count = labels.count { $0 == "_" }
    let needed = site.parameterSites.count {
      $0.label == "_" && !$0.hasDefault && !$0.isVariadic
    }
    guard count > needed else { return [Set(named)] }
    return [Set(named + nameless.prefix(count - needed))]
      + (nameless.count > 1 ? nameless.map { Set(named + [$0]) } : [])
  }

  /// Labels of an initializer that would be written, and is there already.
  private func taken(_ kept: [Set<Int>], _ all: Set<Int>) -> [String]? {
    let others = shape.initializers.enumerated().filter { $0.offset != index }
      .map(\.element.labels)
    return kept.map { subset in
      site.labels.enumerated().filter { !all.contains($0.offset) || subset.contains($0.offset) }
        .map(\.element)
    }.first(where: others.contains)
  }

  private func refuse<Value>(_ detail: String) -> Result<Value, Refusal> {
    .failure(Refusal(.defaultArgument, detail))
  }
}
