import Foundation
import Testing

/// `depstructs wire --new --for`: types that are generic, that take nothing, or that no root makes.
@Suite struct NewRootTypeTests {
  private let box = """
    final class Clock: Sendable {
      static let shared = Clock()
      let hour = 7
    }
    final class Box<Value: CustomStringConvertible> {
      struct Dependencies {
        var clock: Clock
        static var live: Self { Self(clock: .shared) }
      }
      private let dependencies: Dependencies
      private let value: Value
      init(value: Value, dependencies: Dependencies = .live) {
        self.value = value
        self.dependencies = dependencies
      }
      func show() -> String { "\\(value) at \\(dependencies.clock.hour)" }
    }
    struct Names { enum Kind: Sendable { case short } }
    final class Table<Key, Element> where Key: Hashable {
      struct Dependencies {
        var clock: Clock
        static var live: Self { Self(clock: .shared) }
      }
      private let dependencies: Dependencies
      private var values: [Key: Element] = [:]
      init<Pairs: Sequence>(
        _ pairs: Pairs, dependencies: Dependencies = .live
      ) throws where Pairs.Element == (Key, Element) {
        self.dependencies = dependencies
        for (key, element) in pairs { values[key] = element }
      }
      func count() -> Int { values.count + dependencies.clock.hour }
    }

    """
  private let main = """
    print(Box(value: 3).show())
    print(try Table([("a", 1)]).count())

    """

  @Test func aGenericTypeGetsAGenericFunction() throws {
    try withTool(["Sources/App/Box.swift": box, "Sources/App/main.swift": main]) { tool in
      let before = try build(tool)
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--for", "Box", "Table", "--write", "--force")
      #expect(new.status == 0, "\(new)")
      let root = try tool.text(of: "Sources/App/AppRoot.swift")
      #expect(
        root.contains(
          "  func makeBox<Value: CustomStringConvertible>(value: Value) -> Box<Value> {\n"
            + "    Box(value: value, dependencies: .init(clock: dependencies.clock))\n  }\n"),
        "\(root)")
      #expect(root.contains("where Key: Hashable, Pairs.Element == (Key, Element) {"), "\(root)")
      #expect(try build(tool) == before)
      #expect(try tool.run("wire", "--check").status == 0)

      let end = try tool.run(
        "migrate", "--end-transition", "--all", "--root", "AppRoot", "--write", "--force")
      #expect(end.output.contains("2 types: 2 migrated"), "\(end)")
      #expect(try build(tool) == before)
      #expect(!(try tool.text(of: "Sources/App/Box.swift")).contains("live"), "\(end)")
    }
  }

  /// A function of the root would find another type.
  @Test func aCallThatWritesTheTypeKeepsTheDefault() throws {
    let files = [
      "Sources/App/Box.swift": box,
      "Sources/App/main.swift": main.replacing("Box(value", with: "Box<Double>(value"),
    ]
    try withTool(files) { tool in
      let before = try build(tool)
      #expect(
        try tool.run("wire", "--new", "AppRoot", "--for", "Box", "--write", "--force").status == 0)
      let end = try tool.run(
        "migrate", "--end-transition", "--all", "--root", "AppRoot", "--write", "--force")
      #expect((end.output + end.errors).contains("skipped   App.Box"), "\(end)")
      #expect(try build(tool) == before)
    }
  }

  @Test(arguments: [
    ("var clock: Clock", "var clock: Clock\n    var list: [Value]", "as its field 'list: [Value]'"),
    ("init(value: Value", "private init(value: Value", "as the tool sees no initializer"),
    ("final class Box<Value: CustomStringConvertible>", "enum Box", "which is no class, struct"),
    ("final class Box<", "extension Holder { final class Box<", "in the generic type 'Holder'"),
  ])
  func aTypeThatNoFunctionMakesIsNamed(before: String, after: String, reason: String) throws {
    var text = box.replacing(before, with: after)
    if after.contains("extension") {
      text = text.replacing("\nstruct Names", with: "\n}\nstruct Holder<Item> {}\nstruct Names")
    }
    try withTool(["Sources/App/Box.swift": text]) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Box", "Table", "--write")
      #expect(new.status == 2, "\(new)")
      #expect(new.errors.contains("Sources/App/Box.swift:5:"), "\(new)")
      #expect(new.errors.contains("a new root cannot make '"), "\(new)")
      #expect(new.errors.contains(reason), "\(new)")
      #expect(!new.errors.contains("'Table'"), "\(new)")
      #expect(throws: (any Error).self) { try tool.text(of: "Sources/App/AppRoot.swift") }
    }
  }

  /// A root for all platforms cannot name it.
  @Test func aTypeUnderAConditionIsNamed() throws {
    let text = """
      #if os(macOS)
      final class Tray {
        struct Dependencies { var name: String }
        init(dependencies: Dependencies) {}
      }
      #endif
      """
    try withTool(["Sources/App/Tray.swift": text]) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Tray", "--write")
      #expect(new.status == 2, "\(new)")
      #expect(new.errors.contains("'Tray', which exists only under '#if'"), "\(new)")
    }
  }

  @Test func aRootThatTheCommandRefusesIsTakenAway() throws {
    try withTool(["Sources/App/Box.swift": box]) { tool in
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--for", "Table", "--write", "--force", "--verify", "exit 3")
      #expect(new.status == 2, "\(new)")
      #expect(new.errors.contains("'exit 3' failed with status 3"), "\(new)")
      for path in ["Sources/App/AppRoot.swift", ".depstructs.json"] {
        #expect(throws: (any Error).self) { try tool.text(of: path) }
      }
      #expect(try tool.text(of: "Sources/App/Box.swift") == box)
      let kept = try tool.run(
        "wire", "--new", "AppRoot", "--for", "Table", "--write", "--force", "--verify", "exit 0")
      #expect(kept.status == 0, "\(kept)")
      #expect(try tool.text(of: ".depstructs.json").contains("AppRoot"))
    }
  }

  /// Code that lost what the initializer takes: its default is all that compiles.
  @Test func aCallThatNoInitializerTakesHoldsTheTypeBack() throws {
    let root = """
      final class AppRoot {
        func makeBox() -> Box<Int> { Box(dependencies: .init(clock: .shared)) }
      }

      """
    try withTool(["Sources/App/Box.swift": box, "Sources/App/AppRoot.swift": root]) { tool in
      let end = try tool.run("migrate", "--end-transition", "Box", "--root", "AppRoot")
      #expect(
        end.errors.contains("no initializer of 'Box' takes what AppRoot passes here"), "\(end)")
    }
  }

  @Test func theStructOfASuperclassIsPassedToAnotherCall() throws {
    let text = """
      class Base {
        struct Dependencies {
          var clock: Clock
          static var live: Self { Self(clock: .shared) }
        }
        init(dependencies: Dependencies = .live) {}
      }
      final class Part: Base {
        init(name: String, base: Base.Dependencies = .live) { super.init(dependencies: base) }
      }
      final class AppRoot {
        func makePart() -> Part { Part(name: "a", base: Base.Dependencies(clock: .shared)) }
      }

      """
    try withTool(["Sources/App/Box.swift": box, "Sources/App/AppRoot.swift": text]) { tool in
      let end = try tool.run("migrate", "--end-transition", "Base", "--root", "AppRoot")
      #expect(!(end.output + end.errors).contains("no initializer of 'Base'"), "\(end)")
    }
  }

  @Test func namesThatShareOneOptionAreTakenApart() throws {
    try withTool(["Sources/App/Box.swift": box]) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Box,Table")
      #expect(new.status == 64, "\(new)")
      #expect(new.errors.contains("one name at a time: --for Box --for Table"), "\(new)")
    }
  }

  private func build(_ tool: Tool) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version 6 -o ../program Sources/App/*.swift 2>&1 && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }
}
