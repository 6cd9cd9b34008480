final class EmuUser {
  struct Dependencies {
    var emuAPI: any EmuAPIProtocol

    static var defaultDependencies: Self {
      Self(emuAPI: EmuAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async throws {
    print(try await dependencies.emuAPI.get("a"))
    print(try await dependencies.emuAPI.get("a", entityTag: "b"))
  }
}
