@MainActor final class AppRoot {
  private let log = Log()
  let chart = Chart(depth: .init(), deposit: .init())
  lazy var home = Home(dependencies: .init(log: log, path: \.self))

  func makeSub() -> Sub { Sub(dependencies: .init()) }

  func makeHome() -> any Screen { Home.make(dependencies: .init(log: log, path: \.self)) }
}
