final class API { init() {} }
final class Feed {
  struct Dependencies {
    var api: API
    var name: String
    init(api: API, name: String) {
      self.api = api
      self.name = name
    }
    init(api: API) { self.init(api: api, name: "feed") }
  }
  init(dependencies: Dependencies) {}
}
