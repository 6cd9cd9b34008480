protocol GangwayInteractor1714: Sendable {
  var name: String { get }
}

struct GangwayPilot1714: GangwayInteractor1714 {
  let name = "pilot"
}

final class GangwayResolver1714: Sendable {
  func resolve<Service>(_ type: Service.Type) -> Service? { GangwayPilot1714() as? Service }

  func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service? {
    resolve(type)
  }
}

protocol GangwayGraphType1714: Sendable {
  var resolver: GangwayResolver1714 { get }
}

final class GangwayGraph1714: GangwayGraphType1714 {
  static let shared: GangwayGraphType1714 = GangwayGraph1714()

  let resolver = GangwayResolver1714()
}

struct GangwayView1714 {
  let interactor: GangwayInteractor1714
  let host: String
}

@MainActor
final class GangwayRouter1714 {
  struct Dependencies {
    var makeGangwayInteractor1714: @Sendable () -> any GangwayInteractor1714
    var makeGangwayInteractor1714WithHost: @Sendable (String) -> any GangwayInteractor1714

    static var defaultDependencies: Self {
      Self(
        makeGangwayInteractor1714: {
          GangwayGraph1714.shared.resolver.resolve(GangwayInteractor1714.self)!
        },
        makeGangwayInteractor1714WithHost: {
          GangwayGraph1714.shared.resolver.resolve(GangwayInteractor1714.self, argument: $0)!
        }
      )
    }
  }

  static func resolve(
    _ step: Int,
    host: String,
    dependencies: Dependencies = .defaultDependencies
  ) -> GangwayView1714 {
    switch step {
    case 0:
      GangwayView1714(
        interactor: dependencies.makeGangwayInteractor1714(),
        host: host)
    default:
      GangwayView1714(
        interactor: dependencies.makeGangwayInteractor1714WithHost(host),
        host: host)
    }
  }
}
