@MainActor final class AppRoot {
  private lazy var log = Log(name: "a")
  private lazy var other = Log(name: "b")
  private lazy var images = Images()
  private lazy var store = Store()

  func makeDetail(_ item: String) -> Detail {
    Detail(
      item: item,
      dependencies: .init(
        log: log,  // the loud one
        // of this screen
        makeRow: { [log, other] in
          Row(dependencies: .init(second: other, first: log))
        },
        images: images))
  }

  func makeShort() -> Detail {
    Detail(item: "", dependencies: .init(
      store: store, makeRow: { self.makeRow() },
      log: other, images: images
    ))
  }

  func makeRow() -> Row { Row(dependencies: .init(second: other, first: log)) }

  func makeSeveral() -> Several { Several(dependencies: .init(log: log, images: images)) }

  func makeLast() -> Detail {
    Detail(
      item: "",
      dependencies: .init(
        makeRow: makeRow, log: log,
        images: images,  // shared
        store: store))
  }
}
