import FactoryKit

protocol FoundryLogger1419: Sendable {
  func log(_ text: String) -> String
}

struct LiveFoundryLogger1419: FoundryLogger1419 {
  func log(_ text: String) -> String { "log: \(text)" }
}

final class FoundryMold1419: Sendable {
  init() { print("a mold is made") }
  func cast() -> String { "cast" }
}

final class FoundryTools1419: SharedContainer {
  static let shared = FoundryTools1419()
  let store = FactoryStore()

  var logger: Factory<FoundryLogger1419> { self { LiveFoundryLogger1419() } }
}

extension Container {
  var foundryMoldForCasting1419: Factory<FoundryMold1419> { self { FoundryMold1419() } }
}

final class Foundry1419 {
  struct Dependencies {
    var logger: any FoundryLogger1419
    var makeMold: @Sendable () -> FoundryMold1419

    static var defaultDependencies: Self {
      Self(
        logger: resolve(\FoundryTools1419.logger),
        makeMold: { resolve(\.foundryMoldForCasting1419) })
    }
  }

  private let dependencies: Dependencies

  private let logger: any FoundryLogger1419

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    logger = dependencies.logger
  }

  func work() -> String {
    let mold = dependencies.makeMold()
    return logger.log(mold.cast())
  }
}
