final class TeaKettle: Sendable {
  static let shared = TeaKettle(degrees: 100)

  let degrees: Int

  init(degrees: Int) { self.degrees = degrees }
}

final class TeaHouse {
  struct Dependencies {
    var kettle: TeaKettle

    static var defaultDependencies: Self {
      Self(kettle: .shared)
    }
  }

  private let dependencies: Dependencies

  private let kettle: TeaKettle
  private let cups: Int

  init(cups: Int = 2, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.kettle = dependencies.kettle
    self.cups = cups
  }

  convenience init(kettle: TeaKettle, cups: Int = 2) {
    var dependencies = Dependencies.defaultDependencies
    dependencies.kettle = kettle
    self.init(cups: cups, dependencies: dependencies)
  }

  func serve() -> String { "\(cups) cups at \(kettle.degrees)" }
}

enum TeaHouses {
  static func all() -> [TeaHouse] {
    [TeaHouse(), TeaHouse(cups: 3), TeaHouse(kettle: TeaKettle(degrees: 80)),
      TeaHouse(kettle: TeaKettle(degrees: 70), cups: 4)]
  }
}
