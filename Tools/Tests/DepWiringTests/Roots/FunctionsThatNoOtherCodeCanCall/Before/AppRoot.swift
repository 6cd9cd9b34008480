struct AppRoot {
  mutating func chosenLogger() -> any Logger { ConsoleLogger() }
  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
