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

/// What real projects showed to be wrong once.
@Suite struct LearntTests {
  @Test func anExtensionOfAnSDKTypeChangesNothing() throws {
    try expectModel(
      """
      import Foundation
      final class Service {
        let start = Date()  // hidden ambientValue Date()
        func id() -> UUID { UUID() }  // hidden ambientValue UUID()
        func later(now: () -> Date = Date.init) {}  // defaulted ambientValue Date.init
      }
      // file: Sources/Other/Extensions.swift
      extension Date { var text: String { "" } }
      extension UUID { static let zero = 0 }
      """)
  }

  @Test func aNestedTypeOfAnSDKTypeIsNotItsOuterType() throws {
    try expectModel(
      """
      import AppKit
      extension NSPasteboard { func nothing() {} }
      final class Writer {
        static let kind = NSPasteboard.PasteboardType(rawValue: "feed")
      }
      final class Reader { func read() { _ = Writer.kind } }
      """)
  }

  @Test func aConstantOfATextFunctionIsPlain() throws {
    try expectModel(
      """
      import Foundation
      enum Words { static let title = NSLocalizedString("title", comment: "") }
      final class Screen { func show() { _ = Words.title } }
      """)
  }

  @Test func aGlobalOfAnotherFolderOfAnAppIsVisible() throws {
    try expectModel(
      """
      final class Screen { func show() { _ = Current.Log } }  // hidden locator Current.Log
      // file: Shared/Environment/World.swift
      struct World { var Log = 1 }
      var Current = World()
      """)
  }

  @Test func anImplicitCaseOfAProjectsTypeIsNoSystemSingleton() throws {
    try expectModel(
      """
      enum Lane { case main }
      func run(queue: Lane) {}
      final class Service { func go() { run(queue: .main) } }
      """)
  }

  @Test func aProgramThatRunsFromTheTopIsARoot() throws {
    try expectModel(
      """
      import Foundation
      let files = FileManager.default  // aside compositionRoot FileManager.default
      print(files)  // aside compositionRoot files
      """)
  }

  @Test func theKeyOfAnAssociatedObjectIsNoState() throws {
    try expectModel(
      """
      import Foundation
      var key: UInt8 = 0
      final class Box { func get() { _ = objc_getAssociatedObject(self, &key) } }
      """)
  }

  @Test func aConstructionOfWhatConstructsSomethingIsHiddenToo() throws {
    try expectModel(
      """
      import Foundation
      final class Clock { func now() -> Date { Date() } }  // hidden ambientValue Date()
      final class Store { let clock = Clock() }  // hidden construction Clock()
      final class Screen { let store = Store() }  // hidden construction Store()
      """)
  }

  @Test func theWrapperOfALocalVariableIsSeen() throws {
    try expectModel(
      """
      final class Screen {
        func show() {
          @Injected var api: API  // hidden wrapper @Injected
        }
      }
      """)
  }

  @Test func aStructOfDependenciesMayDefaultItsOwnFields() throws {
    try expectModel(
      """
      import Foundation
      final class Screen {
        struct Dependencies {
          var files: FileManager  // injected field files
          init(files: FileManager = .default) { self.files = files }  // aside live .default
        }
      }
      """)
  }

  @Test func anAutoclosureParameterHasTheTypeThatItGives() throws {
    try expectModel(
      """
      import Foundation
      struct Setting { init(defaults: @autoclosure () -> UserDefaults) {} }
      final class Screen { let setting = Setting(defaults: .standard) }  // hidden systemSingleton .standard
      """)
  }
}

/// What projects that the tool had not read before showed to be wrong.
@Suite struct LearntLaterTests {
  @Test func anExtensionUnderTheNameOfAnAliasDoesNotHideIt() throws {
    try expectModel(
      """
      final class Vault {}
      enum Makers { static var maker: Vault = Vault() }
      typealias Factory = Makers
      final class Screen { func show() { _ = Factory.maker } }  // hidden singleton Factory.maker
      // file: Tests/AppTests/Factory.swift
      extension Factory { func nothing() {} }
      """)
  }

  @Test func aNamesakeInAnExtensionLeavesTheSDKsFunctionAlone() throws {
    try expectModel(
      """
      extension Task where Success == Never, Failure == Never {
        static func sleep(seconds: Double) async throws {}
      }
      final class Screen {
        func wait() async throws { try await Task.sleep(nanoseconds: 1) }  // hidden ambientValue Task.sleep
      }
      """)
  }

  @Test func aTypeMayBeginWithASmallLetter() throws {
    try expectModel(
      """
      final class iTabs { static let shared = iTabs() }
      final class Screen { func show() { _ = iTabs.shared } }  // hidden singleton iTabs.shared
      """)
  }

  @Test func aReferenceToAnInitializerIsACall() throws {
    try expectModel(
      """
      import Foundation
      final class Screen { init(now: () -> Date = Date.init) {} }  // defaulted ambientValue Date.init
      """)
  }

  @Test func aLoggerOfAnExtensionElsewhereIsNoDependency() throws {
    try expectModel(
      """
      import os
      final class Screen { func show() { Logger.current.debug("shown") } }
      """)
  }

  @Test func aStructBehindAProtocolOfPropertiesIsAValue() throws {
    try expectModel(
      """
      import Foundation
      protocol Event { var date: Date { get } }
      struct Deletion: Event { var date: Date { Date() } }  // hidden ambientValue Date()
      final class Screen { func show() { _ = Deletion() } }
      """)
  }
}
