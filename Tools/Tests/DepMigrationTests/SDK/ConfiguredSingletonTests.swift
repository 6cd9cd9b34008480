import Testing

/// What a framework gives only after the program has configured it.
@Suite struct ConfiguredSingletonTests {
  @Test(arguments: [
    ("FirebaseMessaging", "Messaging.messaging()", "messaging: @Sendable () -> Messaging"),
    ("FirebaseAuth", "Auth.auth()", "auth: @Sendable () -> Auth"),
    ("RevenueCat", "Purchases.shared", "purchases: @Sendable () -> Purchases"),
    ("DatadogRUM", "RUMMonitor.shared()", "rumMonitor: @Sendable () -> any RUMMonitorProtocol"),
    ("Mixpanel", "Mixpanel.mainInstance()", "mixpanel: @Sendable () -> MixpanelInstance"),
    ("Segment", "Analytics.shared()", "analytics: @Sendable () -> Analytics"),
  ])
  func itIsAskedAtEachUseAsBefore(_ module: String, _ expression: String, _ field: String) throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Push.swift": """
      import \(module)

      final class Push {
        func enable() { \(expression).start() }
      }
      """
    ])
    let after = try #require(
      migration.applying(try migration.plan())["Sources/App/Push.swift"])
    let name = try #require(field.split(separator: ":").first)
    #expect(after.contains("var \(field)\n"))
    #expect(after.contains("\(name): { \(expression) }"))
    #expect(after.contains("func enable() { dependencies.\(name)().start() }"))
  }
}
