import Foundation

final class Dune6119 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  let name: String

  required init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func height() -> Int { dependencies.userDefaults.integer(forKey: name) }

  static func last(or name: String, dependencies: Dependencies = .defaultDependencies) -> Dune6119 {
    let last = dependencies.userDefaults.string(forKey: "dune6119")
    return Dune6119(name: last ?? name, dependencies: dependencies)
  }

  static func made(_ names: [String]) -> [Dune6119] { names.map { self.init(name: $0) } }
}
