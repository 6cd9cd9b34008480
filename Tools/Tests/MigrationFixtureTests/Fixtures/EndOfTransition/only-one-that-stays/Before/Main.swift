import DepStructs

class End10Base { init() {} }
final class End10API: End10Base {
  struct Dependencies: TransitionalDependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  override convenience init() { self.init(dependencies: .defaultDependencies) }
  init(dependencies: Dependencies) { self.dependencies = dependencies; super.init() }
}