import Swinject

protocol BakeryOven6161 {
  func heat() -> String
}

final class StoneBakeryOven6161: BakeryOven6161 {
  func heat() -> String { "heat" }
}

final class BakeryFlour6161 {
  let kind: String
  init(kind: String) { self.kind = kind }
}

func bakeryContainer6161() -> Container {
  let container = Container()
  container.register(BakeryOven6161.self) { _ in StoneBakeryOven6161() }
  container.register(BakeryFlour6161.self) { (_, kind: String) in BakeryFlour6161(kind: kind) }
  return container
}

struct BakeryFactory6161 {
  let resolver: Resolver

  func bread(of kind: String) -> String {
    let flour = resolver.resolve(BakeryFlour6161.self, argument: kind)!
    return resolver.resolve(BakeryOven6161.self)!.heat() + " " + flour.kind
  }
}

/// Asks for the same object with and without `!`.
struct BakeryWindow6161 {
  let resolver: Resolver

  func look() -> String {
    let flour = resolver.resolve(BakeryFlour6161.self, argument: "oat")?.kind ?? "nothing"
    return resolver.resolve(BakeryOven6161.self)!.heat() + " " + flour
  }

  func isOpen() -> Bool { resolver.resolve(BakeryOven6161.self) != nil }
}

/// Takes other values before and behind its resolver.
struct BakeryShop6161 {
  let name: String
  let resolver6161: Resolver
  var count = 2
  let greet: (String) -> String

  func open() -> String {
    greet(name) + " \(count) " + resolver6161.resolve(BakeryOven6161.self)!.heat()
  }
}

/// Hands its resolver to a factory.
struct BakeryStreet6161 {
  let resolver: Resolver
  let name: String

  func walk() -> String {
    let factory = BakeryFactory6161(resolver: resolver)
    return name + " " + resolver.resolve(BakeryOven6161.self)!.heat() + " " + factory.bread(of: "rye")
  }
}

/// Only its file can make one.
struct BakeryCellar6161 {
  private let resolver: Resolver

  static func make() -> BakeryCellar6161 { BakeryCellar6161(resolver: bakeryContainer6161()) }

  func cool() -> String { resolver.resolve(BakeryOven6161.self)!.heat() + " no more" }
}

/// Other code gives it another resolver.
struct BakeryCart6161 {
  var resolver: Resolver

  func roll() -> String { resolver.resolve(BakeryOven6161.self)!.heat() }
}

func replace6161(_ cart: inout BakeryCart6161) { cart.resolver = bakeryContainer6161() }
