import DepStructs

@MainActor final class AppRoot {
  private lazy var api = API()
  lazy var images = Allocator(.shared) { [api] in Images(dependencies: .init(api: api)) }
  private lazy var log = Log()
  lazy var later: () -> Feed = { [unowned self] in Feed(dependencies: .init(log: log)) }
  var makers: [() -> Feed] { [{ [self] in Feed(dependencies: .init(log: log)) }] }
}
