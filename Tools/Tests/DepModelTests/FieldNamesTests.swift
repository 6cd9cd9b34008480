import DepModel
import Testing

struct FieldNamesTests {
  @Test(arguments: [
    ("API.shared", "API", "api"), ("Feed.Store.shared", "Feed.Store", "store"),
    ("Clocks.wall", "Clock", "wall"), ("analytics", "Analytics", "sharedAnalytics"),
    ("Holder.shared", "", "holder"), ("xInit.shared", "xInit", "xInit"),
    ("iCloudStore.shared", "iCloudStore", "iCloudStore"),
    ("dydxFormatter.shared", "dydxFormatter", "formatter"),
    ("DateHelper.sharedHelper", "DateHelper", "dateHelper"),
    ("Clocks.mainClock", "WallTimer", "mainClock"),
    ("Support.shared", "SupportProtocol", "support"),
  ])
  func `a singleton's field says what it holds`(
    expression: String, type: String, expected: String
  ) {
    #expect(FieldNames.ofSingleton(expression, type: type).first == expected)
  }

  @Test(arguments: [
    ("Screen.current", "String", "screenCurrent"), ("Screen.current", "Theme", "theme"),
    ("Screen.accent", "Color", "accent"), ("Flags.shared", "Bool", "flagsShared"),
  ])
  func `the name of a plain type does not say what a variable holds`(
    variable: String, type: String, expected: String
  ) {
    #expect(FieldNames.ofVariable(variable, type: type).first == expected)
  }

  /// A closure of the function's own name would call itself.
  @Test(arguments: [
    ("loadWidgetHistorySnapshot", "loadSnapshot"), ("getButtonSize", "buttonSize"),
    ("preload_events", "preloadEvents"), ("restoreNSStatusItemPosition", "restorePosition"),
    ("growLarch", "callGrowLarch"), ("reload", "callReload"),
    ("CGSMainConnectionID", "mainConnectionID"),
    ("setUserWantsFirewallEnabled", "setFirewallEnabled"), ("_SLPSSetFront", "setFront"),
  ])
  func `the field for a function at file level has another name`(
    function: String, expected: String
  ) {
    #expect(FieldNames.ofFunction(function, labels: []).first == expected)
  }

  /// A call that names the module finds the function.
  @Test(arguments: [
    "loadWidgetHistorySnapshot", "getButtonSize", "activateMode_nonCancellable", "reload",
  ])
  func `with its module before it a function keeps its name`(function: String) {
    #expect(FieldNames.ofFunction(function, labels: [], namesModule: true).first == function)
  }

  @Test func `a prefix that keeps names apart is no part of one`() {
    #expect(FieldNames.ofStatic("DateFormatter.ub_daysAgo", labels: []).first == "daysAgo")
    #expect(FieldNames.ofStatic("Session.is_active", labels: []).first == "is_active")
    #expect(
      FieldNames.ofSingleton(
        "CKPurchaseController.shared", type: "CKPurchaseController", isOutside: true
      ).first == "purchaseController")
    #expect(
      FieldNames.ofSingleton("UIStateManager.shared", type: "UIStateManager").first
        == "uiStateManager")
  }

  @Test func `a name loses no object behind which a relation stands`() {
    #expect(
      FieldNames.ofFunction("removeUserFromGroup", labels: [])[0] == "callRemoveUserFromGroup")
    #expect(
      FieldNames.ofFunction("present", labels: ["full_screen_item"])[1]
        == "callPresentFullScreenItem")
  }

  @Test(arguments: [
    ("OperationQueue.main", "mainOperationQueue"), ("FileManager()", "newFileManager"),
    ("DispatchQueue.global()", "globalDispatchQueue"),
  ])
  func `a second object of an SDK gets a name and no number`(
    expression: String, expected: String
  ) {
    #expect(FieldNames.qualified(expression) == expected)
  }

  @Test(arguments: [
    ("Transaction.updates", ["updates", "transactionUpdates"]),
    ("Transaction.latest(for:)", ["latest", "transactionLatest"]),
    ("Transaction.all", ["transactionAll"]), ("Product.default", []),
    ("Product.import", ["productImport"]),
    ("Calendar.autoupdatingCurrent", ["calendarAutoupdatingCurrent"]),
    ("UUID()", []), ("*.isDateInToday(_:)", []), ("os.Logger", []),
  ])
  func `a static of an SDK is named after its member, and never after its type alone`(
    expression: String, expected: [String]
  ) {
    #expect(FieldNames.ofMember(expression) == expected)
  }

  @Test(arguments: [
    ("ZimMigration.forCustomApps", [], "zimMigrationForCustomApps"),
    ("RefreshLogger.logs", [], "refreshLogs"),
    ("RefreshLogger.receivedData", ["_"], "refreshReceivedData"),
    ("LibraryOperations.open", ["url"], "openLibraryURL"),
    ("Library.open", ["url"], "openLibrary"),
    ("LibraryOperations.open", ["for"], "openLibraryOperations"),
    ("Analytics.track", ["_"], "track"),
    ("ProfileViewFactory.createView", ["for"], "createProfileView"),
    ("OPMLParser.parse", ["_"], "parseOPML"), ("Rewards.isAvailable", [], "isRewardsAvailable"),
    ("VideoConverter.convert", ["callback"], "convertVideo"),
    ("TabEvent.post", ["_"], "postTabEvent"),
    ("Domain.getOrCreate", ["forUrl"], "getOrCreateDomain"),
    ("Draft.removeAll", [], "removeAllDrafts"), ("Draft.delete", ["where"], "deleteDraft"),
  ])
  func `a static's field says what it is about`(
    expression: String, labels: [String], expected: String
  ) {
    #expect(FieldNames.ofStatic(expression, labels: labels).first == expected)
  }

  @Test func aNameRepeatsNoWord() {
    #expect(FieldNames.ofStatic("NCLog.log", labels: ["_"]).first == "ncLog")
    #expect(FieldNames.ofVariable("currentWorld", type: "World") == ["world"])
    #expect(FieldNames.ofSingleton("_API.shared", type: "_API").first == "api")
    #expect(FieldNames.ofStatic("Badges.check", labels: []).first == "checkBadges")
  }
}
