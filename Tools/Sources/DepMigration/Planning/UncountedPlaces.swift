import DepFacts
import DepModel
import DepPlan

/// The places of each type that reach an effect and are no dependencies as a rule.
struct UncountedPlaces {
  private var places: [Int: [UncountedPlace]] = [:]

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
  }

  func of(_ type: Int) -> [UncountedPlace] { places[type] ?? [] }

  private static func reachesEffect(
    _ use: ExemptUse, _ kind: CountableKind, _ model: ProjectModel
  ) -> Bool {
    switch kind {
    case .constant, .statelessSingleton, .plainObject, .adapter: false
    case .logging, .appearance, .unreadCode, .identity, .preset, .composition: true
    case .navigation:
      use.target?.type.map { type in
        model.effects.ways(ofType: type).contains {
          ![.mutableState, .unknown, .log].contains($0.effect)
        }
      } != false
    }
  }
}
