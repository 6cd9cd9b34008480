import DepStructs

/// Reads of `defaultDependencies`, against a call of `live` by hand.
enum DefaultCases {
  static let all: [Comparison] =
    [
      noOverride("1 dependency", StructPassed.One.Dependencies.self),
      noOverride("3 dependencies", StructPassed.Three.Dependencies.self),
      noOverride("10 dependencies", StructPassed.Ten.Dependencies.self),
    ] + underOverrides + [
      noOverride("3 dependencies", StructPassed.Three.Dependencies.self).onTwoThreads
    ]

  private static let underOverrides = [
    read("3 dependencies", StructPassed.Three.Dependencies.self, "override in force") { times in
      withDefaultDependencies(StructPassed.Three.Dependencies.live) {
        StructPassed.Three.Dependencies.readDefault(times)
      }
    },
    read("3 dependencies", StructPassed.Three.Dependencies.self, "override of another") { times in
      withDefaultDependencies(StructPassed.Ten.Dependencies.live) {
        StructPassed.Three.Dependencies.readDefault(times)
      }
    },
  ]

  private static func noOverride<Dependencies: Transitional>(
    _ size: String, _: Dependencies.Type
  ) -> Comparison {
    read(size, Dependencies.self, "no override") { Dependencies.readDefault($0) }
  }

  private static func read<Dependencies: Transitional>(
    _ size: String, _: Dependencies.Type, _ situation: String, _ batch: @escaping Batch
  ) -> Comparison {
    Comparison(
      "defaultDependencies, \(size), \(situation)", batch,
      against: "`live` built by hand, \(size)", { Dependencies.buildLive($0) })
  }
}
