import Foundation

final class TourState {
  struct Dependencies {
    var storedBool: @Sendable (String) -> Bool
    var store: @Sendable (Any?, String) -> Void
    var storedString: @Sendable (String) -> String?
    var storedInteger: @Sendable (String) -> Int
    var storedDouble: @Sendable (String) -> Double
    var removeStored: @Sendable (String) -> Void

    static var defaultDependencies: Self {
      Self(
        storedBool: { UserDefaults.standard.bool(forKey: $0) },
        store: { UserDefaults.standard.set($0, forKey: $1) },
        storedString: { UserDefaults.standard.string(forKey: $0) },
        storedInteger: { UserDefaults.standard.integer(forKey: $0) },
        storedDouble: { UserDefaults.standard.double(forKey: $0) },
        removeStored: { UserDefaults.standard.removeObject(forKey: $0) })
    }
  }

  private let dependencies: Dependencies

  private let key: String

  init(key: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.key = key
  }

  var isDone: Bool {
    get { dependencies.storedBool(key) }
    set { dependencies.store(newValue, key) }
  }

  var name: String { dependencies.storedString(key + ".name") ?? "none" }

  func rename(to name: String?) { dependencies.store(name, key + ".name") }

  func count() -> Int {
    let next = 41 as Int
    dependencies.store(next, key + ".count")
    dependencies.store(1.5, key + ".share")
    return dependencies.storedInteger(key + ".count") + 1
  }

  func share() -> Double { dependencies.storedDouble(key + ".share") }

  func reset() {
    for end in ["", ".name", ".count", ".share"] {
      dependencies.removeStored(key + end)
    }
  }
}
