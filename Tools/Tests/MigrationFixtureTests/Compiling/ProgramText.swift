import Foundation

/// The Swift files that make a program of fixtures.
struct ProgramText {
  let fixtures: [Fixture]
  let key: ProgramKey

  /// By file name; the identifier of the fixture, two underscores, and its own name.
  var files: [String: Data] {
    var result = ["Main.swift": Data(main.utf8)]
    for fixture in fixtures {
      for (name, data) in key.side.files(of: fixture) {
        result["\(fixture.identifier)__\(name)"] = data
      }
      result["\(fixture.identifier)__Driver.swift"] = Data(
        function("driver", fixture.driver, of: fixture).utf8)
      if hasTest(fixture) {
        result["\(fixture.identifier)__Test.swift"] = Data(
          function("test", fixture.test, of: fixture).utf8)
      }
    }
    return result
  }

  private func hasTest(_ fixture: Fixture) -> Bool { key.side == .after && !fixture.test.isEmpty }

  /// The statements as a function whose lines have the numbers that they have in their file.
  private func function(_ prefix: String, _ text: String, of fixture: Fixture) -> String {
    var imports = ["import Foundation"]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("import ") else { return String(line) }
      imports.append(String(line))
      return ""
    }
    return imports.joined(separator: "; ")
      + "; func \(prefix)_\(fixture.identifier)() async throws {"
      + lines.joined(separator: "\n") + "\n}\n"
  }

  private var main: String {
    var text = """
      import Foundation

      func expect(_ condition: Bool, _ what: String) {
        if !condition { print("EXPECTED \\(what)") }
      }

      @main struct Main {
        static func run(
          _ name: String, _ body: () async throws -> Void
        ) async {
          guard !CommandLine.arguments.contains(name) else { return }
          print("\(ProgramRun.marker)\\(name)")
          fflush(nil)
          do { try await body() } catch { print("threw \\(error)") }
        }

        static func main() async {
          for (name, body) in functions { await run(name, body) }
        }
      }

      // A table, because compiling a function takes the square of the calls that it waits for.
      let functions: [(String, @Sendable () async throws -> Void)] = [

      """
    for fixture in fixtures {
      text += "  (\"driver \(fixture.id)\", { try await driver_\(fixture.identifier)() }),\n"
      if hasTest(fixture) {
        text += "  (\"test \(fixture.id)\", { try await test_\(fixture.identifier)() }),\n"
      }
    }
    return text + "]\n"
  }
}
