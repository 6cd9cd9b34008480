@MainActor final class AppRoot {
  private lazy var extraordinarilyLongServiceName = ExtraordinarilyLongServiceName()

  func makeScreen() -> ExtraordinarilyLongScreenName {
    ExtraordinarilyLongScreenName(
      dependencies: .init(
        extraordinarilyLongServiceName: extraordinarilyLongServiceName,
        makeAnotherExtraordinarilyLongScreenName: makeAnotherExtraordinarilyLongScreenName,
        extraordinarilyLongProvider: { [extraordinarilyLongServiceName] in
          extraordinarilyLongServiceName
        }))
  }

  private func makeAnotherExtraordinarilyLongScreenName(
    _ identifier: Int, _ title: String
  ) -> AnotherExtraordinarilyLongScreen {
    AnotherExtraordinarilyLongScreen(
      identifier: identifier, title: title,
      dependencies: .init(extraordinarilyLongServiceName: extraordinarilyLongServiceName))
  }
}
