@MainActor final class AppRoot {
  private lazy var images = Images()

  func makeDetail(_ item: String) -> Detail {
    Detail(item: item, dependencies: .init(
      images: images  // the shared cache
    ))
  }

  func makeOther() -> Detail {
    Detail(
      item: "",
      dependencies: .init(
        images: images))
  }
}
