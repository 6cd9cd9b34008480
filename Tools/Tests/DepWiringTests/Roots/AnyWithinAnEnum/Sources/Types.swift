enum Networking {
  protocol Client: Sendable {}
  struct LiveClient: Client { init() {} }
}
enum Storage {
  protocol Client: Sendable {}
  struct LiveClient: Client { init() {} }
}
final class Feed {
  struct Dependencies {
    var network: any Networking.Client
    var storage: any Storage.Client
  }
  init(dependencies: Dependencies) { print(dependencies.network, dependencies.storage) }
}
