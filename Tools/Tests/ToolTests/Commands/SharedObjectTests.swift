import Foundation
import Testing

/// An object that a container shares with other code stays one object on the road to a root.
@Suite struct SharedObjectTests {
  /// Without a bridge, the root would make the object once more.
  @Test(arguments: ContainerRoad.all)
  func noTransitionEndsWhereAnObjectWouldBecomeTwo(_ road: ContainerRoad) throws {
    try withTool(try road.filesWithAnotherUser()) { tool in
      let before = try root(of: road, tool)
      #expect(before.contains("report answer"))

      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(try road.output(tool) == before)
      let message = "hands it to Report (Sources/App/Report.swift:"
      #expect(end.errors.contains(message) == road.isShared, "\(end)")
      #expect(end.errors.contains("shared-registration") == road.isShared, "\(end)")
      guard !road.bridge.isEmpty, road.isShared else { return }

      let bridge = try tool.run(
        "wire", "AppRoot", "--from-container", road.container, "--bridge", road.bridge, "--write")
      #expect(bridge.status == 0, "\(bridge)")
      #expect(try road.output(tool) == before)
      try road.commit(tool)
      let again = try tool.run(
        "migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      let words = again.output + again.errors
      #expect(!words.contains("shared-registration") && words.contains("type"), "\(again)")
      #expect(try road.output(tool) == before)
    }
  }

  /// What goes in one step leaves the types of the next ones with the container.
  @Test func noStepSharesAnObjectWithALaterOne() throws {
    let road = ContainerRoad.all[0]
    try withTool(try road.files()) { tool in
      let before = try root(of: road, tool)
      let step = try tool.run(
        "migrate", "--end-transition", "--next", "1", "--root", "AppRoot", "--write")
      #expect(step.errors.contains("shared-registration"), "\(step)")
      #expect(try road.output(tool) == before)
    }
  }

  /// A root that gets the object from the container makes no second one.
  @Test func anInputFromTheContainerStaysTheContainersOwn() throws {
    let road = ContainerRoad.all[2]
    try withTool(try road.filesWithAnotherUser()) { tool in
      try tool.commitAll()
      let before = try road.output(tool)
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      try road.commit(tool)
      try tool.write(rootWithInputs, to: "Sources/App/AppRoot.swift")
      try road.commit(tool)

      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.output.contains("2 types: 2 migrated"), "\(end)")
      #expect(try road.output(tool) == before)
    }
  }

  private let rootWithInputs = """
    import Resolver

    final class AppRoot {
      struct Dependencies {
        var api: API
        var tracker: Tracker
        var makeDraft: () -> Draft
      }

      private let dependencies: Dependencies

      init(dependencies: Dependencies) { self.dependencies = dependencies }

      func makeHomeScreen() -> HomeScreen {
        HomeScreen(
          dependencies: .init(
            draft: dependencies.makeDraft(), makeTracker: { [dependencies] in dependencies.tracker },
            makeFeedModel: { [self] in makeFeedModel() }))
      }

      private func makeFeedModel() -> FeedModel {
        FeedModel(dependencies: .init(api: dependencies.api, tracker: dependencies.tracker))
      }
    }

    extension AppRoot.Dependencies {
      static var live: Self {
        @Injected var api: API
        @Injected var tracker: Tracker
        return Self(api: api, tracker: tracker, makeDraft: { Resolver.resolve() })
      }
    }

    """

  /// A root that keeps what the container makes anew, or that passes another object than the one
  /// for which the registrations ask it, would change what the program does.
  @Test(arguments: [false, true])
  func aRootThatPassesOtherObjectsEndsNothing(hasBridge: Bool) throws {
    let road = ContainerRoad.all[0]
    try withTool(try road.files()) { tool in
      try tool.commitAll()
      let before = try road.output(tool)
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      try road.commit(tool)
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "HomeScreen", "--write")
      #expect(new.status == 0, "\(new)")
      try road.commit(tool)
      if hasBridge {
        let bridge = try tool.run(
          "wire", "AppRoot", "--from-container", road.container, "--bridge", "root", "--write")
        #expect(bridge.status == 0, "\(bridge)")
        try road.commit(tool)
      }
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      let message =
        hasBridge
        ? "the registration of 'API' asks AppRoot for 'api', and AppRoot passes another object here; "
          + "pass 'api' first"
        : "'Swinject' makes a new 'Draft' for each fetch, and AppRoot passes 'draft', which it "
          + "keeps; let a function make it first"
      #expect((end.output + end.errors).contains(message), "\(end)")
      #expect(try road.output(tool) == before)
    }
  }

  /// Code behind the constant that the registrations ask calls the same root.
  @Test(arguments: [false, true])
  func codeBehindTheRootOfABridgeCallsIt(hasAnotherUser: Bool) throws {
    let road = ContainerRoad.all[0]
    var files = try hasAnotherUser ? road.filesWithAnotherUser() : road.files()
    let delegate = "Sources/App/AppDelegate.swift"
    let program = "Sources/App/Program.swift"
    files[delegate] = files[delegate]?.replacing(
      ".inObjectScope(.transient)\n",
      with: ".inObjectScope(.transient)\n    HomeScreen().show()\n")
    files[program] = files[program]?.replacing("    HomeScreen().show()\n", with: "")
    try withTool(files) { tool in
      let before = try root(of: road, tool)
      let bridge = try tool.run(
        "wire", "AppRoot", "--from-container", road.container, "--bridge", road.bridge, "--write")
      #expect(bridge.status == 0, "\(bridge)")
      try road.commit(tool)

      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.output.contains("3 types: 3 migrated"), "\(end)")
      #expect(!end.output.contains(".live"), "\(end)")
      #expect(try road.output(tool) == before)
      let text = try tool.text(of: delegate)
      #expect(text.contains("    root.makeHomeScreen().show()\n"), "\(text)")
      #expect(text.contains("register(API.self) { _ in root.api }") == hasAnotherUser, "\(text)")
    }
  }

  /// Takes a road to its root, and gives what the program prints.
  private func root(of road: ContainerRoad, _ tool: Tool) throws -> String {
    try tool.commitAll()
    let before = try road.output(tool)
    #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
    try road.commit(tool)
    let new = try tool.run(
      "wire", "--new", "AppRoot", "--from-container", road.container, "--for", "HomeScreen",
      "--write")
    #expect(new.status == 0, "\(new)")
    try road.commit(tool)
    return before
  }
}
