import Foundation

enum TernSettings {
  static subscript(name: String) -> Bool {
    get { UserDefaults.standard.bool(forKey: "tern." + name) }
    set { UserDefaults.standard.set(newValue, forKey: "tern." + name) }
  }
}

final class TernNest {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func warm() -> String {
    TernSettings["warm"] = true
    let folder = dependencies.fileManager.temporaryDirectory
    return TernSettings["warm"] && !folder.path.isEmpty ? "warm" : "cold"
  }
}
