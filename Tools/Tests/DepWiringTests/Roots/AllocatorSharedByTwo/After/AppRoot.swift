import DepStructs

@MainActor final class AppRoot {
  private lazy var images = Allocator(.shared) { Images() }

  func makeOne() -> One { One(dependencies: .init(images: { [images] in images() })) }
  func makeTwo() -> Two {
    Two(dependencies: .init(images: { [images] in images() }, direct: images()))
  }
}
