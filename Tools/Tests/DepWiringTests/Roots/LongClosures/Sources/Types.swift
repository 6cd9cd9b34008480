@MainActor final class ExtraordinarilyLongScreenName {
  struct Dependencies {
    var extraordinarilyLongServiceName: ExtraordinarilyLongServiceName
    var makeAnotherExtraordinarilyLongScreenName: (Int, String) -> AnotherExtraordinarilyLongScreen
    var extraordinarilyLongProvider: @Sendable () -> ExtraordinarilyLongServiceName
  }
  init(dependencies: Dependencies) {}
}
@MainActor final class AnotherExtraordinarilyLongScreen {
  struct Dependencies { var extraordinarilyLongServiceName: ExtraordinarilyLongServiceName }
  init(identifier: Int, title: String, dependencies: Dependencies) {}
}
final class ExtraordinarilyLongServiceName: Sendable { init() {} }
