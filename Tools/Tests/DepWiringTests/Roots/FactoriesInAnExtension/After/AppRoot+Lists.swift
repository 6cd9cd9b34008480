extension AppRoot {
  func makeList() -> List {
    List(dependencies: .init(makeDetail: makeDetail, room: { [rooms] name in rooms[name]() }))
  }
}
