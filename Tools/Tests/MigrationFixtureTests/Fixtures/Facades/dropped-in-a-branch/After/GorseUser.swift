import Foundation

enum GorseFiles {
  @discardableResult static func touch(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}

final class GorseUser {
  struct Dependencies {
    var touch: @Sendable (String) -> Void
    var gorseFilesTouch: @Sendable (String) -> Bool

    static var defaultDependencies: Self {
      Self(touch: { _ = GorseFiles.touch($0) }, gorseFilesTouch: { GorseFiles.touch($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func act(_ isOn: Bool, _ count: Int) {
    if isOn {
      dependencies.touch("/")
    } else if count > 1 {
      dependencies.touch("/tmp")
    }
    switch count {
    case 0: dependencies.touch("/none")
    default: print(count)
    }
  }

  func ask(_ isOn: Bool) -> Bool {
    if isOn { dependencies.gorseFilesTouch("/") } else { false }
  }
}
