import Swinject

protocol PotteryKiln1401 {
  func fire(_ pot: String) -> String
}

final class HotPotteryKiln1401: PotteryKiln1401 {
  init() { print("a kiln is built") }
  func fire(_ pot: String) -> String { "\(pot) fired" }
}

final class PotteryGlaze1401 {
  let color: String
  init(color: String) {
    self.color = color
    print("a \(color) glaze is mixed")
  }
}

final class PotteryLabel1401 {
  let name: String
  init(name: String) { self.name = name }
}

func potteryContainer1401() -> Container {
  let container = Container()
  container.register(PotteryKiln1401.self) { _ in HotPotteryKiln1401() }
    .inObjectScope(.container)
  container.register(PotteryGlaze1401.self) { _ in PotteryGlaze1401(color: "blue") }
  container.register(PotteryGlaze1401.self, name: "matt") { _ in PotteryGlaze1401(color: "matt") }
  container.register(PotteryLabel1401.self) { (_, name: String) in PotteryLabel1401(name: name) }
  container.register(Pottery1401.self) { resolver in Pottery1401(resolver: resolver, town: "Delft") }
  return container
}

final class Pottery1401 {
  struct Dependencies {
    var makePotteryKiln1401: () -> any PotteryKiln1401
    var makePotteryGlaze1401: () -> PotteryGlaze1401
    var makePotteryGlaze14012: () -> PotteryGlaze1401?
    var makePotteryLabel1401: (String) -> PotteryLabel1401?

    init(
      makePotteryKiln1401: @escaping () -> any PotteryKiln1401,
      makePotteryGlaze1401: @escaping () -> PotteryGlaze1401,
      makePotteryGlaze14012: @escaping () -> PotteryGlaze1401?,
      makePotteryLabel1401: @escaping (String) -> PotteryLabel1401?
    ) {
      self.makePotteryKiln1401 = makePotteryKiln1401
      self.makePotteryGlaze1401 = makePotteryGlaze1401
      self.makePotteryGlaze14012 = makePotteryGlaze14012
      self.makePotteryLabel1401 = makePotteryLabel1401
    }

    init(_ container: Resolver) {
      self.init(
        makePotteryKiln1401: { container.resolve(PotteryKiln1401.self)! },
        makePotteryGlaze1401: { container.resolve(PotteryGlaze1401.self)! },
        makePotteryGlaze14012: { container.resolve(PotteryGlaze1401.self, name: "matt") },
        makePotteryLabel1401: { container.resolve(PotteryLabel1401.self, argument: $0) })
    }
  }

  private let dependencies: Dependencies
  private let town: String

  convenience init(resolver: Resolver, town: String = "Kyoto") {
    self.init(town: town, dependencies: Dependencies(resolver))
  }

  init(town: String = "Kyoto", dependencies: Dependencies) {
    self.dependencies = dependencies
    self.town = town
  }

  func work(_ pot: String) -> String {
    let kiln = dependencies.makePotteryKiln1401()
    let glaze = dependencies.makePotteryGlaze1401()
    return kiln.fire("\(glaze.color) \(pot) of \(town)")
  }

  func matt(_ pot: String) -> [String] {
    [1, 2].map { number in
      let glaze = self.dependencies.makePotteryGlaze14012()?.color ?? "no"
      return "\(glaze) \(pot) \(number)"
    }
  }

  func label(_ name: String) -> String {
    guard let label = dependencies.makePotteryLabel1401(name) else { return "" }
    return label.name
  }
}
