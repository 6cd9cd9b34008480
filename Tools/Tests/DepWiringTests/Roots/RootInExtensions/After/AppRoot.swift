@MainActor final class AppRoot {
  init() {}

  lazy var log = Log()
}
