import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension TypeUses {
  /// Why a use in a static function stays.
  ///
  /// The function asks the singleton of the type, or a static property, which takes nothing, reads
  /// the same object. A test would work with two.
  func refusal(inFunction use: HiddenUse, _ left: [Dependency: SkippedUse]) -> Refusal? {
    guard use.isInFunction else { return nil }
    let member = use.dependency.member
    if hasInstances || shape.dependencies != nil,
      let singleton = outside.ownSingleton(askedIn: member)
    {
      return Refusal(.ownSingleton, "'\(singleton)', which the function asks, keeps its own")
    }
    guard use.dependency.isOneObject else { return nil }
    let places = left.filter { dependency, place in
      outside.isStaticProperty(dependency)
        && dependency.sharedName == use.dependency.sharedName
    }
    let first = places.values.min { ($0.path, $0.position) < ($1.path, $1.position) }
    guard let place = first else { return nil }
    return Refusal(place.reason, "line \(place.position.line) has to stay: \(place.detail)")
  }

  /// Why a use stays of what a static constant of the type keeps: other code goes on with that.
  func refusal(ofKept use: HiddenUse) -> Refusal? {
    guard let constant = outside.constant(keeping: use.dependency) else { return nil }
    return Refusal(
      .staticMember,
      "line \(constant.position.line) keeps it as '\(constant.name)', which other code reads")
  }
}
