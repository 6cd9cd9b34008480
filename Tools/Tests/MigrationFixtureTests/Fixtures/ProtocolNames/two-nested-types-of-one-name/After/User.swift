final class KingfisherUser {
  struct Dependencies {
    var kingfisherAPI: any KingfisherOneKingfisherAPIProtocol

    static var defaultDependencies: Self {
      Self(kingfisherAPI: KingfisherOne.KingfisherAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.kingfisherAPI.a()
  }
}
