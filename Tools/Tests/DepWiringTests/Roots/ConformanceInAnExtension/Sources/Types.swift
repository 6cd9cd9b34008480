protocol API {}
final class Client { init() {} }
extension Client: API {}
enum Feed {
  struct Dependencies { var api: any API }
  final class Model {
    struct Dependencies { var api: any API }
    init(dependencies: Dependencies) {}
  }
}
