import Foundation

/// The Swift compiler that the code of documents and fixtures is compiled with.
package struct Toolchain: Sendable {
  /// The path of `swiftc`.
  package let compiler: String
  private let resources: String
  private let frameworks: [String]

  private static let current = Task { try await locate() }

  /// The compiler named by `SWIFT_EXEC` or `SWIFTC`, or else the first `swiftc` on the path.
  package static func find() async throws -> Toolchain {
    try await current.value
  }

  /// The arguments by which a module finds the macros of Swift Testing, and its framework.
  package var testingArguments: [String] {
    ["plugins", "plugins/testing"].flatMap { ["-plugin-path", "\(resources)/host/\($0)"] }
      + frameworks
  }

  /// The arguments by which a `Package.swift` finds what it is written in.
  package var manifestArguments: [String] {
    ["-I", "\(resources)/pm/ManifestAPI", "-package-description-version", "6.2.0"]
  }

  private static func locate() async throws -> Toolchain {
    let compiler = try compilerPath()
    let answer = try await Subprocess.run(compiler, ["-print-target-info"])
    let information = try JSONDecoder().decode(
      TargetInformation.self, from: Data(answer.output.utf8))
    return Toolchain(
      compiler: compiler, resources: information.paths.runtimeResourcePath,
      frameworks: try await frameworkArguments())
  }

  private static func compilerPath() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["SWIFT_EXEC"] ?? environment["SWIFTC"] { return named }
    let folders = environment["PATH"]?.split(separator: ":") ?? []
    let found = folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    guard let found else { throw CompilerError("there is no swiftc on the path") }
    return found
  }

  private static func frameworkArguments() async throws -> [String] {
    #if os(macOS)
      let answer = try await Subprocess.run("/usr/bin/xcrun", ["--show-sdk-platform-path"])
      let developer = answer.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/Developer"
      return ["-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib"]
    #else
      return []
    #endif
  }
}

/// What `swiftc -print-target-info` answers.
private struct TargetInformation: Decodable {
  struct Paths: Decodable {
    let runtimeResourcePath: String
  }

  let paths: Paths
}
