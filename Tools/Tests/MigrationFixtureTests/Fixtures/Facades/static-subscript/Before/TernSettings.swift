import Foundation

enum TernSettings {
  static subscript(name: String) -> Bool {
    get { UserDefaults.standard.bool(forKey: "tern." + name) }
    set { UserDefaults.standard.set(newValue, forKey: "tern." + name) }
  }
}

final class TernNest {
  func warm() -> String {
    TernSettings["warm"] = true
    let folder = FileManager.default.temporaryDirectory
    return TernSettings["warm"] && !folder.path.isEmpty ? "warm" : "cold"
  }
}
