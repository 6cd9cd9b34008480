import DepFacts
import DepModel
package import DepPlan
package import DepSyntax

/// Decides which parameters with a default become fields.
package struct DefaultCollector {
  package let project: ProjectTrees
  /// The parameters that hand something over, by type.
  private let places: [Int: [Dependency]]

  package init(project: ProjectTrees) {
    self.project = project
    var places: [Int: [Dependency]] = [:]
    for dependency in project.model.dependencies {
      guard let owner = dependency.owner, dependency.state == .defaulted,
        dependency.member.hasPrefix("init(")
      else { continue }
      places[owner, default: []].append(dependency)
    }
    self.places = places
  }

  package func hasDefaults(_ type: Int) -> Bool { places[type] != nil }

  /// The parameters of a type that become fields; what is left goes to the outcome.
  package func collect(
    from shape: TypeShape, forms: [InitializerForm], _ outcome: inout TypeOutcome
  ) -> CollectedDefaults {
    var result = CollectedDefaults()
    var taken: [String: CollectedDefaults.Parameter] = [:]
    var labels: Set<[String]> = []
    let named = Set(shape.entry.dependencies?.fields.map(\.name) ?? [])
    for (index, candidates) in candidates(shape, &outcome).sorted(by: { $0.key < $1.key }) {
      let site = shape.initializers[index]
      var found: [Candidate] = []
      for candidate in candidates {
        let parameter = candidate.parameter
        var why =
          obstacle(site, forms[index], shape)
          ?? CollectableParameter(shape: shape, project: project)
          .obstacle(candidate.site, of: site, candidate.dependency)
        if named.contains(parameter.name) { why = "the struct already has a field of that name" }
        if let other = taken[parameter.name],
          other.type != parameter.type || other.live != parameter.live
        {
          why = "another initializer has a different parameter of that name"
        }
        if let why { leave(candidate, why, &outcome) } else { found.append(candidate) }
      }
      let users = InitializerUsers(
        index: index, shape: shape, project: project, form: forms[index])
      switch users.initializer(without: found.map(\.parameter)) {
      case .success(let initializer):
        guard let initializer else { continue }
        guard labels.insert(initializer.remainingLabels(of: site)).inserted else {
          for candidate in found {
            leave(candidate, "another initializer would have the same parameters", &outcome)
          }
          continue
        }
        for parameter in initializer.parameters { taken[parameter.name] = parameter }
        result.initializers.append(initializer)
      case .failure(let refusal):
        for candidate in found { leave(candidate, refusal.detail, &outcome) }
      }
    }
    return result
  }

  private struct Candidate {
    var site: ParameterSite
    var parameter: CollectedDefaults.Parameter
    var dependency: Dependency
  }

  /// The parameters by initializer, in order.
  private func candidates(
    _ shape: TypeShape, _ outcome: inout TypeOutcome
  ) -> [Int: [Candidate]] {
    var result: [Int: [Candidate]] = [:]
    for dependency in places[shape.type] ?? [] {
      guard let (site, index) = parameter(at: dependency, in: shape) else {
        outcome.leave(dependency, .defaultArgument, "the tool cannot find the initializer", project)
        continue
      }
      // Two things in one default are one parameter.
      if result[site]?.contains(where: { $0.parameter.index == index }) == true { continue }
      let parameter = shape.initializers[site].parameterSites[index]
      result[site, default: []].append(
        Candidate(
          site: parameter,
          parameter: .init(
            index: index, label: parameter.label, name: parameter.name, type: parameter.fieldType,
            live: parameter.defaultValue?.text ?? ""),
          dependency: dependency))
    }
    return result
  }

  private func parameter(at dependency: Dependency, in shape: TypeShape) -> (Int, Int)? {
    let offset = Int(dependency.position.offset)
    for (index, site) in shape.initializers.enumerated() where site.source.file == dependency.file {
      for (number, parameter) in site.parameterSites.enumerated()
      where parameter.defaultValue?.range.contains(offset) == true {
        return (index, number)
      }
    }
    return nil
  }

  /// Why an initializer has to keep its parameters.
  private func obstacle(
    _ site: InitializerSite, _ form: InitializerForm, _ shape: TypeShape
  ) -> String? {
    if shape.attributes.contains("propertyWrapper") {
      return "attributes of properties call the initializer"
    }
    if site.isRequired { return "the initializer is 'required'" }
    if site.isOverride { return "the initializer overrides another" }
    if site.isObjectiveC { return "Objective-C may call the initializer" }
    if site.isInlinable { return "the initializer is compiled into other modules" }
    if site.isConditional { return "the initializer is in a branch of '#if'" }
    if site.hasCommentAmongParameters {
      return "the parameter list contains a comment"
    }
    if shape.dependencies != nil {
      let takes = site.parameterSites.first(where: \.takesDependencies)?.name == "dependencies"
      return takes && !site.isDelegating ? nil : "the initializer does not take the dependencies"
    }
    switch form {
    case .parameter, .pair: return nil
    case .passing, .passingDefault, .unchanged: return "the initializer calls another one"
    default: return "other types override, require or inherit the initializer"
    }
  }

  private func leave(_ candidate: Candidate, _ why: String, _ outcome: inout TypeOutcome) {
    outcome.leave(candidate.dependency, .defaultArgument, why, project)
  }
}
