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
  private let router: AppRouter

  init(router: AppRouter) { self.router = router }

  func open() -> String {
    let clerk = router.resolver.resolve(DepotClerk6150.self)!
    router.show(clerk.name)
    return "\(clerk.name) opens"
  }
}

final class DepotYard6150 {
  private let router: AppRouter

  init(router: AppRouter) { self.router = router }

  func open() -> String { "\(self.router.resolver.resolve(DepotClerk6150.self)!.name) stays" }
}

final class DepotAnnex6150 {
  private let router: AppRouter

  init(router: AppRouter) { self.router = router }

  func open() -> String { router.resolver.resolve(DepotClerk6150.self)?.name ?? "closed" }
}
