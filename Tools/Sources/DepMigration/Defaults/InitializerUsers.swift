import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Knows who calls an initializer, and what has to be kept for them.
struct InitializerUsers {
  let site: InitializerSite
  let shape: TypeShape
  let project: ProjectTrees
  let calls: CallLabels
  let form: InitializerForm

  /// The initializer without parameters that become fields; nil where there are none.
  func initializer(
    _ parameters: [CollectedDefaults.Parameter], index: Int
  ) -> Result<CollectedDefaults.Initializer?, Refusal> {
    guard !parameters.isEmpty, let body = site.body else { return .success(nil) }
    let reads = ParameterReads(of: Set(parameters.map(\.name)), in: body)
    if let name = parameters.map(\.name).first(where: reads.redeclared.contains) {
      return refuse("'\(name)' has another meaning in a part of the body")
    }
    if reads.redeclared.contains("dependencies") {
      return refuse("something else is called 'dependencies' there")
    }
    let labels = Set(parameters.map(\.label))
    if callsWithin().contains(where: { !Set($0).isDisjoint(with: labels) }) {
      return refuse("another initializer passes it")
    }
    var kept = passedTogether(parameters)
    let all = Set(parameters.map(\.index))
    let isPublic = form == .pair && site.isExported
    if isPublic {
      guard parameters.count <= 2 else {
        return refuse("other modules may pass any of them, which would take too many initializers")
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
      return refuse("callers pass it in too many combinations")
    }
    let rest = site.parameters.enumerated().filter { !all.contains($0.offset) }.map(\.element)
    if !kept.isEmpty || isPublic, !rest.allSatisfy({ ParameterSite(node: $0).canBePassedOn }) {
      return refuse("a parameter beside it cannot be handed on")
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
    InitializerSite.isClosure(Array(site.parameters)[parameter.index])
  }

  // MARK: Calls

  /// The labels of calls by `self.init` and `super.init`.
  private func callsWithin() -> [[String]] {
    let own = shape.initializers.flatMap(\.delegations)
    let inherited = project.scope.subclasses(of: shape.type).compactMap {
      TypeShape($0, in: project)
    }
    .flatMap(\.initializers).compactMap(\.body).flatMap { CallCollector.calls(in: $0) }
    .filter { ["super.init", "self.init"].contains($0.calledExpression.trimmedDescription) }
    return (own + inherited).map { call in call.arguments.map { $0.label?.text ?? "_" } }
  }

  /// What callers pass together, each combination once.
  private func passedTogether(_ parameters: [CollectedDefaults.Parameter]) -> [Set<Int>] {
    let made = [shape.type] + project.scope.subclasses(of: shape.type)
    let names = made.map { project.model.types[$0].name } + ["Self", "init"] + aliases
    let found = calls.of(names).reduce(into: Set<Set<Int>>()) { found, labels in
      found.formUnion(passed(parameters, in: labels))
    }
    return found.filter { !$0.isEmpty }.sorted {
      $0.sorted().lexicographicallyPrecedes($1.sorted())
    }
  }

  /// Other names for the type.
  private var aliases: [String] {
    let name = shape.entry.name.lastName
    return project.records.flatMap { record in
      record.facts.aliases.filter { $0.target.baseName.lastName == name }.map(\.name)
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
    let needed = site.parameters.count {
      $0.firstName.text == "_" && $0.defaultValue == nil && $0.ellipsis == nil
    }
    guard count > needed else { return [Set(named)] }
    return [Set(named + nameless.prefix(count - needed))]
      + (nameless.count > 1 ? nameless.map { Set(named + [$0]) } : [])
  }

  /// Labels of an initializer that would be written, and is there already.
  private func taken(_ kept: [Set<Int>], _ all: Set<Int>) -> [String]? {
    let others = shape.initializers.filter { $0.node.id != site.node.id }.map(\.labels)
    return kept.map { subset in
      site.parameters.enumerated().filter { !all.contains($0.offset) || subset.contains($0.offset) }
        .map(\.element.firstName.text)
    }.first(where: others.contains)
  }

  private func refuse<Value>(_ detail: String) -> Result<Value, Refusal> {
    .failure(Refusal(.defaultArgument, detail))
  }
}
