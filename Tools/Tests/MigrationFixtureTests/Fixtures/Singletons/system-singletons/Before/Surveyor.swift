import Foundation

final class Surveyor {
  private let key: String

  init(key: String) { self.key = key }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func remember(_ value: Int) -> Int {
    UserDefaults.standard.set(value, forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    return UserDefaults.standard.integer(forKey: key)
  }

  func name() -> Bool { ProcessInfo.processInfo.processName.isEmpty }
}
