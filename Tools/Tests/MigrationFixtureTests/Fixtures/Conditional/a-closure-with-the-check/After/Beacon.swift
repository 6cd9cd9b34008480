import Foundation

@available(macOS 11, *)
enum BeaconSignals6155 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  nonisolated(unsafe) private static var sent: [String] = []

  static func send(_ text: String, dependencies: Dependencies = .defaultDependencies) {
    sent.append(text)
    dependencies.userDefaults.set(sent.count, forKey: "beacon6155")
  }
}

@available(macOS 11, *)
enum BeaconCounts6155 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  static func count(dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.userDefaults.integer(forKey: "beacon6155")
  }
}

@available(macOS 11, *)
enum BeaconReports6155 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  static func report(_ text: String, dependencies: Dependencies = .defaultDependencies) {
    dependencies.userDefaults.set(text, forKey: "report6155")
  }
}

@available(macOS 11, *)
struct BeaconColor6155 {
  let name: String
}

@available(macOS 11, *)
enum BeaconLenses6155 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  static func turn(to color: BeaconColor6155, dependencies: Dependencies = .defaultDependencies) {
    dependencies.userDefaults.set(color.name, forKey: "lens6155")
  }
}

final class BeaconTower6155 {
  struct Dependencies {
    var sendBeaconSignals6155: @Sendable (String) -> Void

    static var defaultDependencies: Self {
      Self(sendBeaconSignals6155: { if #available(macOS 11, *) { BeaconSignals6155.send($0) } })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func turn() {
    if #available(macOS 11, *) { BeaconLenses6155.turn(to: BeaconColor6155(name: "red")) }
  }

  func light(_ name: String) {
    print("light", name)
    if #available(macOS 11, *) {
      dependencies.sendBeaconSignals6155(name)
    }
  }

  func douse() {
    guard #available(macOS 11, *) else { return }
    dependencies.sendBeaconSignals6155("dark")
    print(BeaconCounts6155.count())
  }

  func note(_ text: String) {
    if #available(macOS 11, *) { BeaconReports6155.report(text) }
    if #available(macOS 12, *) { BeaconReports6155.report(text + "!") }
  }
}
