import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The places of each type that reach an effect and are no dependencies as a rule.
struct UncountedPlaces: Sendable {
  private var places: [Int: [UncountedPlace]] = [:]
  /// The defaults of methods that read an object.
  private var defaults: [Int: [Dependency]] = [:]

  init(_ model: ProjectModel) {
    for use in model.exemptUses {
      guard let owner = use.owner, let kind = CountableKind(rawValue: use.reason.rawValue),
        Self.reachesEffect(use, kind, model)
      else { continue }
      places[owner, default: []].append(
        UncountedPlace(
          kind: kind, path: model.files[use.place.file].path, position: use.place.position,
          expression: use.expression))
    }
    for dependency in model.dependencies where Self.isDefaultOfMethod(dependency) {
      if let owner = dependency.owner { defaults[owner, default: []].append(dependency) }
    }
  }

  func defaults(of type: Int) -> [Dependency] { defaults[type] ?? [] }

  /// Those that matter whatever else becomes of the type.
  func of(_ type: Int) -> [UncountedPlace] {
    places[type]?.filter { Self.neighbour(of: $0) == nil } ?? []
  }

  /// Those that belong to what becomes a field: a delay belongs to the clock.
  func of(_ type: Int, beside moved: Set<Effect>) -> [UncountedPlace] {
    places[type]?.filter { Self.neighbour(of: $0).map(moved.contains) ?? true } ?? []
  }

  private static func neighbour(of place: UncountedPlace) -> Effect? {
    switch place.kind {
    case .delay, .passedTime: .clock
    case .deviceFormat: .locale
    default: nil
    }
  }

  /// A value, such as the time, is what a caller would pass anyway.
  private static func isDefaultOfMethod(_ dependency: Dependency) -> Bool {
    dependency.state == .defaulted && !dependency.member.hasPrefix("init(")
      && ![.ambientValue, .field, .wrapper, .construction].contains(dependency.kind)
  }

  private static func reachesEffect(
    _ use: ExemptUse, _ kind: CountableKind, _ model: ProjectModel
  ) -> Bool {
    switch kind {
    case .constant, .statelessSingleton, .plainObject, .adapter: false
    case .logging, .appearance, .unreadCode, .identity, .preset, .composition, .delay,
      .deviceFormat, .feedback, .keyboard, .passedTime, .sharedStore:
      true
    case .navigation, .assembly:
      use.target?.type.map { type in
        model.effects.ways(ofType: type).contains {
          ![.mutableState, .unknown, .log].contains($0.effect)
        }
      } != false
    }
  }
}

extension TypeOutcome {
  /// Lists what a method reads where its caller passes nothing.
  mutating func list(_ defaults: [Dependency], _ project: ProjectTrees) {
    guard !defaults.isEmpty else { return }
    for place in defaults {
      leave(place, .defaultArgument, "callers of the method can pass another value", project)
    }
    left.sort { ($0.path, $0.position) < ($1.path, $1.position) }
    status = .partly
  }
}
