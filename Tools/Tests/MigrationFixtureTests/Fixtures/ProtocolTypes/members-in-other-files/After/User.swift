import Foundation

final class HarrierUser {
  struct Dependencies {
    var harrierAPI: any HarrierAPIProtocol

    static var defaultDependencies: Self {
      Self(harrierAPI: HarrierAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.harrierAPI.a() == nil)
    print(dependencies.harrierAPI.b() > Date.distantPast)
  }
}
