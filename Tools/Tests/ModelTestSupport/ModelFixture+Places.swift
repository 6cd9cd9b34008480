package import DepFacts
package import DepModel

extension ModelFixture {
  /// Adds a hidden dependency of a type, or of a file when there is no type.
  package mutating func hides(
    _ expression: String, in owner: Int?, _ kind: Dependency.Kind = .singleton,
    member: String = "load()", place usePlace: UseFact.Place = .body, role: UseFact.Role = .read,
    file path: String? = nil, target: Int? = nil, singleton: Int? = nil,
    suggestion: FieldSuggestion? = nil, isDeferred: Bool = false
  ) {
    let place = nextPlace(of: owner, in: path)
    var dependency = Dependency(
      state: .hidden, kind: kind, file: place.file, position: place.position,
      expression: expression, owner: owner, member: member, place: usePlace, role: role,
      target: Dependency.Target(name: expression, type: target, singleton: singleton),
      suggestion: suggestion)
    dependency.isDeferred = isDeferred
    add(dependency)
  }

  /// Adds a parameter with a default.
  package mutating func defaults(
    _ expression: String, in owner: Int, member: String = "init(api:)", singleton: Int? = nil
  ) {
    let place = nextPlace(of: owner)
    add(
      Dependency(
        state: .defaulted, kind: .field, file: place.file, position: place.position,
        expression: expression, owner: owner, member: member, place: .defaultArgument, role: .read,
        target: Dependency.Target(name: expression, singleton: singleton), suggestion: nil))
  }

  /// Adds a singleton; in a file of tests with `file`.
  package mutating func singleton(
    _ name: String, owner: Int? = nil, value: Int? = nil, isMutable: Bool = false, uses: Int = 1,
    buildsFromDefault: Bool = false, isPublic: Bool = false, file path: String? = nil
  ) -> Int {
    let place = nextPlace(of: owner, in: path)
    let singleton = Singleton(
      name: name, module: written.files[place.file].module, place: place, owner: owner,
      valueType: value.map { written.types[$0].name } ?? "API", valueTypeID: value,
      isMutable: isMutable, useCount: uses, buildsFromDefault: buildsFromDefault,
      isPublic: isPublic)
    change { $0.singletons.append(singleton) }
    return written.singletons.count - 1
  }

  /// Adds a place that is not counted.
  package mutating func exempts(
    _ expression: String, _ reason: ExemptUse.Reason, in owner: Int?, member: String = "live",
    singleton: Int? = nil, isDeferred: Bool = false
  ) {
    let place = nextPlace(of: owner)
    var entry = ExemptUse(
      reason: reason, place: place, expression: expression, owner: owner, member: member)
    entry.target = singleton.map { Dependency.Target(name: expression, singleton: $0) }
    entry.isDeferred = isDeferred
    change { $0.exemptUses.append(entry) }
  }

  /// Adds a place that makes an object of a type.
  package mutating func constructs(
    _ made: Int, in owner: Int?, labels: [String] = [], isTest: Bool = false
  ) {
    let tests = "Tests/Constructions.swift"
    if isTest { file(tests, role: .test) }
    let place = nextPlace(of: owner, in: isTest ? tests : nil)
    change {
      $0.constructions.append(
        Construction(owner: owner, made: made, place: place, labels: labels))
    }
  }

  /// Adds a read of a field of the type's own `Dependencies`.
  package mutating func uses(_ field: String, of owner: Int, isPassedOn: Bool = false) {
    let place = nextPlace(of: owner)
    change {
      $0.fieldUses.append(
        FieldUse(owner: owner, field: field, place: place, isPassedOn: isPassedOn))
    }
  }

  /// Adds a place that could not be understood.
  package mutating func doesNotUnderstand(
    _ expression: String, why: String, in owner: Int?, file path: String? = nil
  ) {
    let place = nextPlace(of: owner, in: path)
    change {
      $0.notUnderstood.append(
        NotUnderstood(place: place, expression: expression, why: why, owner: owner, member: ""))
    }
  }

  /// Adds a comment that silences the lines from `first` to `last` of a file.
  package mutating func ignores(
    _ rules: [String], lines first: Int32, _ last: Int32, reason: String? = "why",
    file path: String? = nil
  ) {
    let index = path.map { file($0) } ?? 0
    let position = SourcePosition(line: first, column: 40, offset: first * 100 + 40)
    change {
      $0.files[index].suppressions.append(
        SuppressionFact(
          rules: rules, reason: reason, position: position, firstLine: first, lastLine: last))
    }
  }

  mutating func add(_ dependency: Dependency) { change { $0.dependencies.append(dependency) } }

  private mutating func nextPlace(of owner: Int?, in path: String? = nil) -> Place {
    place(in: path ?? owner.map { written.files[written.types[$0].place.file].path })
  }
}
