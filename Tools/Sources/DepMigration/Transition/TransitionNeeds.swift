import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// What the default of one type is needed for, and what goes with it.
struct TransitionNeeds {
  /// A singleton of the type.
  struct OwnSingleton {
    /// The index into ``ProjectModel/singletons``.
    let index: Int
    let region: CodeRegion
    /// The places that read it, its own declaration left out.
    let readers: [Place]
  }

  let type: Int
  let outcome: TypeOutcome
  private let intent: TransitionIntent
  private let shape: TypeShape
  /// The places that rely on the default.
  let places: Set<Place>
  /// Those of them that can pass `.live`: a call of an initializer, or a default's plain name.
  let replaceable: Set<Place>
  /// The code that goes: `live`, `defaultDependencies`, and what passes them.
  let region: CodeRegion
  let visibility: DefaultVisibility
  private(set) var singletons: [OwnSingleton]

  /// The same for a type that has lost its default already, and only its `live` is looked at.
  var ofLiveOnly: TransitionNeeds {
    var needs = self
    needs.singletons = []
    return needs
  }

  init(
    _ shape: TypeShape, _ outcome: TypeOutcome, _ intent: TransitionIntent,
    unseen: UnseenUses, project: ProjectTrees
  ) {
    type = shape.type
    self.shape = shape
    self.outcome = outcome
    self.intent = intent
    visibility = DefaultVisibility(shape: shape, project: project)
    let uses = DefaultUses(shape: shape, project: project)
    region = uses.declarations
    var places: Set<Place> = []
    var replaceable: Set<Place> = []
    for use in uses.all() where !intent.removes(use) && !region.contains(use.file, use.offset) {
      if let position = project.source(use.file)?.position(at: use.offset) {
        let place = Place(file: use.file, position: position)
        places.insert(place)
        if use.isPlain, DefaultName(rawValue: use.name) != nil,
          visibility.hidden(from: place.file) == nil
        {
          replaceable.insert(place)
        }
      }
    }
    let files = Dictionary(
      project.records.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    for caller in outcome.callers {
      if let file = files[caller.path] {
        let place = Place(file: file, position: caller.position)
        places.insert(place)
        if let call = project.source(file).flatMap({
          CallSite.at(Int(place.position.offset), in: $0)
        }),
          call.indexForDependencies(before: intent.labelsAfterDependencies) != nil,
          visibility.hidden(from: file) == nil
        {
          replaceable.insert(place)
        }
      }
    }
    let ending = intent.withoutDefault + intent.removed + intent.taking
    places.formUnion(
      unseen.uses(ofDefaultOf: shape.type) { labels in ending.contains { $0.mayTake(labels) } })
    self.places = places
    self.replaceable = replaceable
    singletons = Self.singletons(of: shape.type, unseen, project)
  }

  private static func singletons(
    of type: Int, _ unseen: UnseenUses, _ project: ProjectTrees
  ) -> [OwnSingleton] {
    let model = project.model
    return model.singletons.enumerated().compactMap { index, singleton in
      guard (singleton.builtTypeID ?? singleton.valueTypeID) == type, singleton.owner == type,
        !singleton.isMutable, !project.scope.isRequired(singleton.name.lastName, of: type),
        let source = project.source(singleton.place.file),
        let range = source.declaration(at: Int(singleton.place.position.offset))
      else { return nil }
      var region = CodeRegion()
      region.add(range, in: singleton.place.file)
      let reads =
        model.dependencies.filter { $0.target.singleton == index }
        .map { Place(file: $0.file, position: $0.position) }
        + model.exemptUses.filter { $0.target?.singleton == index }.map(\.place)
        + unseen.reads(of: singleton.name.lastName, in: model.types[type].name.lastName)
      return OwnSingleton(
        index: index, region: region, readers: Set(reads.filter { !region.contains($0) }).sorted())
    }
  }

  /// Whether a construction makes the type, or a subclass that passes the dependencies on.
  func isMade(by construction: Construction) -> Bool {
    construction.made == type || intent.passing.contains { $0.subclass == construction.made }
  }

  /// Whether the call at a place makes a subclass, which took nothing before.
  private func isOfSubclass(_ place: Place, _ project: ProjectTrees) -> Bool {
    project.model.constructions.contains { $0.place == place && $0.made != type }
  }

  /// Whether a construction passes the default, or nothing.
  func relies(on construction: Place, _ project: ProjectTrees) -> Bool {
    guard let source = project.source(construction.file),
      let call = CallSite.at(Int(construction.position.offset), in: source)
    else { return false }
    return places.contains {
      $0.file == construction.file && call.range.contains(Int($0.position.offset))
    }
  }

  /// The outcome where the default goes; these places pass `.live`.
  func ended(
    passing explicit: [Place], roots: RootCode, _ project: ProjectTrees
  ) -> TypeOutcome {
    var outcome = outcome
    outcome.status = .migrated
    outcome.callers = []
    outcome.left = explicit.map { place in
      // A root passed nothing where no initializer took anything.
      let isFilled = roots.whole.contains(place) && !roots.values.contains(place)
      let remedy =
        isFilled && (shape.propertyDefault != nil || isOfSubclass(place, project))
        ? "; write '.init()' in its place, run 'depstructs wire --add-inputs --write', with "
          + "'--force' before a commit, and 'migrate --end-transition \(outcome.name)' again" : ""
      return SkippedUse(
        reason: .defaultNeeded, path: project.records[place.file].path, position: place.position,
        expression: ".live", detail: "the code here passes '.live', which stays" + remedy)
    }
    return outcome
  }

  /// Whether a place stands in code that goes with the default.
  func covers(_ place: Place) -> Bool {
    region.contains(place) || singletons.contains { $0.region.contains(place) }
  }

  /// Every part of the struct loses its defaults, but for `live` where it stays.
  func wholeIntent(keepsLive: Bool, _ project: ProjectTrees) -> TransitionIntent {
    let parts = DefaultUses(shape: shape, project: project).structParts.map {
      ($0, DefaultDeclaration.all(in: $0))
    }
    let hasLive = parts.contains { $0.1.contains { $0.name == .live } }
    var intent = intent
    intent.structParts = parts.map { part, own in
      let later = own.filter { $0.name == .defaultDependencies }
      return TransitionIntent.StructPart(
        part: part, removed: !keepsLive ? own : hasLive ? later : [],
        renamed: keepsLive && !hasLive ? later : [])
    }
    return intent
  }
}
