import Foundation

final class SyncState {
  var date: Date? { UserDefaults.standard.object(forKey: "fixture-sync") as? Date }

  func save<Value>(_ value: Value) { UserDefaults.standard.set(value, forKey: "fixture-sync") }

  func isAvailable() -> Bool { FileManager.default.fileExists(atPath: "/") }

  func centers() -> [NotificationCenter] { [NotificationCenter.default] }

  func isPlaced() -> Bool {
    !Bundle.main.bundlePath.isEmpty && Bundle.main.builtInPlugInsPath != "/"
  }
}
