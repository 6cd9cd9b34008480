import Swinject

final class LodgeStove1406 {}

final class LodgeWeak1406 {
  private weak var container: Container?
  init(container: Container) { self.container = container }
  func warm() -> Bool { container?.resolve(LodgeStove1406.self) != nil }
}

final class LodgeShade1406 {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func warm(_ dependencies: [String]) -> Int {
    resolver.resolve(LodgeStove1406.self) == nil ? 0 : dependencies.count
  }
}

final class LodgeGuess1406 {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func warm() -> String {
    let names = ["a"].map { $0 }
    return describe(names, resolver.resolve(LodgeStove1406.self, argument: names[0] + "b"))
  }
  private func describe(_ names: [String], _ stove: LodgeStove1406?) -> String { "\(names.count)" }
}

final class LodgeCrowd1406 {
  private let resolver: Resolver
  private let guests: [String]
  init(dependencies: [String] = [], resolver: Resolver) {
    guests = dependencies
    self.resolver = resolver
  }
  func warm() -> Int { resolver.resolve(LodgeStove1406.self) == nil ? 0 : guests.count }
}

func lodgeContainer1406() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(LodgeStove1406.self) { _ in LodgeStove1406() }
  return container
}
