import Foundation

final class HawfinchUser {
  struct Dependencies {
    var hawfinchAPI: any HawfinchAPIProtocol

    static var defaultDependencies: Self {
      Self(hawfinchAPI: HawfinchAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.hawfinchAPI.a([]).count)
  }
}
