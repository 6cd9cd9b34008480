import DepMigration
import Testing

/// Names of fields for what code fetches from a container.
struct FetchedNameTests {
  @Test(arguments: [
    ("let view = Locator.resolve(ResultView.self)", "makeResultView"),
    ("let vc = Locator.resolve(ResultView.self)", "makeResultView"),
    ("let summary = Locator.resolve(ResultView.self)", "makeSummary"),
    ("let otherView = Locator.resolve(ResultView.self)", "makeOtherView"),
  ])
  func `a local name that says less than the type names no field`(
    _ line: String, _ field: String
  ) throws {
    let migration = InMemoryMigration(files: [
      "App/Router.swift": """
      import Swinject
      final class ResultView { func show() {} }
      enum Locator {
        static let container = Container()
        static func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
      }
      final class Router {
        func go() {
          \(line)
          print(1)
        }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["App/Router.swift"] ?? ""
    #expect(text.contains("var \(field): "), "\(text)")
  }
}
