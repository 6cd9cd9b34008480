package protocol API {}
package final class NetworkAPI: API { package init() {} }
package final class Feed {
  package struct Dependencies {
    package var api: any API
    package init(api: any API) { self.api = api }
  }
  package init(dependencies: Dependencies) {}
}
