@MainActor final class AppRoot {
  lazy var store = Store("store of the app")
}
