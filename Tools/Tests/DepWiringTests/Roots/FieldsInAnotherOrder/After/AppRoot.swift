@MainActor final class AppRoot {
  private lazy var log = Log(name: "a")
  private lazy var other = Log(name: "b")
  private lazy var images = Images()
  private lazy var store = Store()

  func makeDetail(_ item: String) -> Detail {
    Detail(
      item: item,
      dependencies: .init(
        images: images,
        log: log,  // the loud one
        store: store,
        // of this screen
        makeRow: { [log, other] in
          Row(dependencies: .init(first: log, second: other))
        }))
  }

  func makeShort() -> Detail {
    Detail(item: "", dependencies: .init(
      images: images, log: other,
      store: store, makeRow: { self.makeRow() }
    ))
  }

  func makeRow() -> Row { Row(dependencies: .init(first: log, second: other)) }

  func makeSeveral() -> Several { Several(dependencies: .init(log: log, images: images)) }

  func makeLast() -> Detail {
    Detail(
      item: "",
      dependencies: .init(
        images: images,  // shared
        log: log,
        store: store,
        makeRow: makeRow))
  }
}
