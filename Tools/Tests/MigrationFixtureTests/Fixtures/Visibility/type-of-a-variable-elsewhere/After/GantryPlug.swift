class GantryPlug {
  final class Hook: Gantry.Claw {
    struct Dependencies {
      var known: @Sendable () -> [String: Gantry.Crane<GantryPlug.Hook>]

      static var defaultDependencies: Self {
        Self(known: { Gantry.Claws.known })
      }
    }

    var dependencies: Dependencies = .defaultDependencies

    func find(_ id: String) -> String? { dependencies.known()[id]?.id }
  }
}
