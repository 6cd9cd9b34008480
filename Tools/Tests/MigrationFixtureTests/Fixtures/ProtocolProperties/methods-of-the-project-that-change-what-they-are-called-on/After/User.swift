final class CowbirdUser {
  struct Dependencies {
    var cowbirdAPI: any CowbirdAPIProtocol

    static var defaultDependencies: Self {
      Self(cowbirdAPI: CowbirdAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.cowbirdAPI.rack.turn()
    dependencies.cowbirdAPI.box?.rack.turn()
    dependencies.cowbirdAPI.list.turnAll()
    print(dependencies.cowbirdAPI.plain.name)
    dependencies.cowbirdAPI.object.turn()
  }
}
