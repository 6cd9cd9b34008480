@MainActor final class AppRoot {
  lazy var api = API()
  func short() -> Feed { Feed(dependencies: .init(api: api)) }
  func long() -> Feed { Feed(dependencies: .init(api: api, name: "long")) }
}
