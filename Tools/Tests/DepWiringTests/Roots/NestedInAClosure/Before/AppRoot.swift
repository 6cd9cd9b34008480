import DepStructs

@MainActor final class AppRoot {
  lazy var images = Allocator(.shared) { Images(dependencies: .init()) }
  lazy var later: () -> Feed = { [unowned self] in Feed(dependencies: .init()) }
  var makers: [() -> Feed] { [{ [self] in Feed(dependencies: .init()) }] }
}
