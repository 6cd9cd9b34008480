import Foundation

enum Vault6203 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  static let folder = "/none/"

  private static func isFree(_ name: String, dependencies: Dependencies = .defaultDependencies) -> Bool {
    !dependencies.fileManager.fileExists(atPath: folder + name)
  }

  static func name(dependencies: Dependencies = .defaultDependencies) -> String {
    isFree("new", dependencies: dependencies) ? "new" : "old"
  }

  final class Box {
    struct Dependencies {
      var isFree: @Sendable (String) -> Bool
      var vault6203Name: @Sendable () -> String

      static var defaultDependencies: Self {
        Self(isFree: { Vault6203.isFree($0) }, vault6203Name: { Vault6203.name() })
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func isFree() -> Bool { dependencies.isFree("box") && Vault6203.folder != "" }

    func first() -> String { dependencies.vault6203Name() + dependencies.vault6203Name() }

    func second() -> String { dependencies.vault6203Name() }
  }
}
