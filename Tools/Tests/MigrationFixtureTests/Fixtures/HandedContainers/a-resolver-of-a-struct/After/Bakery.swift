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
  struct Dependencies {
    var makeBakeryFlour6161: (String) -> BakeryFlour6161
    var makeBakeryOven6161: () -> any BakeryOven6161

    init(
      makeBakeryFlour6161: @escaping (String) -> BakeryFlour6161,
      makeBakeryOven6161: @escaping () -> any BakeryOven6161
    ) {
      self.makeBakeryFlour6161 = makeBakeryFlour6161
      self.makeBakeryOven6161 = makeBakeryOven6161
    }

    init(_ container: Resolver) {
      self.init(
        makeBakeryFlour6161: { container.resolve(BakeryFlour6161.self, argument: $0)! },
        makeBakeryOven6161: { container.resolve(BakeryOven6161.self)! })
    }
  }

  let dependencies: Dependencies

  init(resolver: Resolver) {
    self.init(dependencies: Dependencies(resolver))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func bread(of kind: String) -> String {
    let flour = dependencies.makeBakeryFlour6161(kind)
    return dependencies.makeBakeryOven6161().heat() + " " + flour.kind
  }
}

/// Asks for the same object with and without `!`.
struct BakeryWindow6161 {
  struct Dependencies {
    var makeBakeryFlour6161: () -> BakeryFlour6161?
    var makeBakeryOven6161: () -> (any BakeryOven6161)?

    init(
      makeBakeryFlour6161: @escaping () -> BakeryFlour6161?,
      makeBakeryOven6161: @escaping () -> (any BakeryOven6161)?
    ) {
      self.makeBakeryFlour6161 = makeBakeryFlour6161
      self.makeBakeryOven6161 = makeBakeryOven6161
    }

    init(_ container: Resolver) {
      self.init(
        makeBakeryFlour6161: { container.resolve(BakeryFlour6161.self, argument: "oat") },
        makeBakeryOven6161: { container.resolve(BakeryOven6161.self) })
    }
  }

  let dependencies: Dependencies

  init(resolver: Resolver) {
    self.init(dependencies: Dependencies(resolver))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func look() -> String {
    let flour = dependencies.makeBakeryFlour6161()?.kind ?? "nothing"
    return dependencies.makeBakeryOven6161()!.heat() + " " + flour
  }

  func isOpen() -> Bool { dependencies.makeBakeryOven6161() != nil }
}

/// Takes other values before and behind its resolver.
struct BakeryShop6161 {
  struct Dependencies {
    var makeBakeryOven6161: () -> any BakeryOven6161

    init(makeBakeryOven6161: @escaping () -> any BakeryOven6161) {
      self.makeBakeryOven6161 = makeBakeryOven6161
    }

    init(_ container: Resolver) {
      self.init(makeBakeryOven6161: { container.resolve(BakeryOven6161.self)! })
    }
  }

  let name: String
  let dependencies: Dependencies
  var count = 2
  let greet: (String) -> String

  init(name: String, resolver6161: Resolver, count: Int = 2, greet: @escaping (String) -> String) {
    self.init(name: name, count: count, dependencies: Dependencies(resolver6161), greet: greet)
  }

  init(
    name: String,
    count: Int = 2,
    dependencies: Dependencies,
    greet: @escaping (String) -> String
  ) {
    self.name = name
    self.count = count
    self.greet = greet
    self.dependencies = dependencies
  }

  func open() -> String {
    greet(name) + " \(count) " + dependencies.makeBakeryOven6161().heat()
  }
}

/// Hands its resolver to a factory.
struct BakeryStreet6161 {
  struct Dependencies {
    var makeBakeryOven6161: () -> any BakeryOven6161

    init(makeBakeryOven6161: @escaping () -> any BakeryOven6161) {
      self.makeBakeryOven6161 = makeBakeryOven6161
    }

    init(_ container: Resolver) {
      self.init(makeBakeryOven6161: { container.resolve(BakeryOven6161.self)! })
    }
  }

  private let dependencies: Dependencies

  let resolver: Resolver
  let name: String

  init(resolver: Resolver, name: String) {
    self.init(resolver: resolver, name: name, dependencies: Dependencies(resolver))
  }

  init(resolver: Resolver, name: String, dependencies: Dependencies) {
    self.resolver = resolver
    self.name = name
    self.dependencies = dependencies
  }

  func walk() -> String {
    let factory = BakeryFactory6161(resolver: resolver)
    return name + " " + dependencies.makeBakeryOven6161().heat() + " " + factory.bread(of: "rye")
  }
}

/// Only its file can make one.
struct BakeryCellar6161 {
  struct Dependencies {
    var makeBakeryOven6161: () -> any BakeryOven6161

    init(makeBakeryOven6161: @escaping () -> any BakeryOven6161) {
      self.makeBakeryOven6161 = makeBakeryOven6161
    }

    init(_ container: Resolver) {
      self.init(makeBakeryOven6161: { container.resolve(BakeryOven6161.self)! })
    }
  }

  private let dependencies: Dependencies

  fileprivate init(resolver: Resolver) {
    self.init(dependencies: Dependencies(resolver))
  }

  fileprivate init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  static func make() -> BakeryCellar6161 { BakeryCellar6161(resolver: bakeryContainer6161()) }

  func cool() -> String { dependencies.makeBakeryOven6161().heat() + " no more" }
}

/// Other code gives it another resolver.
struct BakeryCart6161 {
  var resolver: Resolver

  func roll() -> String { resolver.resolve(BakeryOven6161.self)!.heat() }
}

func replace6161(_ cart: inout BakeryCart6161) { cart.resolver = bakeryContainer6161() }
