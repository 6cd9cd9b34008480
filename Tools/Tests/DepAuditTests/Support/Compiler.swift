import DepAudit
import Foundation

/// Typechecks the examples of rules with the compiler that runs the tests.
struct Compiler {
  /// The part of the library that examples use.
  private static let library = """
    protocol TransitionalDependencies { static var live: Self { get } }
    extension TransitionalDependencies { static var defaultDependencies: Self { live } }

    struct Lifetime { static func cached(for duration: Duration) -> Self { Self() } }
    struct Allocator<Value: Sendable>: Sendable {
      let make: @Sendable () -> Value
      init(_ lifetime: Lifetime, _ make: @escaping @Sendable () -> Value) { self.make = make }
      func callAsFunction() -> Value { make() }
    }
    """

  /// What the compiler says, in Swift 6 mode with warnings as errors; empty when it accepts it.
  func complaints(about example: RuleExample) throws -> String {
    let files = FileManager()
    let folder = files.temporaryDirectory.appendingPathComponent("example-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    var source = example.source
    var names = ["Example.swift"]
    if example.needs == .depStructs {
      source = source.replacing("import DepStructs\n", with: "")
      try Data(Self.library.utf8).write(to: folder.appendingPathComponent("Library.swift"))
      names.append("Library.swift")
    }
    try Data(source.utf8).write(to: folder.appendingPathComponent(names[0]))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
      + names
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
