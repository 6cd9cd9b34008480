import Foundation

private func quarryKey6134() -> String {
  UserDefaults.standard.string(forKey: "quarry") ?? "one file"
}

func quarryName6134() -> String {
  UserDefaults.standard.string(forKey: "name") ?? "no name"
}

enum QuarryScope6134 {
  @TaskLocal static var name = "none"
}

class QuarryMap6134 {
  struct Dependencies {
    var callQuarryName6134: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(callQuarryName6134: { quarryName6134() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func draw() -> String { quarryKey6134() + dependencies.callQuarryName6134() + QuarryScope6134.name }
}
