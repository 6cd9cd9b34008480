extension AppRoot {
  func makeList() -> List {
    List(
      dependencies: .init(
        makeDetail: { [self] id in makeDetail(id) }, room: { [rooms] name in rooms[name]() }))
  }
}
