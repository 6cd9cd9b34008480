import Foundation

final class Cellar6220 {
  private let path: String

  init(path: String) { self.path = path }

  convenience init(named name: String) {
    let isThere = FileManager.default.fileExists(atPath: "/")
    self.init(path: isThere ? Self.moved(name) : name)
  }

  func depth() -> Int { path.count }

  private static func moved(_ name: String) -> String {
    UserDefaults.standard.string(forKey: "6220") ?? name + "!"
  }
}
