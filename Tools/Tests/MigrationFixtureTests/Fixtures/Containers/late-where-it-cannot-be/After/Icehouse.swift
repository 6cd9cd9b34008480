import FactoryKit

final class IceSaw1418: Sendable {
  init() { print("a saw is made") }
  func cut() -> String { "cut" }
}

final class IceSled1418: Sendable {
  init() { print("a sled is made") }
  func pull() -> String { "pulled" }
}

extension Container {
  var iceSaw1418: Factory<IceSaw1418> { self { IceSaw1418() } }
  var iceSled1418: Factory<IceSled1418> { self { IceSled1418() }.singleton }
}

final class Icehouse1418: @unchecked Sendable {
  struct Dependencies {
    var sled: @Sendable () -> IceSled1418

    static var defaultDependencies: Self {
      Self(
        sled: {
          @LazyInjected(\.iceSled1418) var sled
          return sled
        })
    }
  }

  private let dependencies: Dependencies

  @LazyInjected(\.iceSaw1418) private var saw

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { "\(saw.cut()) \(dependencies.sled().pull()) \(saw.cut()) \(dependencies.sled().pull())" }
}

actor IceCellar1418 {
  struct Dependencies {
    var makeSaw: @Sendable () -> IceSaw1418

    static var defaultDependencies: Self {
      Self(
        makeSaw: {
          @LazyInjected(\.iceSaw1418) var saw
          return saw
        })
    }
  }

  private let dependencies: Dependencies

  private lazy var saw: IceSaw1418 = dependencies.makeSaw()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { saw.cut() + saw.cut() }
}
