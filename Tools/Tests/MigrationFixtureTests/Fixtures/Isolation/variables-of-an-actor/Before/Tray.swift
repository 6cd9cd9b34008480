import Foundation

struct TraySettings6137: Sendable {
  var name = "tray"
}

@MainActor var traySettings6137 = TraySettings6137()

class TrayApps6137 {
  @MainActor static var all: [Int: String] = [1: "one"]
}

final class TrayMenu6137 {
  @MainActor func titles() -> [String] {
    TrayApps6137.all[2] = "two"
    return [traySettings6137.name] + TrayApps6137.all.values.sorted()
  }
}

struct TrayList6137 {
  @MainActor func names() -> String { traySettings6137.name + "\(TrayApps6137.all.count)" }
}
