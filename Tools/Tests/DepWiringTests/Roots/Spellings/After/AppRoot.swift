@MainActor final class AppRoot {
  private lazy var networkAPI = NetworkAPI()

  func makeFeed() -> Feed {
    Feed(
      dependencies: .init(
        one: networkAPI, two: networkAPI, three: networkAPI, four: networkAPI, five: networkAPI,
        six: networkAPI, seven: networkAPI, eight: networkAPI))
  }
}
