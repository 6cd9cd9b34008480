final class FalconUser {
  struct Dependencies {
    var falconAPI: any FalconAPIProtocol

    static var defaultDependencies: Self {
      Self(falconAPI: FalconAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async throws {
    print(await dependencies.falconAPI.count)
    print(try await dependencies.falconAPI.add(2))
    print(try await dependencies.falconAPI.add())
    print(dependencies.falconAPI.id)
    dependencies.falconAPI.free()
  }
}
