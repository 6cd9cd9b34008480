@MainActor final class AppRoot {
  lazy var log = Log("app")
}
