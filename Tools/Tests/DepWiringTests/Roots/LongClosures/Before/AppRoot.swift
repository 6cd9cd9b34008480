@MainActor final class AppRoot {
  func makeScreen() -> ExtraordinarilyLongScreenName {
    ExtraordinarilyLongScreenName(dependencies: .init())
  }
}
