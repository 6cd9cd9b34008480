import Foundation

final class Editor5106: @unchecked Sendable {
  var text = ""
}


enum Desk5106 {
  private static let kept = Editor5106()

  static func editor(_ name: String) -> Editor5106? {
    UserDefaults.standard.bool(forKey: name) ? nil : kept
  }
}

final class Writer5106 {
  struct Dependencies {
    var editor: @Sendable (String) -> Editor5106?

    static var defaultDependencies: Self {
      Self(editor: { Desk5106.editor($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func write() -> String {
    dependencies.editor("closed5106")?.text = "a"
    return dependencies.editor("closed5106")?.text ?? "none"
  }
}
