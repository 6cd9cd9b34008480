import DepModel

/// The ways to what dependencies reach; most lead to the same few singletons.
final class EffectWays {
  private let model: ProjectModel
  private var known: [EffectReach: [EffectWay]] = [:]

  init(_ model: ProjectModel) { self.model = model }

  func of(_ reach: EffectReach) -> [EffectWay] {
    if let answer = known[reach] { return answer }
    let answer = model.effects.ways(of: reach)
    known[reach] = answer
    return answer
  }
}
