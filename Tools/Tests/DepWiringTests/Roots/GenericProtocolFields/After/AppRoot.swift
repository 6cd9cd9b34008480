@MainActor final class AppRoot {
  private let users: any Repository<String> = Users()
  private let first: Box<Int> = Box(3)
  private let second = Box<String>("b")

  func makeFeed() -> Feed { Feed(dependencies: .init(users: users, count: first, name: second)) }
}
