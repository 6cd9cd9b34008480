import Foundation

final class AlmanacStore6156: @unchecked Sendable {
  static let shared = AlmanacStore6156()
  var pages = 12
}

final class Almanac6156 {
  struct Dependencies {
    var almanacStore6156: AlmanacStore6156

    static var defaultDependencies: Self {
      Self(almanacStore6156: AlmanacStore6156.shared)
    }
  }

  private let begun6156 = Date()
  private let store: AlmanacStore6156

  init(dependencies: Dependencies = .defaultDependencies) {
    store = dependencies.almanacStore6156
  }

  func count() -> Int { store.pages }
}

final class AlmanacCover6156 {
  let printed6156 = Date()
  func title() -> String { "Almanac" }
}

final class AlmanacIndex6156 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  let indexed6156: UserDefaults

  init(dependencies: Dependencies = .defaultDependencies) {
    indexed6156 = dependencies.userDefaults
  }
}

func almanacPages6156(_ index: AlmanacIndex6156) -> Bool {
  index.indexed6156.bool(forKey: "almanac6156")
}

