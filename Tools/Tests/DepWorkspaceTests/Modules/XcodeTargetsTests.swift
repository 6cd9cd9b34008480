import DepWorkspace
import Testing

struct XcodeTargetsTests {
  @Test func `targets whose modules have their name are told`() {
    let targets = XcodeTargets(project(settings: "PRODUCT_NAME = \"$(TARGET_NAME)\";"))
    #expect(targets.modules == ["Shop", "ShopWidget"])
    #expect(targets.sharedFiles == ["Price.swift"])
  }

  @Test(arguments: ["PRODUCT_NAME = \"My Shop\";", "PRODUCT_MODULE_NAME = Store;"])
  func `a name of its own makes all of them unknown`(setting: String) {
    #expect(XcodeTargets(project(settings: setting)).modules.isEmpty)
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
