@MainActor final class AppRoot {
  struct Dependencies {
    var images: Images
    var sharedPlayer: Player

    static var live: Self {
      Self(
        images: Images(),
        player: Player()  // the only one
      )
    }
  }
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeDetail(_ item: String) -> Detail {
    Detail(item: item, dependencies: .init(
      images: dependencies.images,  // the shared cache
      // one for each screen
      player: Player(),  // new
      row: { number in "\(number)!" }
    ))
  }

  func makeOther() -> Detail {
    Detail(item: "", dependencies: .init(images: dependencies.images, player: Player(), row: { "\($0)" }))
  }
}
