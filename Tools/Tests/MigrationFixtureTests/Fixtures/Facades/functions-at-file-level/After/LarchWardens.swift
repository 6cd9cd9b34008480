import Foundation

func noteLarch(_ text: String) { UserDefaults.standard.set(text, forKey: "larch") }

final class LarchWarden {
  struct Dependencies {
    var callGrowLarch: @Sendable () -> Int
    var callFindLarchDepth: @Sendable (_ path: String, _ depth: Int) -> Bool
    var callFindLarch: @Sendable (Int) -> Bool
    var callReachLarch: @Sendable () -> Bool
    var callFellLarch: @Sendable (String) async throws -> Void
    var callPaintLarch: @MainActor @Sendable (String) -> Void
    var callWatchLarch: @Sendable (() -> Void) -> Void
    var callNoteLarch: @Sendable (String) -> Void

    static var defaultDependencies: Self {
      Self(
        callGrowLarch: { growLarch() },
        callFindLarchDepth: { findLarch($0, depth: $1) },
        callFindLarch: { findLarch($0) },
        callReachLarch: { reachLarch() },
        callFellLarch: { try await fellLarch(at: $0) },
        callPaintLarch: { paintLarch($0) },
        callWatchLarch: { watchLarch($0) },
        callNoteLarch: { noteLarch($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func grow() -> Int { dependencies.callGrowLarch() + doubleLarch(dependencies.callGrowLarch()) }

  func find() -> [Bool] { [dependencies.callFindLarchDepth("/", 2), dependencies.callFindLarchDepth("/", 0), dependencies.callFindLarch(4), dependencies.callReachLarch()] }

  func fell() async -> Bool { (try? await dependencies.callFellLarch("/none")) != nil }

  @MainActor func paint() { dependencies.callPaintLarch("green") }

  func watch() {
    dependencies.callWatchLarch { print("watched") }
    ["a", "b"].forEach(dependencies.callNoteLarch)
    dependencies.callNoteLarch("seen")
  }
}

/// No closure takes the place of a generic function.
final class LarchMeter {
  func measure() -> Int { measureLarch(3) }
}

/// The names mean something else here.
final class LarchNamesake {
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

  func findLarch(_ path: String) -> Bool { path.isEmpty }

  func look() -> Bool { findLarch("/") }

  func grow() -> Int {
    func growLarch() -> Int { 7 }
    return growLarch()
  }

  func note() {
    let noteLarch = { [dependencies] (text: String) in print(text, dependencies.fileManager.fileExists(atPath: "/")) }
    noteLarch("local")
  }
}

struct LarchFile {
  struct Dependencies {
    var removeFile: @Sendable (String) -> Int32
    var runCommand: @Sendable (String) -> Void

    static var defaultDependencies: Self {
      Self(removeFile: { unlink($0) }, runCommand: { _ = system($0) })
    }
  }

  let path: String
  var dependencies: Dependencies = .defaultDependencies

  func remove() -> Bool { dependencies.removeFile(path) == 0 }

  func run() { dependencies.runCommand("true") }
}
