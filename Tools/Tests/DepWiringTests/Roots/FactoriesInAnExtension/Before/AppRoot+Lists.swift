extension AppRoot {
  func makeList() -> List { List(dependencies: .init()) }
}
