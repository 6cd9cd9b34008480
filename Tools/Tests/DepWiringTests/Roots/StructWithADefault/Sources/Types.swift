/// As `migrate` leaves a struct that has an initializer of the compiler's.
struct Label {
  struct Dependencies {
    var name: String

    static var live: Dependencies { Dependencies(name: "live") }
  }

  var dependencies: Dependencies = .live
}

final class Screen {
  struct Dependencies {
    var makeLabel: () -> Label
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
