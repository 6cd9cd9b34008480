final class StubAPI: API {
  func get(_ path: String) -> String { "stub of \(path)" }
}

@main
enum StoreTests {
  @MainActor
  static func main() {
    let store = ServiceStore()
    registerServices(in: store)
    store.register(API.self, StubAPI())
    let model = store.execute { FeedModel() }
    model.load()
  }
}
