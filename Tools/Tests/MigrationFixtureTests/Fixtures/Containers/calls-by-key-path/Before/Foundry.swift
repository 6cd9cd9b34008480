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
  private let logger = resolve(\FoundryTools1419.logger)

  func work() -> String {
    let mold = resolve(\.foundryMoldForCasting1419)
    return logger.log(mold.cast())
  }
}
