final class Gondola {
  struct Dependencies {
    var elderSongBook: any ElderSongBookProtocol

    static var defaultDependencies: Self {
      Self(elderSongBook: ElderSongBook.shared)
    }
  }

  let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }
}
