import Foundation

struct BuildFlags {
  struct Dependencies {
    var processInfo: ProcessInfo
    var arguments: @Sendable () -> [String]

    static var defaultDependencies: Self {
      Self(processInfo: ProcessInfo.processInfo, arguments: { CommandLine.arguments })
    }
  }

  private let dependencies: Dependencies

  let prefix: String

  init(prefix: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.prefix = prefix
  }

  func flag(_ name: String) -> Bool {
    dependencies.processInfo.environment[prefix + name] != nil
  }

  func hasArguments() -> Bool { dependencies.arguments().isEmpty == false }
}
