import Foundation
import Testing

/// From a container to a composition root, by commands alone; the output stays the same.
///
/// Each folder of the fixtures is an app with the container of an article or a package.
@Suite struct ContainerRoadTests {
  /// With a bridge, the last command takes away the registrations that ask the root.
  @Test(arguments: ContainerRoad.all, [true, false])
  func theRoadEndsWithoutTheContainer(_ road: ContainerRoad, hasBridge: Bool) throws {
    try withTool(try road.files().filter { !$0.key.hasPrefix("Tests") }) { tool in
      try tool.commitAll()
      let before = try road.output(tool)
      #expect(before.contains("made NetworkAPI"))

      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      #expect(try road.output(tool) == before)

      try road.commit(tool)
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--from-container", road.container, "--for", "HomeScreen",
        "--write")
      #expect(new.status == 0 && !new.errors.contains("warning:"), "\(new)")
      #expect(try road.output(tool) == before)

      try road.commit(tool)
      if hasBridge, !road.bridge.isEmpty {
        let bridge = try tool.run(
          "wire", "AppRoot", "--from-container", road.container, "--bridge", road.bridge, "--write")
        #expect(bridge.status == 0, "\(bridge)")
        #expect(try road.output(tool) == before)
        let again = try tool.run(
          "wire", "AppRoot", "--from-container", road.container, "--bridge", road.bridge)
        #expect(again.status == 0 && again.output.isEmpty, "\(again)")
        try road.commit(tool)
      }

      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.status == 0 && !end.output.contains("skipped"), "\(end)")
      #expect(try road.output(tool) == before)
      if hasBridge, !road.bridge.isEmpty {
        let left = try tool.run("wire", "--from-container", road.container)
        #expect(left.errors.contains("nothing in the sources registers"), "\(left)")
        #expect(road.note.map(end.output.contains) != false, "\(end)")
      }

      try road.removeContainer(tool)
      #expect(try road.output(tool) == before)
      #expect(try tool.run("wire", "--check").status == 0)

      let root = "Sources/App/AppRoot.swift"
      let text = try tool.text(of: root)
      #expect(text.contains(road.member), "\(text)")
      try tool.write(text.replacing(road.member, with: ""), to: root)
      let broken = try tool.shell(road.command)
      #expect(broken.status != 0 && broken.output.contains("AppRoot.swift"), "\(broken)")
    }
  }

  /// What other code fetches stays, and the reason names its line and what fetches it.
  @Test func aRegistrationStaysWhileOtherCodeFetchesIt() throws {
    let road = ContainerRoad.all[4]
    try withTool(try road.files().filter { !$0.key.hasPrefix("Tests") }) { tool in
      try tool.commitAll()
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      try road.commit(tool)
      let container = ["--from-container", road.container, "--write"]
      let new = try tool.run(["wire", "--new", "AppRoot", "--for", "HomeScreen"] + container)
      #expect(new.status == 0, "\(new)")
      try road.commit(tool)
      let bridge = try tool.run(["wire", "AppRoot", "--bridge", "root"] + container)
      #expect(bridge.status == 0, "\(bridge)")
      try tool.write(
        "@MainActor func audit() { ServiceStore.current.resolve(Tracker.self).track(\"audit\") }\n",
        to: "Sources/App/Audit.swift")
      try road.commit(tool)
      let before = try road.output(tool)

      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(
        end.output.contains(
          "Sources/App/Registrations.swift:5: the registration of 'Tracker' stays, because these "
            + "fetch it: Sources/App/Audit.swift (Sources/App/Audit.swift:1)"), "\(end)")
      #expect(try road.output(tool) == before)
      let text = try tool.text(of: "Sources/App/Registrations.swift")
      #expect(text.contains("store.register(Tracker.self, root.makeTracker())"), "\(text)")
    }
  }

  /// Tests that put doubles into the store keep what asks the root.
  @Test func registrationsStayForTests() throws {
    let road = ContainerRoad.all[4]
    try withTool(try road.files()) { tool in
      try tool.commitAll()
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      try road.commit(tool)
      let container = ["--from-container", road.container, "--write"]
      let new = try tool.run(["wire", "--new", "AppRoot", "--for", "HomeScreen"] + container)
      #expect(new.status == 0, "\(new)")
      try road.commit(tool)
      let bridge = try tool.run(["wire", "AppRoot", "--bridge", "root"] + container)
      #expect(bridge.status == 0, "\(bridge)")
      try road.commit(tool)
      let before = try tool.text(of: "Sources/App/Registrations.swift")

      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.output.contains("stays, because these fetch it:"), "\(end)")
      #expect(end.output.contains("a test (Tests/AppTests/"), "\(end)")
      #expect(try tool.text(of: "Sources/App/Registrations.swift") == before)
    }
  }

  /// Types that a component of Needle makes take all by initializer: the root takes its place.
  @Test func aComponentOfNeedleBecomesARoot() throws {
    let road = ContainerRoad(
      name: "NeedleFoundation", container: "RootComponent", bridge: "", gone: [], isPackage: true)
    try withTool(try road.files()) { tool in
      try tool.commitAll()
      let before = try road.output(tool)
      #expect(before.contains("made NetworkAPI"))
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--from-container", road.container, "--write")
      #expect(new.status == 0 && !new.errors.contains("warning:"), "\(new)")
      #expect(try road.output(tool) == before)

      let program = "Sources/App/Program.swift"
      let text = try tool.text(of: program)
      try tool.write(
        text.replacing("RootComponent().home", with: "AppRoot().makeHome()"), to: program)
      try tool.git("rm", "--quiet", "-f", "Sources/App/RootComponent.swift")
      #expect(try road.output(tool) == before)
      #expect(try tool.run("wire", "--check").status == 0)
    }
  }

  /// Tests that put another object into the container go on while the registrations ask the root.
  @Test func testsOfAStoreGoOnBehindTheBridge() throws {
    let road = ContainerRoad.all[4]
    try withTool(try road.files()) { tool in
      try tool.commitAll()
      let before = try road.testOutput(tool)
      #expect(before.contains("stub of feed"))
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      #expect(try road.testOutput(tool) == before)
      try road.commit(tool)
      let container = ["--from-container", road.container, "--write"]
      let new = try tool.run(["wire", "--new", "AppRoot"] + container)
      #expect(new.status == 0, "\(new)")
      try road.commit(tool)
      let bridge = try tool.run(["wire", "AppRoot", "--bridge", "root"] + container)
      #expect(bridge.status == 0, "\(bridge)")
      #expect(try road.testOutput(tool).contains("stub of feed"))
    }
  }

  @Test func noRunRewritesTheContainerUnlessItIsAskedTo() throws {
    let road = ContainerRoad.all[0]
    try withTool(try road.files()) { tool in
      try tool.commitAll()
      let path = "Sources/App/AppDelegate.swift"
      let before = try tool.text(of: path)
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      try road.commit(tool)
      let new = try tool.run("wire", "--new", "AppRoot", "--from-container", "Swinject", "--write")
      #expect(new.status == 0, "\(new)")
      #expect(try tool.run("wire", "AppRoot", "--from-container", "Swinject").output.isEmpty)
      #expect(try tool.text(of: path) == before)
    }
  }

  @Test(arguments: [
    ["AppRoot", "--bridge", "root"], ["--from-container", "Swinject", "--bridge", "root"],
    ["AppRoot", "--from-container", "Swinject", "--check"],
    ["--new", "AppRoot", "--from-container", "Swinject", "--bridge", "root"],
  ])
  func whatDoesNotGoTogetherIsWrongUsage(_ words: [String]) throws {
    try withTool([:]) { tool in
      let outcome = try tool.run(["wire"] + words)
      #expect(outcome.status == 64, "\(outcome)")
    }
  }

  @Test func aCheckNamesWhatIsUnreadAndWhatIsMissing() throws {
    let road = ContainerRoad.all[4]
    var files = try road.files()
    files["Sources/App/Extra.swift"] = """
      final class Extra {
        @Injected private var program: HomeScreen
      }

      final class Unused {}

      @MainActor
      func registerExtras(in store: ServiceStore) { store.register(Unused.self, Unused()) }

      """
    try withTool(files) { tool in
      let list = try tool.run("wire", "--from-container", road.container)
      #expect(
        list.output == """
          Sources/App/Extra.swift:8: Unused: new each time, fetched by nothing
          Sources/App/Registrations.swift:3: API: new each time, fetched by FeedModel, Tracker
          Sources/App/Registrations.swift:4: Tracker: new each time, fetched by Draft, \
          EditorModel, FeedModel, HomeScreen
          Sources/App/Registrations.swift:5: Draft: new each time, fetched by EditorModel

          """)
      let check = try tool.run(
        "wire", "--check", "--from-container", road.container, "--format", "xcode")
      #expect(check.status == 1)
      #expect(
        check.errors.contains(
          "Extra.swift:2:3: error: nothing registers 'HomeScreen', which is fetched here"),
        "\(check)")
      #expect(
        check.errors.contains(
          "Extra.swift:8:47: warning: 'Unused' is registered, and nothing fetches it"),
        "\(check)")
      try tool.git("init", "--quiet")
      try tool.write("", to: "Sources/App/Extra.swift")
      let clean = try tool.run("wire", "--check", "--from-container", road.container)
      #expect(clean.status == 0 && clean.errors.isEmpty, "\(clean)")
    }
  }

  @Test func anUnknownContainerIsNamedWithThoseThatAreKnown() throws {
    try withTool(["Sources/App/Root.swift": "final class AppRoot {}\n"]) { tool in
      let outcome = try tool.run("wire", "AppRoot", "--from-container", "Typhoon")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("name one of Factory, InfomaniakDI, Resolver"), "\(outcome)")
    }
  }
}
