protocol FerryTideProtocol: Sendable {
  var height: Int { get }
}

final class FerryTide: Sendable {
  static let shared = FerryTide()

  var height: Int { 3 }
}

extension FerryTide: FerryTideProtocol {}

final class Ferry {
  struct Dependencies {
    var ferryTide: any FerryTideProtocol

    static var defaultDependencies: Self {
      Self(ferryTide: FerryTide.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String
  let cars: Int

  init(name: String, dependencies: Dependencies = .defaultDependencies, cars: @escaping () -> Int) {
    self.dependencies = dependencies
    self.name = name
    self.cars = cars()
  }

  init(cars: Int, name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
    self.cars = cars
  }

  init(_ names: String..., dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    name = names.joined(separator: " ")
    cars = 0
  }

  convenience init(dependencies: Dependencies = .defaultDependencies) {
    self.init(cars: 4, name: "Elbe", dependencies: dependencies)
  }

  convenience init(isEmpty: Bool, dependencies: Dependencies = .defaultDependencies) {
    self.init("Weser", isEmpty ? "empty" : "full", dependencies: dependencies)
  }

  var sign: String { "\(name): \(cars) at \(dependencies.ferryTide.height)" }
}
