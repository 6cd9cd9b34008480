import DepModel
import Testing

/// Singletons and ambient values of SDKs, locators and wrappers.
@Suite struct AmbientTests {
  @Test func systemSingletonsAndAmbientValuesAreFound() throws {
    try expectModel(
      """
      import Foundation
      final class Service {
        let files = FileManager.default  // hidden systemSingleton FileManager.default
        func load() -> Date { Date() }  // hidden ambientValue Date()
        func later() { _ = Date(timeIntervalSince1970: 0) }
        func environment() { _ = getenv("HOME") }  // hidden ambientValue getenv
        func chance() { _ = Int.random(in: 0..<3) }  // hidden ambientValue Int.random
      }
      """)
  }

  @Test func theProjectsOwnTypeWinsOverTheCatalogue() throws {
    try expectModel(
      """
      struct Date { init() {} }
      final class Service { func load() { _ = Date() } }
      """)
  }

  @Test func anImplicitMemberOfAnSDKTypeIsFound() throws {
    try expectModel(
      """
      import Foundation
      final class Service {
        let files: FileManager = .default  // hidden systemSingleton .default
        init(session: URLSession = .shared) {}  // defaulted systemSingleton .shared
      }
      """)
  }

  @Test func aSingletonThatAnExtensionAddsToAnSDKTypeIsFound() throws {
    try expectModel(
      """
      import Foundation
      extension UserDefaults { static let group = UserDefaults(suiteName: "group")! }  // aside ownDeclaration UserDefaults
      final class Service { func load() { _ = UserDefaults.group } }  // hidden singleton UserDefaults.group
      """)
  }

  @Test func locatorsAreFound() throws {
    var options = ModelOptions()
    options.locators = ["Registry"]
    try expectModel(
      """
      struct World { var api = 1 }
      var Current = World()
      final class Service {
        func a() { _ = Current.api }  // hidden locator Current.api
        func b(container: Box) { _ = container.resolve(API.self) }  // hidden locator container.resolve
        func c() { _ = Registry.api }  // hidden locator Registry.api
        @Injected var d: API  // hidden wrapper @Injected
        @Environment(\\.locale) var e  // aside environment @Environment(\\.locale)
      }
      """, options: options)
  }

  @Test func assignedStaticVariablesAreGlobalStateAndOthersAreNot() throws {
    try expectModel(
      """
      enum Flags { static var isOn = false; static var title = "never assigned" }
      var counter = 0
      final class Service {
        func a() { Flags.isOn = true }  // hidden globalVariable Flags.isOn
        func b() -> Bool { Flags.isOn }  // hidden globalVariable Flags.isOn
        func c() -> String { Flags.title }
        func d() { counter += 1 }  // hidden globalVariable counter
      }
      """)
  }

  @Test func constructionOfATypeThatDependsIsHidden() throws {
    try expectModel(
      """
      import Foundation
      final class API { func get() -> Date { Date() } }  // hidden ambientValue Date()
      final class Plain {}
      final class Service {
        let api = API()  // hidden construction API()
        func load() { _ = Plain() }
      }
      """)
  }

  @Test func rootsTestsPreviewsAndLiveAreSetAside() throws {
    try expectModel(
      """
      import Foundation
      @main struct App { let files = FileManager.default }  // aside compositionRoot FileManager.default
      final class Service {
        struct Dependencies {
          var files: FileManager  // transitional field files
          static var live: Self { Self(files: FileManager.default) }  // aside live FileManager.default
        }
        private let dependencies: Dependencies
        init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
      }
      struct Service_Previews: PreviewProvider { static var now = Date() }  // aside preview Date()
      // file: Tests/AppTests/ServiceTests.swift
      final class ServiceTests { let now = Date() }  // aside test Date()
      """)
  }
}
