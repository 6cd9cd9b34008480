import DepFacts
import DepModel
import Testing

@Suite struct DeclarationsTests {
  @Test func `A type nests what its own module or the module of the asking file adds`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Feed.swift
        public struct Feed { struct Page {} }
        // file: Sources/Beta/Feed.swift
        import Alpha
        extension Feed { struct Row {} }
        // file: Sources/Gamma/Feed.swift
        struct Feed { struct Cell {} }
        """)
    let feed = try scope.id("Alpha.Feed")
    let beta = try scope.id("Beta.Feed.Row")

    #expect(scope.nestedType("Page", of: feed) == (try scope.id("Alpha.Feed.Page")))
    #expect(scope.nestedType("Row", of: feed, file: scope.model.types[beta].place.file) == beta)
    #expect(scope.nestedType("Cell", of: feed) == nil)
  }

  @Test func `Aliases of a type are found through generic arguments and other aliases`() throws {
    let scope = try scope(
      of: """
        // file: Sources/App/Store.swift
        struct Store<Value> {}
        typealias Numbers = Store<Int>
        typealias Totals = Numbers
        // file: Sources/Other/Store.swift
        struct Store {}
        typealias Others = Store
        """)

    #expect(scope.aliases(of: try scope.id("App.Store")) == ["Numbers", "Totals"])
  }

  @Test func `An extension of a type of an SDK is found, and not beside a declared type`() throws {
    let scope = try scope(
      of: """
        // file: Sources/App/Array.swift
        extension Array { func first() {} }
        extension Feed { func page() {} }
        // file: Sources/Feed/Feed.swift
        public struct Feed {}
        """)
    let kinds = { name in
      scope.types(named: name, in: nil, file: 0).map { scope.model.types[$0].kind }
    }

    #expect(kinds("Array") == [.extension])
    #expect(kinds("Feed") == [.struct])
    #expect(kinds("Set").isEmpty)
  }

  @Test(arguments: ["Page", "Row", "load", "Alias"])
  func `Nested types, aliases and globals take a name in their module alone`(_ name: String) throws
  {
    let scope = try scope(
      of: """
        // file: Sources/App/Feed.swift
        struct Feed { struct Page {}; typealias Alias = Int }
        typealias Row = Feed
        func load() {}
        // file: Sources/Other/Other.swift
        struct Other {}
        """)

    #expect(scope.isTaken(name, in: "App"))
    #expect(!scope.isTaken(name, in: "Other"))
  }

  @Test func `A variable is that of the type or of the module that the name means`() throws {
    let scope = try scope(
      of: """
        // file: Sources/App/Settings.swift
        enum Settings { static var mode = Mode() }
        enum Other { static var mode = Mode() }
        let level = Level()
        struct Feed {}
        // file: Sources/Kit/Level.swift
        let level = Level()
        """)
    let feed = try scope.id("Feed")

    #expect(scope.variable(named: "Settings.mode", in: feed)?.name == "mode")
    #expect(scope.variable(named: "level", in: feed)?.name == "level")
    #expect(scope.variable(named: "Feed.mode", in: feed) == nil)
  }

  @Test func `An alias has a declaration in each branch, and none of other modules and files`()
    throws
  {
    let scope = try scope(
      of: """
        // file: Sources/App/Manager.swift
        #if os(iOS)
        typealias Manager = Simulated.Manager
        #else
        typealias Manager = Tunnel
        #endif
        enum Simulated { class Manager {} }
        class Feed {}
        // file: Sources/App/Other.swift
        private typealias Manager = Int
        // file: Sources/Kit/Manager.swift
        public typealias Manager = String
        """)
    let found = scope.declarations(ofAlias: "Manager", in: try scope.id("Feed"))

    #expect(found.map(\.target) == ["Simulated.Manager", "Tunnel"])
    #expect(found.map(\.declared) == ["Simulated.Manager", nil])
  }

  @Test func `A path is replaced where it begins a dotted name, and nowhere else`() {
    #expect(
      "{ A.B.load(A.B(), A.Bee(), x.A.B) }".replacing(path: "A.B", with: "C")
        == "{ C.load(C(), A.Bee(), x.A.B) }")
    #expect("[Tunnel]? -> Tunnels".replacing(path: "Tunnel", with: "T") == "[T]? -> Tunnels")
  }
}
