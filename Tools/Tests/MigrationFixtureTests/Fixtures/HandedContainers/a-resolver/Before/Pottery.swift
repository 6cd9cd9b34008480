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
  private let resolver: Resolver
  private let town: String

  init(resolver: Resolver, town: String = "Kyoto") {
    self.resolver = resolver
    self.town = town
  }

  func work(_ pot: String) -> String {
    let kiln = resolver.resolve(PotteryKiln1401.self)!
    let glaze = resolver.resolve(PotteryGlaze1401.self)!
    return kiln.fire("\(glaze.color) \(pot) of \(town)")
  }

  func matt(_ pot: String) -> [String] {
    [1, 2].map { number in
      let glaze = self.resolver.resolve(PotteryGlaze1401.self, name: "matt")?.color ?? "no"
      return "\(glaze) \(pot) \(number)"
    }
  }

  func label(_ name: String) -> String {
    guard let label = resolver.resolve(PotteryLabel1401.self, argument: name) else { return "" }
    return label.name
  }
}
