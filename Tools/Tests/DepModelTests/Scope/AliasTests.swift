import DepModel
import Testing

/// Names that stand for others: aliases and names of modules.
struct AliasTests {
  @Test func `an alias of a file means its type in that file alone`() throws {
    try expectModel(
      """
      final class Store {
        static let shared = Store()
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class Paging {}
      final class Scrolling {}
      final class Cart {
        static let shared = Cart()
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      // file: Sources/App/Paging.swift
      private typealias Controller = Paging
      private typealias Kept = Store
      extension Controller {
        func load() { Store.shared.load() } // hidden singleton Store.shared
        func keep() { Kept.shared.load() } // hidden singleton Kept.shared
      }
      // file: Sources/App/Scrolling.swift
      private typealias Controller = Scrolling
      private typealias Kept = Cart
      extension Controller {
        func load() { Store.shared.load() } // hidden singleton Store.shared
        func more() { Controller.other() }
        func keep() { Kept.shared.load() } // hidden singleton Kept.shared
        static func other() {}
      }
      """)
  }

  @Test func `what an extension of such an alias holds belongs to the type`() throws {
    let found = try model(
      of: """
        final class Store {
          static let shared = Store()
          func load() {}
        }
        final class Cart { static let shared = Cart() }
        final class Paging {}
        final class Scrolling {}
        // file: Sources/App/Paging.swift
        private typealias Controller = Paging
        private typealias Kept = Store
        extension Controller {
          func load() { print(Kept.shared) }
        }
        // file: Sources/App/Scrolling.swift
        private typealias Controller = Scrolling
        private typealias Kept = Cart
        extension Controller {
          func load() { print(Kept.shared) }
        }
        """)
    #expect(found.dependencies.map(\.target.name) == ["Store.shared", "Cart.shared"])
    #expect(
      found.dependencies.map { $0.owner.map { found.types[$0].name } } == ["Paging", "Scrolling"])
  }

  @Test func `an alias that a module keeps to itself means nothing in another one`() throws {
    try expectModel(
      """
      import Core
      final class Launcher {
        func start() { Process().launch() } // hidden systemSingleton Process()
        func open() { Task1().run() } // hidden construction Task1()
      }
      // file: Sources/Scripting/Script.swift
      import Core
      typealias Process = Runner
      final class Script {
        func start() { Process().launch() } // hidden construction Process()
      }
      // file: Sources/Core/Runner.swift
      public typealias Task1 = Runner
      public final class Runner {
        public func launch() { UserDefaults.standard.removeObject(forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
        public func run() {}
      }
      // file: Sources/Other/Other.swift
      import Scripting
      """)
  }

  @Test func `what the extension of an alias nests belongs to the type`() throws {
    let scope = try scope(
      of: """
        typealias DM = DownloadManager
        typealias Short = DM
        enum Downloads {
          typealias Manager = DownloadManager
          typealias Kind = State
          enum State {}
        }
        extension Downloads.Kind {
          struct Inner {}
        }
        extension Downloads.Manager {
          struct Queue {}
        }
        final class DownloadManager {}
        extension DM {
          enum State { case idle }
        }
        extension Short.State {
          struct Kind {}
        }
        """)
    let manager = try scope.id("DownloadManager")
    let state = try scope.id("DownloadManager.State")
    #expect(scope.nestedType("State", of: manager) == state)
    let other = try scope.id("Downloads.State")
    #expect(scope.name(scope.nestedType("Inner", of: other)) == "App.Downloads.State.Inner")
    #expect(scope.name(scope.nestedType("Queue", of: manager)) == "App.DownloadManager.Queue")
    #expect(scope.name(scope.nestedType("Kind", of: state)) == "App.DownloadManager.State.Kind")
  }

  @Test func `what stands in a folder that no file imports is of the same target`() throws {
    var options = ModelOptions()
    options.foldersOfXcode = ["Shared", "Books"]
    try expectModel(
      """
      import UIKit
      final class Page: UIViewController {
        func first() -> Bool { wantsNetwork() } // hidden staticFacade wantsNetwork()
        func second() -> Bool { wantsBooks() }
        func third() -> Bool { wantsTarget() }
      }
      // file: Sources/Shared/Wants.swift
      func wantsNetwork() -> Bool {
        UserDefaults.standard.bool(forKey: "a") // hidden systemSingleton UserDefaults.standard
      }
      // file: Sources/Books/Wants.swift
      func wantsBooks() -> Bool {
        UserDefaults.standard.bool(forKey: "b") // hidden systemSingleton UserDefaults.standard
      }
      // file: Sources/Other/Other.swift
      import Books
      // file: Sources/Second/Wants.swift
      func wantsTarget() -> Bool {
        UserDefaults.standard.bool(forKey: "c") // hidden systemSingleton UserDefaults.standard
      }
      """, options: options, counting: [])
  }

  @Test func `an Xcode project tells how code names the module of a folder`() throws {
    var options = ModelOptions()
    options.productsOfXcode = ["Suite"]
    try expectModel(
      """
      final class Store {
        static let shared = Store()
        func load() {}
      }
      final class Page {
        func first() { Suite.Store.shared.load() } // hidden singleton Suite.Store.shared
        func second() { Other.Store.shared.load() } // hidden singleton Other.Store.shared
      }
      """, options: options)
    let found = try scope(
      of: """
        final class Store { static let shared = Store() }
        final class Page { func first() { print(Suite.Store.shared, Other.Store.shared) } }
        """, options: options)
    let imported = try scope(
      of: """
        final class Store { static let shared = Store() }
        // file: Sources/App/Page.swift
        import Suite
        final class Page { func first() { print(Suite.Store.shared) } }
        """, options: options)
    #expect(imported.model.dependencies.allSatisfy { $0.target.type == nil })
    let two = try scope(
      of: """
        final class Store { static let shared = Store() }
        // file: Sources/Other/Store.swift
        final class Store { static let shared = Store() }
        final class Page { func first() { print(Suite.Store.shared) } }
        """, options: options)
    #expect(two.model.dependencies.allSatisfy { $0.target.type == nil })
    let types = found.model.dependencies.map { $0.target.type.map(found.name) ?? nil }
    #expect(types == ["App.Store", nil])
  }
}
