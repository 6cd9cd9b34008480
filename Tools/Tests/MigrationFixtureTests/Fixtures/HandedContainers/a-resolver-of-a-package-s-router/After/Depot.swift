import AppRouting

final class DepotClerk6150 {
  let name: String
  init(name: String) { self.name = name }
}

func depotRouter6150() -> AppRouter {
  let table = RouteTable()
  table.add(DepotClerk6150.self) { DepotClerk6150(name: "Ada") }
  return AppRouter(resolver: table)
}

final class Depot6150 {
  struct Dependencies {
    var makeDepotClerk6150: () -> DepotClerk6150

    init(makeDepotClerk6150: @escaping () -> DepotClerk6150) {
      self.makeDepotClerk6150 = makeDepotClerk6150
    }

    init(_ router: AppRouter) {
      self.init(makeDepotClerk6150: { router.resolver.resolve(DepotClerk6150.self)! })
    }
  }

  private let dependencies: Dependencies

  private let router: AppRouter

  convenience init(router: AppRouter) {
    self.init(router: router, dependencies: Dependencies(router))
  }

  init(router: AppRouter, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.router = router
  }

  func open() -> String {
    let clerk = dependencies.makeDepotClerk6150()
    router.show(clerk.name)
    return "\(clerk.name) opens"
  }
}

final class DepotYard6150 {
  struct Dependencies {
    var makeDepotClerk6150: () -> DepotClerk6150

    init(makeDepotClerk6150: @escaping () -> DepotClerk6150) {
      self.makeDepotClerk6150 = makeDepotClerk6150
    }

    init(_ router: AppRouter) {
      self.init(makeDepotClerk6150: { router.resolver.resolve(DepotClerk6150.self)! })
    }
  }

  private let dependencies: Dependencies

  convenience init(router: AppRouter) {
    self.init(dependencies: Dependencies(router))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func open() -> String { "\(self.dependencies.makeDepotClerk6150().name) stays" }
}

final class DepotAnnex6150 {
  private let router: AppRouter

  init(router: AppRouter) { self.router = router }

  func open() -> String { router.resolver.resolve(DepotClerk6150.self)?.name ?? "closed" }
}
