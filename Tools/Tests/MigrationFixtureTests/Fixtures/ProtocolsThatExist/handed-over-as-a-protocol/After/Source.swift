import Foundation

protocol Cellar6105 {
  func bool(forKey key: String) -> Bool
}

extension UserDefaults: Cellar6105 {}

protocol Racking6105: AnyObject {
  var bottles: Int { get set }
}

final class Rack6105: Racking6105, @unchecked Sendable {
  static let shared = Rack6105()
  var bottles = 2
}

struct Vintner6105 {
  let cellar: Cellar6105
  let rack: Racking6105

  init(cellar: Cellar6105, rack: Racking6105) {
    self.cellar = cellar
    self.rack = rack
  }

  func count() -> Int { cellar.bool(forKey: "cellar6105") ? 0 : rack.bottles }
}

/// Both objects are handed over only, each as its protocol.
final class Tasting6105 {
  struct Dependencies {
    var userDefaults: any Cellar6105
    var rack6105: any Racking6105

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard, rack6105: Rack6105.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pour() -> Int {
    Vintner6105(cellar: dependencies.userDefaults, rack: dependencies.rack6105).count()
  }

  func pourAgain() -> Int {
    let vintner = Vintner6105(cellar: dependencies.userDefaults, rack: dependencies.rack6105)
    return vintner.count()
  }
}

/// The code asks more of the defaults than the protocol has.
final class Stocktaking6105 {
  struct Dependencies {
    var userDefaults: UserDefaults
    var rack6105: any Racking6105

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard, rack6105: Rack6105.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pour() -> Int {
    dependencies.userDefaults.removeObject(forKey: "cellar6105")
    return Vintner6105(cellar: dependencies.userDefaults, rack: dependencies.rack6105).count()
  }
}
