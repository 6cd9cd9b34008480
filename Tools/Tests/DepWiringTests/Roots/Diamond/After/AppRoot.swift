@MainActor final class AppRoot {
  private lazy var base = Base()
  private lazy var right = Right(dependencies: .init(base: base))
  private lazy var left = Left(dependencies: .init(base: base))

  func makeTop() -> Top { Top(dependencies: .init(right: right, left: left)) }
}
