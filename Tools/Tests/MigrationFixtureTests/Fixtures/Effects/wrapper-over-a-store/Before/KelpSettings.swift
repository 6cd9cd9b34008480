import Foundation

@propertyWrapper
struct KelpSetting {
  let key: String

  init(_ key: String) { self.key = key }

  var wrappedValue: Bool {
    get { UserDefaults.standard.bool(forKey: key) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@propertyWrapper
struct KelpClamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 9) } }
}

final class KelpPanel {
  @KelpSetting("kelp.deep") var isDeep
  @KelpClamped var depth = 3

  func line() -> String {
    "\(isDeep) \(depth) \(FileManager.default.fileExists(atPath: "/"))"
  }
}

final class KelpRow {
  @KelpClamped var depth = 3

  func line() -> String { "\(depth) \(FileManager.default.fileExists(atPath: "/"))" }
}
