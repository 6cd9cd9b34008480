import Testing

@testable import DepEditing
@testable import DepMigration

@Suite struct ProtocolPlacementTests {
  @Test(arguments: ["\n", "\r\n"])
  func leavesOneEmptyLineAroundWhatItAdds(_ newline: String) throws {
    let before = """
      import Foundation
      final class API {
        func a() {}
      }
      final class Other {}
      """
    let text = try after(before.replacing("\n", with: newline))
    #expect(
      text.replacing(newline, with: "\n") == """
        import Foundation

        protocol APIProtocol {
          func a()
        }

        final class API {
          func a() {}
        }

        extension API: APIProtocol {}

        final class Other {}
        """)
  }

  @Test(arguments: ["", "\u{FEFF}"]) func keepsACommentWithItsType(_ start: String) throws {
    let text = try after(start + "// Talks to the server.\nfinal class API {\n  func a() {}\n}\n")
    #expect(
      text == start + """
        protocol APIProtocol {
          func a()
        }

        // Talks to the server.
        final class API {
          func a() {}
        }

        extension API: APIProtocol {}

        """)
  }

  @Test(arguments: ["", "\u{FEFF}"]) func staysBelowTheHeadingOfAFile(_ start: String) throws {
    let heading = start + "// API.swift\n// Copyright 2020\n"
    let text = try after(heading + "/// Talks.\nfinal class API {\n  func a() {}\n}\n")
    #expect(
      text == heading + """
        protocol APIProtocol {
          func a()
        }

        /// Talks.
        final class API {
          func a() {}
        }

        extension API: APIProtocol {}

        """)
  }

  @Test func addsNoEmptyLineBeforeTheEndOfACondition() throws {
    let text = try after("#if !NEVER\nfinal class API {\n  func a() {}\n}\n#endif\n")
    #expect(text.hasPrefix("#if !NEVER\nprotocol APIProtocol {"))
    #expect(text.hasSuffix("}\n\nextension API: APIProtocol {}\n#endif\n"))
  }

  @Test func isPublicOnlyForOtherModules() throws {
    let library = """
      public final class API {
        public static let shared = API()
        public func a() {}
      }
      """
    let user = "final class User {\n  func b() { API.shared.a() }\n}"
    for (file, isPublic) in [("User.swift", true), ("Tests/User.swift", false)] {
      let example = ExtractionCase(
        "public", ["a()"], "\(library)\n// file: \(file)\n\(user)", type: "API")
      let run = try ExtractionRun(example) { $0 == "Main.swift" ? "Library" : "App" }
      #expect(run.additions.first?.hasPrefix(isPublic ? "public protocol" : "protocol") == true)
    }
  }

  private func after(_ text: String) throws -> String {
    let run = try ExtractionRun(ExtractionCase("placement", ["a()"], text, type: "API"))
    return try #require(run.after["Main.swift"])
  }
}
