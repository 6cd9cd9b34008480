import DepFacts
package import DepModel
package import DepSyntax

/// Decides what becomes of the registrations of a container in a composition root.
package struct RegistrationPlanner {
  let registrations: Registrations
  let scope: ProjectScope
  /// The names of the members that the root has.
  let existing: Set<String>
  var indexOfKey: [RegistrationKey: Int] = [:]
  var lifetimes: [RegistrationLifetime?] = []
  var refused: [Int: WiringProblem] = [:]
  var names: [String] = []

  package init(_ registrations: Registrations, scope: ProjectScope, existing: Set<String> = []) {
    self.registrations = registrations
    self.scope = scope
    self.existing = existing
  }

  package static func plan(
    _ registrations: Registrations, scope: ProjectScope, existing: Set<String> = []
  ) -> RegistrationPlan {
    var planner = RegistrationPlanner(registrations, scope: scope, existing: existing)
    return planner.plan()
  }

  /// The lifetime of each registration; nil where it cannot be read.
  static func lifetimes(
    of registrations: Registrations, scope: ProjectScope
  ) -> [RegistrationLifetime?] {
    var planner = RegistrationPlanner(registrations, scope: scope)
    planner.readLifetimes()
    return planner.lifetimes
  }

  private mutating func plan() -> RegistrationPlan {
    readKeys()
    readLifetimes()
    refuseObstacles()
    refuseCircles()
    refuseSharedInGraph()
    names = RegisteredNames.of(
      registrations.all, isMade: { lifetimes[$0].map(Self.isMade) ?? false })
    // What the root has was decided before: its registration may ask the root by now.
    for index in refused.keys where existing.contains(names[index]) {
      if refused[index]?.name != .registeredTwice { refused[index] = nil }
    }
    var writer = RegisteredBodies(planner: self)
    for index in registrations.all.indices where refused[index] == nil {
      writer.add(index)
    }
    var plan = writer.plan
    plan.problems = WiringProblems.joined(Array(refused.values) + writer.problems)
    plan.isOnMainActor = plan.members.contains { isOnMainActor($0.registration) }
    for member in plan.members where !member.isThere {
      plan.imports.formUnion(scope.records[member.registration.file].facts.imports)
    }
    plan.imports.subtract(registrations.dialect.modules)
    return plan
  }

  static func isMade(_ lifetime: RegistrationLifetime) -> Bool {
    lifetime == .new || lifetime == .graph
  }

  // MARK: Reading

  private mutating func readKeys() {
    for (index, registration) in registrations.all.enumerated() {
      for key in registration.keys {
        if let other = indexOfKey[key] {
          refuseTwice(index, other)
          refuseTwice(other, index)
        }
        indexOfKey[key] = indexOfKey[key] ?? index
      }
    }
  }

  private mutating func refuseTwice(_ index: Int, _ other: Int) {
    let second = registrations.all[other]
    var found = problem(
      .registeredTwice, index, "is registered twice, and the container decides at run time")
    found.notes = [
      .init(path: second.path, position: second.position, message: "the other registration")
    ]
    refused[index] = found
  }

  private mutating func readLifetimes() {
    let dialect = registrations.dialect
    let set = Set(registrations.defaultScopes.map(\.scope))
    for (index, registration) in registrations.all.enumerated() {
      if let scope = registration.scope {
        lifetimes.append(dialect.lifetimes[scope])
        if dialect.lifetimes[scope] == nil {
          refuse(
            index, .scopeUnknown,
            "has the scope '\(scope)' of the project's own, which can be a root of its own")
        }
      } else if let lifetime = registration.lifetime {
        lifetimes.append(lifetime)
      } else if let scope = set.first, set.count == 1 {
        lifetimes.append(scope.flatMap { dialect.lifetimes[$0] })
        if scope == nil { refuseDefault(index) }
      } else {
        lifetimes.append(set.isEmpty ? dialect.lifetimes[dialect.defaultScope] : nil)
        if lifetimes[index] == nil { refuseDefault(index) }
      }
    }
  }

  private mutating func refuseDefault(_ index: Int) {
    guard refused[index] == nil else { return }
    var found = problem(
      .scopeUnknown, index, "has no scope, and the tool cannot read which one is the default")
    found.notes = registrations.defaultScopes.map {
      .init(path: $0.place.path, position: $0.place.position, message: "the default is set here")
    }
    refused[index] = found
  }

  private mutating func refuseObstacles() {
    for (index, registration) in registrations.all.enumerated() {
      if let obstacle = registration.obstacle {
        refuse(index, .init(obstacle.kind), "stays in the container: \(obstacle.detail)")
      }
      if let place = registration.keys.compactMap({ registrations.replaced[$0] }).first {
        refuse(
          index, .registeredAtRunTime,
          "stays in the container: \(place.path):\(place.position.line) replaces it while the app "
            + "runs")
      }
      if registration.parameters.contains(where: { $0.type == nil }) {
        refuse(index, .registrationArguments, "takes an argument whose type is not written")
      } else if !registration.parameters.isEmpty, lifetimes[index].map(Self.isMade) != true {
        refuse(index, .registrationArguments, "keeps one object, whatever its arguments are")
      }
      if let hidden = hiddenType(of: registration) {
        refuse(index, .registrationHidden, "names '\(hidden)', which other files do not see")
      }
    }
  }

  private func hiddenType(of registration: Registration) -> String? {
    registration.services.flatMap { WrittenType(parsing: $0).names }.sorted().first { name in
      scope.type(named: name, in: nil, file: registration.file).map {
        scope.visibility(of: $0).isHidden
      } == true
    }
  }

  private func isOnMainActor(_ registration: Registration) -> Bool {
    registration.isOnMainActor
      || registration.services.contains { service in
        scope.type(named: service.serviceKey, in: nil, file: registration.file).map {
          scope.isolation(of: $0).attribute == "@MainActor"
        } == true
      }
  }

  // MARK: Problems

  mutating func refuse(_ index: Int, _ name: WiringProblemName, _ message: String) {
    if refused[index] == nil { refused[index] = problem(name, index, message) }
  }

  private func problem(
    _ name: WiringProblemName, _ index: Int, _ message: String
  ) -> WiringProblem {
    let registration = registrations.all[index]
    let what = registration.property ?? registration.services.first ?? ""
    return WiringProblem(
      name: name, path: registration.path, position: registration.position,
      message: "'\(what)' \(message)")
  }
}

extension WiringProblemName {
  fileprivate init(_ kind: Registration.Obstacle.Kind) {
    self =
      switch kind {
      case .atRunTime: .registeredAtRunTime
      case .decided: .decidedAtRunTime
      case .scopeUnknown: .scopeUnknown
      case .argumentsUnknown: .registrationArguments
      case .optionalUse: .optionalFetch
      case .hidden: .registrationHidden
      }
  }
}
