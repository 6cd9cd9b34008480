import Foundation

struct TraySettings6137: Sendable {
  var name = "tray"
}

@MainActor var traySettings6137 = TraySettings6137()

class TrayApps6137 {
  @MainActor static var all: [Int: String] = [1: "one"]
}

final class TrayMenu6137 {
  struct Dependencies {
    var currentTraySettings6137: @MainActor @Sendable () -> TraySettings6137

    static var defaultDependencies: Self {
      Self(currentTraySettings6137: { traySettings6137 })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  @MainActor func titles() -> [String] {
    TrayApps6137.all[2] = "two"
    return [dependencies.currentTraySettings6137().name] + TrayApps6137.all.values.sorted()
  }
}

struct TrayList6137 {
  struct Dependencies {
    var currentTraySettings6137: @MainActor @Sendable () -> TraySettings6137
    var trayApps6137All: @MainActor @Sendable () -> [Int: String]

    static var defaultDependencies: Self {
      Self(currentTraySettings6137: { traySettings6137 }, trayApps6137All: { TrayApps6137.all })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  @MainActor func names() -> String { dependencies.currentTraySettings6137().name + "\(dependencies.trayApps6137All().count)" }
}
