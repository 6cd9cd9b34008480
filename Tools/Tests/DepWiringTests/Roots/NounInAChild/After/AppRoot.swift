import DepStructs

@MainActor final class AppRoot {
  lazy var images = Allocator(.shared) { Images() }
}
