import DepWorkspace
import Testing

struct XcodeTargetsTests {
  @Test func `targets whose modules have their name are told`() {
    let targets = XcodeTargets(project(settings: "PRODUCT_NAME = \"$(TARGET_NAME)\";"))
    #expect(targets.modules == ["Shop", "ShopWidget"])
    #expect(targets.sharedFiles == ["Price.swift"])
  }

  @Test(arguments: [
    ("PRODUCT_NAME = \"My Shop\";", "My_Shop"), ("PRODUCT_MODULE_NAME = Store;", "Store"),
  ])
  func `a name of its own makes all of them unknown`(setting: String, product: String) {
    let targets = XcodeTargets(project(settings: setting))
    #expect(targets.modules.isEmpty)
    #expect(targets.names == ["Shop", "ShopWidget", "Shop-UI Tests"])
    #expect(targets.products == [product])
  }

  @Test(arguments: ["", "\u{0}\u{1}", "name = Shop;", "/* in Sources */ = {isa = PBXBuildFile;"])
  func `what is no project tells nothing`(text: String) {
    #expect(XcodeTargets(text) == XcodeTargets())
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 6.0;", true, false), ("SWIFT_VERSION = 5.0;", false, false),
    ("", false, false),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_VERSION = 6.0;", true, true),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_VERSION = 5.0;", false, true),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; SWIFT_VERSION = 6.0;", true, false),
  ])
  func `all configurations tell the mode and the actor`(
    settings: String, isSettled: Bool, isOnMainActor: Bool
  ) {
    let targets = XcodeTargets(
      project(settings: settings.replacing("; ", with: ";\n\t\t\t\t")))
    #expect(targets.isSettled == isSettled)
    #expect(targets.isBeforeSwift6 == settings.hasSuffix("SWIFT_VERSION = 5.0;"))
    #expect(targets.isOnMainActor == isOnMainActor)
  }

  @Test func `one project in an older mode leaves all of them open`() {
    var targets = XcodeTargets(project(settings: "SWIFT_VERSION = 6.0;"))
    targets.formUnion(XcodeTargets(project(settings: "SWIFT_VERSION = 5.0;")))
    #expect(!targets.isSettled)
  }

  @Test func `an actor of one target is not that of all`() {
    var targets = XcodeTargets(project(settings: "SWIFT_VERSION = 6.0;"))
    targets.formUnion(
      XcodeTargets(project(settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")))
    #expect(!targets.isSettled)
    #expect(!targets.isOnMainActor)
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 6.0;\n\t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", true, true),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", false, true),
    ("SWIFT_VERSION = 6.0;", true, false), ("", false, false),
  ])
  func `a target overrides its project, and neither tests nor stickers matter`(
    settings: String, isSettled: Bool, isOnMainActor: Bool
  ) {
    let targets = XcodeTargets(projectWithTargets(settings: settings))
    #expect(targets.isSettled == isSettled)
    #expect(targets.isOnMainActor == isOnMainActor)
  }

  @Test(arguments: [("", 22, ["Shop/Old.swift"]), ("", 5, []), (folder, 22, [])])
  func `what no target compiles is told, where the others are`(
    more: String, count: Int, left: [String]
  ) {
    let names = (0..<count).map { "F\($0).swift" }
    let lines = names.map { "\t\tA\($0) /* \($0) in Sources */ = {isa = PBXBuildFile; };" }
    var targets = XcodeTargets((lines.dropFirst() + [more]).joined(separator: "\n"))
    targets.formUnion(XcodeTargets(lines[0]))
    let paths = names.map { "Shop/" + $0 }
    // A package manager may compile what stands apart.
    let others = ["Shop/Old.swift", "Pods/Kit/Classes/Kit.swift"]
    #expect(targets.uncompiled(paths + others) == Set(left))
    #expect(XcodeTargets("").uncompiled(paths).isEmpty)
  }

  private static let folder = "\t\t\tisa = PBXFileSystemSynchronizedRootGroup;"

  @Test func `the phases of a target tell its files`() {
    let text = """
      \t\tP1 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \t\t\t\tA1 /* Desk.swift in Sources */,
      \t\t\t\tA2 /* Chair.swift in Sources */,
      \t\t\t);
      \t\t};
      \t\tP2 /* Sources */ = {
      \t\t\tfiles = (
      \t\t\t\tA3 /* Lamp.swift in Sources */,
      \t\t\t);
      \t\t};
      \t\tT1 /* Shop */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildPhases = (
      \t\t\t\tP1 /* Sources */,
      \t\t\t\tX1 /* Frameworks */,
      \t\t\t);
      \t\t\tname = Shop;
      \t\t};
      \t\tT2 /* Feed */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildPhases = (
      \t\t\t\tP2 /* Sources */,
      \t\t\t);
      \t\t\tname = Feed;
      \t\t};
      """
    let files = ["Shop": Set(["Desk.swift", "Chair.swift"]), "Feed": ["Lamp.swift"]]
    #expect(XcodeTargets(text).files == files)
  }

  @Test func `lines may end in two characters, and objects have any name`() {
    let text = projectWithTargets(settings: "SWIFT_VERSION = 6.0;")
    #expect(XcodeTargets(text.replacing("\n", with: "\r\n")).isSettled)
    #expect(XcodeTargets(text.replacing("C1 ", with: "OBJ_c1 ")).isSettled)
  }

  @Test func `what a file of settings says is not known`() {
    let reference = "};\n\t\t\tbaseConfigurationReference = F1 /* X.xcconfig */;\n\t\t\tx = {"
    var targets = XcodeTargets(projectWithTargets(settings: "SWIFT_VERSION = 6.0;"))
    #expect(targets.isSettled)
    targets.formUnion(
      XcodeTargets(projectWithTargets(settings: reference, ofProject: "ONLY_ACTIVE_ARCH = YES;")))
    #expect(!targets.isSettled)
  }

  private func projectWithTargets(
    settings: String, ofProject: String = "SWIFT_VERSION = 4.2;"
  ) -> String {
    let project = """
      \t\tP0 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tbuildConfigurationList = L0 /* Build configuration list */;
      \t\t};
      """
    return [
      project, list("PBXProject", 0), target("Shop", 1, phase: "Sources"),
      target("Stickers", 2, phase: "Resources"), target("ShopTests", 3, phase: "Sources"),
      configuration(0, ofProject), configuration(1, settings), configuration(2, ""),
      configuration(3, "SWIFT_VERSION = 5.0;"),
    ].joined(separator: "\n")
  }

  private func target(_ name: String, _ number: Int, phase: String) -> String {
    """
    \t\tT\(number) /* \(name) */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L\(number) /* Build configuration list */;
    \t\t\tbuildPhases = (
    \t\t\t\tP\(number) /* \(phase) */,
    \t\t\t);
    \t\t\tname = \(name);
    \t\t};
    \(list("PBXNativeTarget", number))
    """
  }

  private func list(_ owner: String, _ number: Int) -> String {
    """
    \t\tL\(number) /* Build configuration list for \(owner) "X" */ = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\tC\(number) /* Debug */,
    \t\t\t);
    \t\t};
    """
  }

  private func configuration(_ number: Int, _ settings: String) -> String {
    """
    \t\tC\(number) /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\t\(settings)
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    """
  }

  private func project(settings: String) -> String {
    """
    // !$*UTF8*$!
    {
    /* Begin PBXBuildFile section */
    \t\tA1 /* Desk.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Desk.swift */; };
    \t\tA2 /* Price.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Price.swift */; };
    \t\tA3 /* Price.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Price.swift */; };
    /* End PBXBuildFile section */
    \t\tG1 /* Group */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tname = Group;
    \t\t};
    \t\tT1 /* Shop */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tname = Shop;
    \t\t\tproductName = \"The Shop\";
    \t\t};
    \t\tT2 /* ShopWidget */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tname = ShopWidget;
    \t\t};
    \t\tT3 /* Shop-UI Tests */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tname = \"Shop-UI Tests\";
    \t\t};
    \t\tC1 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\t\(settings)
    \t\t\t};
    \t\t};
    }
    """
  }
}
