import Foundation

final class SyncState {
  struct Dependencies {
    var userDefaults: UserDefaults
    var fileExists: @Sendable (String) -> Bool
    var notificationCenter: NotificationCenter
    var bundle: Bundle

    static var defaultDependencies: Self {
      Self(
        userDefaults: UserDefaults.standard,
        fileExists: { FileManager.default.fileExists(atPath: $0) },
        notificationCenter: NotificationCenter.default,
        bundle: Bundle.main)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var date: Date? { dependencies.userDefaults.object(forKey: "fixture-sync") as? Date }

  func save<Value>(_ value: Value) { dependencies.userDefaults.set(value, forKey: "fixture-sync") }

  func isAvailable() -> Bool { dependencies.fileExists("/") }

  func centers() -> [NotificationCenter] { [dependencies.notificationCenter] }

  func isPlaced() -> Bool {
    !dependencies.bundle.bundlePath.isEmpty && dependencies.bundle.builtInPlugInsPath != "/"
  }
}
