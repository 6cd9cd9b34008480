@MainActor final class AppRoot {
  private lazy var first = First()
  private lazy var second = Second(dependencies: .init(first: first))
  private lazy var third = Third(dependencies: .init(second: second, first: first))

  func makeFourth() -> Fourth { Fourth(dependencies: .init(third: third)) }
}
