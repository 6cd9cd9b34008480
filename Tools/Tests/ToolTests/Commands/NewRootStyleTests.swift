import Foundation
import Testing

/// `depstructs wire --new`: the root looks as if the author of the file beside it had written it.
@Suite struct NewRootStyleTests {
  private let source = """
    struct PageInfo {
      var number: Int
    }

    final class API: Sendable {
      static let shared = API()
    }

    final class Detail {
      struct Dependencies {
        var api: API
        static var live: Self { .init(api: .shared) }
      }

      init(
        firstPage: PageInfo, secondPage: PageInfo, headline: String, subtitle: String,
        dependencies: Dependencies = .live
      ) {
        print(dependencies.api)
      }
    }

    """

  private let root = """
    /// What lives as long as the app. `depstructs wire AppRoot` keeps it complete.
    @MainActor
    final class AppRoot {
      /// What the root is given: what touches the outside.
      struct Dependencies {
        var api: API
      }

      private let dependencies: Dependencies

      init(dependencies: Dependencies) { self.dependencies = dependencies }

      func makeDetail(
        firstPage: PageInfo, secondPage: PageInfo, headline: String, subtitle: String
      ) -> Detail {
        Detail(
          firstPage: firstPage, secondPage: secondPage, headline: headline, subtitle: subtitle,
          dependencies: .init(api: dependencies.api))
      }
    }

    extension AppRoot.Dependencies {
      /// The real ones.
      static var live: Self {
        Self(api: .shared)
      }
    }

    """

  @Test(arguments: ["  ", "    ", "\t"])
  func aRootHasTheIndentationOfTheFileBesideIt(step: String) throws {
    try withTool(["Sources/App/A.swift": text(source, step)]) { tool in
      let outcome = try tool.run("wire", "--new", "AppRoot", "--for", "Detail")
      #expect(outcome.output == text(root, step), "\(outcome)")
    }
  }

  /// The same with other spaces at the start of lines.
  private func text(_ text: String, _ step: String) -> String {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: step, count: spaces / 2) + line.dropFirst(spaces)
    }.joined(separator: "\n")
  }
}
