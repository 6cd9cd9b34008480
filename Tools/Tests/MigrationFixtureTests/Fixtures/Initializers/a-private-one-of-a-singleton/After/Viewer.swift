import Foundation

@MainActor
final class Viewer6178: NSObject {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  static let instance = Viewer6178()

  private var count = 0

  override private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }

  func open() -> Int {
    count += 1
    return dependencies.userDefaults.integer(forKey: "viewer6178") + count
  }
}
