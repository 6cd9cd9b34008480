protocol API {}
final class NetworkAPI: API { init() {} }
final class Feed {
  struct Dependencies {
    var api: any API
    #if os(Linux)
      var linux: Int
    #endif
  }
  init(dependencies: Dependencies) {}
}
#if os(Windows)
  final class Registry {
    struct Dependencies { var api: any API }
    init(dependencies: Dependencies) {}
  }
#endif
