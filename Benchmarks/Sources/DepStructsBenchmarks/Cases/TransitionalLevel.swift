import DepStructs

/// What a level of a deep graph can be without being told what it needs.
protocol DefaultMade: Part {
  static func make() -> Self
}

/// One object of a deep graph in transition: its default makes the next, down to the bottom.
///
/// Every level is a type of its own, as in a code base where each type has come this far.
final class TransitionalLevel<Next: DefaultMade>: DefaultMade {
  struct Dependencies: TransitionalDependencies {
    let next: any Part

    static var live: Self { Self(next: Next.make()) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }

  static func make() -> TransitionalLevel { TransitionalLevel() }

  func use(_ input: Int) -> Int { dependencies.next.use(input &+ 1) }
}

extension LivePart: DefaultMade {
  static func make() -> LivePart { opaque(schedule) }
}

typealias TwoTransitionalLevels<Next: DefaultMade> = TransitionalLevel<TransitionalLevel<Next>>

typealias FiveTransitionalLevels<Next: DefaultMade> = TwoTransitionalLevels<
  TwoTransitionalLevels<TransitionalLevel<Next>>
>

typealias TenTransitionalLevels = FiveTransitionalLevels<FiveTransitionalLevels<LivePart>>
