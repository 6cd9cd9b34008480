@MainActor final class AppRoot {
  init() {}
}
